/// Writes tables as HTML without scripts: headings, and lists or tables in which the accessible
/// name of each row is its label.
///
/// A list item is named by its own text (`aria-labelledby` with its own id), because its role does
/// not support naming from content. A table row gets its label as `aria-label`, because the text of
/// its cells has no separators. Controls are written as their labels: a page is a document, where a
/// switch could not be operated.
///
/// Source: https://www.w3.org/TR/wai-aria-1.2/, https://www.w3.org/TR/accname-1.2/
struct HTMLWriter: FormatWriter, ~Copyable {
  let options: WritingOptions
  var label = ByteBuffer()
  /// The number of tables begun, which is part of the ids in the current one.
  var tableNumber = 0
  /// The language of the table that is being written; nil between tables.
  var tableLocale: LocaleIdentifier?
  /// The element that is open around rows.
  var openRows: OpenRows?
  /// The id of the table's title; nil when it has none.
  private var titleID: String?
  /// The id of the heading that names the next rows.
  private var headingID: String?
  var rowCount = 0
  /// The table's output, held back until the index that precedes it is known.
  private var held: ByteBuffer?
  /// The links to the sections that have an index title.
  private var indexLinks: [(title: String, id: String)] = []
  private var hasPage = false
  /// The section of the current rows.
  var section: Int?
  /// The title of a page when neither its table nor its input has a name.
  private static let usualTitle = "Table"

  /// An open element around rows.
  enum OpenRows { case list, table }

  init(_ options: WritingOptions) { self.options = options }

  var isTable: Bool { options.structure == .table }
  /// The level of a table's heading; a fragment is part of a page that has its own title.
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
    // A table with an index is held back, because the links are known only at its end.
    if var held = held.take() {
      append(item, labels, into: &held)
      self.held = consume held
    } else {
      append(item, labels, into: &out)
    }
    return item
  }

  mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    if tableLocale == nil { beginTable(labels, into: &out) }
    if var held = held.take() {
      appendBadRow(error, labels, into: &held)
      self.held = consume held
    } else {
      appendBadRow(error, labels, into: &out)
    }
  }

  mutating func end(into out: inout ByteBuffer) {
    // Reading may have stopped at an error inside a table.
    if tableLocale != nil { endTable(into: &out) }
    guard options.isStandalone else { return }
    if !hasPage { beginPage(.enUS, title: nil, into: &out) }
    out.append("</main>\n</body>\n</html>\n")
  }

  // MARK: Pages and tables

  private mutating func beginPage(
    _ locale: LocaleIdentifier, title: String?, into out: inout ByteBuffer
  ) {
    hasPage = true
    out.append("<!DOCTYPE html>\n<html")
    appendLanguage(locale, isDirectionSaid: true, into: &out)
    out.append(">\n<head>\n<meta charset=\"utf-8\">\n")
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    out.append(escaped: title ?? Self.usualTitle)
    out.append("</title>\n<style>\n" + HTMLStyle.text + "</style>\n</head>\n<body>\n<main>\n")
  }

  private mutating func beginTable(_ labels: borrowing LabelReader, into out: inout ByteBuffer) {
    tableNumber += 1
    tableLocale = labels.locale
    rowCount = 0
    let title = labels.title.flatMap { $0.isEmpty ? nil : $0 }
    // A page has a heading even if its table has no title.
    let name = title ?? labels.name ?? Self.usualTitle
    if options.isStandalone, !hasPage { beginPage(labels.locale, title: name, into: &out) }
    out.append("<div class=\"speakrows\"")
    appendLanguage(labels.locale, isDirectionSaid: true, into: &out)
    out.append(">\n")
    titleID = nil
    if !options.rowsOnly, title != nil || options.isStandalone {
      let id = self.id("")
      titleID = id
      appendHeading(name, level: titleLevel, id: id, labels.locale, into: &out)
    }
    headingID = titleID
    let hasIndex = labels.description.sections.contains { $0.indexTitle?.isEmpty == false }
    if hasIndex, !options.rowsOnly { held = ByteBuffer() }
  }

  /// An id that is unique among all tables.
  func id(_ part: String) -> String { "\(options.idPrefix)t\(tableNumber)\(part)" }

  private mutating func endTable(into out: inout ByteBuffer) {
    if let held = held.take() {
      appendIndex(into: &out)
      out.append(held.bytes, from: 0, to: held.count)
    }
    closeRows(into: &out)
    out.append("</div>\n")
    tableLocale = nil
    section = nil
    indexLinks = []
  }

  private func appendIndex(into out: inout ByteBuffer) {
    guard indexLinks.count > 1 else { return }
    out.append("<nav")
    if let titleID { out.append(attribute: "aria-labelledby", titleID) }
    out.append("><ul role=\"list\">\n")
    for link in indexLinks {
      out.append("<li><a")
      out.append(attribute: "href", "#" + link.id)
      out.append(">")
      out.append(escaped: link.title)
      out.append("</a></li>\n")
    }
    out.append("</ul></nav>\n")
  }

  private func appendHeading(
    _ text: String, level: Int, id: String, _ locale: LocaleIdentifier, into out: inout ByteBuffer
  ) {
    out.append("<h\(level)")
    out.append(attribute: "id", id)
    out.append(">")
    appendRuns(text, in: locale, into: &out)
    out.append("</h\(level)>\n")
  }

  // MARK: Headers, rows and footers

  private mutating func append(
    _ item: TableItem, _ labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    switch item {
    case .header(let section):
      closeRows(into: &out)
      let id = id("-s\(section)")
      self.section = section
      headingID = id
      let text = label.text()
      appendHeading(text, level: titleLevel + 1, id: id, labels.locale, into: &out)
      if let title = labels.description.sections[section].indexTitle {
        indexLinks.append((TextCleaner.clean(title), id))
      }
    case .footer:
      closeRows(into: &out)
      out.append("<p class=\"footer\">")
      appendRuns(label.text(), in: labels.locale, into: &out)
      out.append("</p>\n")
    case .row(let indexPath):
      openRows(of: indexPath.section, labels, into: &out)
      rowCount += 1
      if isTable {
        appendTableRow(labels, item, into: &out)
      } else {
        appendListItem(labels, into: &out)
      }
    }
  }

  /// Opens a list or table for the rows of a section; a section without a header gets its own.
  mutating func openRows(
    of section: Int, _ labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
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
    openRows = .table
    out.append("<div class=\"scroll\"")
    if let headingID {
      // A region that scrolls sideways must be reachable by keyboard, and have a name.
      out.append(" role=\"region\" tabindex=\"0\"")
      out.append(attribute: "aria-labelledby", headingID)
    }
    out.append("><table")
    if let headingID { out.append(attribute: "aria-labelledby", headingID) }
    out.append(">\n")
    if labels.columnHeadings.contains(where: { !$0.isEmpty }) {
      out.append("<thead><tr>")
      for heading in labels.columnHeadings {
        out.append(heading.isEmpty ? "<td>" : "<th scope=\"col\">")
        appendRuns(heading, in: labels.locale, into: &out)
        out.append(heading.isEmpty ? "</td>" : "</th>")
      }
      out.append("</tr></thead>\n")
    }
    out.append("<tbody>\n")
  }

  private mutating func closeRows(into out: inout ByteBuffer) {
    switch openRows {
    case .list: out.append("</ul>\n")
    case .table: out.append("</tbody></table></div>\n")
    case nil: break
    }
    openRows = nil
  }
}
