// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Unit symbols that most languages share, with CLDR's names of the units.
enum UnitSymbols {
  /// By symbol, case-sensitively, as "mW" and "MW" require.
  static let international: [String: String] = [
    "mm": "millimeter", "cm": "centimeter", "dm": "decimeter", "m": "meter", "km": "kilometer",
    "µm": "micrometer", "nm": "nanometer", "in": "inch", "ft": "foot",
    "yd": "yard", "mi": "mile",
    "mg": "milligram", "g": "gram", "kg": "kilogram", "t": "tonne", "lb": "pound", "lbs": "pound",
    "oz": "ounce", "µg": "microgram",
    "ml": "milliliter", "mL": "milliliter", "cl": "centiliter", "dl": "deciliter", "l": "liter",
    "L": "liter", "hl": "hectoliter", "gal": "gallon", "qt": "quart", "pt": "pint",
    "cL": "centiliter", "dL": "deciliter", "hL": "hectoliter", "µL": "microliter",
    "mol": "mole", "mmol": "millimole", "µmol": "micromole",
    "nmol": "nanomole", "pmol": "picomole",
    "ha": "hectare", "ms": "millisecond", "µs": "microsecond", "s": "second", "min": "minute",
    "h": "hour",
    "km/h": "kilometer-per-hour", "kmh": "kilometer-per-hour", "m/s": "meter-per-second",
    "m/s²": "meter-per-square-second",

    "mph": "mile-per-hour",
    "Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz",
    "mW": "milliwatt", "W": "watt", "kW": "kilowatt", "MW": "megawatt", "GW": "gigawatt",
    "kWh": "kilowatt-hour", "V": "volt", "mV": "millivolt", "A": "ampere", "mA": "milliampere",
    "J": "joule", "kJ": "kilojoule", "cal": "calorie", "kcal": "kilocalorie",
    "Pa": "pascal", "hPa": "hectopascal", "kPa": "kilopascal", "bar": "bar", "mbar": "millibar",
    "kB": "kilobyte", "KB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
    "PB": "petabyte", "Mbit": "megabit", "Gbit": "gigabit", "Mbps": "megabit-per-second",
    "mbps": "megabit-per-second", "Gbps": "gigabit-per-second",
    "dB": "decibel", "lx": "lux", "lm": "lumen", "cd": "candela", "N": "newton", "K": "kelvin",
    "px": "pixel",
    "ppm": "permillion", "rpm": "revolution-per-minute", "r/min": "revolution-per-minute",
    "Nm": "newton-meter",
    "N·m": "newton-meter", "N⋅m": "newton-meter", "hp": "horsepower", "PS": "horsepower",
    "m²": "square-meter", "km²": "square-kilometer", "cm²": "square-centimeter",
    "mm²": "square-millimeter", "m³": "cubic-meter", "cm³": "cubic-centimeter",
    "km³": "cubic-kilometer", "ft²": "square-foot", "mi²": "square-mile", "in²": "square-inch",
    "m2": "square-meter", "km2": "square-kilometer", "m3": "cubic-meter",
    "cm2": "square-centimeter",
    "cm3": "cubic-centimeter", "sqft": "square-foot", "sqm": "square-meter",
    "sqkm": "square-kilometer",
    "sqmi": "square-mile", "cbm": "cubic-meter", "cc": "cubic-centimeter",
    "dpi": "dot-per-inch", "DPI": "dot-per-inch", "ppi": "pixel-per-inch", "Mpx": "megapixel",
    "MP": "megapixel", "kph": "kilometer-per-hour", "Kbit": "kilobit", "kbit": "kilobit",
    "Mb": "megabit", "Gb": "gigabit", "kb/s": "kilobit-per-second",
    "mv": "millivolt", "kw": "kilowatt", "kwh": "kilowatt-hour", "hz": "hertz", "khz": "kilohertz",
    "mhz": "megahertz", "Mhz": "megahertz", "ghz": "gigahertz", "Ghz": "gigahertz",
    "gb": "gigabyte", "mb": "megabyte", "kb": "kilobyte", "tb": "terabyte",
    "km/s": "kilometer-per-second", "L/100km": "liter-per-100-kilometer",
    "L/100 km": "liter-per-100-kilometer", "l/100 km": "liter-per-100-kilometer",
    "l/100km": "liter-per-100-kilometer",
    "mmHg": "millimeter-ofhg", "mAh": "milliampere-hour", "Wh": "watt-hour",
    "MWh": "megawatt-hour", "GWh": "gigawatt-hour", "TWh": "terawatt-hour", "ac": "acre",
    "°C": "celsius", "°F": "fahrenheit", "ºC": "celsius", "ºF": "fahrenheit", "°K": "kelvin",
    "℃": "celsius", "℉": "fahrenheit",
    "°": "degree", "Ω": "ohm", "kΩ": "kiloohm", "‰": "permille",
  ]

