// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The container of some elements, which a screen reader announces on entering and leaving it.
public struct ElementContainer: Hashable, Codable, Sendable {
  /// The kinds of container that screen readers distinguish.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// Rows that are one element each.
    case list
    /// Cells in rows and columns.
    case table
    /// Items of which one is selected, such as segments.
    case series
    /// Tabs.
    case tabBar
    /// A named part of a page.
    case landmark
  }

  /// The kind of container.
  public var kind: Kind
  /// Its name.
  public var title: String?
  /// The number of rows or other items; nil if it is unknown until the end.
  public var rowCount: Int?
  /// The number of columns; nil if there are none, or it is unknown.
  public var columnCount: Int?
  /// Whether some of its items are selected, so that the others count as unselected.
  public var allowsSelection = false
  /// What tells it apart from others of its kind and name.
  var ordinal = 0
  /// Whether each row of a table has the same columns, none spanning others.
  var isUniform = true

  /// Makes a container.
  public init(_ kind: Kind, title: String? = nil, rowCount: Int? = nil, columnCount: Int? = nil) {
    self.kind = kind
    self.title = title
    self.rowCount = rowCount
    self.columnCount = columnCount
  }
}
