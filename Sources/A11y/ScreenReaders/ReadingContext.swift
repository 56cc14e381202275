/// What has changed since the previous element.
struct ReadingContext {
  /// The current element's container.
  private(set) var container: Container?
  /// The container that this element entered.
  private(set) var entered: Container?
  /// The container that this element left.
  private(set) var left: Container?
  private(set) var isNewRow = false
  private(set) var isNewColumn = false
  private(set) var isNewLevel = false
  private var row: Int?
  private var column: Int?
  private var level: Int?

  mutating func move(to element: Element) {
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
  }
}
