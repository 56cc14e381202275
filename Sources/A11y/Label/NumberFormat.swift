/// How a locale writes numbers, prepared once so that digits can be written without ICU.
///
/// Everything is taken from what ICU writes for a few samples: the digits, the marks, the sizes of the
/// groups, and what stands before and after. Tests compare the result with ICU's own for random values in
/// many locales. Only the hyphen that most locales have for a minus is replaced by the minus sign, U+2212,
/// which speech engines read and which does not break at line ends.
struct NumberFormat {
  /// What stands around the digits.
  struct Affixes {
    var prefix: [UInt8] = []
    var suffix: [UInt8] = []
  }

  /// The digits after the point.
  let fraction: FractionDigits
  /// Whether the number is a percent, and is given as a fraction.
  let isPercent: Bool

  private var positive = Affixes()
  private var negative = Affixes()
  private var decimalMark: [UInt8] = [UInt8(ascii: ".")]
  private var groupMark: [UInt8] = []
  /// The size of the last group, 0 for no groups, and of those before it.
  private var lastGroup = 0
  private var otherGroups = 0
  /// How many digits there must be for the first group mark.
  private var leastGrouped = Int.max
  /// The ten digits, when they are not ASCII.
  private var digits: [[UInt8]]?

  /// Prepares the format of a skeleton's kind of number.
  ///
  /// - Parameters:
  ///   - skeleton: what the number is, in ICU's terms: `currency/USD`, `percent`, or nothing.
  ///   - fraction: how many digits are said after the point.
  ///   - isPercent: whether values are fractions to be said in hundredths.
  ///   - grouping: whether thousands are grouped.
  ///   - locale: the locale that writes them.
  init(
    skeleton: String, fraction: FractionDigits, isPercent: Bool = false, grouping: Bool = true,
    locale: LocaleIdentifier
  ) {
    self.fraction = fraction
    self.isPercent = isPercent
    let tokens = [skeleton, ".0", grouping ? "" : "group-off"].filter { !$0.isEmpty }
    guard
      let formatter = ICU.NumberFormatter(skeleton: tokens.joined(separator: " "), locale: locale)
    else {
      // A currency that ICU does not know is said by the code that it was given.
      let code =
        skeleton.split(separator: " ").first?.split(separator: "/").last.map(String.init) ?? ""
      positive.prefix = Array((code.isEmpty ? "" : code + "\u{A0}").utf8)
      negative.prefix = Array("−".utf8) + positive.prefix
      return
    }
    if let sample = formatter.format("1234567890.5") { learnDigits(sample) }
    if let sample = formatter.format("-1234567890.5") { negative = Self.affixes(sample) }
    if grouping { learnGroups(formatter) }
  }

  /// The kind of number that a field says, in a locale.
  init?(_ say: Say, locale: LocaleIdentifier) {
    switch say.kind {
    case .number, .text, .yesNo, .integer:
      self.init(skeleton: "", fraction: say.digits ?? .all, locale: locale)
    case .year:
      self.init(skeleton: "", fraction: .all, grouping: false, locale: locale)
    case .percent:
      self.init(
        skeleton: "percent", fraction: say.digits ?? FractionDigits(minimum: 0, maximum: 2),
        isPercent: !say.whole, locale: locale)
    case .currency(let code):
      let own = ICU.fractionDigits(ofCurrency: code)
      self.init(
        skeleton: "currency/\(code)" + (say.accounting ? " sign-accounting" : ""),
        fraction: say.digits ?? .exactly(own), locale: locale)
    default: return nil
    }
  }

  // MARK: Learning from ICU

  private mutating func learnDigits(_ sample: ICU.FormattedNumber) {
    positive = Self.affixes(sample)
    if let mark = sample.parts.first(where: { $0.part == .decimalMark }) {
      decimalMark = Self.utf8(sample.units[mark.range])
    }
    // The sample has the digits 1 to 9 and 0 in this order, each of one or two UTF-16 units.
    let groups = sample.parts.filter { $0.part == .grouping }.map(\.range)
    guard let integer = sample.parts.first(where: { $0.part == .integer })?.range else { return }
    let scalars = String(
      decoding: sample.units[integer].indices.filter { index in
        !groups.contains { $0.contains(index) }
      }.map { sample.units[$0] }, as: UTF16.self
    ).unicodeScalars.map { $0 }
    guard scalars.count == 10, scalars[0] != "1" else { return }
    digits = ([scalars[9]] + scalars[0..<9]).map { Array(String($0).utf8) }
  }

  private mutating func learnGroups(_ formatter: ICU.NumberFormatter) {
    guard let sample = formatter.format("123456789012345") else { return }
    let marks = sample.parts.filter { $0.part == .grouping }.map(\.range)
    guard let integer = sample.parts.first(where: { $0.part == .integer })?.range,
      let last = marks.last
    else { return }
    groupMark = Self.utf8(sample.units[last])
    let width = digits == nil ? 1 : (digits?[0].count == 4 ? 2 : 1)
    lastGroup = (integer.upperBound - last.upperBound) / width
    otherGroups =
      marks.count > 1
      ? (last.lowerBound - marks[marks.count - 2].upperBound) / width : lastGroup
    for count in (lastGroup + 1)...(lastGroup + 4) {
      let few = formatter.format(String(repeating: "1", count: count))
      if few?.parts.contains(where: { $0.part == .grouping }) == true {
        leastGrouped = count
        return
      }
    }
  }

