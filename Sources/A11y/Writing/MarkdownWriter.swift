// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes a table as Markdown: headings for the title and sections, and a list of labels or a table
/// of cells.
///
/// Lists are CommonMark; tables are GitHub Flavored Markdown.
///
/// Source: https://spec.commonmark.org/0.31.2/, https://github.github.com/gfm/#tables-extension-
struct MarkdownWriter: FormatWriter, ~Copyable {
  private let options: WritingOptions
  private var label = ByteBuffer()
  private var hasBegun = false
  /// Whether the last line was part of a list or table, which the next one may continue.
  private var isInRows = false
  private var isFirstBlock = true
  /// Whether the last block was a list.
  private var endsWithList = false
  private var section: Int?

  init(_ options: WritingOptions) { self.options = options }

  mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    let item = try labels.next(into: &label)
    if !hasBegun, !options.rowsOnly, let title = labels.title, !title.isEmpty {
      appendBlock("# " + Self.escaped(title), into: &out)
    }
    hasBegun = item != nil
    guard let item else {
      isInRows = false
      section = nil
      return nil
    }
    if options.rowsOnly, !item.isRow { return item }
    // A section without a header is a separate list.
    if item.section != section { isInRows = false }
    section = item.section
    switch item {
    case .header: appendBlock("## " + Self.escaped(label.text()), into: &out)
    case .footer: appendBlock(Self.escaped(label.text(), beginsBlock: true), into: &out)
    case .row where options.structure == .table: appendCells(labels, item, into: &out)
    case .row:
      if !isInRows {
        separate(&out)
        // Without a comment between them, two lists would merge.
        if endsWithList { out.append("<!-- -->\n\n") }
      }
      endsWithList = true
      out.append("- " + Self.escaped(label.text(), beginsBlock: true))
      for detail in labels.details { out.append("\\\n  " + Self.escaped(detail)) }
      out.append("\n")
    }
    isInRows = item.isRow
    return item
  }

  mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    if !isInRows { separate(&out) }
    isInRows = true
    section = labels.currentIndexPath.section
    let reason = Self.escaped(TextCleaner.clean("\(error)"), beginsBlock: true)
    out.append(options.structure == .table ? "| \(reason) |\n" : "- \(reason)\n")
  }

  private mutating func separate(_ out: inout ByteBuffer) {
    if !isFirstBlock { out.append("\n") }
    isFirstBlock = false
  }

  private mutating func appendBlock(_ text: String, into out: inout ByteBuffer) {
    isInRows = false
    endsWithList = false
    separate(&out)
    out.append(text + "\n")
  }

  // MARK: Cells

  private mutating func appendCells(
    _ labels: borrowing LabelReader, _ item: TableItem, into out: inout ByteBuffer
  ) {
    let headings = labels.columnHeadings
    if !isInRows {
      separate(&out)
      appendLine(headings.isEmpty ? [""] : headings, into: &out)
      out.append("|" + String(repeating: " --- |", count: max(headings.count, 1)) + "\n")
    }
    let cells = labels.cellTexts(of: item, label: label) ?? [label.text()]
    appendLine(cells, details: labels.details, into: &out)
  }

  private func appendLine(
    _ cells: [String], details: [String] = [], into out: inout ByteBuffer
  ) {
    out.append("|")
    // A bar alone would end the table.
    for (index, cell) in (cells.isEmpty ? [""] : cells).enumerated() {
      let more = index == 0 ? details.map { "<br>" + Self.escaped($0) }.joined() : ""
      let text = Self.escaped(cell) + more
      out.append(" " + text + (text.isEmpty ? "|" : " |"))
    }
    out.append("\n")
  }

  /// Escapes all Markdown syntax in a text.
  ///
  /// - Parameters:
  ///   - text: the text, a single line.
  ///   - beginsBlock: whether it is where a list or heading could begin.
  /// - Returns: the text with backslashes.
  static func escaped(_ text: String, beginsBlock: Bool = false) -> String {
    let escaped = text.split(separator: " ", omittingEmptySubsequences: false).map(escaped(word:))
      .joined(separator: " ")
    guard beginsBlock, let first = text.unicodeScalars.first else { return escaped }
    if "+-=".unicodeScalars.contains(first) { return "\\" + escaped }
    // "1." and "1)" begin lists.
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, let mark = text.dropFirst(digits.count).first, mark == "." || mark == ")" {
      return digits + "\\" + escaped.dropFirst(digits.count)
    }
    return escaped
  }

  /// Escapes a word; a URL becomes an autolink instead, where a backslash would be literal.
  private static func escaped(word: Substring) -> String {
    if word.hasPrefix("http://") || word.hasPrefix("https://"),
      !word.contains(where: { "<>|\\".contains($0) })
    {
      let address = word.prefix(
        upTo: word.lastIndex { !",;:.!?)".contains($0) }.map { word.index(after: $0) }
          ?? word.endIndex)
      return "<\(address)>" + word[address.endIndex...]
    }
    var scalars = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      if "\\`*_{}[]<>#|~&".unicodeScalars.contains(scalar) { scalars.append("\\") }
      scalars.append(scalar)
    }
    return String(scalars)
  }
}
