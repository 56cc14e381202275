// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A growable byte buffer that labels are appended to, and that is reused.
///
/// All unchecked writes of this module are in this file. Space is reserved before it is written,
/// and 32 extra bytes are always allocated, so that a reader may load two blocks of sixteen bytes
/// at the end (see `RawSpan.block(_:)`).
///
/// ```swift
/// var buffer = ByteBuffer()
/// buffer.append("up ")
/// buffer.append(UInt8(ascii: "1"))
/// buffer.text()  // "up 1"
/// ```
@safe public struct ByteBuffer: ~Copyable {
  private var base: UnsafeMutableRawPointer
  private var capacity: Int

  /// How many bytes after the content may be read; their values are unspecified.
  static let slack = 32

  /// The number of bytes held.
  public private(set) var count = 0

  /// Creates an empty buffer with capacity for some bytes.
  public init(capacity: Int = 256) {
    self.capacity = max(capacity, 64) + Self.slack
    unsafe base = .allocate(byteCount: self.capacity, alignment: 16)
  }

  /// Creates a buffer with a text's UTF-8, followed by zeros.
  init(_ text: String) {
    self.init(capacity: text.utf8.count)
    append(text)
    padWithZeros()
  }

  deinit { unsafe base.deallocate() }

  /// A view of all the bytes, valid until the buffer is next changed.
  public var bytes: RawSpan {
    @_lifetime(borrow self)
    get {
      let span = unsafe RawSpan(_unsafeStart: UnsafeRawPointer(base), byteCount: count)
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }

  /// The byte at an offset below `count`.
  package subscript(offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < count, "offset outside the buffer")
    return unsafe base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Ensures that `more` bytes fit without reallocation.
  @inline(__always)
  package mutating func reserve(_ more: Int) {
    if capacity &- count < more &+ Self.slack { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    // What follows a long text should not copy it to grow again.
    let needed = count + more + Self.slack
    let wanted = max(capacity * 2, needed + needed / 8)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: wanted, alignment: 16)
    unsafe larger.copyMemory(from: base, byteCount: count)
    unsafe base.deallocate()
    unsafe base = larger
    capacity = wanted
  }

  /// Appends one byte.
  @inline(__always)
  public mutating func append(_ byte: UInt8) {
    reserve(1)
    unsafe base.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count &+= 1
  }

  /// Appends the UTF-8 of a text.
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      unsafe append(UnsafeRawBufferPointer(utf8))
    }
  }

  /// Appends bytes.
  @inline(__always)
  package mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { unsafe append($0) }
  }

  /// Appends a part of another buffer.
  package mutating func append(_ other: borrowing ByteBuffer, in range: Range<Int>) {
    append(other.bytes, from: range.lowerBound, to: range.upperBound)
  }

  /// Appends a part of some bytes.
  @inline(__always)
  package mutating func append(_ bytes: RawSpan, from start: Int, to end: Int) {
    unsafe bytes.withUnsafeBytes {
      unsafe append(UnsafeRawBufferPointer(rebasing: $0[start..<end]))
    }
  }

  // MARK: Writing ahead
  //
  // A loop that writes word by word keeps its offset in a local variable, since going through
  // memory would take longer than the write itself. It reserves space before, and sets the end
  // afterwards.

  /// Writes the first bytes of a word at an offset with reserved space, and advances the offset.
  @inline(__always)
  mutating func write(word: UInt64, count length: Int, at offset: inout Int) {
    assert(length >= 0 && length <= 8 && offset >= count && offset + 8 <= capacity)
    unsafe base.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
    offset &+= length
  }

  /// Writes sixteen bytes at an offset with reserved space.
  @inline(__always)
  mutating func write(words: SIMD2<UInt64>, at offset: Int) {
    assert(offset >= count && offset + 16 <= capacity)
    let littleEndian = SIMD2(words[0].littleEndian, words[1].littleEndian)
    unsafe base.storeBytes(of: littleEndian, toByteOffset: offset, as: SIMD2<UInt64>.self)
  }

  /// Writes a range of bytes, sixteen at a time, at an offset with reserved space, and advances the
  /// offset.
  ///
  /// The source must have at least ``slack`` bytes after the range.
  @inline(__always)
  mutating func write(
    padded bytes: RawSpan, from start: Int, count length: Int, at offset: inout Int
  ) {
    assert(start >= 0 && start + length <= bytes.byteCount)
    assert(offset >= count && offset + length + 16 <= capacity)
    write(words: bytes.words(start), at: offset)
    if length > 16 { writeRest(bytes, from: start, count: length, at: offset) }
    offset &+= length
  }

  // Out of line, so that text of up to sixteen bytes takes one load and one store.
  @inline(never)
  private mutating func writeRest(
    _ bytes: RawSpan, from start: Int, count length: Int, at offset: Int
  ) {
    var done = 16
    while done < length {
      write(words: bytes.words(start &+ done), at: offset &+ done)
      done &+= 16
    }
  }

  /// Makes what was written up to an offset part of the content.
  @inline(__always)
  mutating func extend(to end: Int) {
    assert(end >= count && end + Self.slack <= capacity)
    count = end
  }

  /// Appends a whole number in decimal digits.
  mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    var digits: UInt64 = 0
    var count = 0
    repeat {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      digits = digits << 8 | UInt64(digit) + UInt64(UInt8(ascii: "0"))
      rest = quotient
      count += 1
    } while rest > 0 && count < 8
    if rest > 0 { append(decimal: Int(rest)) }
    reserve(8)
    var end = self.count
    write(word: digits, count: count, at: &end)
    extend(to: end)
  }

  /// Appends a Unicode scalar as UTF-8.
  package mutating func append(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }

  @inline(__always)
  private mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    let length = bytes.count
    reserve(length)
    unsafe base.advanced(by: count).copyMemory(from: source, byteCount: length)
    count &+= length
  }

  /// Removes the bytes from an offset on, keeping the capacity.
  @inline(__always)
  package mutating func truncate(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= count, "can only shrink")
    count = newCount
  }

  /// Inserts a byte before the one at an offset.
  mutating func insert(_ byte: UInt8, at offset: Int) {
    precondition(offset >= 0 && offset <= count, "inserts among what is there")
    append(byte)
    unsafe base.advanced(by: offset &+ 1)
      .copyMemory(from: base.advanced(by: offset), byteCount: count &- offset &- 1)
    unsafe base.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
  }

  /// Removes the first bytes and moves the rest to the front.
  package mutating func removeFirst(_ removed: Int) {
    precondition(removed >= 0 && removed <= count, "removes what is there")
    unsafe base.copyMemory(from: base.advanced(by: removed), byteCount: count &- removed)
    count &-= removed
  }

  /// Removes everything, keeping the capacity.
  public mutating func removeAll() { count = 0 }

  /// Appends up to `length` bytes that a closure writes, and returns how many it wrote.
  package mutating func append<Failure: Error>(
    upTo length: Int,
    with fill: (inout OutputRawSpan) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    reserve(length)
    let room = unsafe UnsafeMutableRawBufferPointer(start: base.advanced(by: count), count: length)
    var output = unsafe OutputRawSpan(buffer: room, initializedCount: 0)
    try fill(&output)
    let written = unsafe output.finalize(for: room)
    count &+= written
    return written
  }

  /// Passes bytes on, as many as fit, and moves the position past them.
  package func pass(from position: inout Int, to output: inout OutputRawSpan) {
    let end = min(count, position + output.freeCapacity)
    unsafe output.withUnsafeMutableBytes { buffer, count in
      let part = unsafe UnsafeRawBufferPointer(
        start: base.advanced(by: position), count: end - position)
      unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[count...]).copyMemory(from: part)
      count += part.count
    }
    position = end
  }

  /// Writes zeros into the slack after the content, so that a scanner stops there.
  package mutating func padWithZeros() {
    reserve(0)
    unsafe base.advanced(by: count).initializeMemory(
      as: UInt8.self, repeating: 0, count: Self.slack)
  }

  /// A range of the bytes as text; invalid UTF-8 becomes U+FFFD.
  public func text(from start: Int = 0, to end: Int? = nil) -> String {
    bytes.text(from: start, to: end ?? count)
  }
}
