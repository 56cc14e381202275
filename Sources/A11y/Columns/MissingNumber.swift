// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Numbers that stand for a missing value where a format has no other way to say so: −999, −9999.00.
///
/// Instruments and surveys write a number that can't be measured: nines below zero, far from all that were.
enum MissingNumber {
  /// The texts of a column that stand for a missing value.
  static func of(_ values: [ColumnProfile.Value]) -> Set<String> {
    // Nearly all columns end here.
    let candidates = values.filter { isNines($0.text) }
    guard !candidates.isEmpty, candidates.count < 3, values.count > candidates.count + 1 else {
      return []
    }
    let count = values.reduce(0) { $0 + $1.count }
    var least = Double.infinity
    var most = -Double.infinity
    for value in values where !isNines(value.text) {
      guard let number = Double(value.text) else { continue }
      least = min(least, number)
      most = max(most, number)
    }
    let found = candidates.filter { value in
      guard let number = Double(value.text), least.isFinite, least > number / 5 else {
        return false
      }
      // Two nines may be a number like another, unless nothing else is below zero.
      guard number < -100 || least >= 0 && value.count > 1 else { return false }
      // Once, it may be the one number that is far from the others, and among few
      // whole ones there is no saying what is far.
      let isFar = most.magnitude * 5 < -number
      // Amounts of money end with ".99".
      let mayBePrice = value.text.hasSuffix(".99")
      return value.count > 1
        || isFar && !mayBePrice && !endsWithZeros(value.text)
          && (count >= fewest || value.text.contains("."))
    }
    return Set(found.map(\.text))
  }

  /// How many numbers there must be for one by itself to stand for none.
  private static let fewest = 10

  /// Whether a text is a number below zero of nines alone, and zeros behind them.
  private static func isNines(_ text: String) -> Bool {
    guard text.hasPrefix("-99") else { return false }
    let digits = text.utf8.dropFirst().filter { $0 != UInt8(ascii: ".") }
    return digits.count < 12 && Double(text) != nil
      && digits.drop { $0 == UInt8(ascii: "9") }.allSatisfy { $0 == UInt8(ascii: "0") }
  }

  /// Whether a whole number ends with zeros, as one that was counted may: −990.
  private static func endsWithZeros(_ text: String) -> Bool {
    text.prefix { $0 != "." }.hasSuffix("0")
  }
}
