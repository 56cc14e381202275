/// The part of a table that is on the screen.
public enum Viewport: Hashable, Sendable {
  /// Everything.
  case all
  /// What lies between two heights, in points from the table's top.
  case points(top: Double, height: Double)
  /// Some rows, counted from 1 over all sections without the hidden ones.
  case rows(ClosedRange<Int>)
}

/// Finds what is visible, by being told of every section and row from the top down.
///
/// A row, header or footer that is partly inside the viewport is visible. A section without rows has no
/// header and no footer; a collapsed one has its header alone. When the viewport is given in rows, a
/// header is visible with any row of its section, because it floats above them, and a footer with the
/// last row. In the plain style, and a viewport in points, both float
/// over the rows of their section.
struct VisibilityTracker {
  let viewport: Viewport
  private var top = 0.0
  /// The number of the row that was passed last, from 1.
  private(set) var rowNumber = 0
  private var headerHeight: Double?
  private var sectionHasRows = false
  private var hasFooter = false

  /// Whether headers and footers show with any row of their section.
  private let floats: Bool
  /// Whether the section has a header that has not been said, while headers float.
  private var hasFloatingHeader = false
  private var sectionHasVisibleRows = false

  init(_ viewport: Viewport, _ style: TableDescription.Style? = nil) {
    self.viewport = viewport
    floats = style == .plain
  }

  /// Starts a section; `headerHeight` is nil when it has no header.
  mutating func enterSection(headerHeight: Double?, hasFooter: Bool) {
    self.headerHeight = headerHeight
    self.hasFooter = hasFooter
    sectionHasRows = false
    sectionHasVisibleRows = false
    hasFloatingHeader = floats && headerHeight != nil
  }

  /// Passes a row that is not hidden, and tells whether it is visible, and whether the section's header
  /// is to be said before it.
  mutating func passRow(height: Double) -> (header: Bool, row: Bool) {
    sectionHasRows = true
    rowNumber += 1
    switch viewport {
    case .all:
      return (takeHeader() != nil, true)
    case .points:
      var header = takeHeader().map { pass(height: $0) } ?? false
      let isVisible = pass(height: height)
      sectionHasVisibleRows = sectionHasVisibleRows || isVisible
      if isVisible, hasFloatingHeader { header = true }
      if header { hasFloatingHeader = false }
      return (header, isVisible)
    case .rows(let range):
      let isVisible = range.contains(rowNumber)
      return (isVisible && takeHeader() != nil, isVisible)
    }
  }

  /// Passes rows behind a row of their section, where all are visible.
  mutating func passRows(_ count: Int) { rowNumber += count }

  /// Passes a row that can't be read: it has a number, so that the others keep theirs, and no height.
  mutating func passBadRow() { rowNumber += 1 }

  /// Ends a section, and tells whether its header, when that was not said before a row, and its footer
  /// are visible.
  mutating func leaveSection(
    footerHeight: Double?, isCollapsed: Bool
  ) -> (header: Bool, footer: Bool) {
    if isCollapsed {
      guard let height = takeHeader() else { return (false, false) }
      switch viewport {
      case .all: return (true, false)
      case .points: return (pass(height: height), false)
      case .rows(let range):
        return (rowNumber + 1 >= range.lowerBound && rowNumber < range.upperBound, false)
      }
    }
    guard sectionHasRows, let footerHeight else { return (false, false) }
    switch viewport {
    case .all: return (false, true)
    case .points:
      let isVisible = pass(height: footerHeight)
      return (false, isVisible || (floats && sectionHasVisibleRows))
    case .rows(let range): return (false, range.contains(rowNumber))
    }
  }

  /// Whether no row after this place can be visible.
  var isBelow: Bool {
    switch viewport {
    case .all: false
    case .points(let viewTop, let height): top >= viewTop + height
    case .rows(let range):
      // Whether a row was its section's last, and so has the footer below it, only the next one tells.
      rowNumber > range.upperBound || (rowNumber == range.upperBound && !hasFooter)
    }
  }

  /// The height of the header, once.
  private mutating func takeHeader() -> Double? {
    defer { headerHeight = nil }
    return headerHeight
  }

  private mutating func pass(height: Double) -> Bool {
    guard case .points(let viewTop, let viewHeight) = viewport else { return true }
    defer { top += height }
    return top + height > viewTop && top < viewTop + viewHeight
  }
}