  /// Units in one character, as East Asian character sets have them, and their symbols in letters.
  static let squared: [Character: String] = [
    "㎡": "m²", "㎢": "km²", "㎠": "cm²", "㎟": "mm²", "㎥": "m³", "㎤": "cm³", "㎣": "mm³", "㎦": "km³",
    "㎜": "mm", "㎝": "cm", "㎞": "km", "㎛": "µm", "㎚": "nm", "㎍": "µg", "㎎": "mg", "㎏": "kg",
    "㎖": "ml", "㎗": "dl", "㎕": "µL", "㏄": "cm³", "ℓ": "l", "㏊": "ha", "㎐": "Hz", "㎑": "kHz",
    "㎒": "MHz", "㎓": "GHz", "㎩": "Pa", "㎪": "kPa", "㎫": "MPa", "㎧": "m/s", "㎨": "m/s²",
    "㎽": "mW", "㎾": "kW", "㎿": "MW", "㎷": "mV", "㎸": "kV", "㎃": "mA", "㎄": "kA", "㎅": "KB",
    "㎆": "MB", "㎇": "GB", "㎈": "cal", "㎉": "kcal", "㏈": "dB", "㎳": "ms", "㎱": "ns",
  ]

  /// A unit of the International System with any of its prefixes: `kN`.
  static func prefixed(_ symbol: String) -> String? {
    guard symbol.count > 1, let prefix = symbol.first.flatMap({ prefixes[$0] }),
      let base = bases[String(symbol.dropFirst())], ICU.isUnit(prefix + base)
    else { return nil }
    return prefix + base
  }

  private static let prefixes: [Character: String] = [
    "T": "tera", "G": "giga", "M": "mega", "k": "kilo", "h": "hecto", "c": "centi", "m": "milli",
    "µ": "micro", "n": "nano", "p": "pico",
  ]
  private static let bases = [
    "N": "newton", "Pa": "pascal", "W": "watt", "V": "volt", "A": "ampere", "J": "joule",
    "Hz": "hertz", "g": "gram", "L": "liter", "l": "liter", "mol": "mole", "Ω": "ohm", "m": "meter",
    "s": "second", "eV": "electronvolt", "cal": "calorie",
  ]

  /// The usual form of a symbol, which may be typed as `sq. km`, `km^2`, `in.` or `o/oo`.
  static func plain(_ symbol: String) -> String {
    if ["o/oo", "0/00", "per mil", "per mill", "per mille"].contains(symbol) { return "‰" }
    var parts = UsualSymbols.of(symbol).split(separator: " ").map { part in
      String(part.count > 1 && part.last == "." ? part.dropLast() : part)
    }
    if parts.count == 2, let power = powers[parts[0].lowercased()] {
      parts = [parts[1] + power]
    }
    return parts.joined(separator: " ")
      .replacing("^", with: "").replacing("**", with: "")
      .replacing("2", with: "²").replacing("3", with: "³")
  }

  private static let powers = [
    "sq": "²", "square": "²", "cu": "³", "cubic": "³",
  ]

  /// Whether a symbol must directly follow its number or end a clause: single letters, and symbols
  /// that are words elsewhere.
  static func isShort(_ symbol: String, in language: String) -> Bool {
    symbol.count == 1 && symbol != "°" || symbol == "in"
      || words[symbol]?.contains(language) == true
  }

  /// Symbols that are words of some languages: "nel 2010 ha vinto", "a las 5 mi padre".
  private static let words: [String: Set<String>] = [
    "ha": ["es", "it", "hu"], "mi": ["es", "it", "pl", "hu", "tr"], "bar": ["de", "tr"],
  ]
}
