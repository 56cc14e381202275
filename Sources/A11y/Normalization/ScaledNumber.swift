// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A number with a letter for a power of a thousand: `83m`, `1.5bn`, `-4k`.
///
/// Only a column tells what the letter means: in a column of lengths, `83m` is 83 meters.
enum ScaledNumber {
  private static let powers: [String: Int] = [
    "k": 3, "m": 6, "mn": 6, "mm": 6, "mio": 6, "mln": 6, "b": 9, "bn": 9, "mrd": 9, "t": 12,
    "tn": 12,
  ]

  /// The letters of a number with some, lowercased, and the number in full; nil for any other text.
  static func parts(_ text: String) -> (letters: String, number: DecimalNumber)? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || ".-".contains($0)) }
    let letters = text[digits.endIndex...].drop { $0 == " " }.lowercased()
    guard let power = powers[letters], digits.last?.isNumber == true else { return nil }
    let buffer = ByteBuffer(String(digits))
    guard var number = try? DecimalNumber(buffer.bytes, from: 0, to: buffer.count) else {
      return nil
    }
    number.scale -= power
    return (letters, number.trimmed(toFractionDigits: 0))
  }
}
