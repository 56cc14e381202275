// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A text that is a number and its unit, for comparing it with others of its kind: "90 min" and "2 h", "300 g" and "1.2 kg".
struct MeasuredText {
  /// What is measured, by its place among the kinds.
  let kind: UInt8
  /// The amount in the smallest common unit of the kind.
  let amount: DecimalNumber

  /// Parses a text; nil for any other.
  init?(_ text: String) {
    // A digit, a hyphen or a minus sign; most texts have none.
    guard let first = text.utf8.first,
      (0x30...0x39).contains(first) || first == 0x2D || first == 0xE2
    else { return nil }
    if let seconds = Self.seconds(text) {
      kind = Self.clockKind
      amount = seconds
      return
    }
    var rest = Substring(text)
    let isNegative = rest.first.map { "-−".contains($0) } ?? false
    if isNegative { rest = rest.dropFirst() }
    let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
    var symbol = rest[digits.endIndex...]
    if symbol.first == " " || symbol.first == "\u{A0}" { symbol = symbol.dropFirst() }
    // A comma among the digits may be either mark, and is the decimal one where fewer than three digits are behind it.
    let parts = digits.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 2, !digits.isEmpty,
      let (kind, multiplier, scale) = Self.units[String(symbol)]
    else { return nil }
    let isGrouped = parts.count == 2 && parts[1].utf8.count == 3
    let plain = digits.replacing(",", with: isGrouped ? "" : ".")
    let buffer = ByteBuffer(String(plain))
    guard var number = try? DecimalNumber(buffer.bytes, from: 0, to: buffer.count) else {
      return nil
    }
    let (product, overflows) = number.significand.multipliedReportingOverflow(by: multiplier)
    guard !overflows else { return nil }
    number.significand = product
    number.scale += scale
    number.isNegative = isNegative
    self.kind = kind
    amount = number
  }

  private static let clockKind = UInt8.max

  /// The seconds of a time of day or of a span: "9:05", "1:30 PM", "9 a.m.", "10:02:59.5"; nil for any other text.
  private static func seconds(_ text: String) -> DecimalNumber? {
    let (clock, isAfternoon) = withoutHalf(text)
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    // Only a half of the day shows that a number alone is an hour.
    guard (isAfternoon == nil ? 2...3 : 1...3).contains(parts.count), let first = parts.first,
      let last = parts.last, (1...3).contains(first.utf8.count)
    else { return nil }
    let ends = last.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = ends.count == 2 && parts.count > 1 ? ends[1] : ""
    let whole = parts.dropLast() + [ends.count == 2 && parts.count > 1 ? ends[0] : last]
    guard ends.count == 1 || (1...9).contains(fraction.utf8.count),
      whole.dropFirst().allSatisfy({ $0.utf8.count == 2 }),
      (whole + [fraction]).allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let numbers = whole.compactMap { UInt128($0) }
    guard numbers.count == whole.count, var value = numbers.first else { return nil }
    if let isAfternoon {
      guard (1...12).contains(value) else { return nil }
      value = value % 12 + (isAfternoon ? 12 : 0)
    }
    for number in numbers.dropFirst() { value = value * 60 + number }
    // Two numbers are an hour and its minutes only with a half of the day; a song and a race have minutes first.
    if isAfternoon != nil { for _ in numbers.count..<3 { value *= 60 } }
    for digit in fraction.utf8 { value = value * 10 + UInt128(digit - 0x30) }
    return DecimalNumber(isNegative: false, significand: value, scale: fraction.utf8.count)
  }

  /// A text without the half of the day behind it, "PM" or "p.m.", and whether that is the second one.
  private static func withoutHalf(_ text: String) -> (clock: Substring, isAfternoon: Bool?) {
    let letters = text.reversed().prefix { !$0.isNumber && $0 != ":" }
    let half = letters.reversed().filter { !" \u{A0}\u{202F}.".contains($0) }
    guard half.count == 2, case let name = String(half).lowercased(), name == "am" || name == "pm"
    else { return (text[...], nil) }
    return (text.dropLast(letters.count), name == "pm")
  }

  /// The kind of each unit, and how many of the base unit it is: a multiplier, and how many decimals that has.
  private static let units: [String: (kind: UInt8, multiplier: UInt128, scale: Int)] = {
    let kinds: [[(symbols: String, multiplier: UInt128, scale: Int)]] = [
      [
        ("ns", 1, 9), ("µs us", 1, 6), ("ms", 1, 3), ("s sec sek Sek", 1, 0), ("min Min", 60, 0),
        ("h hr hrs Std", 3_600, 0), ("d day days Tag Tage", 86_400, 0),
        ("wk week weeks", 604_800, 0), ("mo month months", 2_629_746, 0),
        ("y yr yrs year years", 31_556_952, 0),
      ],
      [
        ("µg", 1, 6), ("mg", 1, 3), ("g", 1, 0), ("kg", 1_000, 0), ("t", 1_000_000, 0),
        ("oz", 28_349_523, 6), ("lb lbs", 45_359_237, 5), ("st", 635_029_318, 5),
      ],
      [
        ("nm", 1, 9), ("µm", 1, 6), ("mm", 1, 3), ("cm", 1, 2), ("m", 1, 0), ("km", 1_000, 0),
        ("in", 254, 4), ("ft", 3_048, 4), ("yd", 9_144, 4), ("mi", 1_609_344, 3),
      ],
      [
        ("ml mL", 1, 3), ("cl cL", 1, 2), ("dl dL", 1, 1), ("l L", 1, 0), ("hl hL", 100, 0),
        ("fl oz", 29_573_530, 9), ("gal", 3_785_411_784, 9),
      ],
      [
        ("Wh", 1, 0), ("kWh", 1_000, 0), ("MWh", 1_000_000, 0), ("GWh", 1_000_000_000, 0),
      ],
      [("W", 1, 0), ("kW", 1_000, 0), ("MW", 1_000_000, 0), ("GW", 1_000_000_000, 0)],
      [("Hz", 1, 0), ("kHz", 1_000, 0), ("MHz", 1_000_000, 0), ("GHz", 1_000_000_000, 0)],
    ]
    var units: [String: (kind: UInt8, multiplier: UInt128, scale: Int)] = [:]
    for (kind, members) in kinds.enumerated() {
      for (symbols, multiplier, scale) in members {
        let names = symbols == "fl oz" ? [symbols] : symbols.split(separator: " ").map(String.init)
        for name in names { units[name] = (UInt8(kind), multiplier, scale) }
      }
    }
    return units
  }()
}
