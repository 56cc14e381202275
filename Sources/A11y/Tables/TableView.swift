// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A table on a screen: a data source, and the part of it that is visible.
///
/// It requests rows from the source only as they come into view, once each, and again after
/// ``reloadData()``.
///
/// ```swift
/// var table = TableView(dataSource: source, height: 440)
/// for (item, row) in table.visibleRows() { … }
/// table.scrollPage(.down)?.announcement(in: .enUS)  // "Rows 11 to 20 of 500"
/// ```
public struct TableView<Source: TableDataSource> {
  /// A scrolling direction.
  public enum Direction: Hashable, Sendable {
    /// Towards the first row.
    case up
    /// Towards the last row.
    case down
  }

  /// Provides the rows; setting it reloads the table.
  public var dataSource: Source { didSet { reloadData() } }
  /// The table's title.
  public var title: String?
  /// Its style; nil scrolls headers and footers with their sections.
  public var style: TableDescription.Style?
  /// Whether the controls of editing mode are shown.
  public var isEditing = false
  /// The height of the visible part, in points.
  public let height: Double
  /// The heights of rows, headers and footers for which the source specifies none.
  public let heights: TableDescription.Heights
  /// The delegate's last change to a row's state.
  public var willDisplay: WillDisplay? { didSet { cells.removeAll() } }

  /// How far the content is scrolled, in points from its top.
  public private(set) var contentOffset = 0.0
  private var layout: TableLayout
  /// The rows that have been requested and are still on the screen.
  private var cells: [RowIndexPath: DataRow] = [:]

  /// Makes a table that is scrolled to its top.
  ///
  /// - Parameters:
  ///   - dataSource: provides the rows.
  ///   - height: the height of the visible part, in points.
  ///   - heights: the heights for which the source specifies none.
  public init(
    dataSource: Source, height: Double,
    heights: TableDescription.Heights = TableDescription.Heights()
  ) {
    self.dataSource = dataSource
    self.height = max(height, 0)
    self.heights = heights
    layout = TableLayout(of: dataSource, heights)
  }

  /// Requests everything from the source again.
  public mutating func reloadData() {
    layout = TableLayout(of: dataSource, heights)
    cells.removeAll()
    scroll(to: contentOffset)
  }

  /// The total height of the content, in points.
  public var contentHeight: Double { layout.height }

  /// The visible items, from top to bottom.
  package var visibleItems: VisibleRows<Source> {
    VisibleRows(
      of: dataSource, in: .points(top: contentOffset, height: height), heights: heights,
      style: style)
  }

  /// The index paths of the visible rows.
  public var indexPathsForVisibleRows: [RowIndexPath] {
    visibleItems.compactMap { if case .row(let indexPath) = $0 { indexPath } else { nil } }
  }

  /// The visible items, from top to bottom; rows have their state after `willDisplay`.
  public mutating func visibleRows() -> [(item: TableItem, row: DataRow?)] {
    var shown: [(item: TableItem, row: DataRow?)] = []
    var kept: [RowIndexPath: DataRow] = [:]
    for item in visibleItems {
      guard case .row(let indexPath) = item else {
        shown.append((item, nil))
        continue
      }
      let row = cells[indexPath] ?? displayed(indexPath)
      kept[indexPath] = row
      shown.append((item, row))
    }
    cells = kept
    return shown
  }

  private func displayed(_ indexPath: RowIndexPath) -> DataRow {
    var row = dataSource.row(at: indexPath)
    willDisplay?(row, indexPath, &row.state)
    return row
  }

  // MARK: Scrolling

  /// Scrolls to an offset, clamped to the content.
  public mutating func scroll(to offset: Double) {
    // Not-a-number is ignored.
    guard !offset.isNaN else { return }
    contentOffset = min(max(offset, 0), max(contentHeight - height, 0))
  }

  /// Scrolls a row to the top, as far as there is content below it.
  ///
  /// It does nothing if there is no such row.
  public mutating func scrollToRow(at indexPath: RowIndexPath) {
    guard let top = layout.top(of: indexPath, in: dataSource, heights) else { return }
    scroll(to: top)
  }

  /// Scrolls to the section that a title of the section index leads to.
  public mutating func scroll(toSectionIndexTitle title: String) {
    guard let index = dataSource.sectionIndexTitles.firstIndex(of: title) else { return }
    let section = dataSource.section(forSectionIndexTitle: title, at: index)
    guard layout.sections.indices.contains(section) else { return }
    scroll(to: layout.sections[section].top)
  }

  /// Scrolls by one page; nil if there is nothing more in that direction.
  @discardableResult
  public mutating func scrollPage(_ direction: Direction) -> VisibleRowRange? {
    let before = contentOffset
    scroll(to: direction == .down ? before + height : before - height)
    return contentOffset == before ? nil : scrollPosition
  }

  /// The positions of the visible rows, and the total number of rows.
  public var scrollPosition: VisibleRowRange {
    let paths = indexPathsForVisibleRows
    guard let first = paths.first else { return VisibleRowRange(rows: nil, count: layout.rowCount) }
    let start = layout.number(of: first, in: dataSource)
    return VisibleRowRange(rows: start...(start + paths.count - 1), count: layout.rowCount)
  }
}
