// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Cuts a line into the windows that are seen one after the other when the display is panned.
struct BrailleWindows {
  /// The cells of the display.
  let cells: Int
  /// What writes text in braille; nil where each character has a cell of its own.
  private var text: BrailleText?

  /// Creates windows.
  ///
  /// - Parameters:
  ///   - cells: the cells of the display.
  ///   - translator: what writes text in braille; nil where each character has a cell, and the word at the end of the
  ///     display is cut there, and whole in the next window.
  init(cells: Int, translator: (any BrailleTranslator)?) {
    self.cells = max(cells, 1)
    text = translator.map { BrailleText($0) }
  }

  /// The windows of a line: one at least.
  mutating func windows(of line: String) -> [String] {
    text == nil ? cut(line) : wrapped(line)
  }

  /// Windows that show as much as there is room for, and each begins with the first word that was not whole before.
  ///
  /// Source: `getLineInfo` and `panRight` in Orca's `src/orca/braille.py`.
  private func cut(_ line: String) -> [String] {
    let scalars = Array(line.unicodeScalars)
    var windows: [String] = []
    var start = 0
    repeat {
      let end = min(start + cells, scalars.count)
      windows.append(String(String.UnicodeScalarView(scalars[start..<end])))
      guard end < scalars.count else { break }
      // The blanks behind a word belong to it.
      let word = (start + 1..<end).last { scalars[$0] != " " && scalars[$0 - 1] == " " }
      let isWhole = scalars[end - 1] == " " && scalars[end] != " "
      start = isWhole ? end : word ?? end
    } while start < scalars.count
    return windows
  }

  /// Windows between words, but for a word that is wider than the display.
  private mutating func wrapped(_ line: String) -> [String] {
    var windows: [String] = []
    var window = ""
    for word in line.split(separator: " ") {
      // Longer ones can't fit, whatever their braille is.
      if window.count + word.utf8.count < cells * 16 {
        let longer = window.isEmpty ? String(word) : "\(window) \(word)"
        if width(of: longer) <= cells {
          window = longer
          continue
        }
      }
      if !window.isEmpty { windows.append(window) }
      var rest = word
      while let cut = cut(ofWord: rest) {
        windows.append(String(rest[..<cut]))
        rest = rest[cut...]
      }
      window = String(rest)
    }
    if !window.isEmpty || windows.isEmpty { windows.append(window) }
    return windows
  }

  /// Where a word is cut that is wider than the display; nil if it fits.
  ///
  /// No more is looked at than could fit, since a word may be as long as a file.
  private mutating func cut(ofWord word: Substring) -> String.Index? {
    let start = Array(word.prefix(cells + 1))
    if start.count <= cells, width(of: String(word)) <= cells { return nil }
    var (fits, fails) = (1, min(start.count, cells) + 1)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if width(of: String(start[..<middle])) <= cells { fits = middle } else { fails = middle }
    }
    let cut = word.index(word.startIndex, offsetBy: fits)
    return cut < word.endIndex ? cut : nil
  }

  /// The cells of a text, in which patterns of dots stand for themselves.
  private mutating func width(of part: String) -> Int {
    var width = 0
    var plain = String.UnicodeScalarView()
    func isPattern(_ scalar: Unicode.Scalar) -> Bool { (0x2800...0x28FF).contains(scalar.value) }
    for scalar in part.unicodeScalars {
      if isPattern(scalar) { width += 1 } else { plain.append(scalar) }
    }
    let written = String(plain)
    // Blanks beside patterns have cells, too, which a translator would leave out at the ends.
    let trimmed = written.trimmingSpaces()
    width += written.unicodeScalars.count - trimmed.unicodeScalars.count
    return width + (text?.cells(of: trimmed).count ?? trimmed.unicodeScalars.count)
  }
}
