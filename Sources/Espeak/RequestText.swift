// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What of a text the worker is sent at once.
package enum RequestText {
  /// The longest text in one request, in bytes.
  package static let limit = 4_000

  /// The texts of the requests that a segment takes.
  static func parts(of segment: Segment) -> [String] {
    split(withoutControls(segment.text))
  }

  /// Replaces control characters, which eSpeak NG would interpret as commands, with spaces.
  private static func withoutControls(_ text: String) -> String {
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      clean.append(isControl ? " " : scalar)
    }
    return String(clean)
  }

  /// Splits text into chunks of limited length in bytes, at spaces if possible, otherwise between
  /// characters.
  package static func split(_ text: String, limit: Int = limit) -> [String] {
    var chunks: [String] = []
    var rest = Substring(text)
    while rest.utf8.count > limit {
      var end = rest.utf8.index(rest.startIndex, offsetBy: limit)
      while rest.utf8[end] & 0xC0 == 0x80 { end = rest.utf8.index(before: end) }
      // By scalars, since a character may be as long as the text: a million of joiners is one.
      let scalars = rest.unicodeScalars
      var cut = scalars[..<end].lastIndex(where: \.properties.isWhitespace) ?? scalars.startIndex
      if cut == scalars.startIndex {
        cut = end
        for _ in 0..<longestCharacter where cut > scalars.startIndex && extends(scalars[cut]) {
          cut = scalars.index(before: cut)
        }
      }
      let next = cut > rest.startIndex ? cut : end
      chunks.append(String(rest[..<next]))
      rest = Substring(scalars[next...].drop(while: \.properties.isWhitespace))
    }
    if rest.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) {
      chunks.append(String(rest))
    }
    return chunks
  }

  /// How many scalars of a character are kept together.
  private static let longestCharacter = 32

  /// Whether a scalar belongs to the character before it.
  private static func extends(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isGraphemeExtend || scalar == "\u{200D}"
  }
}
