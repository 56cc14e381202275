/// The names of units and currencies as CLDR has them, in the form that goes with a number.
enum UnitNames {
  /// "kilometres per hour", for a unit such as `unit/kilometer-per-hour` or `currency/USD`.
  ///
  /// - Returns: nil when CLDR does not know the unit.
  static func name(
    _ unit: String, for number: SpokenNumber, _ locale: LocaleIdentifier
  ) -> String? {
    // As many digits as there are decide on the plural form.
    let skeleton = "\(unit) unit-width-full-name .+ group-off"
    guard let formatted = NumberFormatters.formatParts(number.text, skeleton, locale) else {
      return nil
    }
    // What is around the number is the name; some languages write the number into it.
    let before = String(
      decoding: formatted.units[..<formatted.number.lowerBound], as: UTF16.self)
    let after = String(
      decoding: formatted.units[formatted.number.upperBound...], as: UTF16.self)
    let name = (before.spaced() + " " + after.spaced()).trimmingSpaces()
    return name.isEmpty ? nil : name
  }
}
