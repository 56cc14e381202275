/// English names of currencies and of their minor units.
enum EnglishCurrency {
  struct Names {
    var one: String
    var other: String
    /// The name of the hundredth part; nil when there is none, or when it is not known.
    var minor: (one: String, other: String)?

    /// What tells the cents of this currency from those of the American dollar; nil where nothing has to.
    var whoseCents: String? {
      guard minor?.one == "cent", one != "dollar" else { return nil }
      return one.hasSuffix(" dollar") ? String(one.dropLast(7)) : one
    }
  }

  private static let cents = (one: "cent", other: "cents")

  /// The currencies whose everyday name is shorter than CLDR's, or whose minor unit is known.
  private static let known: [String: Names] = [
    "USD": Names(one: "dollar", other: "dollars", minor: cents),
    "EUR": Names(one: "euro", other: "euros", minor: cents),
    "GBP": Names(one: "pound", other: "pounds", minor: ("penny", "pence")),
    "CAD": Names(one: "Canadian dollar", other: "Canadian dollars", minor: cents),
    "AUD": Names(one: "Australian dollar", other: "Australian dollars", minor: cents),
    "NZD": Names(one: "New Zealand dollar", other: "New Zealand dollars", minor: cents),
    "HKD": Names(one: "Hong Kong dollar", other: "Hong Kong dollars", minor: cents),
    "SGD": Names(one: "Singapore dollar", other: "Singapore dollars", minor: cents),
    "INR": Names(one: "rupee", other: "rupees", minor: ("paisa", "paise")),
    "JPY": Names(one: "yen", other: "yen", minor: nil),
    "CNY": Names(one: "yuan", other: "yuan", minor: nil),
    "KRW": Names(one: "won", other: "won", minor: nil),
  ]

  /// The names of a currency; CLDR's own when this file has none.
  static func names(of code: String) -> Names {
    if let names = known[code] { return names }
    return Names(one: name(code, "1"), other: name(code, "2"), minor: nil)
  }

  private static func name(_ code: String, _ count: String) -> String {
    let skeleton = "currency/\(code) unit-width-full-name precision-integer"
    let text = ICU.NumberFormatter(skeleton: skeleton, locale: .enUS)?.format(count)?.text ?? code
    return String(text.drop { $0.isNumber || $0.isWhitespace })
  }
}

/// English names of units.
enum EnglishUnits {
  /// The name of a unit in the form that goes with a number: "degree Celsius", "degrees Celsius".
  static func name(of unit: String, for number: DecimalNumber) -> String {
    let skeleton = "unit/\(unit) unit-width-full-name .+ group-off"
    let formatter = ICU.NumberFormatter(skeleton: skeleton, locale: .enUS)
    guard let formatted = formatter?.format(number.text) else { return unit }
    let digits = formatted.parts.filter { $0.part == .integer || $0.part == .fraction }
    let end = digits.map(\.range.upperBound).max() ?? 0
    return String(decoding: formatted.units[end...], as: UTF16.self).trimmingSpaces()
  }
}
