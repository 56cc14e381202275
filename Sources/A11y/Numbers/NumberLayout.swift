// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How digits and their marks are arranged, in trivial values without references.
struct NumberLayout: BitwiseCopyable {
  /// The most fraction digits that are written here; numbers with more take the general path.
  static let fractionLimit = 8

  /// A mark of at most eight bytes: a comma, a no-break space.
  struct Mark: BitwiseCopyable, Equatable {
    fileprivate let word: UInt64
    fileprivate let count: Int

    init(_ text: String.UTF8View = "".utf8) {
      // Marks in CLDR are one character, of at most four bytes.
      count = min(text.count, 8)
      word = text.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    var text: String {
      String(
        decoding: (0..<count).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }, as: UTF8.self)
    }
  }

  var decimalMark = Mark()
  var groupMark = Mark()
  /// The size of the last group; 0 for no groups.
  var lastGroup: UInt8 = 0
  /// The size of the groups before the last one.
  var otherGroups: UInt8 = 0
  /// The minimum number of digits for a group mark.
  var leastGrouped = UInt8.max
  /// The minimum number of digits after the point.
  var leastFraction: UInt8 = 0

  /// Whether numbers below a thousand have no group mark.
  ///
  /// They have none if the last group has three digits at least, or there are no groups.
  private var leavesHundredsWhole: Bool { lastGroup &- 1 >= 2 }

  /// Whether numbers below a thousand are written as in JSON.
  var writesShortNumbersAsJSON: Bool { decimalMark == Mark(".".utf8) && leavesHundredsWhole }

  /// Whether ``writeDigits(_:scale:into:at:)`` takes a number: at most 64 bits and a short
  /// fraction.
  static func takes(_ number: DecimalNumber) -> Bool {
    number.significand <= UInt128(UInt64.max) && number.scale >= 0 && number.scale <= fractionLimit
  }

  /// The most bytes that a number may need.
  ///
  /// These are eight for each of 20 digits and as many marks, and the zeros of a fraction.
  static let room = 8 * 40 + FractionDigits.limit

  /// Writes a rounded number's digits and marks at an offset with ``room``, and advances the
  /// offset.
  @inline(__always)
  func writeDigits(
    _ digits: UInt64, scale: Int, into out: inout ByteBuffer, at offset: inout Int
  ) {
    if scale == 2, leastFraction <= 2 {
      // Most prices and percentages. Division by a constant compiles to a multiplication.
      let whole = digits / 100
      let fraction = digits &- whole &* 100
      writeInteger(whole, into: &out, at: &offset)
      write(decimalMark, into: &out, at: &offset)
      out.write(word: Self.twoDigits(fraction), count: 2, at: &offset)
    } else {
      writeOtherDigits(digits, scale: scale, into: &out, at: &offset)
    }
  }

  @inline(never)
  private func writeOtherDigits(
    _ digits: UInt64, scale: Int, into out: inout ByteBuffer, at offset: inout Int
  ) {
    let divisor = PowersOfTen.small[scale]
    let (whole, fraction) = digits.quotientAndRemainder(dividingBy: divisor)
    writeInteger(whole, into: &out, at: &offset)
    guard scale > 0 || leastFraction > 0 else { return }
    write(decimalMark, into: &out, at: &offset)
    writeFraction(fraction, count: scale, into: &out, at: &offset)
  }

  /// Writes digits with their marks at an offset with ``room``, and advances the offset.
  ///
  /// - Parameters:
  ///   - digits: the digits.
  ///   - fraction: the number of digits after the point, at least one.
  ///   - out: receives them.
  ///   - offset: where they start; then where they end.
  @inline(__always)
  func write(
    _ digits: RoundedDigits, fraction: Int, into out: inout ByteBuffer, at offset: inout Int
  ) {
    if digits.wholeCount <= 3, leavesHundredsWhole {
      out.write(word: digits.word, count: digits.wholeCount, at: &offset)
    } else {
      offset = writeGrouped(digits, into: &out, at: offset)
    }
    write(decimalMark, into: &out, at: &offset)
    let rest = digits.word &>> UInt64(truncatingIfNeeded: digits.wholeCount &* 8)
    out.write(word: rest, count: fraction, at: &offset)
  }

  /// Writes the digits before the point, in groups of any size, and returns their end.
  private func writeGrouped(
    _ digits: RoundedDigits, into out: inout ByteBuffer, at start: Int
  ) -> Int {
    var offset = start
    writeGroups(of: digits.wholeCount, into: &out, at: &offset) { left in
      digits.word &>> UInt64(truncatingIfNeeded: (digits.wholeCount &- 1 &- left) &* 8)
    }
    return offset
  }

