// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A line of a text table that holds no cells: `+----+---+`, `|:---|---:|`, `├────┼───┤`, `---- ---`.
struct TableRule {
  /// The columns of each of its strokes.
  let strokes: [Range<Int>]
  /// Whether something other than blanks is between the strokes.
  let hasJoints: Bool
  /// The columns of what is between them, and at both ends.
  let joints: [Int]
  /// Whether it begins with the sign of a table's last line.
  let isLast: Bool
  /// Whether it begins with half a stroke, since the table has no frame at its sides.
  let beginsWithHalf: Bool

  /// Whether it may as well be a row whose cells are a hyphen or two, as for missing values: `| - | -- |`.
  let mayBeRow: Bool

  /// How the rule begins under the header of `dpkg -l`, whose first column is headed by a drawing of three lines.
  private static let startOfPackages = Array("+++-=".unicodeScalars)

  /// Recognizes a rule; nil for any other line.
  init?(_ line: TerminalLine) {
    var strokes: [Range<Int>] = []
    var joints: [Int] = []
    var start: Int?
    // dpkg joins its strokes with hyphens.
    let isOfPackages = line.columns.starts(with: Self.startOfPackages)
    for (column, scalar) in line.columns.enumerated() {
      if isOfPackages, scalar == "-" || scalar == "+" {
        if let first = start { strokes.append(first..<column) }
        start = nil
        if column == 0 { strokes.append(0..<3) }
        continue
      }
      if BoxDrawing.isStroke(scalar) {
        if start == nil { start = column }
        continue
      }
      if let first = start { strokes.append(first..<column) }
      start = nil
      if scalar == " " { continue }
      guard BoxDrawing.isJoint(scalar) else { return nil }
      joints.append(column)
    }
    let hasJoints = !joints.isEmpty
    if let first = start { strokes.append(first..<line.width) }
    // A hyphen for a missing value is no rule.
    guard
      strokes.contains(where: { $0.count > 1 }) || (hasJoints && strokes.count > 1)
        || (hasJoints && line.columns.allSatisfy { $0 == " " || BoxDrawing.isBarEnd($0) })
    else { return nil }
    self.strokes = strokes
    self.hasJoints = hasJoints
    self.joints = joints
    mayBeRow =
      hasJoints
      && strokes.allSatisfy {
        $0.count < 3 && $0.lowerBound > 0 && line.isBlank(at: $0.lowerBound - 1)
          && line.isBlank(at: $0.upperBound)
      }
    beginsWithHalf =
      line.columns.first { $0 != " " }.map { "╶╺".unicodeScalars.contains($0) } == true
    isLast = line.columns.first { $0 != " " }.map(BoxDrawing.isLastCorner) ?? false
  }
}
