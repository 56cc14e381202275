// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The grammar of RFC 8259, strictly.
extension TextCursor {
  /// How deeply arrays and objects may nest in a row.
  static let depthLimit = 512

  /// Scans a value whose first byte is at `position`.
  @inline(__always)
  mutating func value(_ bytes: RawSpan, depth: Int = 0) throws(ScanFailure) -> CellSlice {
    let start = position
    switch bytes.byte(start) {
    case UInt8(ascii: "\""):
      return try string(bytes)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return try number(bytes)
    case UInt8(ascii: "t"):
      return try literal("true", .true, bytes)
    case UInt8(ascii: "f"):
      return try literal("false", .false, bytes)
    case UInt8(ascii: "n"):
      return try literal("null", .null, bytes)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      try container(bytes, depth: depth)
      return CellSlice(kind: .container, start: start, end: position)
    default:
      throw unexpected(.value)
    }
  }

  private mutating func literal(
    _ text: StaticString, _ kind: CellSlice.Kind, _ bytes: RawSpan
  ) throws(ScanFailure) -> CellSlice {
    let start = position
    var same = 0
    text.withUTF8Buffer { utf8 in
      while same < utf8.count, unsafe utf8[same] == bytes.byte(start + same) { same += 1 }
    }
    position = start + same
    guard same == text.utf8CodeUnitCount, position <= end else {
      throw position >= end ? ScanFailure(.incomplete, at: end) : .expected(.value, at: start)
    }
    return CellSlice(kind: kind, start: start, end: position)
  }

  /// Scans a string whose opening quote is at `position`.
  @inline(__always)
  mutating func string(_ bytes: RawSpan) throws(ScanFailure) -> CellSlice {
    let start = position &+ 1
    let end = bytes.plainTextEnd(from: start)
    guard bytes.byte(end) == UInt8(ascii: "\"") else {
      return try string(bytes, from: start, plainTo: end)
    }
    position = end &+ 1
    return CellSlice(kind: .text, start: start, end: end)
  }

  /// Scans the rest of a string, starting at its first byte that is not plain ASCII.
  @inline(never)
  mutating func string(
    _ bytes: RawSpan, from start: Int, plainTo first: Int
  ) throws(ScanFailure) -> CellSlice {
    var at = first
    var kind = CellSlice.Kind.text
    while true {
      let byte = bytes.byte(at)
      if byte == UInt8(ascii: "\"") {
        position = at &+ 1
        return CellSlice(kind: kind, start: start, end: at)
      }
      if byte == UInt8(ascii: "\\") {
        kind = .escapedText
        at = try escape(bytes, at: at)
      } else if byte >= 0x80 {
        at = try character(bytes, at: at)
        // In most scripts, non-ASCII characters come in runs.
        if bytes.byte(at) >= 0x80 { continue }
      } else if byte < 0x20 {
        throw ScanFailure(at >= end ? .incomplete : .controlCharacter, at: min(at, end))
      }
      at = bytes.plainTextEnd(from: at)
    }
  }

  /// Skips the rest of a string and its closing quote, as far as the window goes.
  ///
  /// - Throws: `.incomplete`, with the cursor before what the window cuts off.
  mutating func skipText(_ bytes: RawSpan) throws(ScanFailure) {
    while true {
      position = bytes.plainTextEnd(from: position)
      let byte = bytes.byte(position)
      if byte == UInt8(ascii: "\"") {
        position &+= 1
        return
      }
      if byte == UInt8(ascii: "\\") {
        position = try escape(bytes, at: position)
      } else if byte >= 0x80 {
        position = try character(bytes, at: position)
      } else if byte < 0x20 {
        position = min(position, end)
        throw ScanFailure(position >= end ? .incomplete : .controlCharacter, at: position)
      }
    }
  }

  /// Checks the escape at an offset and returns the offset after it.
  private func escape(_ bytes: RawSpan, at offset: Int) throws(ScanFailure) -> Int {
    guard offset + 1 < end else { throw ScanFailure(.incomplete, at: end) }
    switch bytes.byte(offset + 1) {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return offset + 2
    case UInt8(ascii: "u"):
      for digit in offset + 2..<offset + 6 {
        guard digit < end else { throw ScanFailure(.incomplete, at: end) }
        guard JSONText.hexDigit(bytes.byte(digit)) != nil else {
          throw ScanFailure(.badEscape, at: offset)
        }
      }
      return offset + 6
    default:
      throw ScanFailure(.badEscape, at: offset)
    }
  }

  /// Scans a number whose first byte is at `position`.
  @inline(__always)
  mutating func number(_ bytes: RawSpan) throws(ScanFailure) -> CellSlice {
    let start = position
    let end = bytes.plainNumberEnd(from: start)
    switch bytes.byte(end) {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard end > start else { return try anyNumber(bytes) }
    default: return try anyNumber(bytes)
    }
    position = end
    return CellSlice(kind: .number, start: start, end: end)
  }

