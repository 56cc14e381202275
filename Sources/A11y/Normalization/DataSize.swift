/// How much data there is, in the largest unit of SI that leaves a whole part.
enum DataSize {
  private static let units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte"]

  /// The same amount in a unit of powers of a thousand; no digit is lost.
  static func scaled(_ bytes: DecimalNumber) -> (amount: DecimalNumber, unit: String) {
    let digits = SpokenNumber(bytes).whole.utf8.count
    let step = min(max((digits - 1) / 3, 0), units.count - 1)
    var amount = bytes
    amount.scale += step * 3
    return (amount.trimmed(toFractionDigits: 0), units[step])
  }
}
