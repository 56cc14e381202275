// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes tables as documents in braille: for embossers and displays (BRF), as PEF, or in the patterns of Unicode.
///
/// A table is laid out when all of its rows are known, since the widest entry decides how wide a column is.
///
/// Source: https://braillespecs.github.io/pef/pef-specification.html
struct BrailleWriter: FormatWriter, ~Copyable {
  private let options: WritingOptions
  private let settings: BrailleSettings
  private var label = ByteBuffer()
  private var text: BrailleText?
  private var table = BrailleTable()
  private var pages: BraillePages?
  private var title = ""
  private var language = ""
  private var headings: [String] = []
  /// Whether a table has begun, and not ended.
  private var isInTable = false

  init(_ options: WritingOptions, _ settings: BrailleSettings) {
    self.options = options
    self.settings = settings
  }

  mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    let item = try labels.next(into: &label)
    if !isInTable { try begin(labels) }
    guard let item else {
      endTable()
      return nil
    }
    headings = labels.columnHeadings
    if options.rowsOnly, !item.isRow { return item }
    switch item {
    case .header: table.items.append(.heading(cells(of: label.text())))
    case .footer: table.items.append(.note(cells(of: label.text())))
    case .row:
      let texts = labels.cellTexts(of: item, label: label) ?? [label.text()]
      let details = labels.details
      let whole = ([label.text()] + details).joined(separator: "; ")
      table.items.append(
        .row(
          label: cells(of: whole),
          cells: texts.map { cells(of: $0) } + details.map { cells(of: $0) }))
    }
    return item
  }

  mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    if !isInTable { try? begin(labels) }
    table.items.append(.note(cells(of: TextCleaner.clean("\(error)"))))
  }

  mutating func end(into out: inout ByteBuffer) {
    // A row that can't be read ends the table early.
    if isInTable { endTable() }
    // Where no table has begun, there is no document.
    guard var pages else { return }
    pages.finish()
    if let text { settings.translators.noteSubstitutes(text.substitutes) }
    if options.format == .pef { return appendPEF(pages.pages, into: &out) }
    for (index, page) in pages.pages.enumerated() {
      if index > 0 { out.append("\u{0C}") }
      for line in page.map(BrailleCells.trimmed) {
        if options.format == .brf {
          for byte in BrailleCells.ascii(line) { out.append(byte) }
          out.append("\r\n")
        } else {
          out.append(BrailleCells.unicode(line) + "\n")
        }
      }
    }
  }

  // MARK: Tables

  private mutating func begin(_ labels: borrowing LabelReader) throws(ReadingError) {
    do throws(SourceError) {
      let translator = try settings.translators.translator(for: labels.locale.tag)
      text = text ?? BrailleText(translator)
      text?.translator = translator
      text?.literal = settings.translators.literalTranslator(for: labels.locale.tag)
    } catch {
      throw ReadingError(error, line: 1)
    }
    isInTable = true
    headings = labels.columnHeadings
    let own = labels.title ?? labels.name ?? ""
    table = BrailleTable()
    table.colon = cells(of: ":")
    if pages == nil {
      title = own
      language = labels.locale.tag
      pages = BraillePages(
        width: settings.cells, height: settings.lines, title: cells(of: title), numbers: text)
      // What the first line has no room for stands below it.
      if pages?.hasWholeTitle == false { table.items = [.heading(cells(of: title))] }
    } else if own != title || labels.title == nil {
      table.items = [.heading(cells(of: own))]
    }
    table.items += labels.overview.map { .note(cells(of: $0.text)) }
  }

  private mutating func cells(of text: String) -> [UInt8] { self.text?.cells(of: text) ?? [] }

  /// Lays out the rows of a table.
  private mutating func endTable() {
    isInTable = false
    table.headings = headings.map { cells(of: $0) }
    table.shortHeadings = Self.short(headings).map { cells(of: $0) }
    let (blocks, repeated) = table.laidOut(
      settings.layout, width: settings.cells, height: settings.lines)
    pages?.add(blocks, repeating: repeated)
    table.items = []
  }

  /// Short forms of headings: the first letters of their words, and of a word alone the first three.
  ///
  /// Two that would be alike have a number.
  private static func short(_ headings: [String]) -> [String] {
    var seen: [String: Int] = [:]
    return headings.map { heading in
      let words = heading.split { !$0.isLetter && !$0.isNumber }
      let short =
        words.count > 1 ? String(words.compactMap(\.first).prefix(4)) : String(heading.prefix(3))
      guard !short.isEmpty else { return heading }
      let count = seen[short, default: 0] + 1
      seen[short] = count
      return count > 1 ? short + String(count) : short
    }
  }

  // MARK: PEF

  private func appendPEF(_ pages: [[[UInt8]]], into out: inout ByteBuffer) {
    // The same document has the same name.
    var hash = ByteHash()
    for page in pages {
      for line in page {
        for cell in line + [0xFF] { hash.add(cell) }
      }
    }
    out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    out.append("<pef version=\"2008-1\" xmlns=\"http://www.daisy.org/ns/2008/pef\">\n")
    out.append("<head><meta xmlns:dc=\"http://purl.org/dc/elements/1.1/\">")
    out.append("<dc:format>application/x-pef+xml</dc:format>")
    out.append("<dc:identifier>speakrows-\(String(hash.value, radix: 16))</dc:identifier>")
    for (name, text) in [("title", title), ("language", language)] where !text.isEmpty {
      out.append("<dc:\(name)>")
      out.append(escaped: text)
      out.append("</dc:\(name)>")
    }
    out.append("</meta></head>\n<body>")
    out.append(
      "<volume cols=\"\(settings.cells)\" rows=\"\(settings.lines)\" rowgap=\"0\" duplex=\"false\"><section>\n"
    )
    for page in pages {
      out.append("<page>")
      for line in page {
        let cells = BrailleCells.unicode(BrailleCells.trimmed(line))
        out.append(cells.isEmpty ? "<row/>" : "<row>\(cells)</row>")
      }
      out.append("</page>\n")
    }
    out.append("</section></volume></body></pef>\n")
  }
}
