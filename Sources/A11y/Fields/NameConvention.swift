/// What a field's name implies about its values if nothing else is declared.
///
/// A unit that a name states is honored. This table is the only list of such names:
///
/// | name ends in | formatted as | example |
/// | --- | --- | --- |
/// | `usd` `eur` `gbp` `jpy` `cny` `chf` `cad` `aud` `inr` `krw` `brl` `mxn` `sek` `nok` `dkk` `pln` `rub`, `dollars`, `euros` | money | `price_usd`, `valueInDollars` |
/// | `pct` `percent` | a percentage: 1.85 is 1.85% | `change_pct` |
/// | `c` or `f` after `temp` or `temperature`, `celsius`, `fahrenheit` | a temperature | `temp_c` |
/// | `km` `kg` `cm` `mm` `mph` `kmh` `kph` `lbs` `ms` `mb` `gb` | a measure | `distance_km` |
/// | `year` `yr` | a number without grouping | `birth_year` |
/// | `id` `zip` `postcode` | an identifier, without grouping | `user_id` |
struct NameConvention {
  /// How values are spoken; nil if the name implies nothing.
  let say: SayAs?
  /// The human-readable heading: the name's words without the unit.
  let heading: String

  private static let currencies: Set<String> = [
    "usd", "eur", "gbp", "jpy", "cny", "chf", "cad", "aud", "inr", "krw", "brl", "mxn", "sek",
    "nok", "dkk", "pln", "rub",
  ]

  private static let kinds: [String: SayAs.Kind] = [
    "dollars": .currency("USD"), "euros": .currency("EUR"),
    "pct": .percent, "percent": .percent,
    "celsius": .measure("celsius"), "fahrenheit": .measure("fahrenheit"),
    "km": .measure("kilometer"), "kg": .measure("kilogram"), "cm": .measure("centimeter"),
    "mm": .measure("millimeter"), "mph": .measure("mile-per-hour"),
    "kmh": .measure("kilometer-per-hour"), "kph": .measure("kilometer-per-hour"),
    "lbs": .measure("pound"), "ms": .measure("millisecond"), "mb": .measure("megabyte"),
    "gb": .measure("gigabyte"),
  ]

  /// The names that stay in the heading.
  private static let plain: [String: SayAs.Kind] = [
    "year": .year, "yr": .year, "id": .identifier, "zip": .identifier, "postcode": .identifier,
  ]

  /// Parses a name such as `price_usd`, `valueInDollars` or `Miles per Gallon`.
  init(_ name: String) {
    var words = Self.words(name)
    var kind: SayAs.Kind?
    if let last = words.last?.lowercased() {
      if let plain = Self.plain[last] {
        kind = plain
      } else if words.count > 1 {
        kind = Self.kind(last, after: words[words.count - 2].lowercased())
        if kind != nil {
          words.removeLast()
          if ["in", "as"].contains(words.last?.lowercased()), words.count > 1 {
            words.removeLast()
          }
        }
      }
    }
    var say = kind.map { SayAs($0) }
    if kind == .percent { say?.whole = true }
    self.say = say
    heading = words.joined(separator: " ")
  }

  private static func kind(_ unit: String, after previous: String) -> SayAs.Kind? {
    if currencies.contains(unit) { return .currency(unit.uppercased()) }
    if ["temp", "temperature"].contains(previous) {
      if unit == "c" { return .measure("celsius") }
      if unit == "f" { return .measure("fahrenheit") }
    }
    return kinds[unit]
  }

  /// The words of a name in snake case, kebab case or camel case.
  static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character = " "
    for character in TextCleaner.clean(name) {
      if character == "_" || character == "-" || character == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else if character.isUppercase, previous.isLowercase {
        words.append(word)
        word = character.lowercased()
      } else {
        word.append(character)
      }
      previous = character
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
