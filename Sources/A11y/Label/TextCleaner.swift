/// Makes the text of data fit for a label.
///
/// White space is folded and trimmed; control characters, bidirectional overrides and terminal escapes are
/// removed. Joiners inside emoji and scripts stay.
enum TextCleaner {
  /// Appends the cleaned text of a cell.
  @inline(__always)
  static func append(_ cell: CellSlice, _ bytes: RawSpan, into out: inout ByteBuffer) {
    switch cell.kind {
    case .escapedText:
      var decoded = ByteBuffer(capacity: cell.end - cell.start)
      JSONText.appendDecoded(bytes, from: cell.start, to: cell.end, into: &decoded)
      decoded.padWithZeros()
      append(decoded.bytes, from: 0, to: decoded.count, into: &out)
    case .doubledQuotes:
      var decoded = ByteBuffer(capacity: cell.end - cell.start)
      var at = cell.start
      while at < cell.end {
        decoded.append(bytes.byte(at))
        at += bytes.byte(at) == UInt8(ascii: "\"") ? 2 : 1
      }
      decoded.padWithZeros()
      append(decoded.bytes, from: 0, to: decoded.count, into: &out)
    default:
      append(bytes, from: cell.start, to: cell.end, into: &out)
    }
  }

  /// Appends the cleaned form of a part of some UTF-8.
  @inline(__always)
  static func append(
    _ bytes: RawSpan, from start: Int, to end: Int, into out: inout ByteBuffer
  ) {
    if isClean(bytes, from: start, to: end) {
      out.append(bytes, from: start, to: end)
    } else {
      clean(bytes, from: start, to: end, into: &out)
    }
  }

  /// The cleaned form of a text.
  static func clean(_ text: String) -> String {
    let source = ByteBuffer(text)
    var out = ByteBuffer()
    append(source.bytes, from: 0, to: source.count, into: &out)
    return out.text()
  }

  /// The cleaned text of a cell.
  static func text(of cell: CellSlice, _ bytes: RawSpan) -> String {
    var out = ByteBuffer()
    append(cell, bytes, into: &out)
    return out.text()
  }

  /// Whether a text is ASCII that needs no cleaning, as most are; eight bytes at a time.
  @inline(__always)
  private static func isClean(_ bytes: RawSpan, from start: Int, to end: Int) -> Bool {
    guard start < end else { return true }
    let space = UInt8(ascii: " ")
    if bytes.byte(start) == space || bytes.byte(end &- 1) == space { return false }
    var at = start
    while at < end {
      // A window of eight bytes looks at seven pairs, so windows overlap by one byte.
      let word = bytes.word(at)
      let spaces = Word.matches(word, space)
      let doubled = spaces & (spaces &>> 8)
      let marks =
        Word.below(word, 0x20) | Word.matches(word, 0x7F) | (word & Word.highs) | doubled
      if marks != 0, at &+ Word.first(marks) < end { return false }
      at &+= 7
    }
    return true
  }

  private static func clean(
    _ bytes: RawSpan, from start: Int, to end: Int, into out: inout ByteBuffer
  ) {
    let first = out.count
    var needsSpace = false
    var at = start
    while at < end {
      let byte = bytes.byte(at)
      let length = byte < 0x80 ? 1 : UTF8Sequence.length(bytes, at: at)
      guard length > 0, at + length <= end else {
        at += 1
        continue
      }
      let scalar = UTF8Sequence.scalar(bytes, at: at, length: length)
      if scalar == 0x1B || scalar == 0x9B {
        at = skipEscape(bytes, from: at, length: length, to: end)
        continue
      }
      if isSpace(scalar) {
        needsSpace = true
      } else if !isRemoved(scalar) {
        if needsSpace, out.count > first { out.append(UInt8(ascii: " ")) }
        needsSpace = false
        out.append(bytes, from: at, to: at + length)
      }
      at += length
    }
  }

  /// White space by Unicode's property.
  private static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Control characters, bidirectional embeddings, overrides and isolates, byte order marks, and the marks of
  /// interlinear annotation.
  private static func isRemoved(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  /// The offset after a terminal's escape sequence (ECMA-48), so that none of it is left as text.
  private static func skipEscape(
    _ bytes: RawSpan, from start: Int, length: Int, to end: Int
  ) -> Int {
    var at = start + length
    guard at < end else { return end }
    var introducer = UInt8(ascii: "[")
    if bytes.byte(start) == 0x1B {
      introducer = bytes.byte(at)
      // Another escape, or what is no part of one, is looked at by itself.
      if introducer < 0x20 || introducer >= 0x7F { return at }
      at += 1
    }
    switch introducer {
    case UInt8(ascii: "["):
      while at < end, (0x20...0x3F).contains(bytes.byte(at)) { at += 1 }
      return at < end && (0x40...0x7E).contains(bytes.byte(at)) ? at + 1 : at
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      // A command string ends with BEL, or with ESC and a backslash; without an end it is text.
      var stop = at
      while stop < end {
        if bytes.byte(stop) == 0x07 { return stop + 1 }
        if bytes.byte(stop) == 0x1B {
          return stop + 1 < end && bytes.byte(stop + 1) == UInt8(ascii: "\\") ? stop + 2 : stop
        }
        stop += 1
      }
      return at
    case 0x20...0x2F:
      while at < end, (0x20...0x2F).contains(bytes.byte(at)) { at += 1 }
      return min(at + 1, end)
    default:
      return at
    }
  }

  /// Drops a comma, semicolon or colon at the end of a phrase, which the separator replaces.
  @inline(__always)
  static func dropTrailingMark(_ out: inout ByteBuffer, from start: Int) {
    while out.count > start {
      switch out[out.count &- 1] {
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: " "):
        out.truncate(to: out.count &- 1)
      default: return dropWideMark(&out, from: start)
      }
    }
  }

  /// The same for `，` `；` `：` `、` `،` and `؛`.
  private static func dropWideMark(_ out: inout ByteBuffer, from start: Int) {
    guard out[out.count - 1] >= 0x80 else { return }
    for mark in ["，", "；", "：", "、", "،", "؛"] {
      let bytes = Array(mark.utf8)
      guard out.count - start >= bytes.count else { continue }
      let tail = out.count - bytes.count
      if bytes.indices.allSatisfy({ out[tail + $0] == bytes[$0] }) {
        out.truncate(to: tail)
        dropTrailingMark(&out, from: start)
        return
      }
    }
  }
}
