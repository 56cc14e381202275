// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Scales byte counts to the largest SI unit with a nonzero whole part.
enum DataSize {
  /// The units of CLDR, by their power of 1,000.
  static let units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte"]

  /// Converts a byte count to a decimal unit (a power of 1000) without losing a digit.
  static func scaled(_ bytes: DecimalNumber) -> (amount: DecimalNumber, unit: String) {
    let digits = SpokenNumber(bytes).whole.utf8.count
    let step = min(max((digits - 1) / 3, 0), units.count - 1)
    var amount = bytes
    amount.scale += step * 3
    return (amount.trimmed(toFractionDigits: 0), units[step])
  }
}
