/// The markup of single rows, and of the languages in them.
extension HTMLWriter {
  func appendListItem(_ labels: borrowing LabelReader, into out: inout ByteBuffer) {
    let id = id("-r\(rowCount)")
    // What is given on demand is in the item, but not in its name.
    let hasDetails = !labels.details.isEmpty
    out.append("<li")
    if !hasDetails { out.append(attribute: "id", id) }
    if label.count > 0 { out.append(attribute: "aria-labelledby", id) }
    appendState(labels, into: &out)
    out.append(">")
    if hasDetails { out.append("<span id=\"\(id)\">") }
    appendLabel(labels, into: &out)
    if hasDetails { out.append("</span>") }
    appendDetails(labels, into: &out)
    out.append("</li>\n")
  }

  /// Appends what is given on demand, behind what names the row.
  func appendDetails(_ labels: borrowing LabelReader, into out: inout ByteBuffer) {
    let locale = labels.composer.rowLocale
    for detail in labels.details {
      out.append("<br><span class=\"detail\">")
      appendRuns(detail, in: locale, of: locale, into: &out)
      out.append("</span>")
    }
  }

  /// Appends what is wrong with a row that can't be read, in its place.
  mutating func appendBadRow(
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
  func appendLabel(_ labels: borrowing LabelReader, into out: inout ByteBuffer) {
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

  func appendTableRow(
    _ labels: borrowing LabelReader, _ item: TableItem, into out: inout ByteBuffer
  ) {
    out.append("<tr")
    if label.count > 0 { out.append(attribute: "aria-label", label.text()) }
    let cells = labels.cellElements(of: item, label: label)
    appendState(labels, into: &out)
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
  func appendState(_ labels: borrowing LabelReader, into out: inout ByteBuffer) {
    let locale = labels.composer.rowLocale
    if locale != tableLocale { appendLanguage(locale, into: &out) }
    if labels.showsSelection { out.append(attribute: "aria-current", "true") }
  }

  // MARK: Languages

  /// Appends a language, and its direction where that is another than around it, or is always said.
  func appendLanguage(
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
  func appendRuns(
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
