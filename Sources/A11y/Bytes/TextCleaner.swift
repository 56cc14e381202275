// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Cleans text from the data for use in labels.
///
/// White space is collapsed and trimmed; control characters, bidirectional overrides and terminal
/// escapes are removed. Joiners inside emoji and scripts are kept.
package enum TextCleaner {
  /// Appends the cleaned form of a range of UTF-8 bytes.
  @inline(__always)
  static func append(
    _ bytes: RawSpan, from start: Int, to end: Int, into out: inout ByteBuffer
  ) {
    out.reserve(max(end - start, 0) + overrun)
    var last = out.count
    if writeIfClean(bytes, from: start, to: end, into: &out, at: &last) {
      out.extend(to: last)
    } else {
      clean(bytes, from: start, to: end, into: &out)
    }
  }

  /// The number of bytes that are read and written at a time, and so must be reserved after a text.
  static let overrun = 32

  /// Writes a text that is ASCII and needs no cleaning, as most do, and advances the offset.
  ///
  /// Returns false for any other text, and for an empty one. Room must have been reserved for the
  /// text and ``overrun``.
  @inline(__always)
  static func writeIfClean(
    _ bytes: RawSpan, from start: Int, to end: Int, into out: inout ByteBuffer, at offset: inout Int
  ) -> Bool {
    guard hasCleanEnds(bytes, from: start, to: end) else { return false }
    var at = start
    var isAfterSpace: UInt64 = 0
    while at < end {
      let words = (bytes.words(at), bytes.words(at &+ 16))
      out.write(words: words.0, at: offset &+ at &- start)
      out.write(words: words.1, at: offset &+ at &- start &+ 16)
      let blocks = (ByteBlock(words.0), ByteBlock(words.1))
      if unclean(blocks, count: end &- at, &isAfterSpace) != 0 { return false }
      at &+= overrun
    }
    offset &+= end &- start
    return true
  }

  /// Whether a text needs no cleaning; false for an empty one.
  private static func isClean(_ bytes: RawSpan, from start: Int, to end: Int) -> Bool {
    guard hasCleanEnds(bytes, from: start, to: end) else { return false }
    var at = start
    while true {
      at = nextOddByte(bytes, from: at, to: end, isAfterSpace: false)
      guard at < end else { return true }
      guard bytes.byte(at) >= 0x80 else { return false }
      let length = UTF8Sequence.length(bytes, at: at)
      guard length > 0, at + length <= end else { return false }
      if !isKept(bytes.byte(at)) {
        let scalar = UTF8Sequence.scalar(bytes, at: at, length: length)
        if isSpace(scalar) || isRemoved(scalar) { return false }
      }
      at += length
    }
  }

  /// Finds the next byte that can't simply be copied to a label.
  ///
  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - start: the first offset to examine.
  ///   - end: the end of the text.
  ///   - isAfterSpace: whether a space at the start would be redundant.
  /// - Returns: its offset; `end` if there is none.
  @inline(__always)
  private static func nextOddByte(
    _ bytes: RawSpan, from start: Int, to end: Int, isAfterSpace: Bool
  ) -> Int {
    var at = start
    var isAfterSpace: UInt64 = isAfterSpace ? 1 : 0
    // In most scripts a character beyond ASCII follows another, which needs no block comparison.
    while at < end, bytes.byte(at) < 0x80 {
      let blocks = (bytes.block(at), bytes.block(at &+ 16))
      let odd = unclean(blocks, count: end &- at, &isAfterSpace)
      if odd != 0 { return at &+ odd.trailingZeroBitCount }
      at &+= overrun
    }
    return min(at, end)
  }

  /// Whether a text is not empty, and neither starts nor ends with a space.
  @inline(__always)
  private static func hasCleanEnds(_ bytes: RawSpan, from start: Int, to end: Int) -> Bool {
    let space = UInt8(ascii: " ")
    return start < end && bytes.byte(start) != space && bytes.byte(end &- 1) != space
  }

  /// Finds which of 32 bytes must be cleaned: non-ASCII, control characters, and repeated spaces.
  ///
  /// Bytes past the end of the text are ignored. Two blocks are examined at once, since most texts
  /// end in one of the first two, and which one is unpredictable.
  ///
  /// - Parameters:
  ///   - blocks: the 32 bytes.
  ///   - count: the number of bytes before the end of the text, which may be more than 32.
  ///   - isAfterSpace: 1 if the byte before the blocks is a space, else 0; then the same for the
  ///     last byte.
  /// - Returns: a bit for each byte.
  @inline(__always)
  private static func unclean(
    _ blocks: (ByteBlock, ByteBlock), count: Int, _ isAfterSpace: inout UInt64
  ) -> UInt64 {
    let (first, second) = blocks
    let space = UInt8(ascii: " ")
    let spaces =
      UInt64(first.equal(to: space).bits) | UInt64(second.equal(to: space).bits) &<< 16
    let odd = UInt64(oddMarks(first)) | UInt64(oddMarks(second)) &<< 16
    let before = spaces &<< 1 | isAfterSpace
    isAfterSpace = spaces &>> 31
    let count = UInt64(truncatingIfNeeded: min(count, 32))
    return (odd | spaces & before) & (1 &<< count &- 1)
  }

  /// Marks control characters and bytes beyond ASCII.
  @inline(__always)
  private static func oddMarks(_ block: ByteBlock) -> UInt32 {
    (block.controlsAndBeyondASCII | block.equal(to: 0x7F)).bits
  }

  /// The cleaned form of a text.
  package static func clean(_ text: String) -> String {
    let source = ByteBuffer(text)
    var out = ByteBuffer()
    append(source.bytes, from: 0, to: source.count, into: &out)
    return out.text()
  }

  /// Cleans what stands in a buffer from an offset on.
  static func clean(_ out: inout ByteBuffer, from start: Int) {
    // Most text is clean already.
    if isClean(out.bytes, from: start, to: out.count) { return }
    var text = ByteBuffer(capacity: out.count - start)
    text.append(out.bytes, from: start, to: out.count)
    text.padWithZeros()
    out.truncate(to: start)
    clean(text.bytes, from: 0, to: text.count, into: &out)
  }

  private static func clean(
    _ bytes: RawSpan, from start: Int, to end: Int, into out: inout ByteBuffer
  ) {
    let first = out.count
    var needsSpace = false
    // What is kept is copied in runs.
    var run = start
    func endRun(at last: Int, _ out: inout ByteBuffer) {
      guard run < last else { return }
      // A run never starts with a space; one at its end is written if something follows.
      if needsSpace, out.count > first { out.append(UInt8(ascii: " ")) }
      needsSpace = bytes.byte(last &- 1) == UInt8(ascii: " ")
      out.append(bytes, from: run, to: needsSpace ? last &- 1 : last)
    }
    var at = start
    // A space at the beginning is redundant.
    var isAfterSpace = true
    while true {
      at = nextOddByte(bytes, from: at, to: end, isAfterSpace: isAfterSpace)
      guard at < end else { break }
      let length = bytes.byte(at) < 0x80 ? 1 : UTF8Sequence.length(bytes, at: at)
      let isWhole = length > 0 && at + length <= end
      if isWhole, isKept(bytes.byte(at)) {
        at += length
        isAfterSpace = false
        continue
      }
      let scalar = isWhole ? UTF8Sequence.scalar(bytes, at: at, length: length) : 0
      let isSpace = isSpace(scalar)
      isAfterSpace = isSpace || isRemoved(scalar)
      if !isAfterSpace {
        at += length
        continue
      }
      endRun(at: at, &out)
      if isSpace { needsSpace = true }
      if scalar == 0x1B || scalar == 0x9B {
        at = skipEscape(bytes, from: at, length: length, to: end)
      } else {
        at += isWhole ? length : 1
      }
      run = at
    }
    endRun(at: end, &out)
  }

  /// Whether all characters whose UTF-8 starts with a byte are kept, as most beyond ASCII are.
  ///
  /// That is so unless white space or a removed character starts with it.
  @inline(__always)
  private static func isKept(_ lead: UInt8) -> Bool {
    switch lead {
    // U+00C0...U+07FF, U+0800...U+0FFF, U+4000...U+EFFF and all from U+10000 on.
    case 0xC3...0xDF, 0xE0, 0xE4...0xEE, 0xF0...0xFF: true
    default: false
    }
  }

  /// Whether a character is white space by Unicode's property.
  private static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Whether a character is removed: controls, bidirectional embeddings, overrides and isolates,
  /// byte order marks, and the marks of interlinear annotation.
  private static func isRemoved(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  /// The offset after a terminal's escape sequence (ECMA-48), so that none of it remains as text.
  private static func skipEscape(
    _ bytes: RawSpan, from start: Int, length: Int, to end: Int
  ) -> Int {
    var at = start + length
    guard at < end else { return end }
    var introducer = UInt8(ascii: "[")
    if bytes.byte(start) == 0x1B {
      introducer = bytes.byte(at)
      // Another escape, or a byte that can't be part of one, is examined separately.
      if introducer < 0x20 || introducer >= 0x7F { return at }
      at += 1
    }
    switch introducer {
    case UInt8(ascii: "["):
      while at < end, (0x20...0x3F).contains(bytes.byte(at)) { at += 1 }
      return at < end && (0x40...0x7E).contains(bytes.byte(at)) ? at + 1 : at
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      // A command string ends with BEL, or with ESC and a backslash; without a terminator it is
      // text.
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

  /// Drops commas, semicolons, colons and spaces at the end of a phrase; the separator replaces
  /// them.
  ///
  /// Where there is nothing but marks, they are what the phrase says.
  static func dropTrailingMark(_ out: inout ByteBuffer, from start: Int) {
    let end = out.count
    dropMarks(&out, from: start)
    guard out.count < end, end > start else { return }
    let hasWord = (start..<out.count).contains { at in
      let byte = out[at]
      return byte >= 0x80 || byte &- UInt8(ascii: "0") < 10
        || (byte | 0x20) &- UInt8(ascii: "a") < 26
    }
    if hasWord { return }
    out.extend(to: end)
    while out.count > start, out[out.count - 1] == UInt8(ascii: " ") {
      out.truncate(to: out.count - 1)
    }
  }

  private static func dropMarks(_ out: inout ByteBuffer, from start: Int) {
    while out.count > start {
      let last = out[out.count - 1]
      if last >= 0x80 {
        let length = wideMarkLength(out, from: start)
        if length == 0 { return }
        out.truncate(to: out.count - length)
      } else if last == UInt8(ascii: ":"), isPartOfWord(out, from: start) {
        return
      } else if last == UInt8(ascii: ";"), endsReference(out, from: start) {
        return
      } else if endsWithMark(last) || last == UInt8(ascii: " ") {
        out.truncate(to: out.count - 1)
      } else {
        return
      }
    }
  }

  /// Whether the colon at the end belongs to its word, as in "C:", "std::" and ":smile:".
  private static func isPartOfWord(_ out: borrowing ByteBuffer, from start: Int) -> Bool {
    let colon = out.count - 1
    var first = colon
    while first > start, out[first - 1] > UInt8(ascii: " ") {
      first -= 1
      if out[first] == UInt8(ascii: ":") { return true }
    }
    // A disk has one letter, but so may a heading: only a cell by itself is one.
    return first == start && colon - first == 1 && out[first] &- UInt8(ascii: "A") < 26
  }

  /// Whether the semicolon at the end is that of a character reference, `&#1547;`.
  private static func endsReference(_ out: borrowing ByteBuffer, from start: Int) -> Bool {
    var first = out.count - 1
    while first > start, out.count - first <= MarkupReference.longest + 1 {
      first -= 1
      switch out[first] {
      case UInt8(ascii: "&"):
        return MarkupReference.first(of: out.text(from: first)[...]) != nil
      case UInt8(ascii: "#"), 0x30...0x39, 0x41...0x5A, 0x61...0x7A: continue
      default: return false
      }
    }
    return false
  }

  /// Whether a byte is a mark that a phrase must not end with.
  @inline(__always)
  static func endsWithMark(_ byte: UInt8) -> Bool {
    // Colon and semicolon differ in the lowest bit. One comparison, since the byte is
    // unpredictable.
    min(byte ^ UInt8(ascii: ","), byte & 0xFE ^ UInt8(ascii: ":")) == 0
  }

  /// The length of a trailing `，` `；` `：` `、` `،` or `؛`; 0 for anything else.
  private static func wideMarkLength(_ out: borrowing ByteBuffer, from start: Int) -> Int {
    let count = out.count - start
    guard count >= 2 else { return 0 }
    let last = (out[out.count - 2], out[out.count - 1])
    if last == (0xD8, 0x8C) || last == (0xD8, 0x9B) { return 2 }
    guard count >= 3 else { return 0 }
    switch (out[out.count - 3], last.0, last.1) {
    case (0xEF, 0xBC, 0x8C), (0xEF, 0xBC, 0x9B), (0xEF, 0xBC, 0x9A), (0xE3, 0x80, 0x81): return 3
    default: return 0
    }
  }
}
