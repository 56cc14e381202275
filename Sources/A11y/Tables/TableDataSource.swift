// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Provides a table's rows on demand, as `UITableViewDataSource` does.
///
/// Only visible rows are requested: if ten of a million rows are shown, the source provides ten.
public protocol TableDataSource {
  /// The number of sections; 1 by default.
  var numberOfSections: Int { get }

  /// The number of rows in a section.
  func numberOfRows(inSection section: Int) -> Int

  /// The row at an index path, requested once for each visible row.
  func row(at indexPath: RowIndexPath) -> DataRow

  /// The text above a section's rows; nil by default.
  func titleForHeader(inSection section: Int) -> String?

  /// The text below a section's rows; nil by default.
  func titleForFooter(inSection section: Int) -> String?

  /// The height of a row in points; nil for the standard 44.
  func heightForRow(at indexPath: RowIndexPath) -> Double?

  /// The height of a section's header in points; nil for the standard 28.
  func heightForHeader(inSection section: Int) -> Double?

  /// The height of a section's footer in points; nil for the standard 28.
  func heightForFooter(inSection section: Int) -> Double?

  /// Whether a row is hidden; false by default.
  func isHidden(at indexPath: RowIndexPath) -> Bool

  /// Whether a section shows only its header; false by default.
  func isCollapsed(section: Int) -> Bool

  /// The titles of the section index; none by default.
  var sectionIndexTitles: [String] { get }

  /// The section that a title of the index leads to; by default the one with the same index.
  func section(forSectionIndexTitle title: String, at index: Int) -> Int
}

extension TableDataSource {
  /// One section.
  public var numberOfSections: Int { 1 }
  /// No header.
  public func titleForHeader(inSection section: Int) -> String? { nil }
  /// No footer.
  public func titleForFooter(inSection section: Int) -> String? { nil }
  /// The standard height.
  public func heightForRow(at indexPath: RowIndexPath) -> Double? { nil }
  /// The standard height.
  public func heightForHeader(inSection section: Int) -> Double? { nil }
  /// The standard height.
  public func heightForFooter(inSection section: Int) -> Double? { nil }
  /// No row is hidden.
  public func isHidden(at indexPath: RowIndexPath) -> Bool { false }
  /// No section is collapsed.
  public func isCollapsed(section: Int) -> Bool { false }
  /// No index.
  public var sectionIndexTitles: [String] { [] }
  /// The section with the same index.
  public func section(forSectionIndexTitle title: String, at index: Int) -> Int { index }
}
