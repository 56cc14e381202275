/// CLDR's names of units and currencies, in the form that goes with a number.
enum UnitNames {
  /// The name of a unit such as `unit/kilometer-per-hour` or `currency/USD`: "kilometres per hour".
  ///
  /// - Returns: nil when CLDR does not know the unit.
  static func name(
    _ unit: String, for number: SpokenNumber, _ locale: LocaleIdentifier
  ) -> String? {
    // Keep all fraction digits, since they determine the plural form.
    let skeleton = "\(unit) unit-width-full-name .+ group-off"
    guard let formatted = NumberFormatters.formatParts(number.text, skeleton, locale) else {
      return nil
    }
    // The name is what surrounds the number; some languages put the number inside it.
    let before = String(
      decoding: formatted.units[..<formatted.number.lowerBound], as: UTF16.self)
    let after = String(
      decoding: formatted.units[formatted.number.upperBound...], as: UTF16.self)
    let name = (before.spaced() + " " + after.spaced()).trimmingSpaces()
    return name.isEmpty ? nil : name
  }
}
