/// The grammar of RFC 8259, to the letter.
extension TextCursor {
  /// How deep arrays and objects may nest in one row.
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
    var at = start
    var kind = CellSlice.Kind.text
    while true {
      let word = bytes.word(at)
      let marks =
        Word.matches(word, UInt8(ascii: "\"")) | Word.matches(word, UInt8(ascii: "\\"))
        | Word.below(word, 0x20) | (word & Word.highs)
      guard marks != 0 else {
        at &+= 8
        // The slack holds zeros, which are marked, so this ends at the window's end.
        continue
      }
      at &+= Word.first(marks)
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
      } else {
        throw ScanFailure(at >= end ? .incomplete : .controlCharacter, at: min(at, end))
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
    // At the window's end the number may go on.
    if at >= end && !isAtEnd { throw ScanFailure(.incomplete, at: end) }
    guard !JSONText.continuesNumber(bytes.byte(at)) || at >= end else {
      throw ScanFailure(.badNumber, at: start)
    }
    position = at
    return CellSlice(kind: .number, start: start, end: at)
  }

  /// Skips at least one digit.
  @inline(__always)
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

  /// Skips an array or object, checking all of it.
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
