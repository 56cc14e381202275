// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A locale's number format, prepared once so that digits can be written without ICU.
///
/// Everything is derived from what ICU writes for a few samples: the digits, the marks, the sizes
/// of the groups, and the text before and after the digits. Tests compare the result with ICU's own
/// for random values in many locales. Only the hyphen that most locales use as a minus is replaced
/// by the minus sign, U+2212, which speech engines read and which does not break at line ends.
struct NumberFormat {
  /// The number of digits after the point.
  private(set) var fraction = FractionDigits.all
  /// Whether values are fractions that are written as percentages.
  private(set) var isPercent = false
  /// The digits that a number keeps although others are rounded.
  var kept = KeptDigits.none

  /// The text before and after the digits.
  struct Affixes {
    var prefix: [UInt8] = []
    var suffix: [UInt8] = []
  }

  /// The text around the digits of a number that is not negative.
  private(set) var positive = Affixes()
  /// The text around the digits of a negative number.
  private(set) var negative = Affixes()
  /// How the digits and marks are arranged.
  private(set) var layout = NumberLayout()
  /// The ten digits, if they are not ASCII.
  private var digits: [[UInt8]]?

  /// Prepares the format for numbers that an ICU skeleton describes.
  ///
  /// - Parameters:
  ///   - skeleton: the kind of number as an ICU skeleton: `currency/USD`, `percent`, or nothing.
  ///   - fraction: the number of digits after the point.
  ///   - isPercent: whether values are fractions that are written as percentages.
  ///   - grouping: whether thousands are grouped.
  ///   - locale: the locale to format for.
  init(
    skeleton: String, fraction: FractionDigits, isPercent: Bool = false, grouping: Bool = true,
    locale: LocaleIdentifier
  ) {
    let key = "\(locale.tag) \(grouping) \(skeleton)"
    let known = Self.known.use(key) {
      NumberFormat(skeleton, groups: grouping, locale)
    } _: {
      $0
    }
    self = known ?? NumberFormat(skeleton, groups: grouping, locale)
    self.fraction = fraction
    self.isPercent = isPercent
    // This fits, since `FractionDigits.limit` is 30.
    layout.leastFraction = UInt8(clamping: fraction.minimum)
  }

  // MARK: Deriving from ICU's samples

  /// The formats whose samples have been looked at: the columns of a table share a few.
  private static let known = FactCache<NumberFormat>(limit: 500)

  /// Derives a format from ICU's samples.
  private init(_ skeleton: String, groups grouping: Bool, _ locale: LocaleIdentifier) {
    let tokens = [skeleton, ".0", grouping ? "" : "group-off"].filter { !$0.isEmpty }
    let formatter = ICU.NumberFormatter(
      skeleton: tokens.joined(separator: " "), locale: locale)
    func sample(_ digits: String) -> NumberSample? {
      formatter?.format(digits).flatMap { NumberSample($0) }
    }
    guard let long = sample("1234567890.5"), let below = sample("-1234567890.5") else {
      // A currency that ICU does not know is written as its code, and unknown digits as ASCII.
      let code =
        skeleton.split(separator: " ").first?.split(separator: "/").last.map(String.init) ?? ""
      positive.prefix = Array((code.isEmpty ? "" : code + "\u{A0}").utf8)
      negative.prefix = Array("−".utf8) + positive.prefix
      layout.decimalMark = NumberLayout.Mark(".".utf8)
      return
    }
    takeDigits(long)
    negative = Self.affixes(below)
    if grouping { takeGroups(sample) }
  }

  private mutating func takeDigits(_ sample: NumberSample) {
    positive = Self.affixes(sample)
    layout.decimalMark = NumberLayout.Mark(sample.decimalMark.utf8)
    // The sample's integer digits are 1 to 9, then 0.
    guard sample.digits.count == 11, sample.digits[0] != "1" else { return }
    digits = ([sample.digits[9]] + sample.digits[0..<9]).map { Array(String($0).utf8) }
  }

  private mutating func takeGroups(_ sample: (String) -> NumberSample?) {
    guard let long = sample("123456789012345.5"), let last = long.groupMarks.last else { return }
    layout.groupMark = NumberLayout.Mark(last.text.utf8)
    let lastGroup = long.wholeCount - last.index
    let others =
      long.groupMarks.dropLast().last.map { last.index - $0.index } ?? lastGroup
    layout.lastGroup = UInt8(clamping: lastGroup)
    layout.otherGroups = UInt8(clamping: others)
    for count in (lastGroup + 1)...(lastGroup + 4) {
      guard let few = sample(String(repeating: "1", count: count) + ".5") else { continue }
      if !few.groupMarks.isEmpty {
        layout.leastGrouped = UInt8(clamping: count)
        return
      }
    }
  }

  /// The text before the first digit and after the last.
  private static func affixes(_ sample: NumberSample) -> Affixes {
    // A hyphen is a minus: no currency in CLDR contains one.
    func affix(_ text: String) -> [UInt8] { Array(text.replacing("-", with: "−").utf8) }
    return Affixes(prefix: affix(sample.prefix), suffix: affix(sample.suffix))
  }

  // MARK: Writing

  /// Rounds a value as it will be written, converted to a percentage if it is one.
  @inline(__always)
  func prepared(_ value: DecimalNumber) -> DecimalNumber {
    kept.rounded(isPercent ? value.inPercent() : value, to: fraction)
  }

  /// Whether the layout alone can write the numbers that it takes, since the digits are ASCII.
  var isLayout: Bool { digits == nil }

  /// Appends a prepared number, with or without its sign.
  func append(_ number: DecimalNumber, withSign: Bool = true, into out: inout ByteBuffer) {
    let isNegative = number.isNegative && withSign
    if number.hasPlus, withSign { out.append("+") }
    out.append(isNegative ? negative.prefix : positive.prefix)
    if isLayout, NumberLayout.takes(number) {
      out.reserve(NumberLayout.room)
      var end = out.count
      layout.writeDigits(
        UInt64(truncatingIfNeeded: number.significand), scale: number.scale, into: &out, at: &end)
      out.extend(to: end)
    } else {
      appendDigits(number, into: &out)
    }
    out.append(isNegative ? negative.suffix : positive.suffix)
  }

  /// Appends the digits of any number, with their marks.
  private func appendDigits(_ number: DecimalNumber, into out: inout ByteBuffer) {
    if let (mantissa, power) = number.scientific {
      let exponent = DecimalNumber(
        isNegative: true, significand: UInt128(power.magnitude), scale: 0)
      append(plain: mantissa, leastFraction: 0, into: &out)
      out.append("E−")
      append(plain: exponent, leastFraction: 0, into: &out)
    } else {
      append(plain: number, leastFraction: fraction.minimum, into: &out)
    }
  }

  private func append(
    plain number: DecimalNumber, leastFraction: Int, into out: inout ByteBuffer
  ) {
    var text = number.text
    if number.isNegative { text.removeFirst() }
    let parts = text.utf8.split(separator: UInt8(ascii: "."))
    let whole = parts.first.map { Array($0) } ?? []
    let isGrouped = layout.groups(whole.count)
    for (index, digit) in whole.enumerated() {
      appendDigit(digit, into: &out)
      let left = whole.count - index - 1
      if isGrouped, left > 0, layout.endsGroup(left) {
        out.append(layout.groupMark)
      }
    }
    let decimals = parts.count > 1 ? Array(parts[1]) : []
    let missing = max(leastFraction - decimals.count, 0)
    guard decimals.count + missing > 0 else { return }
    out.append(layout.decimalMark)
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
