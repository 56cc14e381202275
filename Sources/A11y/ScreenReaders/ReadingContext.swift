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
  /// Whether the previous element was a column's header.
  private(set) var isBelowHeaders = false
  private var row: Int?
  private var column: Int?
  private var level: Int?
  private var part: AccessibleElement.Part?

  mutating func move(to element: AccessibleElement) {
    // Don't compare counts: they may become known only along the way.
    let isSame =
      element.container?.kind == container?.kind && element.container?.title == container?.title
    left = isSame ? nil : container
    entered = isSame ? nil : element.container
    container = element.container
    if !isSame { (row, column) = (nil, nil) }
    isNewRow = element.cell?.row != nil && element.cell?.row != row
    isNewColumn = element.cell?.column != nil && element.cell?.column != column
    if let cell = element.cell { (row, column) = (cell.row, cell.column) }
    isNewLevel = element.level != nil && element.level != level
    level = element.level
    isBelowHeaders = part == .header && element.part != .header
    part = element.part
  }
}
