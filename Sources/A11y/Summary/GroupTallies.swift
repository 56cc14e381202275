// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The tallies of the rows that have one value in a column, for each of its values.
final class GroupTallies {
  /// The rows of one value.
  struct Group {
    var value: String
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
  /// Whether a part had more groups than are told apart, so that none is told of.
  private var isGivenUp = false

  private let names: RowNames

  init(by name: String, _ names: RowNames) {
    self.name = name
    self.names = names
  }

  /// Whether a field is the one that groups the rows.
  func isAsked(_ field: PreparedField) -> Bool {
    field.isCalled(name)
  }

  /// Adds the rows that follow.
  ///
  /// - Parameters:
  ///   - next: their groups.
  ///   - nextNames: what these rows are called.
  func merge(_ next: GroupTallies, named nextNames: RowNames) {
    column = column ?? next.column
    otherRows += next.otherRows
    if next.otherRows > 0 {
      // Some of these rows may be of groups that are kept here, whose figures would be wrong.
      otherRows += (groups + next.groups).reduce(0) { $0 + $1.rows }
      (groups, byValue, isGivenUp) = ([], [:], true)
    }
    if isGivenUp {
      return
    }
    for group in next.groups {
      guard let index = count(group.rows, of: group.value, literal: group.literal) else { continue }
      groups[index].tallies.merge(group.tallies, named: nextNames)
    }
  }

  /// Passes the groups to or from another process.
  ///
  /// - Parameters:
  ///   - archive: where they are written to, or read from.
  ///   - field: finds the field of a column by its name, and its place.
  /// - Throws: a fault of the archive.
  func pass(
    _ archive: inout ByteArchive, field: (String, Int) -> PreparedField
  ) throws(ByteArchive.Fault) {
    try archive.pass(&column)
    try archive.pass(&otherRows)
    try archive.pass(&isGivenUp)
    try archive.pass(
      &groups, Group(value: "", literal: nil, tallies: ColumnTallies(names))
    ) { (archive, group) throws(ByteArchive.Fault) in
      try archive.pass(&group.value)
      try archive.pass(&group.literal)
      try archive.pass(&group.rows)
      try group.tallies.pass(&archive, field: field)
    }
    guard archive.isReading else { return }
    byValue = Dictionary(zip(groups.map(\.value), groups.indices)) { first, _ in first }
    guard groups.count <= Self.mostGroups, byValue.count == groups.count else { throw .broken }
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
    return count(1, of: value ?? "", literal: literal)
  }

  private func count(_ rows: Int, of value: String, literal: String?) -> Int? {
    if let index = byValue[value] {
      groups[index].rows += rows
      if groups[index].literal != literal { groups[index].literal = nil }
      return index
    }
    guard groups.count < Self.mostGroups else {
      otherRows += rows
      return nil
    }
    byValue[value] = groups.count
    groups.append(Group(value: value, literal: literal, rows: rows, tallies: ColumnTallies(names)))
    return groups.count - 1
  }
}
