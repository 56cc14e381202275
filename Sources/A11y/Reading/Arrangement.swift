// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// An order for rows other than that of the data.
public enum Arrangement: Hashable, Sendable {
  /// By fields' values within each section; where the first is the same, by the next. Rows without a
  /// value come last.
  case sorted(by: [SortField])
  /// Under the titles of the locale's section index, by a field's text.
  case indexed(by: String)
  /// In a section for each value of a field, with the value as its header and a footer that sums its rows up, in the order in
  /// which the values come; within a section by other fields' values.
  ///
  /// The field itself is no longer said in the rows. It is meant by its name, or its heading in any case.
  case grouped(by: String, sortedBy: [SortField] = [])

  /// The names of the fields that it is by.
  var names: [String] {
    switch self {
    case .sorted(let fields): fields.map(\.name)
    case .indexed(let field): [field]
    case .grouped(_, let fields): fields.map(\.name)
    }
  }

  /// By one field's values.
  ///
  /// ```swift
  /// options.arrangement = .sorted(by: "price", descending: true)
  /// ```
  public static func sorted(by field: String, descending: Bool) -> Self {
    .sorted(by: [SortField(field, isDescending: descending)])
  }
}

/// A field that rows are sorted by.
public struct SortField: Hashable, Sendable {
  /// The field's name.
  public var name: String
  /// Whether the greatest value comes first.
  public var isDescending: Bool

  /// Creates a field to sort by.
  public init(_ name: String, isDescending: Bool = false) {
    self.name = name
    self.isDescending = isDescending
  }
}
