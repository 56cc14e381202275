/// Writes tables as HTML that needs no script: headings, and lists or tables in which the accessible name of each row is its
/// label.
///
/// An item of a list is named by its own text (`aria-labelledby` with its own id), since the role of an item takes no name
/// from content; the row of a table gets its label as `aria-label`, since the text of its cells has no separators. Controls are
/// written as their labels: a page is a document, and a switch in it could not be used.
///
/// Source: https://www.w3.org/TR/wai-aria-1.2/, https://www.w3.org/TR/accname-1.2/
struct HTMLWriter: FormatWriter, ~Copyable {
  private let options: WritingOptions
  private var label = ByteBuffer()
  /// How many tables have begun, which is part of the ids of the last one.
  private var tableNumber = 0
  /// The language of the table that is being written; nil between tables.
  private var tableLocale: LocaleIdentifier?
  /// What is open around rows.
  private var openRows: OpenRows?
  /// The id of the table's title; nil when it has none.
  private var titleID: String?
  /// The id of the heading that names the next rows.
  private var headingID: String?
  private var rowCount = 0
  /// What the table has, as long as what stands before it is not known.
  private var held: ByteBuffer?
  /// The sections of the index that were met.
  private var indexLinks: [(title: String, id: String)] = []
  private var hasPage = false
  /// The section of the rows that are open.
  private var section: Int?
  /// What a page is called when neither its table nor its input has a name.
  private static let usualTitle = "Table"

  /// The element around rows that has been opened.
  private enum OpenRows { case list, table }

  init(_ options: WritingOptions) { self.options = options }

  private var isTable: Bool { options.structure == .table }
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
  private func id(_ part: String) -> String { "\(options.idPrefix)t\(tableNumber)\(part)" }

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
        appendListItem(labels, item, into: &out)
      }
    }
  }

  /// Opens a list or a table for the rows of a section; one without a header is not the section before it.
  private mutating func openRows(
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

  // MARK: Rows

  private func appendListItem(
    _ labels: borrowing LabelReader, _ item: TableItem, into out: inout ByteBuffer
  ) {
    let elements = labels.elements(of: item, label: label)
    let row = elements.first { $0.isWholeRow }
    let id = id("-r\(rowCount)")
    out.append("<li")
    let details = row?.customContent ?? []
    if details.isEmpty { out.append(attribute: "id", id) }
    if label.count > 0 { out.append(attribute: "aria-labelledby", id) }
    appendState(row, labels, into: &out)
    out.append(">")
    if !details.isEmpty { out.append("<span id=\"\(id)\">") }
    appendLabel(labels, into: &out)
    if !details.isEmpty { out.append("</span>") }
    appendDetails(labels, into: &out)
    out.append("</li>\n")
  }

  /// Appends what is given on demand, behind what names the row.
  private func appendDetails(_ labels: borrowing LabelReader, into out: inout ByteBuffer) {
    let locale = labels.composer.rowLocale
    for detail in labels.details {
      out.append("<br><span class=\"detail\">")
      appendRuns(detail, in: locale, of: locale, into: &out)
      out.append("</span>")
    }
  }

  /// Appends what is wrong with a row that can't be read, in its place.
  private mutating func appendBadRow(
    _ error: ReadingError, _ labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    openRows(of: labels.currentIndexPath.section, labels, into: &out)
    let columns = max(labels.columnHeadings.count, 1)
    out.append(isTable ? "<tr><td colspan=\"\(columns)\">" : "<li>")
    out.append("<em lang=\"en\">")
    out.append(escaped: TextCleaner.clean("\(error)"))
    out.append(isTable ? "</em></td></tr>\n" : "</em></li>\n")
  }

  /// Appends the label phrase by phrase, each in its language.
  private func appendLabel(_ labels: borrowing LabelReader, into out: inout ByteBuffer) {
    var at = 0
    for (place, phrase) in labels.composer.phrases.enumerated() {
      out.append(escaped: label.bytes.text(from: at, to: phrase.start))
      if place == 0 { out.append("<span class=\"first\">") }
      let locale = labels.composer.field(of: phrase).locale
      appendRuns(
        label.bytes.text(from: phrase.start, to: phrase.end), in: locale,
        of: labels.composer.rowLocale, into: &out)
      if place == 0 { out.append("</span>") }
      at = phrase.end
    }
    out.append(escaped: label.bytes.text(from: at, to: label.count))
  }

  private func appendTableRow(
    _ labels: borrowing LabelReader, _ item: TableItem, into out: inout ByteBuffer
  ) {
    out.append("<tr")
    if label.count > 0 { out.append(attribute: "aria-label", label.text()) }
    let cells = labels.cellElements(of: item, label: label)
    appendState(cells?.first, labels, into: &out)
    out.append(">")
    if let cells {
      for (place, cell) in cells.enumerated() {
        let name = cell.cell?.isRowHeader == true ? "th scope=\"row\"" : "td"
        out.append("<\(name)>")
        let locale = cell.language ?? labels.composer.rowLocale
        appendRuns(cell.cellText, in: locale, of: labels.composer.rowLocale, into: &out)
        if place == 0 { appendDetails(labels, into: &out) }
        out.append("</\(name.prefix(2))>")
      }
    } else {
      out.append("<td colspan=\"\(max(labels.columnHeadings.count, 1))\">")
      appendLabel(labels, into: &out)
      appendDetails(labels, into: &out)
      out.append("</td>")
    }
    out.append("</tr>\n")
  }

  /// Appends what a row says of itself besides its name.
  private func appendState(
    _ element: Element?, _ labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    let locale = labels.composer.rowLocale
    if locale != tableLocale { appendLanguage(locale, into: &out) }
    if element?.traits.contains(.selected) == true {
      out.append(attribute: "aria-current", "true")
    }
  }

  // MARK: Languages

  /// Appends a language, and its direction where that is another than around it, or is always said.
  private func appendLanguage(
    _ locale: LocaleIdentifier, isDirectionSaid: Bool = false, into out: inout ByteBuffer
  ) {
    out.append(attribute: "lang", locale.tag)
    let isRightToLeft = ICU.isRightToLeft(locale)
    let around = tableLocale.map { ICU.isRightToLeft($0) } ?? false
    guard isDirectionSaid || isRightToLeft != around else { return }
    out.append(attribute: "dir", isRightToLeft ? "rtl" : "ltr")
  }

  /// Appends text, with its language where that is not the one around it, and kept apart where its direction is another.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - locale: its locale.
  ///   - row: the locale of the row that it is in; nil for what is in none.
  ///   - out: takes the markup.
  private func appendRuns(
    _ text: String, in locale: LocaleIdentifier, of row: LocaleIdentifier? = nil,
    into out: inout ByteBuffer
  ) {
    for run in ScriptRuns.of(text, in: locale) {
      guard let around = row ?? tableLocale, run.locale.language != around.language else {
        out.append(escaped: run.text)
        continue
      }
      let turns = ICU.isRightToLeft(run.locale) != ICU.isRightToLeft(around)
      let name = turns ? "bdi" : "span"
      out.append("<" + name)
      out.append(attribute: "lang", run.locale.tag)
      out.append(">")
      out.append(escaped: run.text)
      out.append("</\(name)>")
    }
  }
}
