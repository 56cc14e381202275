// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The markup of rows and of text in several languages.
extension HTMLWriter {
  func appendListItem(_ labels: borrowing LabelReader, into out: inout ByteBuffer) {
    let id = id("-r\(rowCount)")
    let row = labels.composedRow(in: label)
    let hasDetails = !row.customContent.isEmpty
    let state = row.stateText(after: label.text())
    out.append("<li")
    if label.count > 0 {
      if state.isEmpty {
        if !hasDetails { out.append(attribute: "id", id) }
        out.append(attribute: "aria-labelledby", id)
      } else {
        // The name is the label; the text that is read goes on with state and hint.
        out.append(attribute: "aria-label", label.text())
      }
    }
    appendState(row, into: &out)
    out.append(">")
    // The label is a block of its own: where only a line break ends it, Orca says that it is blank.
    if hasDetails { out.append(state.isEmpty ? "<div id=\"\(id)\">" : "<div>") }
    appendLabel(row, into: &out)
    out.append(escaped: state)
    if hasDetails { out.append("</div>") }
    appendDetails(row.customContent, in: row.locale, into: &out)
    out.append("</li>\n")
  }

  /// Appends the details after the content that names the row.
  func appendDetails(
    _ details: [CustomContent], in locale: LocaleIdentifier, into out: inout ByteBuffer
  ) {
    for detail in details.map(\.line) {
      out.append("<div class=\"detail\">")
      appendRuns(detail, in: locale, of: locale, into: &out)
      out.append("</div>")
    }
  }

  /// Appends the error of a row that can't be read, in its place.
  func appendBadRow(
    _ error: ReadingError, _ labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    let columns = max(labels.columnHeadings.count, 1)
    out.append(isTable ? "<tr><td colspan=\"\(columns)\">" : "<li>")
    out.append("<em lang=\"en\">")
    out.append(escaped: TextCleaner.clean("\(error)"))
    out.append(isTable ? "</em></td></tr>\n" : "</em></li>\n")
  }

  /// Appends the label phrase by phrase, each in its language.
  func appendLabel(_ row: borrowing ComposedRow, into out: inout ByteBuffer) {
    var at = 0
    for (index, phrase) in row.phrases.enumerated() {
      out.append(escaped: row.output.text(from: at, to: phrase.start))
      if index == 0 { out.append("<span class=\"first\">") }
      let locale = row.field(of: phrase).locale
      appendRuns(
        row.text(of: phrase), in: locale,
        of: row.locale, into: &out)
      if index == 0 { out.append("</span>") }
      at = phrase.end
    }
    out.append(escaped: row.output.text(from: at, to: row.output.byteCount))
  }

  /// Appends a row's attributes besides its name.
  func appendState(_ row: borrowing ComposedRow, into out: inout ByteBuffer) {
    if row.locale != tableLocale { appendLanguage(row.locale, into: &out) }
    // Its text says that it is selected; an attribute that does so as well would be said, too.
    if row.showsSelection { out.append(attribute: "class", "selected") }
  }

  // MARK: Languages

  /// Appends a language, and its direction if that differs from the surrounding text's or is
  /// requested.
  func appendLanguage(
    _ locale: LocaleIdentifier, isDirectionSaid: Bool = false, into out: inout ByteBuffer
  ) {
    out.append(attribute: "lang", locale.tag)
    let isRightToLeft = ICU.isRightToLeft(locale)
    let around = tableLocale.map { ICU.isRightToLeft($0) } ?? false
    guard isDirectionSaid || isRightToLeft != around else { return }
    out.append(attribute: "dir", isRightToLeft ? "rtl" : "ltr")
  }

  /// Appends text, marked with its language if that differs from the surrounding text's, and
  /// isolated if its direction differs.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - locale: its locale.
  ///   - row: the locale of the surrounding row; nil outside rows.
  ///   - out: the buffer for the markup.
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
