// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A pass over all rows before the first is returned, to count or reorder them.
extension TableReader {
  /// Counts rows and columns, and starts over.
  mutating func count() throws(ReadingError) {
    tracker = VisibilityTracker(.all)
    if !description.sections.isEmpty { enterSection(section) }
    // An error is found again, and reported, in the second pass.
    var templated = TemplatedRows()
    var counts = SectionCounts()
    while let met = try? countNext(), met != .end {
      if case .title(let section) = met { counts.addTitle(section: section) }
      guard met == .row else { continue }
      let before = tracker.rowNumber - 1
      countTemplatedRows(&templated)
      counts.add(rows: tracker.rowNumber - before, section: section)
    }
    let rows = tracker.rowNumber
    let names = (0..<columns.columnCount).map { columns.name(of: $0) ?? "" }
    let widest = widestRow
    if !options.totals.isEmpty { counts.addTitle(section: section + 1) }
    description = TableDescription()
    laterSections = LaterSections()
    descriptionError = nil
    row = RowView()
    properties = RowProperties()
    json = JSONTableCursor()
    waiting = []
    isDone = false
    hasPassedTitles = false
    try input.rewind()
    try open()
    sample = nil
    rowCount = rows
    sectionCounts = counts
    columnCount = max(names.count, widest)
    // If rows declare their own fields, add the columns in the order in which they were seen.
    if columns.isOpen { for name in names { _ = columns.declare(name) } }
  }

  /// Refuses an input that had another number of rows when they were counted: positions would be wrong.
  func checkCount() throws(ReadingError) {
    guard held == nil, let rowCount, rowCount != tracker.rowNumber else { return }
    throw ReadingError(
      SourceError(
        "the input had \(rowCount) rows when they were counted, and now \(tracker.rowNumber)",
        in: .content),
      line: input.cursor.line)
  }

  /// What is found while rows are counted.
  private enum Met: Equatable { case row, title(section: Int), badRow, end }

  /// Moves to the next row, header or footer.
  private mutating func countNext() throws(ReadingError) -> Met {
    do throws(ReadingError) {
      guard let item = try next() else { return .end }
      guard item.isRow else { return .title(section: item.section) }
      noteRow()
      return .row
    } catch {
      guard error.isRecoverable else { throw error }
      return .badRow
    }
  }

  /// Records what has to be known of all rows before the first is returned.
  mutating func noteRow() {
    if row.isPositional { widestRow = max(widestRow, row.count) }
    changeState()
  }

  /// How many rows the sections show, scrolled into view or not.
  private func shownRowCount(
    _ sections: [(section: TableDescription.Section, rows: [Int])]
  ) -> Int {
    sections.indices.reduce(0) { count, offset in
      let isShown = isChosen(offset) && !sections[offset].section.isCollapsed
      return isShown ? count + sections[offset].rows.count : count
    }
  }

  /// How the shown rows are spread over sections.
  private func shownCounts(
    _ sections: [(section: TableDescription.Section, rows: [Int])]
  ) -> SectionCounts {
    var counts = SectionCounts()
    for (offset, (section, rows)) in sections.enumerated() where isChosen(offset) {
      if section.header?.isEmpty == false { counts.addTitle(section: offset) }
      guard !section.isCollapsed else { continue }
      counts.add(rows: rows.count, section: offset)
      if section.footer?.isEmpty == false { counts.addTitle(section: offset) }
    }
    if !options.totals.isEmpty { counts.addTitle(section: max(sections.count, 1)) }
    return counts
  }

  /// Shows all rows, ignoring the viewport and the requested section.
  mutating func showAll() {
    showsAll = true
    tracker = VisibilityTracker(.all)
    enterSection(section)
  }

  /// Keeps the last row, to be shown later.
  func hold(in rows: HeldRows) {
    rows.append(
      input.buffer.storage.bytes, at: input.buffer.offset, from: input.rowStart,
      to: input.cursor.position, row: rowsInSection - 1, path: arrayPath)
  }

  /// Switches from the input's rows to held ones.
  ///
  /// - Parameters:
  ///   - rows: the held rows.
  ///   - sections: each section, and the indices of its rows.
  /// - Throws: a ``ReadingError`` if the requested section is not among them.
  mutating func show(
    _ rows: HeldRows, in sections: [(section: TableDescription.Section, rows: [Int])]
  ) throws(ReadingError) {
    columnCount = max(columns.columnCount, widestRow)
    description.sections = sections.map(\.section)
    if description.sections.isEmpty { description.sections = [TableDescription.Section()] }
    rows.sections = sections.isEmpty ? [[]] : sections.map(\.rows)
    held = rows
    tracker = VisibilityTracker(options.viewport ?? description.viewport, description.style)
    waiting = []
    isDone = false
    showsAll = false
    try checkSection()
    rowCount = shownRowCount(sections)
    sectionCounts = shownCounts(sections)
    enterSection(0)
  }

  /// Loads the next held row into the window; false at the end.
  mutating func advanceToHeldRow(_ rows: HeldRows) -> Bool {
    while rowsInSection >= rows.sections[section].count {
      guard section + 1 < rows.sections.count else { return false }
      leaveSection()
      enterSection(section + 1)
    }
    rows.load(RowIndexPath(row: rowsInSection, section: section), into: &input)
    return true
  }
}
