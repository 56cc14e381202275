// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes tables as HTML without scripts: headings, and lists or tables in which the accessible
/// name of each row is its label.
///
/// A list item is named by its own text, because its role does not support naming from content. A
/// table row gets its label as `aria-label`, because the text of its cells has no separators.
/// Controls, states and hints are written as text: a page is a document, where a switch could not
/// be operated, and attributes of rows are seldom announced.
///
/// Source: https://www.w3.org/TR/wai-aria-1.2/, https://www.w3.org/TR/accname-1.2/
struct HTMLWriter: FormatWriter, ~Copyable {
  let options: WritingOptions
  var label = ByteBuffer()
  /// The number of tables begun, which is part of the ids in the current one.
  private var tableNumber = 0
  /// The language of the table that is being written; nil between tables.
  private(set) var tableLocale: LocaleIdentifier?
  /// The element that is open around rows.
  private var openRows: OpenRows?
  /// The id of the table's title; nil when it has none.
  private var titleID: String?
  /// The id of the heading that names the next rows.
  private var headingID: String?
  /// The number of rows written of the table.
  private(set) var rowCount = 0
  /// The rows that are being collected; nil between tables.
  private var group: HTMLRowGroup?
  /// The table's output, held back until the index that precedes it is known.
  private var held: ByteBuffer?
  /// The links to the sections that have an index title.
  private var indexLinks: [(title: String, id: String)] = []
  private var hasDocument = false
  /// The section of the current rows.
  private var section: Int?
  /// The name of the file that the table is from, where a document says it.
  private var source: String?
  /// The title of a document when neither its table nor its input has a name.

  /// An open element around rows: a list, or the rows of a section in a table.
  private enum OpenRows { case list, body }

  init(_ options: WritingOptions) { self.options = options }

  var isTable: Bool { options.structure == .table }
  /// The level of a table's heading; a fragment is part of a document that has its own title.
  private var titleLevel: Int { options.isStandalone ? 1 : 2 }

  mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    let item = try labels.next(into: &label)
    if tableLocale == nil { beginTable(labels, into: &out) }
    guard let item else {
      endTable(into: &out)
      return nil
    }
    if options.rowsOnly, !item.isRow { return item }
    var group = beginGroup(before: item, labels, into: &out)
    append(item, labels, to: &group)
    endItem(&group, into: &out)
    self.group = consume group
    return item
  }

  mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    if tableLocale == nil { beginTable(labels, into: &out) }
    var group = beginGroup(before: nil, labels, into: &out)
    openRows(of: labels.currentIndexPath.section, into: &group.markup)
    appendBadRow(error, labels, into: &group.markup)
    endItem(&group, into: &out)
    self.group = consume group
  }

  mutating func end(into out: inout ByteBuffer) {
    // Reading may have stopped at an error inside a table.
    if tableLocale != nil { endTable(into: &out) }
    guard options.isStandalone else { return }
    if !hasDocument { beginDocument(.enUS, title: LabelReader.usualPageTitle, into: &out) }
    out.append("</main>\n</body>\n</html>\n")
  }

  // MARK: Documents and tables

  private mutating func beginDocument(
    _ locale: LocaleIdentifier, title: String, into out: inout ByteBuffer
  ) {
    hasDocument = true
    out.append("<!DOCTYPE html>\n<html")
    appendLanguage(locale, isDirectionSaid: true, into: &out)
    out.append(">\n<head>\n<meta charset=\"utf-8\">\n")
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    out.append(escaped: title)
    out.append("</title>\n<style>\n" + HTMLStyle.text + "</style>\n</head>\n<body>\n<main>\n")
  }

  private mutating func beginTable(_ labels: borrowing LabelReader, into out: inout ByteBuffer) {
    tableNumber += 1
    tableLocale = labels.locale
    rowCount = 0
    let title = labels.title.flatMap { $0.isEmpty ? nil : $0 }
    // A document has a heading even if its table has no title.
    let name = labels.pageTitle
    if options.isStandalone, !hasDocument { beginDocument(labels.locale, title: name, into: &out) }
    out.append("<div class=\"speakrows\"")
    appendLanguage(labels.locale, isDirectionSaid: true, into: &out)
    out.append(">\n")
    source = options.isStandalone && !options.rowsOnly ? labels.fileName : nil
    titleID = nil
    group = HTMLRowGroup(firstRow: 1)
    if !options.rowsOnly, title != nil || options.isStandalone {
      let id = self.id("")
      titleID = id
      if isTable {
        group?.title = name
      } else {
        appendHeading(name, level: titleLevel, id: id, into: &out)
      }
    }
    headingID = titleID
    appendOverview(labels.overview, into: &out)
    if labels.reader.hasIndexTitles, !options.rowsOnly { held = ByteBuffer() }
  }

  /// Appends what is told of the whole table, which precedes its rows.
  private func appendOverview(_ lines: [OverviewLine], into out: inout ByteBuffer) {
    guard !lines.isEmpty, let tableLocale else { return }
    out.append("<ul class=\"overview\" role=\"list\">\n")
    for line in lines {
      out.append("<li>")
      appendRuns(line.text, in: tableLocale, into: &out)
      if let chart = line.chart { HTMLChart(chart).append(into: &out) }
      out.append("</li>\n")
    }
    out.append("</ul>\n")
  }

  /// An id that is unique among all tables.
  func id(_ part: String) -> String { "\(options.idPrefix)t\(tableNumber)\(part)" }

  private mutating func endTable(into out: inout ByteBuffer) {
    if var group = group.take() { endGroup(&group, into: &out) }
    if let held = held.take() {
      appendIndex(into: &out)
      out.append(held.bytes, from: 0, to: held.count)
    }
    if let source, let tableLocale {
      out.append("<p class=\"source\">")
      out.append(escaped: Language.of(tableLocale).page.source.replacing("%@", with: source))
      out.append("</p>\n")
    }
    out.append("</div>\n")
    tableLocale = nil
    source = nil
    section = nil
    indexLinks = []
  }

  /// Appends the links to the sections, which a reader can skip.
  private func appendIndex(into out: inout ByteBuffer) {
    guard indexLinks.count > 1, let tableLocale else { return }
    out.append("<nav")
    if let titleID { out.append(attribute: "aria-labelledby", titleID) }
    out.append("><a class=\"skip\"")
    out.append(attribute: "href", "#" + id("-rows"))
    out.append(">")
    out.append(escaped: Language.of(tableLocale).page.skip)
    out.append("</a>\n<ul role=\"list\">\n")
    for link in indexLinks {
      out.append("<li><a")
      out.append(attribute: "href", "#" + link.id)
      out.append(">")
      out.append(escaped: link.title)
      out.append("</a></li>\n")
    }
    out.append("</ul></nav>\n<div")
    out.append(attribute: "id", id("-rows"))
    out.append("></div>\n")
  }

  private func appendHeading(
    _ text: String, level: Int, id: String, into out: inout ByteBuffer
  ) {
    out.append("<h\(level)")
    out.append(attribute: "id", id)
    out.append(">")
    if let tableLocale { appendRuns(text, in: tableLocale, into: &out) }
    out.append("</h\(level)>")
    if !isTable { out.append("\n") }
  }

  // MARK: Groups of rows

  /// The group that the next item belongs to: the current one, or a new one when that is full.
  private mutating func beginGroup(
    before item: TableItem?, _ labels: borrowing LabelReader, into out: inout ByteBuffer
  ) -> HTMLRowGroup {
    var group = group.take() ?? HTMLRowGroup(firstRow: rowCount + 1)
    if group.columnHeadings == nil { group.columnHeadings = labels.pageHeadings }
    // A footer is shown with the rows above it.
    if case .footer? = item { return group }
    guard group.isFull(rowCount) else { return group }
    endGroup(&group, into: &out)
    var next = HTMLRowGroup(firstRow: rowCount + 1)
    next.columnHeadings = labels.pageHeadings
    return next
  }

  /// Writes what needs not to be held back.
  private mutating func endItem(_ group: inout HTMLRowGroup, into out: inout ByteBuffer) {
    guard !isTable, group.isFirst else { return }
    write(group.markup, into: &out)
    group.markup.removeAll()
  }

  /// Writes a group that is complete.
  private mutating func endGroup(_ group: inout HTMLRowGroup, into out: inout ByteBuffer) {
    closeRows(into: &group.markup)
    if group.isFirst, !isTable {
      write(group.markup, into: &out)
      return
    }
    // A table without rows is its title.
    if isTable, group.markup.count == 0 {
      guard let title = group.title, let titleID else { return }
      var heading = ByteBuffer()
      appendHeading(title, level: titleLevel, id: titleID, into: &heading)
      heading.append("\n")
      write(heading, into: &out)
      return
    }
    var around = ByteBuffer()
    if !group.isFirst, let tableLocale {
      let numbers = [group.firstRow, rowCount].map { CountFormat.text($0, in: tableLocale) }
      around.append("<details><summary")
      around.append(attribute: "id", id("-g\(group.firstRow)"))
      around.append(">\(numbers.joined(separator: "–"))</summary>\n")
    }
    if isTable { beginTableElement(group, into: &around) }
    around.append(group.markup.bytes, from: 0, to: group.markup.count)
    if isTable { around.append("</table></div>\n") }
    if !group.isFirst { around.append("</details>\n") }
    write(around, into: &out)
  }

  /// Appends everything of a table that precedes its rows.
  private func beginTableElement(_ group: borrowing HTMLRowGroup, into out: inout ByteBuffer) {
    // What scrolls must be reachable by keyboard; as a named region, it would be announced before
    // the table of the same name.
    out.append("<div class=\"scroll\" tabindex=\"0\"><table")
    if !group.isFirst { out.append(attribute: "aria-labelledby", id("-g\(group.firstRow)")) }
    if let style = group.alignment.style { out.append(attribute: "style", style) }
    out.append(">\n")
    if let title = group.title, let titleID {
      out.append("<caption>")
      appendHeading(title, level: titleLevel, id: titleID, into: &out)
      out.append("</caption>\n")
    }
    let headings = group.columnHeadings ?? []
    guard headings.contains(where: { !$0.isEmpty }), let tableLocale else { return }
    out.append("<thead><tr>")
    for (column, heading) in headings.enumerated() {
      out.append(heading.isEmpty ? "<td" : "<th scope=\"col\"")
      if group.alignment.hasNumbers(column) { out.append(" class=\"n\"") }
      out.append(">")
      appendRuns(heading, in: tableLocale, into: &out)
      out.append(heading.isEmpty ? "</td>" : "</th>")
    }
    out.append("</tr></thead>\n")
  }

  /// Writes markup of the table, or holds it back where an index precedes it.
  private mutating func write(_ markup: borrowing ByteBuffer, into out: inout ByteBuffer) {
    if var held = held.take() {
      held.append(markup.bytes, from: 0, to: markup.count)
      self.held = consume held
    } else {
      out.append(markup.bytes, from: 0, to: markup.count)
    }
  }

  // MARK: Headers, rows and footers

  private mutating func append(
    _ item: TableItem, _ labels: borrowing LabelReader, to group: inout HTMLRowGroup
  ) {
    switch item {
    case .header(let section):
      let id = id("-s\(section)")
      if let title = labels.reader.section(at: section).indexTitle {
        indexLinks.append((TextCleaner.clean(title), id))
      }
      closeRows(into: &group.markup)
      self.section = section
      headingID = id
      if isTable { openRows(of: section, into: &group.markup) }
      appendAcrossTable("section", labels, into: &group.markup) { writer, out in
        writer.appendHeading(
          writer.label.text(), level: writer.titleLevel + 1, id: id, into: &out)
      }
    case .footer(let section):
      if isTable {
        openRows(of: section, into: &group.markup)
      } else {
        closeRows(into: &group.markup)
      }
      appendAcrossTable("footer", labels, into: &group.markup) { writer, out in
        out.append(writer.isTable ? "" : "<p class=\"footer\">")
        writer.appendRuns(writer.label.text(), in: labels.locale, into: &out)
        out.append(writer.isTable ? "" : "</p>\n")
      }
    case .row(let indexPath):
      openRows(of: indexPath.section, into: &group.markup)
      rowCount += 1
      if isTable {
        appendTableRow(labels, item, &group.alignment, into: &group.markup)
      } else {
        appendListItem(labels, into: &group.markup)
      }
    }
  }

  /// Appends a title; in a table it is a row, which is reached like any other.
  private func appendAcrossTable(
    _ name: String, _ labels: borrowing LabelReader, into out: inout ByteBuffer,
    _ append: (borrowing HTMLWriter, inout ByteBuffer) -> Void
  ) {
    guard isTable else { return append(self, &out) }
    out.append("<tr><td class=\"\(name)\" colspan=\"\(max(labels.columnHeadings.count, 1))\">")
    append(self, &out)
    out.append("</td></tr>\n")
  }

  /// Opens a list, or a part of a table, for the rows of a section.
  private mutating func openRows(of section: Int, into out: inout ByteBuffer) {
    if section != self.section, self.section != nil {
      closeRows(into: &out)
      headingID = titleID
    }
    self.section = section
    guard openRows == nil else { return }
    guard isTable else {
      openRows = .list
      // Where a style removes the markers, Safari drops the list semantics unless the role is
      // explicit.
      out.append("<ul class=\"rows\" role=\"list\"")
      if let headingID { out.append(attribute: "aria-labelledby", headingID) }
      out.append(">\n")
      return
    }
    openRows = .body
    out.append("<tbody>\n")
  }

  private mutating func closeRows(into out: inout ByteBuffer) {
    switch openRows {
    case .list: out.append("</ul>\n")
    case .body: out.append("</tbody>\n")
    case nil: break
    }
    openRows = nil
  }
}
