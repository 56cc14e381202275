// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What stands around the digits of an amount in text, as in `-$5.00` or `5 %`, once it has been understood.
///
/// The cells of a column are mostly written alike, so that what surrounds their digits is read with care only once.
struct AmountSurroundings {
  private let before: [UInt8]
  private let after: [UInt8]
  private let isNegative: Bool
  private let hasPlus: Bool

  /// Remembers the surroundings of a number that a cell was read as; nil where its digits alone don't tell the number.
  init?(_ cell: CellSlice, _ bytes: RawSpan, of number: DecimalNumber) {
    guard cell.kind == .text, !number.isZero, let digits = Self.digits(of: cell, bytes) else {
      return nil
    }
    before = (cell.start..<digits.lowerBound).map { bytes.byte($0) }
    after = (digits.upperBound..<cell.end).map { bytes.byte($0) }
    isNegative = number.isNegative
    hasPlus = number.hasPlus
    // A mark there belongs to the number: ".5".
    if let last = before.last, ".,".utf8.contains(last) { return nil }
  }

  /// The number of a cell that has the same around its digits; nil for any other.
  func number(of cell: CellSlice, _ bytes: RawSpan) -> DecimalNumber? {
    guard cell.kind == .text, cell.end - cell.start > before.count + after.count,
      before.indices.allSatisfy({ bytes.byte(cell.start + $0) == before[$0] })
    else { return nil }
    let end = cell.end - after.count
    guard after.indices.allSatisfy({ bytes.byte(end + $0) == after[$0] }),
      let digits = Self.digits(of: cell, bytes), digits == cell.start + before.count..<end,
      // What begins with a zero may be a code.
      digits.count == 1 || bytes.byte(digits.lowerBound) != UInt8(ascii: "0")
        || !Self.isDigit(bytes.byte(digits.lowerBound + 1)),
      var number = try? DecimalNumber(bytes, from: digits.lowerBound, to: digits.upperBound)
    else { return nil }
    number.isNegative = isNegative
    number.hasPlus = hasPlus && !number.isZero
    return number
  }

  /// Where the only digits of a cell are, with no other mark among them than one decimal point.
  private static func digits(of cell: CellSlice, _ bytes: RawSpan) -> Range<Int>? {
    var start = cell.start
    while start < cell.end, !isDigit(bytes.byte(start)) { start += 1 }
    var end = cell.end
    while end > start, !isDigit(bytes.byte(end - 1)) { end -= 1 }
    var points = 0
    for index in start..<end where !isDigit(bytes.byte(index)) {
      points += 1
      guard bytes.byte(index) == UInt8(ascii: "."), points == 1 else { return nil }
    }
    return start < end ? start..<end : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
