// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What the rows of a table are called where one of them is told of: by the column that names them, or else the first.
final class RowNames {
  /// The name of the column that names the rows; nil for the first value of each.
  var column: String?
  /// The name of a column that no row is called by, since its group has the value as header.
  var excluded: String?
  private var firstNames: Set<String> = []
  /// How many bytes these have.
  private var bytes = 0
  /// How many rows have been added.
  private(set) var rows = 0

  /// How many rows show whether their names tell them apart.
  private static let mostLooked = 1_000

  /// Adds a row.
  func add(_ row: borrowing ComposedRow) {
    rows += 1
    guard rows <= Self.mostLooked, let name = name(of: row) else { return }
    if firstNames.insert(name).inserted { bytes += name.utf8.count }
  }

  /// Whether names tell rows apart.
  ///
  /// Where most have the name of another, as the year of all flights is, or names are as long as sentences, a number says more.
  var tellApart: Bool {
    firstNames.count * 2 >= min(rows, Self.mostLooked)
      && bytes <= firstNames.count * Self.longestName
  }

  /// How many bytes a name has at most, on the average.
  private static let longestName = 80

  /// What a row is called; nil for a row of controls alone.
  func name(of row: borrowing ComposedRow) -> String? {
    if let column, let name = row.text(where: { $0.name == column }) { return name }
    guard let excluded else { return row.title }
    return row.phrases.first { !$0.isControl && row.field(of: $0).dataName != excluded }
      .map { row.text(of: $0) }
  }

  /// Whether a phrase, or one of its field, is what the row is called by.
  func isName(_ field: PreparedField, at position: Int) -> Bool {
    column.map { field.name == $0 } ?? (position == 0)
  }
}
