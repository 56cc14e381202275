// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A table whose texts have been written in braille, and the blocks of lines that a layout makes of it.
struct BrailleTable {
  /// What is below each other in a table.
  enum Item {
    /// The heading of a section.
    case heading([UInt8])
    /// A row: its label, and its cells, column by column.
    case row(label: [UInt8], cells: [[UInt8]])
    /// The footer of a section, or what stands for a row that can't be read.
    case note([UInt8])
  }

  /// The headings of the columns.
  var headings: [[UInt8]] = []
  /// Short forms of headings that are wider than what is below them, in the same order; empty where there are none.
  var shortHeadings: [[UInt8]] = []
  var items: [Item] = []
  /// The sign behind a heading, which the braille of the table's language writes.
  var colon: [UInt8] = [BrailleCells.rule]
  /// Stands for an entry that is empty.
  private static let emptyEntry = [UInt8](repeating: BrailleCells.guideDot, count: 3)

  /// The rows' cells.
  var rows: [[[UInt8]]] {
    items.compactMap { item in
      if case .row(_, let cells) = item { return cells }
      return nil
    }
  }

  /// Lays the table out.
  ///
  /// - Parameters:
  ///   - layout: the layout; nil for columns where they fit, else a list where columns have headings.
  ///   - width: the cells of a line.
  ///   - height: the lines of a page.
  /// - Returns: the blocks, and the lines that are repeated at the top of each page.
  func laidOut(
    _ layout: BrailleLayout?, width: Int, height: Int = 25
  ) -> (
    blocks: [BrailleBlock], repeated: [[UInt8]]
  ) {
    let wantsColumns = layout == nil || layout == .columnar
    let columns = wantsColumns ? BrailleColumns(self, width: width) : nil
    // Headings need a row below them on each page.
    if let columns, columns.headingLines.count + 2 <= height {
      return (blocks(columns, width), columns.headingLines)
    }
    let hasHeadings = headings.contains { !$0.isEmpty }
    let chosen = wantsColumns ? (hasHeadings ? .listed : .linear) : layout
    switch chosen {
    // More steps than a line has room for would be one.
    case .stairstep where (rows.map(\.count).max() ?? 0) * 2 + Self.leastOfStep <= width + 2:
      return (steps(width), [])
    case .linear: return (paragraphs(width), [])
    default: return (list(width), [])
    }
  }

  private func blocks(_ columns: BrailleColumns, _ width: Int) -> [BrailleBlock] {
    let key = columns.key(of: self, width: width)
    return key + common(width) { _, cells in BrailleBlock(columns.lines(of: cells)) }
  }

  /// A row's entries, each on a line of its own behind its heading; the first is further in.
  private func list(_ width: Int) -> [BrailleBlock] {
    common(width) { _, cells in
      var lines: [[UInt8]] = []
      for (column, entry) in cells.enumerated() {
        let heading = BrailleCells.text(headings, at: column)
        let text =
          (heading.isEmpty ? [] : heading + colon + [0]) + (entry.isEmpty ? Self.emptyEntry : entry)
        let (first, others) = column == 0 ? (4, 4) : (0, 2)
        lines += BrailleCells.wrapped(text, width: width, first: first, others: others)
      }
      return BrailleBlock(lines, isApart: true)
    }
  }

  /// A row's entries, each two cells further in than the one before.
  private func steps(_ width: Int) -> [BrailleBlock] {
    let most = max(0, (width - Self.leastOfStep) / 2)
    let stairs = { (entries: [[UInt8]]) in
      entries.enumerated().flatMap { step, entry in
        let margin = min(step, most) * 2
        return BrailleCells.wrapped(
          entry.isEmpty ? Self.emptyEntry : entry, width: width, first: margin, others: margin)
      }
    }
    let named =
      headings.contains { !$0.isEmpty } ? [BrailleBlock(stairs(headings), isApart: true)] : []
    return named + common(width) { _, cells in BrailleBlock(stairs(cells), isApart: true) }
  }

  /// The least cells that an entry of stairs has on its line.
  private static let leastOfStep = 10

  /// A row's label as a paragraph, whose other lines are further in.
  private func paragraphs(_ width: Int) -> [BrailleBlock] {
    common(width) { label, _ in
      BrailleBlock(BrailleCells.wrapped(label, width: width, others: 2))
    }
  }

  /// The blocks of all items, of which each layout makes those of rows.
  private func common(
    _ width: Int, _ row: ([UInt8], [[UInt8]]) -> BrailleBlock
  ) -> [BrailleBlock] {
    items.map { item in
      switch item {
      case .heading(let text):
        let lines = BrailleCells.wrapped(text, width: max(width - 6, 8))
        return BrailleBlock(
          lines.map { BrailleCells.centered($0, width: width) }, isApart: true, leads: true)
      case .row(let label, let cells): return row(label, cells)
      case .note(let text):
        return BrailleBlock(BrailleCells.wrapped(text, width: width, first: 6, others: 4))
      }
    }
  }
}

/// Lines that stay on one page.
struct BrailleBlock {
  var lines: [[UInt8]]
  /// Whether a blank line is before it.
  var isApart = false
  /// Whether it stays with the block behind it, as a heading does.
  var leads = false

  init(_ lines: [[UInt8]], isApart: Bool = false, leads: Bool = false) {
    self.lines = lines
    self.isApart = isApart
    self.leads = leads
  }
}
