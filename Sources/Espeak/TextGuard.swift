// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Simplifies text that crashed eSpeak NG, avoiding what is known to crash it.
enum TextGuard {
  /// The longest word that is kept whole, in characters.
  static let wordLimit = 40
  /// The most words in one chunk.
  static let chunkLimit = 25

  /// The text in smaller, plainer chunks.
  static func chunks(of text: String) -> [String] {
    var words: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      var plain = ""
      var apostrophes = 0
      let isAbbreviation = word.utf8.count { $0 == UInt8(ascii: ".") } > 2
      for character in word {
        if character == "'" || character == "’" {
          apostrophes += 1
          if apostrophes > 1 { continue }
        }
        // Runs of abbreviations with dots overflow a buffer in eSpeak NG.
        plain.append(character == "." && isAbbreviation ? " " : character)
      }
      for part in plain.split(separator: " ") {
        var rest = part
        while !rest.isEmpty {
          words.append(String(rest.prefix(wordLimit)))
          rest = rest.dropFirst(wordLimit)
        }
      }
    }
    return stride(from: 0, to: words.count, by: chunkLimit).map {
      words[$0..<min($0 + chunkLimit, words.count)].joined(separator: " ")
    }
  }
}