  /// What stands before the first and after the last digit.
  private static func affixes(_ sample: ICU.FormattedNumber) -> Affixes {
    let inside = sample.parts.filter { $0.part == .integer || $0.part == .fraction }.map(\.range)
    guard let first = inside.map(\.lowerBound).min(), let last = inside.map(\.upperBound).max()
    else { return Affixes() }
    func affix(_ units: ArraySlice<UInt16>) -> [UInt8] {
      Array(
        String(String(decoding: units, as: UTF16.self).map { $0 == "-" ? "−" : $0 }).utf8)
    }
    // A hyphen is a minus only where ICU says so; none of CLDR's currencies and units has one besides.
    return Affixes(prefix: affix(sample.units[..<first]), suffix: affix(sample.units[last...]))
  }

  private static func utf8(_ units: ArraySlice<UInt16>) -> [UInt8] {
    Array(String(decoding: units, as: UTF16.self).utf8)
  }

  // MARK: Writing

  /// Rounds a value as it will be written: in percent where it is one, and to the digits that are said.
  @inline(__always)
  func prepared(_ value: DecimalNumber) -> DecimalNumber {
    var number = isPercent ? value.inPercent() : value
    number = number.rounded(toFractionDigits: fraction.maximum)
    if fraction.maximum != nil { number = number.trimmed(toFractionDigits: fraction.minimum) }
    return number
  }

  /// Appends a prepared number, with its sign or without.
  @inline(__always)
  func append(_ number: DecimalNumber, withSign: Bool = true, into out: inout ByteBuffer) {
    let isNegative = number.isNegative && withSign
    out.append(isNegative ? negative.prefix : positive.prefix)
    appendDigits(number, into: &out)
    out.append(isNegative ? negative.suffix : positive.suffix)
  }

  /// Appends the digits with their marks.
  @inline(__always)
  private func appendDigits(_ number: DecimalNumber, into out: inout ByteBuffer) {
    if number.significand <= UInt128(UInt64.max), number.scale >= 0, number.scale < 20,
      digits == nil
    {
      let divisor = PowersOfTen.small[number.scale]
      let (whole, fraction) = UInt64(truncatingIfNeeded: number.significand)
        .quotientAndRemainder(dividingBy: divisor)
      appendInteger(whole, into: &out)
      appendFraction(fraction, count: number.scale, into: &out)
    } else {
      appendLong(number, into: &out)
    }
  }

  @inline(__always)
  private func appendInteger(_ value: UInt64, into out: inout ByteBuffer) {
    // The digits from the last to the first; a UInt64 has at most twenty.
    var reversed: (UInt64, UInt64, UInt64) = (0, 0, 0)
    var count = 0
    var rest = value
    repeat {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      if count < 8 {
        reversed.0 |= digit &<< UInt64(count &* 8)
      } else if count < 16 {
        reversed.1 |= digit &<< UInt64((count &- 8) &* 8)
      } else {
        reversed.2 |= digit &<< UInt64((count &- 16) &* 8)
      }
      rest = quotient
      count &+= 1
    } while rest != 0
    let isGrouped = count >= leastGrouped
    var left = count
    while left > 0 {
      left &-= 1
      let word = left < 8 ? reversed.0 : left < 16 ? reversed.1 : reversed.2
      out.append(UInt8(truncatingIfNeeded: word &>> UInt64((left & 7) &* 8)) &+ UInt8(ascii: "0"))
      if isGrouped, endsGroup(left) { out.append(groupMark) }
    }
  }

  /// Whether a group mark stands before the last `left` digits.
  @inline(__always)
  private func endsGroup(_ left: Int) -> Bool {
    left == lastGroup || (left > lastGroup && (left &- lastGroup) % otherGroups == 0)
  }

  @inline(__always)
  private func appendFraction(_ value: UInt64, count: Int, into out: inout ByteBuffer) {
    let missing = max(fraction.minimum &- count, 0)
    guard count &+ missing > 0 else { return }
    out.append(decimalMark)
    var left = count
    while left > 0 {
      left &-= 1
      let digit = value / PowersOfTen.small[left] % 10
      out.append(UInt8(truncatingIfNeeded: digit) &+ UInt8(ascii: "0"))
    }
    for _ in 0..<missing { out.append(UInt8(ascii: "0")) }
  }

  /// The same for numbers that need more than 64 bits, and for digits that are not ASCII.
  @inline(never)
  private func appendLong(_ number: DecimalNumber, into out: inout ByteBuffer) {
    var text = number.text
    if number.isNegative { text.removeFirst() }
    let parts = text.utf8.split(separator: UInt8(ascii: "."))
    let whole = parts.first.map { Array($0) } ?? []
    for (index, digit) in whole.enumerated() {
      appendDigit(digit, into: &out)
      let left = whole.count - index - 1
      if whole.count >= leastGrouped, left > 0, endsGroup(left) { out.append(groupMark) }
    }
    let decimals = parts.count > 1 ? Array(parts[1]) : []
    let missing = max(fraction.minimum - decimals.count, 0)
    guard decimals.count + missing > 0 else { return }
    out.append(decimalMark)
    for digit in decimals { appendDigit(digit, into: &out) }
    for _ in 0..<missing { appendDigit(UInt8(ascii: "0"), into: &out) }
  }

  private func appendDigit(_ digit: UInt8, into out: inout ByteBuffer) {
    if let digits {
      out.append(digits[Int(digit &- UInt8(ascii: "0"))])
    } else {
      out.append(digit)
    }
  }
}
