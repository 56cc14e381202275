// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The visible items of a table, from top to bottom: the headers, rows and footers in its viewport.
///
/// ```swift
/// for item in VisibleRows(of: source, in: .rows(3...12)) {
///   if case .row(let indexPath) = item { source.row(at: indexPath) }
/// }
/// ```
package struct VisibleRows<Source: TableDataSource>: Sequence {
  private let source: Source
  private let viewport: Viewport
  private let heights: TableDescription.Heights
  private let style: TableDescription.Style?

  /// Makes the sequence; the source is queried during iteration.
  package init(
    of source: Source, in viewport: Viewport = .all,
    heights: TableDescription.Heights = TableDescription.Heights(),
    style: TableDescription.Style? = nil
  ) {
    self.style = style
    self.source = source
    self.viewport = viewport
    self.heights = heights
  }

  /// Makes an iterator over the visible items.
  package func makeIterator() -> Iterator {
    Iterator(source: source, tracker: VisibilityTracker(viewport, style), heights: heights)
  }

  /// Iterates over the visible items.
  package struct Iterator: IteratorProtocol {
    private let source: Source
    private var tracker: VisibilityTracker
    private let heights: TableDescription.Heights
    private var section = -1
    private var row = 0
    private var rowCount = 0
    private var waiting: [TableItem] = []

    fileprivate init(
      source: Source, tracker: VisibilityTracker, heights: TableDescription.Heights
    ) {
      self.source = source
      self.tracker = tracker
      self.heights = heights
    }

    /// The next visible item; nil at the end.
    package mutating func next() -> TableItem? {
      while waiting.isEmpty {
        guard row < rowCount, !tracker.isBelow else {
          guard nextSection() else { return waiting.isEmpty ? nil : waiting.removeFirst() }
          continue
        }
        let indexPath = RowIndexPath(row: row, section: section)
        row += 1
        if source.isHidden(at: indexPath) { continue }
        let visible = tracker.passRow(height: source.rowHeight(at: indexPath, heights))
        if visible.header { waiting.append(.header(section: section)) }
        if visible.row { waiting.append(.row(indexPath)) }
      }
      return waiting.removeFirst()
    }

    /// Leaves a section and enters the next; returns false if there is none, or none of it is
    /// visible.
    private mutating func nextSection() -> Bool {
      if section >= 0, section < source.numberOfSections {
        let visible = tracker.leaveSection(
          footerHeight: source.visibleFooterHeight(inSection: section, heights),
          isCollapsed: source.isCollapsed(section: section))
        if visible.header { waiting.append(.header(section: section)) }
        if visible.footer { waiting.append(.footer(section: section)) }
      }
      section += 1
      guard section < source.numberOfSections, !tracker.isBelow else {
        section = source.numberOfSections
        return false
      }
      tracker.enterSection(
        headerHeight: source.visibleHeaderHeight(inSection: section, heights),
        hasFooter: source.visibleFooterHeight(inSection: section, heights) != nil)
      row = 0
      rowCount = source.isCollapsed(section: section) ? 0 : source.numberOfRows(inSection: section)
      return true
    }
  }
}

extension TableDataSource {
  /// The height of a row.
  func rowHeight(at indexPath: RowIndexPath, _ heights: TableDescription.Heights) -> Double {
    heightForRow(at: indexPath) ?? heights.row ?? TableDescription.Heights.usualRow
  }

  /// The height of a section's header; nil if it has none.
  func visibleHeaderHeight(
    inSection section: Int, _ heights: TableDescription.Heights
  ) -> Double? {
    guard titleForHeader(inSection: section)?.isEmpty == false else { return nil }
    return heightForHeader(inSection: section) ?? heights.header
      ?? TableDescription.Heights.usualTitle
  }

  /// The height of a section's footer; nil if it has none.
  func visibleFooterHeight(
    inSection section: Int, _ heights: TableDescription.Heights
  ) -> Double? {
    guard titleForFooter(inSection: section)?.isEmpty == false else { return nil }
    return heightForFooter(inSection: section) ?? heights.footer
      ?? TableDescription.Heights.usualTitle
  }
}
