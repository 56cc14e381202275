/// Writes tables as HTML that needs no script: headings, and lists or tables in which the accessible name of each row is its
/// label.
///
/// An item of a list is named by its own text (`aria-labelledby` with its own id), since the role of an item takes no name
/// from content; the row of a table gets its label as `aria-label`, since the text of its cells has no separators. Controls are
/// written as their labels: a page is a document, and a switch in it could not be used.
///
/// Source: https://www.w3.org/TR/wai-aria-1.2/, https://www.w3.org/TR/accname-1.2/
struct HTMLWriter: FormatWriter, ~Copyable {
  let options: WritingOptions
  var label = ByteBuffer()
  /// How many tables have begun, which is part of the ids of the last one.
  var tableNumber = 0
  /// The language of the table that is being written; nil between tables.
  var tableLocale: LocaleIdentifier?
  /// What is open around rows.
  var openRows: OpenRows?
  /// The id of the table's title; nil when it has none.
  private var titleID: String?
  /// The id of the heading that names the next rows.
  private var headingID: String?
  var rowCount = 0
  /// What the table has, as long as what stands before it is not known.
  private var held: ByteBuffer?
  /// The sections of the index that were met.
  private var indexLinks: [(title: String, id: String)] = []
  private var hasPage = false
  /// The section of the rows that are open.
  var section: Int?
  /// What a page is called when neither its table nor its input has a name.
  private static let usualTitle = "Table"

  /// The element around rows that has been opened.
  enum OpenRows { case list, table }

  init(_ options: WritingOptions) { self.options = options }

  var isTable: Bool { options.structure == .table }
  /// How deep the title of a table is as a heading: a fragment stands in a page that has a title of its own.
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
    // What has an index comes behind it, and its links are known at the end.
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
    // Reading may have ended at a fault inside a table.
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
    // A page has a heading also where its table has no title.
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

  /// An id that no other table has.
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
    case .row(let place):
      openRows(of: place.section, labels, into: &out)
      rowCount += 1
      if isTable {
        appendTableRow(labels, item, into: &out)
      } else {
        appendListItem(labels, into: &out)
      }
    }
  }

  /// Opens a list or a table for the rows of a section; one without a header is not the section before it.
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
      // Where a style takes the marks away, Safari takes away the list unless it has its role.
      out.append("<ul class=\"rows\" role=\"list\"")
      if let headingID { out.append(attribute: "aria-labelledby", headingID) }
      out.append(">\n")
      return
    }
    openRows = .table
    out.append("<div class=\"scroll\"")
    if let headingID {
      // What scrolls sideways is reached by the keyboard, and says what it is.
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
