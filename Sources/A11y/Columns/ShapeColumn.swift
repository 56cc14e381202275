// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Outlines on a map or in a plane: lists of points that tell a listener nothing.
enum ShapeColumn: ColumnKind {
  static let examples = [
    ColumnExample(
      name: "area", values: [outline(x: 0), outline(x: 1)], phrase: ""),
    ColumnExample(name: "place", values: ["POINT (5 60)", "POINT (6 61)"], phrase: "POINT (5 60)"),
  ]

  /// An example of a shape as OGC's Simple Features write one.
  private static func outline(x: Int) -> String {
    "POLYGON ((" + (0..<20).map { "\(x).\($0)25 \($0).5" }.joined(separator: ", ") + "))"
  }

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    let profile = column.profile
    let isWritten = !column.values.isEmpty && profile.containerCount == 0
    guard
      profile.shapeCount > 0 && profile.shapeCount == profile.containerCount
        || isWritten && column.values.allSatisfy({ isShape($0.text) })
    else { return nil }
    var field = column.field
    field.skipped = .shapes
    return ColumnGuess(
      field, SayAs(.skip), heading: .never, "shapes of many points",
      question: "shapes are skipped")
  }

  /// The least length of a list that is worth leaving out.
  private static let least = 160

  /// The words that such a text begins with (OGC 06-103r4, section 7).
  private static let kinds = [
    "POLYGON", "MULTIPOLYGON", "LINESTRING", "MULTILINESTRING", "MULTIPOINT", "GEOMETRYCOLLECTION",
  ]

  /// Whether a text is a shape in Well-Known Text.
  private static func isShape(_ text: String) -> Bool {
    text.utf8.count > least && isWritten(text)
  }

  /// Whether a text begins as a shape in Well-Known Text, of however few points.
  static func isWritten(_ text: String) -> Bool {
    guard let open = text.firstIndex(of: "(") else { return false }
    let word = text[..<open].split(separator: " ").first.map { $0.uppercased() } ?? ""
    return kinds.contains(word)
  }

  /// Whether a JSON text has a long list of points: arrays of numbers in an array.
  static func isShape(json text: String) -> Bool {
    guard text.utf8.count > least else { return false }
    let marks = text.utf8.filter { $0 > UInt8(ascii: " ") }
    let open = UInt8(ascii: "[")
    guard
      let start = marks.indices.dropLast().first(where: {
        marks[$0] == open && marks[$0 + 1] == open
      })
    else { return false }
    let isNumeric = marks[start...].allSatisfy {
      (0x30...0x39).contains($0) || "[]{}+-.,eE".utf8.contains($0)
    }
    // Numbers that are no pairs may be a matrix, of which a short one is worth hearing.
    return isNumeric && (arePairs(marks[start...]) || marks.count > leastOfMatrix)
  }

  /// The least length of a matrix that is worth leaving out.
  private static let leastOfMatrix = 1_000

  /// Whether each of the innermost arrays has two numbers.
  private static func arePairs(_ marks: ArraySlice<UInt8>) -> Bool {
    marks.split(separator: UInt8(ascii: "[")).allSatisfy { part in
      let numbers = part.prefix { $0 != UInt8(ascii: "]") }
      return numbers.count { $0 == UInt8(ascii: ",") } == 1
    }
  }
}