  // MARK: Digits

  @inline(__always)
  private func writeInteger(
    _ value: UInt64, into out: inout ByteBuffer, at offset: inout Int
  ) {
    if value < 1000, leavesHundredsWhole {
      Self.write(upTo999: value, into: &out, at: &offset)
    } else if value < 1_000_000, lastGroup == 3, otherGroups == 3, leastGrouped == 4 {
      Self.write(upTo999: value / 1000, into: &out, at: &offset)
      write(groupMark, into: &out, at: &offset)
      out.write(word: Self.threeDigits(value % 1000), count: 3, at: &offset)
    } else {
      writeLongInteger(value, into: &out, at: &offset)
    }
  }

  /// Writes a whole number of any length, in groups of any size.
  @inline(never)
  private func writeLongInteger(
    _ value: UInt64, into out: inout ByteBuffer, at offset: inout Int
  ) {
    var count = 1
    while count < PowersOfTen.small.count, value >= PowersOfTen.small[count] { count += 1 }
    writeGroups(of: count, into: &out, at: &offset) { left in
      value / PowersOfTen.small[left] % 10 + UInt64(UInt8(ascii: "0"))
    }
  }

  /// Writes digits with their group marks; the closure returns each in ASCII.
  ///
  /// It is passed the number of digits that follow.
  @inline(__always)
  private func writeGroups(
    of count: Int, into out: inout ByteBuffer, at offset: inout Int,
    digit: (_ left: Int) -> UInt64
  ) {
    let isGrouped = groups(count)
    for left in (0..<count).reversed() {
      out.write(word: digit(left), count: 1, at: &offset)
      if isGrouped, endsGroup(left) { write(groupMark, into: &out, at: &offset) }
    }
  }

  /// Whether a number with this many integer digits is grouped.
  func groups(_ count: Int) -> Bool { lastGroup > 0 && count >= leastGrouped }

  /// Whether a group mark precedes the last `left` digits.
  func endsGroup(_ left: Int) -> Bool {
    left == lastGroup || (left > lastGroup && (left - Int(lastGroup)) % Int(otherGroups) == 0)
  }

  /// Writes the digits after the point, padded with zeros to the minimum.
  @inline(__always)
  private func writeFraction(
    _ value: UInt64, count: Int, into out: inout ByteBuffer, at offset: inout Int
  ) {
    if count == 2 {
      out.write(word: Self.threeDigits(value) &>> 8, count: 2, at: &offset)
    } else {
      var word: UInt64 = 0
      var rest = value
      for _ in 0..<count {
        word = word &<< 8 | (rest % 10 &+ UInt64(UInt8(ascii: "0")))
        rest /= 10
      }
      out.write(word: word, count: count, at: &offset)
    }
    if count < leastFraction {
      for _ in count..<Int(leastFraction) {
        out.write(word: UInt64(UInt8(ascii: "0")), count: 1, at: &offset)
      }
    }
  }

  /// Writes a mark.
  @inline(__always)
  private func write(_ mark: Mark, into out: inout ByteBuffer, at offset: inout Int) {
    out.write(word: mark.word, count: mark.count, at: &offset)
  }

  /// Writes a number below 1000 without leading zeros.
  @inline(__always)
  private static func write(
    upTo999 value: UInt64, into out: inout ByteBuffer, at offset: inout Int
  ) {
    // Counted without a branch, which would be mispredicted half the time.
    let missing = ((value &- 100) &>> 63) &+ ((value &- 10) &>> 63)
    out.write(
      word: threeDigits(value) &>> (missing &* 8),
      count: 3 &- Int(truncatingIfNeeded: missing), at: &offset)
  }

  /// Two digits in the first two bytes of a word.
  @inline(__always)
  private static func twoDigits(_ value: UInt64) -> UInt64 {
    // Below 100 this equals the division by 10.
    let tens = (value &* 103) &>> 10
    return 0x3030 &+ tens &+ (value &- tens &* 10) &<< 8
  }

  /// Three digits in the first three bytes of a word.
  @inline(__always)
  private static func threeDigits(_ value: UInt64) -> UInt64 {
    // Below 1000 this equals the division by 100.
    let hundreds = (value &* 5243) &>> 19
    return 0x30 &+ hundreds &+ twoDigits(value &- hundreds &* 100) &<< 8
  }
}

extension ByteBuffer {
  /// Appends a mark.
  mutating func append(_ mark: NumberLayout.Mark) {
    reserve(8)
    var end = count
    write(word: mark.word, count: mark.count, at: &end)
    extend(to: end)
  }
}
