// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The tallies of the rows that have one value in a column, for each of its values.
final class GroupTallies {
  /// The rows of one value.
  struct Group {
    let value: String
    var rows = 0
    let tallies: ColumnTallies
  }

  /// More groups are no overview, and take memory.
  static let mostGroups = 200

  /// The name of the column, or its heading.
  let name: String
  /// The column's own name, once a row has had it.
  private(set) var column: String?
  /// Whether the column's texts are those of its cells.
  private(set) var isText = false
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
  ///   - field: the field of the column.
  /// - Returns: the index of the group; nil if there are too many.
  func group(of value: String?, _ field: PreparedField) -> Int? {
    column = field.name
    isText = field.say.kind == .text
    let value = value ?? ""
    if let index = byValue[value] {
      groups[index].rows += 1
      return index
    }
    guard groups.count < Self.mostGroups else {
      otherRows += 1
      return nil
    }
    byValue[value] = groups.count
    groups.append(Group(value: value, rows: 1, tallies: ColumnTallies(names)))
    return groups.count - 1
  }
}
