/// A stored transcript, and the options it was made with.
///
/// ```swift
/// let kept = Transcript(text)
/// labels = try LabelReader(source, locale: kept.locale)  // and write it again with kept.options
/// ```
package struct Transcript: Sendable {
  /// A header, row or footer, with what is announced for it.
  struct Block: Hashable, Sendable {
    /// All its lines.
    var lines: [String]
    /// The kind of item, and its label.
    var name: String { lines.first ?? "" }
  }

  let blocks: [Block]
  /// The line of each block, from 1.
  let lineNumbers: [Int]

  /// Parses a transcript; any text is valid, but may be empty.
  package init(_ text: String) {
    var blocks: [Block] = []
    var numbers: [Int] = []
    var lines: [String] = []
    var number = 0
    // A file from another system may have other line endings.
    let text = text.replacing("\r\n", with: "\n")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      if line.isEmpty {
        if !lines.isEmpty { blocks.append(Block(lines: lines)) }
        lines = []
      } else {
        if lines.isEmpty { numbers.append(number) }
        lines.append(String(line))
      }
    }
    if !lines.isEmpty { blocks.append(Block(lines: lines)) }
    self.blocks = blocks
    lineNumbers = numbers
  }

  /// Whether it begins with a title and a locale, as a transcript must.
  package var hasHead: Bool { blocks.first?.name.hasPrefix("#") == true && locale != nil }

  private func value(_ name: String) -> String? {
    blocks.first?.lines.first { $0.hasPrefix("  \(name): ") }
      .map { String($0.dropFirst(name.count + 4)) }
  }

  /// The locale that it was made in.
  package var locale: LocaleIdentifier? { value("locale").flatMap { LocaleIdentifier($0) } }

  /// The options that it was made with, so that it can be made again.
  package var options: WritingOptions {
    var options = WritingOptions()
    options.format = .transcript
    options.structure = value("as").flatMap { TableStructure(rawValue: $0) } ?? .list
    options.verbosity = value("verbosity").flatMap { Verbosity(rawValue: $0) } ?? .normal
    options.saysPosition = value("position") == nil ? nil : true
    options.screenReader = value("reader").flatMap { ScreenReader(rawValue: $0) }
    options.rowsOnly = value("rows") != nil
    options.writesSpoken = value("spoken") == nil
    return options
  }
}
