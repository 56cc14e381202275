/// A text in lines that fit into so many columns, cut at spaces where that goes.
struct WrappedText {
  private let text: String
  /// Where each line is in the text, in bytes of UTF-8.
  let lines: [Range<Int>]

  init(_ text: String, columns: Int) {
    self.text = text
    let columns = max(columns, 2)
    var lines: [Range<Int>] = []
    var start = 0
    var width = 0
    var at = 0
    // Where the line may be cut, and how wide it is up to there.
    var cut: (at: Int, width: Int)?
    for character in text {
      let own = Terminal.width(of: character)
      // The part of a word that goes to the next line may fill that too, when what comes is wide.
      while width + own > columns, at > start {
        if character == " " {
          // The space itself need not be seen.
          cut = (at, width)
        }
        let end = cut ?? (at, width)
        lines.append(start..<end.at)
        start = end.at
        width -= end.width
        cut = nil
      }
      width += own
      at += character.utf8.count
      if character == " " { cut = (at, width) }
    }
    lines.append(start..<at)
    self.lines = lines
  }

  /// A line with a part of the text highlighted.
  func line(_ number: Int, highlighting range: Range<Int>?) -> String {
    let line = lines[number]
    guard let range = range?.clamped(to: line), !range.isEmpty else { return part(line) }
    return part(line.lowerBound..<range.lowerBound) + Style.highlight + part(range) + Style.plain
      + part(range.upperBound..<line.upperBound)
  }

  private func part(_ range: Range<Int>) -> String {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return String(text[start..<end])
  }
}
