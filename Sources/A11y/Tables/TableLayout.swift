// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The layout of a data source's sections, and the number of rows that they show.
struct TableLayout {
  /// One section.
  struct Section {
    /// The offset of the section's top in points, from the top of the table.
    var top: Double
    /// The height of its header; 0 if it is not shown.
    var headerHeight: Double
    /// The number of the table's rows before it.
    var firstNumber: Int
  }

  private(set) var sections: [Section] = []
  /// The number of rows, without hidden ones and those of collapsed sections.
  private(set) var rowCount = 0
  /// The total height.
  private(set) var height = 0.0

  init(of source: some TableDataSource, _ heights: TableDescription.Heights) {
    for section in 0..<max(source.numberOfSections, 0) {
      let isCollapsed = source.isCollapsed(section: section)
      let start = Section(top: height, headerHeight: 0, firstNumber: rowCount)
      sections.append(start)
      var rowsHeight = 0.0
      if !isCollapsed {
        for row in 0..<max(source.numberOfRows(inSection: section), 0) {
          let indexPath = RowIndexPath(row: row, section: section)
          if source.isHidden(at: indexPath) { continue }
          rowCount += 1
          rowsHeight += source.rowHeight(at: indexPath, heights)
        }
      }
      guard isCollapsed || rowCount > start.firstNumber else { continue }
      sections[section].headerHeight =
        source.visibleHeaderHeight(inSection: section, heights) ?? 0
      height += sections[section].headerHeight + rowsHeight
      if isCollapsed { continue }
      height += source.visibleFooterHeight(inSection: section, heights) ?? 0
    }
  }

  /// The offset of a row's top; nil if there is no such row, or it is not shown.
  func top(
    of indexPath: RowIndexPath, in source: some TableDataSource, _ heights: TableDescription.Heights
  ) -> Double? {
    guard sections.indices.contains(indexPath.section),
      !source.isCollapsed(section: indexPath.section),
      indexPath.row >= 0, indexPath.row < source.numberOfRows(inSection: indexPath.section),
      !source.isHidden(at: indexPath)
    else { return nil }
    let section = sections[indexPath.section]
    return (0..<indexPath.row).reduce(section.top + section.headerHeight) { top, row in
      let above = RowIndexPath(row: row, section: indexPath.section)
      return source.isHidden(at: above) ? top : top + source.rowHeight(at: above, heights)
    }
  }

  /// The position of a row, from 1, across all sections without hidden rows.
  func number(of indexPath: RowIndexPath, in source: some TableDataSource) -> Int {
    guard sections.indices.contains(indexPath.section) else { return rowCount }
    return (0..<indexPath.row).reduce(sections[indexPath.section].firstNumber + 1) { number, row in
      source.isHidden(at: RowIndexPath(row: row, section: indexPath.section)) ? number : number + 1
    }
  }
}
