/// Gives a table its rows when they are needed, as `UITableViewDataSource` does.
///
/// Only visible rows are asked for: a source of a million rows that shows ten is asked for ten.
public protocol TableDataSource {
  /// How many sections there are; 1 when not said.
  var numberOfSections: Int { get }

  /// How many rows a section has.
  func numberOfRows(inSection section: Int) -> Int

  /// The row at a place. It is called for visible rows only, once each.
  func row(at indexPath: IndexPath) -> Row

  /// What stands above a section's rows; nil when not said.
  func titleForHeader(inSection section: Int) -> String?

  /// What stands below a section's rows; nil when not said.
  func titleForFooter(inSection section: Int) -> String?

  /// The height of a row in points; nil for the usual 44.
  func heightForRow(at indexPath: IndexPath) -> Double?

  /// The height of a section's header in points; nil for the usual 28.
  func heightForHeader(inSection section: Int) -> Double?

  /// The height of a section's footer in points; nil for the usual 28.
  func heightForFooter(inSection section: Int) -> Double?

  /// Whether a row is left out; false when not said.
  func isHidden(at indexPath: IndexPath) -> Bool

  /// Whether a section shows its header alone; false when not said.
  func isCollapsed(section: Int) -> Bool

  /// The titles of the section index; none when not said.
  var sectionIndexTitles: [String] { get }

  /// The section that a title of the index leads to; that of the same place when not said.
  func section(forSectionIndexTitle title: String, at index: Int) -> Int
}

extension TableDataSource {
  /// One section.
  public var numberOfSections: Int { 1 }
  /// No header.
  public func titleForHeader(inSection section: Int) -> String? { nil }
  /// No footer.
  public func titleForFooter(inSection section: Int) -> String? { nil }
  /// The usual height.
  public func heightForRow(at indexPath: IndexPath) -> Double? { nil }
  /// The usual height.
  public func heightForHeader(inSection section: Int) -> Double? { nil }
  /// The usual height.
  public func heightForFooter(inSection section: Int) -> Double? { nil }
  /// No row is hidden.
  public func isHidden(at indexPath: IndexPath) -> Bool { false }
  /// No section is collapsed.
  public func isCollapsed(section: Int) -> Bool { false }
  /// No index.
  public var sectionIndexTitles: [String] { [] }
  /// The section of the same place.
  public func section(forSectionIndexTitle title: String, at index: Int) -> Int { index }
}
