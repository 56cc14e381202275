// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The part of a table that is on the screen.
public enum Viewport: Hashable, Sendable {
  /// Everything.
  case all
  /// A range of heights, in points from the table's top.
  case points(top: Double, height: Double)
  /// A range of rows, counted from 1 across all sections without hidden rows.
  case rows(ClosedRange<Int>)
}

/// Determines what is visible as it passes every section and row from top to bottom.
///
/// A row, header or footer that is partly inside the viewport is visible. A section without rows
/// has no header and no footer; a collapsed one has only its header. If the viewport is given in
/// rows, a header is visible with any row of its section, because it floats above them, and a
/// footer with the last row. With the plain style and a viewport in points, both float over the
/// rows of their section.
struct VisibilityTracker {
  let viewport: Viewport
  private var top = 0.0
  /// The position of the last row passed, from 1.
  private(set) var rowNumber = 0
  private var headerHeight: Double?
  private var sectionHasRows = false
  private var hasFooter = false

  /// Whether headers and footers are visible with any row of their section.
  private let floats: Bool
  /// Whether the section has a floating header that has not been reported.
  private var hasFloatingHeader = false
  private var sectionHasVisibleRows = false

  init(_ viewport: Viewport, _ style: TableDescription.Style? = nil) {
    self.viewport = viewport
    floats = style == .plain
  }

  /// Starts a section; `headerHeight` is nil if it has no header.
  mutating func enterSection(headerHeight: Double?, hasFooter: Bool) {
    self.headerHeight = headerHeight
    self.hasFooter = hasFooter
    sectionHasRows = false
    sectionHasVisibleRows = false
    hasFloatingHeader = floats && headerHeight != nil
  }

  /// Passes a row that is not hidden, and reports what is visible.
  ///
  /// The header is true if the section's header comes before the row.
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

  /// Passes rows after another row of their section, when everything is visible.
  mutating func passRows(_ count: Int) { rowNumber += count }

  /// Passes a row that can't be read; it has no height, but counts, so that the others keep their
  /// numbers.
  mutating func passBadRow() { rowNumber += 1 }

  /// Ends a section, and reports which of its header and footer are visible.
  ///
  /// The header is true only if it was not reported before a row.
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

  /// Whether no later row can be visible.
  var isBelow: Bool {
    switch viewport {
    case .all: false
    case .points(let viewTop, let height): top >= viewTop + height
    case .rows(let range):
      // Whether a row is its section's last, with the footer below it, is known only at the next
      // row.
      rowNumber > range.upperBound || (rowNumber == range.upperBound && !hasFooter)
    }
  }

  /// The height of the header, returned only once.
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
