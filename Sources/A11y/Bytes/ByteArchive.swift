// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Values as bytes, to be handed to another process, and back.
///
/// Each type passes its members in one order, whichever way they go, so that what is written is what is read. Bytes that
/// no archive has written, or another version has, end in a ``Fault``.
struct ByteArchive {
  /// Why bytes are not what was written.
  enum Fault: Error {
    /// They end too early, go on behind the end, or were changed.
    case broken
    /// They are no archive, or one of another version.
    case foreign
  }

  /// What the bytes begin with; the last one is the version of what follows.
  private static let mark: [UInt8] = Array("a11y tally ".utf8) + [1]
  /// How many bytes the hash at the end has.
  private static let hashLength = 8
  /// No table has more of anything; so many can be added up without overflow.
  private static let mostCounted = 1 << 48

  private var bytes: [UInt8]
  private var position: Int
  private var end: Int
  /// Whether values are read from the bytes, and not written to them.
  let isReading: Bool

  /// Makes an archive to write to.
  init() {
    (bytes, isReading) = (Self.mark, false)
    (position, end) = (0, 0)
  }

  /// Opens an archive to read from.
  ///
  /// - Throws: a ``Fault`` if the bytes are not those of an archive, or not all of them.
  init(_ bytes: [UInt8]) throws(Fault) {
    guard bytes.starts(with: Self.mark) else { throw .foreign }
    self.bytes = bytes
    isReading = true
    position = Self.mark.count
    end = bytes.count - Self.hashLength
    guard end >= position, bytes[end...].elementsEqual(Self.hash(of: bytes[..<end])) else {
      throw .broken
    }
  }

  /// The bytes of all that was written.
  consuming func finished() -> [UInt8] { bytes + Self.hash(of: bytes[...]) }

  /// The archive that some values are in.
  static func sealed(_ values: [UInt8]) -> [UInt8] {
    let bytes = mark + values
    return bytes + hash(of: bytes[...])
  }

  /// Checks that all bytes have been read.
  func checkEnd() throws(Fault) {
    if isReading, position != end { throw .broken }
  }

  private static func hash(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    var hash = ByteHash()
    for byte in bytes { hash.add(byte) }
    return (0..<hashLength).map { UInt8(truncatingIfNeeded: hash.mixed >> UInt64($0 * 8)) }
  }

  // MARK: Values

  /// Passes a number, seven bits a byte.
  mutating func pass(_ word: inout UInt64) throws(Fault) {
    guard isReading else {
      var rest = word
      while rest > 0x7F {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(truncatingIfNeeded: rest))
      return
    }
    word = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      guard position < end else { throw .broken }
      let byte = bytes[position]
      position += 1
      word |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return }
    }
    throw .broken
  }

  /// Passes how many there are of something, from 0.
  mutating func pass(_ count: inout Int, most: Int = ByteArchive.mostCounted) throws(Fault) {
    var word = UInt64(max(count, 0))
    try pass(&word)
    guard let value = Int(exactly: word), value <= most else { throw .broken }
    count = value
  }

  /// Passes a number that may be negative, of at most some magnitude.
  mutating func pass(_ number: inout Int, within limit: Int) throws(Fault) {
    var magnitude = abs(number)
    var isNegative = number < 0
    try pass(&isNegative)
    try pass(&magnitude, most: limit)
    number = isNegative ? -magnitude : magnitude
  }

  mutating func pass(_ flag: inout Bool) throws(Fault) {
    var word: UInt64 = flag ? 1 : 0
    try pass(&word)
    guard word <= 1 else { throw .broken }
    flag = word == 1
  }

  mutating func pass(_ number: inout UInt128) throws(Fault) {
    var high = UInt64(truncatingIfNeeded: number >> 64)
    var low = UInt64(truncatingIfNeeded: number)
    try pass(&high)
    try pass(&low)
    number = UInt128(high) << 64 | UInt128(low)
  }

  /// Passes a binary number with all of its bits.
  mutating func pass(_ number: inout Double) throws(Fault) {
    // Most of them have few bits at the end.
    var word = number.bitPattern.byteSwapped
    try pass(&word)
    number = Double(bitPattern: word.byteSwapped)
  }

  mutating func pass(_ text: inout String) throws(Fault) {
    var length = text.utf8.count
    try pass(&length)
    guard isReading else {
      bytes += Array(text.utf8)
      return
    }
    guard length <= end - position,
      let read = String(validating: bytes[position..<position + length], as: UTF8.self)
    else { throw .broken }
    text = read
    position += length
  }

  /// Passes a value that may not be there.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - blank: what a value is before it has been read.
  ///   - passValue: passes the value itself.
  /// - Throws: a ``Fault``.
  mutating func pass<Value>(
    _ value: inout Value?, _ blank: @autoclosure () -> Value,
    _ passValue: (inout ByteArchive, inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    var isThere = value != nil
    try pass(&isThere)
    guard isThere else {
      value = nil
      return
    }
    var found = value ?? blank()
    try passValue(&self, &found)
    value = found
  }

  /// Passes values in their order.
  ///
  /// - Parameters:
  ///   - values: the values.
  ///   - blank: what a value is before it has been read.
  ///   - passValue: passes one of them.
  /// - Throws: a ``Fault``.
  mutating func pass<Value>(
    _ values: inout [Value], _ blank: @autoclosure () -> Value,
    _ passValue: (inout ByteArchive, inout Value) throws(Fault) -> Void
  ) throws(Fault) {
    var count = values.count
    try pass(&count)
    guard isReading else {
      for var value in values { try passValue(&self, &value) }
      return
    }
    // Each takes a byte at least, so that a large number of them is no promise of memory.
    guard count <= end - position else { throw .broken }
    values = []
    for _ in 0..<count {
      var value = blank()
      try passValue(&self, &value)
      values.append(value)
    }
  }

  mutating func pass(_ value: inout String?) throws(Fault) {
    try pass(&value, "") { (archive, text) throws(Fault) in try archive.pass(&text) }
  }
}
