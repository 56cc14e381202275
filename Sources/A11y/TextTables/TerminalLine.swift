/// A line as a terminal shows it: without escape sequences, each character at its column.
struct TerminalLine {
  /// The characters by column; a wide one is followed by ``filler``.
  let columns: [Character]

  /// What stands at the second column of a wide character.
  static let filler: Character = "\u{0}"
  /// The columns between two tab stops.
  private static let tabWidth = 8

  /// Lays out a line, which has no line break in it.
  ///
  /// - Parameters:
  ///   - text: the line.
  ///   - countsWide: whether a wide character takes two columns, as a terminal shows it; some programs count
  ///     characters instead.
  init(_ text: String, countsWide: Bool = true) {
    var columns: [Character] = []
    columns.reserveCapacity(text.utf8.count)
    for character in TerminalEscapes.removed(from: text) {
      if character == "\t" {
        repeat { columns.append(" ") } while columns.count % Self.tabWidth != 0
        continue
      }
      columns.append(character)
      if countsWide, Self.isWide(character) { columns.append(Self.filler) }
    }
    while columns.last == " " || columns.last == "\r" { columns.removeLast() }
    self.columns = columns
  }

  var isBlank: Bool { columns.isEmpty }

  /// How many columns it takes.
  var width: Int { columns.count }

  /// Whether nothing stands at a column.
  func isBlank(at column: Int) -> Bool { column >= columns.count || columns[column] == " " }

  /// What stands in some columns, without blanks around it.
  func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<columns.count)
    return String(columns[range].filter { $0 != Self.filler }).trimmingBlanks()
  }

  /// The whole line, without blanks around it.
  var text: String { text(0..<columns.count) }

  /// The runs of characters between blanks.
  var words: [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for column in 0...columns.count {
      if isBlank(at: column) {
        if let first = start { words.append(first..<column) }
        start = nil
      } else if start == nil {
        start = column
      }
    }
    return words
  }

  /// Whether a character takes two columns: East Asian letters, full-width forms and most emoji
  /// (Unicode Standard Annex 11).
  private static func isWide(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value, value >= 0x1100 else { return false }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return true
    default: return character.unicodeScalars.dropFirst().contains { $0.value == 0xFE0F }
    }
  }
}

extension String {
  /// The text without blanks around it.
  func trimmingBlanks() -> String {
    guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " })
    else { return "" }
    return String(self[first...last])
  }
}
