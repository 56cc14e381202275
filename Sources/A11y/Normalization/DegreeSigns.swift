// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The sign of degrees before the letter of a scale, however keyboards have the two.
///
/// Those of Spain and Portugal have the sign of an ordinal, "14 ºC", and Cyrillic ones a letter that looks like C.
enum DegreeSigns {
  private static let ordinal: Unicode.Scalar = "\u{BA}"
  private static let degree: Unicode.Scalar = "\u{B0}"
  private static let cyrillic: Unicode.Scalar = "\u{421}"

  /// A text with the sign of degrees and the Latin letter.
  static func settled(_ text: String) -> String {
    // Hardly any text has them, and none is copied to find that out.
    var last: UInt8 = 0
    let hasSign = text.utf8.contains { byte in
      defer { last = byte }
      return last == 0xC2 && (byte == 0xBA || byte == 0xB0)
    }
    guard hasSign else { return text }
    var scalars = Array(text.unicodeScalars)
    for index in scalars.indices.dropLast()
    where scalars[index] == ordinal || scalars[index] == degree {
      let isSpaced = scalars[index + 1] == " " && scalars[index] == degree
      let letter = index + (isSpaced ? 2 : 1)
      guard letter < scalars.count, ["C", "F", cyrillic].contains(scalars[letter]),
        letter + 1 == scalars.count || !scalars[letter + 1].properties.isAlphabetic,
        follows(scalars, index)
      else { continue }
      scalars[index] = degree
      if scalars[letter] == cyrillic { scalars[letter] = "C" }
    }
    return scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  /// Whether a number is before the sign, or nothing but blanks: "°С" may head a column.
  private static func follows(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    let before = scalars[..<index].last { $0 != " " && $0 != "\u{A0}" && $0 != "\u{202F}" }
    return before?.properties.numericType != nil || before == nil
  }
}