  /// Scans a number that has an exponent, is malformed, or ends the input.
  @inline(never)
  private mutating func anyNumber(_ bytes: RawSpan) throws(ScanFailure) -> CellSlice {
    let start = position
    var at = start
    if bytes.byte(at) == UInt8(ascii: "-") { at &+= 1 }
    if bytes.byte(at) == UInt8(ascii: "0") {
      at &+= 1
    } else {
      at = try digits(bytes, from: at, start: start)
    }
    if bytes.byte(at) == UInt8(ascii: ".") { at = try digits(bytes, from: at &+ 1, start: start) }
    if bytes.byte(at) | 0x20 == UInt8(ascii: "e") {
      at &+= 1
      if bytes.byte(at) == UInt8(ascii: "+") || bytes.byte(at) == UInt8(ascii: "-") { at &+= 1 }
      at = try digits(bytes, from: at, start: start)
    }
    // At the window's end, the number may continue.
    if at >= end && !isAtEnd { throw ScanFailure(.incomplete, at: end) }
    guard !JSONText.continuesNumber(bytes.byte(at)) || at >= end else {
      throw ScanFailure(.badNumber, at: start)
    }
    position = at
    return CellSlice(kind: .number, start: start, end: at)
  }

  /// Skips at least one digit.
  private func digits(
    _ bytes: RawSpan, from first: Int, start: Int
  ) throws(ScanFailure) -> Int {
    var at = first
    while bytes.byte(at) &- UInt8(ascii: "0") < 10 { at &+= 1 }
    if at == first {
      throw ScanFailure(at >= end && !isAtEnd ? .incomplete : .badNumber, at: start)
    }
    return at
  }

  /// Skips an array or object, validating all of it.
  private mutating func container(_ bytes: RawSpan, depth: Int) throws(ScanFailure) {
    guard depth < Self.depthLimit else { throw ScanFailure(.tooDeep, at: position) }
    let isObject = bytes.byte(position) == UInt8(ascii: "{")
    position &+= 1
    let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if skipWhitespace(bytes) == close {
      position &+= 1
      return
    }
    while true {
      if isObject {
        guard skipWhitespace(bytes) == UInt8(ascii: "\"") else { throw unexpected(.key) }
        _ = try string(bytes)
        try consume(UInt8(ascii: ":"), bytes, else: .colon)
      }
      _ = skipWhitespace(bytes)
      _ = try value(bytes, depth: depth &+ 1)
      let next = skipWhitespace(bytes)
      if next == UInt8(ascii: ",") {
        position &+= 1
      } else if next == close {
        position &+= 1
        return
      } else {
        throw unexpected(isObject ? .commaOrBrace : .commaOrBracket)
      }
    }
  }
}

extension RawSpan {
  /// The offset of the first byte from `start` on that is not plain ASCII text in a JSON string.
  @inline(__always)
  func plainTextEnd(from start: Int) -> Int {
    var at = start
    while true {
      // Test two blocks at once: most texts end in the first or the second, unpredictably.
      let marks = stringMarks(at) | stringMarks(at &+ 16) &<< 16
      // The zeros in the slack are marked, so the loop stops at the window's end.
      if marks != 0 { return at &+ marks.trailingZeroBitCount }
      at &+= 32
    }
  }

  /// Like `plainTextEnd(from:)`, but faster for less than sixteen bytes and slower for more.
  @inline(__always)
  func shortTextEnd(from start: Int) -> Int {
    let marks = stringMarks(start)
    return marks != 0 ? start &+ marks.trailingZeroBitCount : plainTextEnd(from: start &+ 16)
  }

  /// The bytes, out of sixteen, that end the plain part of a JSON string.
  @inline(__always)
  private func stringMarks(_ offset: Int) -> UInt32 {
    let block = block(offset)
    return
      (block.equal(to: UInt8(ascii: "\\")) | block.controlsQuotesAndBeyondASCII).bits
  }

  /// The end of a number without an exponent; `start` if there is none.
  @inline(__always)
  func plainNumberEnd(from start: Int) -> Int {
    let block = block(start)
    // The range from `-` to `9` holds the minus, point, slash and digits. What follows the number
    // waits only for `end`, which is available before the number has been validated.
    let end = (~block.within(UInt8(ascii: "-"), UInt8(ascii: "9")).bits).trailingZeroBitCount
    let sign = block.equal(to: UInt8(ascii: "-")).bits & 1
    let others = ~block.within(UInt8(ascii: "0"), UInt8(ascii: "9")).bits ^ sign
    // The first byte after the integer digits.
    let point = others.trailingZeroBitCount
    let hasEnded =
      point == end
      || (byte(start &+ point) == UInt8(ascii: ".") && point &+ 1 < end
        && (others & (others &- 1)).trailingZeroBitCount == end)
    let first = Int(truncatingIfNeeded: sign)
    // There is at least one digit, and no leading zero.
    if hasEnded, end < 16, point > first,
      byte(start &+ first) != UInt8(ascii: "0") || point == first &+ 1
    {
      return start &+ end
    }
    return longNumberEnd(from: start)
  }

  /// Like `plainNumberEnd(from:)`, digit by digit.
  @inline(never)
  private func longNumberEnd(from start: Int) -> Int {
    func isDigit(_ offset: Int) -> Bool { byte(offset) &- UInt8(ascii: "0") < 10 }
    var at = byte(start) == UInt8(ascii: "-") ? start &+ 1 : start
    guard isDigit(at), byte(at) != UInt8(ascii: "0") || !isDigit(at &+ 1) else { return start }
    while isDigit(at) { at &+= 1 }
    if byte(at) == UInt8(ascii: ".") {
      at &+= 1
      guard isDigit(at) else { return start }
      while isDigit(at) { at &+= 1 }
    }
    return at
  }
}
