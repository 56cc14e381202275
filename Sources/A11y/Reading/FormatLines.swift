// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Records below a header that tell how its columns are stored, and are neither units nor rows.
enum FormatLines {
  /// How many there are.
  ///
  /// - Parameter rows: the records below the header.
  /// - Returns: 0 where the first of them is a row.
  static func count(in rows: [[String]]) -> Int {
    guard let first = rows.first, rows.count > 2 else { return 0 }
    let types = first.map { $0.trimmingSpaces().lowercased() }
    if types.count > 1, types.allSatisfy(isWidth), types.contains(where: { $0.utf8.count > 1 }) {
      return 1
    }
    let known = types.filter { self.types.contains($0) }
    // In place of its type, a column may have its values, with blanks between them.
    guard known.count > 1, known.count * 2 > types.count(where: { !$0.isEmpty }),
      types.allSatisfy({ $0.isEmpty || self.types.contains($0) || $0.contains(" ") }),
      hasNumbers(under: types, in: rows.dropFirst(2))
    else { return 0 }
    // Flags may be left out, so a line of them is empty for most columns.
    let flags = rows[1].map { $0.trimmingSpaces().lowercased() }
    return flags.allSatisfy({ $0.isEmpty || self.flags.contains($0) || $0.contains("=") }) ? 2 : 1
  }

  /// Whether a cell is the width and the type of a column, as the United States Geological Survey writes them: `15s`.
  private static func isWidth(_ cell: String) -> Bool {
    guard let last = cell.last, "snd".contains(last) else { return false }
    return cell.dropLast().utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// The types of Orange's tables and of database dumps.
  private static let types: Set<String> = numbers.union([
    "d", "s", "t", "discrete", "string", "time", "text", "varchar", "char", "date", "datetime",
    "timestamp", "boolean", "bool", "object", "str",
  ])
  private static let numbers: Set<String> = [
    "c", "continuous", "int", "integer", "float", "double", "real", "numeric", "decimal", "number",
    "bigint", "smallint", "int64", "float64",
  ]
  /// The parts that columns of Orange's tables play.
  private static let flags: Set<String> = ["class", "meta", "ignore", "i", "m", "weight"]

  /// Whether what is said to be a number is one, so that a letter is no value.
  private static func hasNumbers(under types: [String], in rows: ArraySlice<[String]>) -> Bool {
    let cells = types.indices.filter { numbers.contains(types[$0]) }.flatMap { column in
      rows.compactMap {
        $0.indices.contains(column) ? $0[column].trimmingSpaces() : nil
      }
      .filter { !$0.isEmpty && $0 != "?" }
    }
    // Without a column of numbers the words themselves tell, as nobody's values are "discrete" or "string".
    if cells.isEmpty {
      return types.contains { $0.utf8.count > 5 } || types.allSatisfy { $0 == "d" || $0 == "s" }
    }
    return cells.count { Double($0) != nil } * 10 >= cells.count * 9
  }
}
