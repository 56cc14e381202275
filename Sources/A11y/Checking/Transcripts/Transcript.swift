/// A transcript that was kept, and how it was made.
///
/// ```swift
/// let kept = Transcript(text)
/// labels = try LabelReader(source, locale: kept.locale)  // and write it again with kept.options
/// ```
public struct Transcript: Sendable {
  /// A header, row or footer with what is said of it.
  struct Block: Hashable, Sendable {
    /// All lines of it.
    var lines: [String]
    /// What it is, and its label.
    var name: String { lines.first ?? "" }
  }

  let blocks: [Block]
  /// The line of each block, from 1.
  let lineNumbers: [Int]

  /// Reads a transcript; any text is one, though perhaps of nothing.
  public init(_ text: String) {
    var blocks: [Block] = []
    var numbers: [Int] = []
    var lines: [String] = []
    var number = 0
    // A file from elsewhere may have its own line ends.
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

  /// Whether it begins as a transcript does: with a title and the locale.
  public var hasHead: Bool { blocks.first?.name.hasPrefix("#") == true && locale != nil }

  private func value(_ name: String) -> String? {
    blocks.first?.lines.first { $0.hasPrefix("  \(name): ") }
      .map { String($0.dropFirst(name.count + 4)) }
  }

  /// The locale in which it was made.
  public var locale: LocaleIdentifier? { value("locale").flatMap { LocaleIdentifier($0) } }

  /// How it was made, so that it can be made again.
  public var options: WritingOptions {
    var options = WritingOptions()
    options.format = .transcript
    options.structure = value("as").flatMap { Structure(rawValue: $0) } ?? .list
    options.verbosity = value("verbosity").flatMap { Verbosity(rawValue: $0) } ?? .normal
    options.saysPosition = value("position") == nil ? nil : true
    options.screenReader = value("reader").flatMap { ScreenReader(rawValue: $0) }
    options.rowsOnly = value("rows") != nil
    options.writesSpoken = value("spoken") == nil
    return options
  }
}
