// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The elements that a screen reader meets, which depend on what displays the table.
extension LabelReader {
  /// The elements of the last item read, as a screen reader meets them.
  ///
  /// - Parameters:
  ///   - item: the item that ``next(into:)`` returned.
  ///   - label: the buffer that it appended to.
  ///   - options: the screen reader, and the structure that the rows are in.
  /// - Returns: its elements, in reading order.
  func elements(
    of item: TableItem, label: borrowing ByteBuffer, for options: WritingOptions
  ) -> [AccessibleElement] {
    guard options.screenReader == .orca else {
      return elements(of: item, label: label, as: options.structure)
    }
    let isPage = options.orca.toolkit == .page
    if options.orca.toolkit == .gtk, !item.isRow { return [] }
    var elements =
      isPage
      ? pageElements(of: item, label: label, as: options.structure)
      : self.elements(of: item, label: label, as: options.structure)
    if options.orca.toolkit == .gtk, options.structure == .table {
      // A tree view has columns alone, and check boxes where all cells of a column are.
      elements = cellElements(of: item, label: label) ?? elements
      elements.removeAll { $0.cell == nil }
      if !description.prototypes.isEmpty {
        for index in elements.indices { elements[index].toggle = nil }
      }
    }
    let isCells = options.structure == .table && options.orca.navigation == .cells
    for index in elements.indices {
      elements[index].container = container(around: item, options)
      if isCells {
        elements[index].container?.title = nil
        // A title spans its row.
        if !item.isRow { elements[index].cell = titleCell(of: item, options) }
      }
      guard item.isRow, let row = elements[index].cell?.row, options.orca.toolkit != .gtk else {
        continue
      }
      elements[index].cell?.row = row + titleRows(before: item, options)
      // From a row's header to the cell beside it, Orca doesn't say the column's.
      if isCells, index > 0, elements[index - 1].cell?.isRowHeader == true {
        elements[index].cell?.columnHeaders = []
      }
    }
    return elements
  }

  /// The elements of what precedes the rows: each a line.
  func openingElements(for options: WritingOptions) -> [[AccessibleElement]] {
    let isPage = options.screenReader == .orca && options.orca.toolkit == .page
    let title =
      isPage ? AccessibleElement(header: pageTitle, locale, part: .title) : titleElement()
    var headers = options.structure == .table ? columnHeaders() : []
    if isPage, headers.count == pageHeadings.count {
      for (index, heading) in pageHeadings.enumerated() { headers[index].label = heading }
    }
    guard options.screenReader == .orca else {
      return [title.map { [$0] } ?? []] + headers.map { [$0] }
    }
    guard options.orca.toolkit != .gtk else { return [] }
    let isTable = options.structure == .table
    var container = isTable ? container(around: nil, options) : nil
    var lines = [title.map { [$0] } ?? [], headers]
    // The title of a table is its caption, which the keys for cells don't reach.
    if isTable, options.orca.navigation == .cells {
      lines = headers.map { [$0] }
      container?.title = nil
      container?.isUniform = !hasTitleRows(options)
    }
    return lines.map { line in
      line.map { element in
        var element = element
        element.container = container
        return element
      }
    }
  }

  /// The place of a title that stands among the rows.
  private func titleCell(of item: TableItem, _ options: WritingOptions) -> TableCell {
    let end = item.isHeader ? item.section : item.section + 1
    let rows = reader.sectionCounts?.rows(before: end) ?? 0
    let above = rows + titleRows(before: item, options) + (hasColumnHeaders ? 1 : 0)
    var cell = TableCell(row: above, column: 0)
    cell.columnSpan = max(columnHeadings.count, 1)
    return cell
  }

  /// The elements of what follows the rows.
  func closingElements(for options: WritingOptions) -> [AccessibleElement] {
    guard options.screenReader == .orca, options.orca.toolkit == .page, !options.rowsOnly,
      options.orca.navigation == .rows || options.structure != .table, let fileName
    else { return [] }
    return [
      AccessibleElement(label: Language.of(locale).page.source.replacing("%@", with: fileName))
    ]
  }

  /// What is around an item where it is displayed.
  ///
  /// A page has a list for each section, and its titles between them. Its table has them among its rows, as GTK's tables
  /// have not; nor have those a row of headers.
  private func container(around item: TableItem?, _ options: WritingOptions) -> ElementContainer? {
    guard var container = container(as: options.structure) else { return nil }
    let counts = reader.sectionCounts
    switch (options.structure, options.orca.toolkit) {
    case (.table, .gtk): container.rowCount = rowCount
    case (.table, let toolkit):
      if toolkit == .page { container.title = pageTitle }
      if !options.rowsOnly {
        container.rowCount = container.rowCount.map { $0 + (counts?.titleCount ?? 0) }
      }
    case (.list, .gtk): break
    case (.list, _):
      guard case .row(let indexPath)? = item else { return nil }
      container.rowCount = counts?.rows(in: indexPath.section)
      // Lists that follow each other are different ones.
      container.title = "\(indexPath.section)"
    case (.plain, _): return nil
    }
    return container
  }

  /// Whether titles stand among the rows.
  private func hasTitleRows(_ options: WritingOptions) -> Bool {
    !options.rowsOnly && (reader.sectionCounts?.titleCount ?? 0) > 0
  }

  /// How many titles stand among the rows above an item.
  private func titleRows(before item: TableItem, _ options: WritingOptions) -> Int {
    guard !options.rowsOnly else { return 0 }
    let hasHeader = reader.section(at: item.section).header?.isEmpty == false
    return (reader.sectionCounts?.titles(before: item.section) ?? 0)
      + (hasHeader && !item.isHeader ? 1 : 0)
  }
}
