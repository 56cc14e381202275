// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The tallies of the rows that have one value in a column, for each of its values.
final class GroupTallies {
  /// The rows of one value.
  struct Group {
    let value: String
    /// The value in the data; nil where rows have different ones that labels tell alike.
    var literal: String?
    var rows = 0
    let tallies: ColumnTallies
  }

  /// More groups are no overview, and take memory.
  static let mostGroups = 200

  /// The name of the column, or its heading.
  let name: String
  /// The column's own name, once a row has had it.
  private(set) var column: String?
  private(set) var groups: [Group] = []
  /// How many rows have a value beyond those that are told apart.
  private(set) var otherRows = 0
  private var byValue: [String: Int] = [:]

  private let names: RowNames

  init(by name: String, _ names: RowNames) {
    self.name = name
    self.names = names
  }

  /// Whether a field is the one that groups the rows.
  func isAsked(_ field: PreparedField) -> Bool {
    field.isCalled(name)
  }

  /// Counts a row in its group.
  ///
  /// - Parameters:
  ///   - value: the row's value as the label has it; nil if it has none.
  ///   - literal: the value as a query has it; nil if it has none, or can't be told.
  ///   - field: the field of the column.
  /// - Returns: the index of the group; nil if there are too many.
  func group(of value: String?, literal: String?, _ field: PreparedField) -> Int? {
    column = field.name
    let value = value ?? ""
    if let index = byValue[value] {
      groups[index].rows += 1
      if groups[index].literal != literal { groups[index].literal = nil }
      return index
    }
    guard groups.count < Self.mostGroups else {
      otherRows += 1
      return nil
    }
    byValue[value] = groups.count
    groups.append(Group(value: value, literal: literal, rows: 1, tallies: ColumnTallies(names)))
    return groups.count - 1
  }
}
