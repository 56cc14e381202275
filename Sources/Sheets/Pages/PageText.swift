/// The text of a cell of a page, with its blanks folded.
struct PageText {
  private var text = ""
  /// How many bytes precede each raised text that is open, and whether it links to a note.
  private var raised: [(start: Int, isNote: Bool)] = []

  private static let exponents: [Character: Character] = [
    "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸",
    "9": "⁹",
    "-": "⁻", "−": "⁻", "+": "⁺",
  ]

  /// The words, parted by single blanks.
  var words: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

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
    } else if !part.isEmpty, part.allSatisfy({ Self.exponents[$0] != nil }) {
      text.replaceSubrange(start..., with: part.compactMap { Self.exponents[$0] })
    }
  }
}
