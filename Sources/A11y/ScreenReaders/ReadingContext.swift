// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What has changed since the previous element.
struct ReadingContext {
  /// The current element's container.
  private(set) var container: ElementContainer?
  /// The container that this element entered.
  private(set) var entered: ElementContainer?
  /// The container that this element left.
  private(set) var left: ElementContainer?
  private(set) var isNewRow = false
  private(set) var isNewColumn = false
  private(set) var isNewLevel = false
  /// Whether the element's row is the one right below the columns' headers, which were read just before.
  private(set) var isBelowHeaders = false
  /// Whether the previous element was the header of the element's row.
  private(set) var isAfterRowHeader = false
  private var row: Int?
  private var column: Int?
  private var level: Int?
  private var headerRow: Int?
  private var rowHeader: Int?

  mutating func move(to element: AccessibleElement) {
    // Don't compare counts: they may become known only along the way.
    let isSame =
      element.container?.kind == container?.kind && element.container?.title == container?.title
      && element.container?.ordinal == container?.ordinal
    left = isSame ? nil : container
    entered = isSame ? nil : element.container
    container = element.container
    if !isSame { (row, column) = (nil, nil) }
    isNewRow = element.cell?.row != nil && element.cell?.row != row
    isNewColumn = element.cell?.column != nil && element.cell?.column != column
    if let cell = element.cell { (row, column) = (cell.row, cell.column) }
    isNewLevel = element.level != nil && element.level != level
    level = element.level
    let elementRow = element.cell?.row
    isAfterRowHeader = elementRow != nil && elementRow == rowHeader
    rowHeader = element.cell?.isRowHeader == true ? elementRow : nil
    if !isSame { headerRow = nil }
    if element.part == .header, let elementRow { headerRow = elementRow }
    isBelowHeaders = headerRow != nil && elementRow == headerRow.map { $0 &+ 1 }
  }
}
