/// The text of a cell of a page, with its blanks folded.
struct PageText {
  private var text = ""
  /// How many bytes precede each raised text that is open, and whether it links to a note.
  private var raised: [(start: Int, isNote: Bool)] = []

  /// How many bytes precede each lowered text that is open.
  private var lowered: [Int] = []
  /// Where texts are that are struck out, and how many bytes precede each that is open.
  private var struck: [Range<Int>] = []
  private var strikes: [Int] = []

  /// The words, parted by single blanks: those that are struck out stand for themselves alone, and not beside what is in
  /// their place.
  var words: String {
    let valid = Self.words(of: withoutStruck)
    return valid.isEmpty ? Self.words(of: text) : valid
  }

  private static func words(of text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private var withoutStruck: String {
    guard !struck.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var at = 0
    for range in struck where range.upperBound <= bytes.count && range.lowerBound >= at {
      kept += bytes[at..<range.lowerBound]
      at = range.upperBound
    }
    return String(decoding: kept + bytes[at...], as: UTF8.self)
  }

  mutating func add(_ part: String) { text += part }

  /// Parts what precedes from what follows.
  mutating func part() { text += " " }

  /// Raised text begins.
  mutating func startRaised() { raised.append((text.utf8.count, false)) }

  /// A link to another place of the page begins, which in raised text is a note's mark.
  mutating func startLink() {
    if !raised.isEmpty { raised[raised.count - 1].isNote = true }
  }

  /// Raised text ends: a note's mark is no part of the cell, and raised digits are an exponent.
  mutating func endRaised() {
    guard let (count, isNote) = raised.popLast(), count <= text.utf8.count else { return }
    let start = text.utf8.index(text.startIndex, offsetBy: count)
    let part = text[start...].filter { !$0.isWhitespace }
    if isNote || (part.hasPrefix("[") && part.hasSuffix("]")) {
      text.removeSubrange(start...)
    } else if count > 0, !part.isEmpty {
      text.replaceSubrange(start..., with: ScriptedText.raised(part))
    }
  }

  /// Lowered text begins.
  mutating func startLowered() { lowered.append(text.utf8.count) }

  /// Lowered text ends.
  mutating func endLowered() {
    guard let count = lowered.popLast(), count > 0, count < text.utf8.count else { return }
    let start = text.utf8.index(text.startIndex, offsetBy: count)
    text.replaceSubrange(
      start..., with: ScriptedText.lowered(text[start...].filter { !$0.isWhitespace }))
  }

  /// Text begins that is struck out or deleted.
  mutating func startStruck() { strikes.append(text.utf8.count) }

  /// Text ends that is struck out or deleted.
  mutating func endStruck() {
    // The outer of two in each other has all that the inner has.
    guard let start = strikes.popLast(), start < text.utf8.count, strikes.isEmpty else { return }
    struck.append(start..<text.utf8.count)
  }
}
