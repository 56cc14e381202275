// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A window on a source, in which whole rows are read in place.
///
/// Refilling makes room by moving the unread bytes to the front.
struct ReadBuffer: ~Copyable {
  /// The longest row that is read, in bytes: far more than anyone can listen to.
  ///
  /// An endless row thus ends in an error instead of exhausting memory.
  static let rowLimit = 32 << 20
  /// The reason given for a longer row.
  static let tooLong = "longer than \(rowLimit >> 20) MiB, the limit for a row"

  /// The bytes in the window, followed by zeros.
  private(set) var storage: ByteBuffer
  /// The window's offset in the input.
  private(set) var offset = 0
  /// Whether the source is exhausted.
  private(set) var isAtEnd = false

  /// Whether a fault of the source is kept for the next time instead of thrown.
  var keepsFault = false
  private var fault: SourceError?
  /// Whether a fault of the source has been kept.
  var hasFault: Bool { fault != nil }

  private var source: any ByteSource
  private let blockLength: Int
  private let isPrompt: Bool

  /// - Parameters:
  ///   - source: where the bytes come from.
  ///   - blockLength: how many bytes to request from the source at once.
  ///   - isPrompt: whether to process the available bytes before waiting for more.
  init(
    _ source: any ByteSource, blockLength: Int = 128 * 1024, isPrompt: Bool = false
  ) {
    self.isPrompt = isPrompt
    self.source = source
    self.blockLength = max(blockLength, 16)
    storage = ByteBuffer(capacity: self.blockLength)
    storage.padWithZeros()
  }

  /// The offset past the last byte.
  var end: Int { storage.count }

  /// Drops the bytes before `kept` and reads more after the remaining ones.
  ///
  /// Returns how far everything moved towards the front; nil if the row exceeds the limit.
  mutating func refill(keepingFrom kept: Int) throws(SourceError) -> Int? {
    if let fault = fault.take() { throw fault }
    storage.removeFirst(kept)
    offset += kept
    guard storage.count <= Self.rowLimit else { return nil }
    // A long row doubles the window, so that the cost of moving it stays proportional.
    var wanted = min(
      max(blockLength - storage.count, storage.count, 16), Self.rowLimit + 1 - storage.count)
    // A pipe delivers little at a time; don't rescan a long row after each read.
    let isLong = storage.count >= blockLength && !isPrompt
    repeat {
      var got = 0
      do throws(SourceError) {
        got = try storage.append(upTo: wanted) {
          (output: inout OutputRawSpan) throws(SourceError) in
          try source.read(into: &output)
        }
      } catch {
        guard keepsFault else { throw error }
        fault = error
        break
      }
      if got == 0 { isAtEnd = true }
      wanted -= got
    } while isLong && wanted > 0 && !isAtEnd
    storage.padWithZeros()
    return kept
  }

  /// Whether refilling gives bytes, or the end, within some milliseconds.
  mutating func isReady(within milliseconds: Int) -> Bool {
    hasFault || source.isReady(within: milliseconds)
  }

  /// Tells the source that it need not keep what was read.
  mutating func willNotRewind() { source.willNotRewind() }

  /// Starts over at the first byte.
  mutating func rewind() throws(SourceError) {
    try source.rewind()
    storage.removeAll()
    storage.padWithZeros()
    offset = 0
    isAtEnd = false
  }

  /// Whether an input offset is in the window.
  func holds(_ position: Int) -> Bool { position >= offset && position <= offset + storage.count }

  /// Moves to another offset in the input.
  mutating func seek(to position: Int) throws(SourceError) {
    try source.seek(to: position)
    storage.removeAll()
    storage.padWithZeros()
    offset = position
    isAtEnd = false
  }

  /// Forgets the window, so that wherever the next seek goes is read anew: the source may have more than it had.
  mutating func forget() {
    storage.removeAll()
    storage.padWithZeros()
    // No seek goes there, and what is added to it can't overflow.
    offset = .max / 2
    isAtEnd = false
  }

  /// Hands over the source, and the bytes after an offset in the window.
  mutating func takeChunks(from start: Int) -> InputChunks {
    var rest = ByteBuffer(capacity: storage.count - start)
    rest.append(storage.bytes, from: start, to: storage.count)
    defer { isAtEnd = true }
    return InputChunks(source, rest: rest, offset: offset + start, isAtEnd: isAtEnd)
  }

  /// Hands over the source for good, with the bytes after an offset in the window.
  mutating func takeSource(from start: Int) -> (source: any ByteSource, rest: [UInt8]) {
    defer { isAtEnd = true }
    return (source, (start..<storage.count).map { storage[$0] })
  }

  /// Replaces the window with bytes from the given input offset, after which nothing more is read.
  mutating func replace(
    with bytes: borrowing ByteBuffer, from start: Int, to end: Int, offset: Int
  ) {
    self.offset = offset
    storage.removeAll()
    storage.append(bytes.bytes, from: start, to: end)
    storage.padWithZeros()
    isAtEnd = true
  }

  /// Swaps the window for bytes from the given input offset, after which nothing more is read.
  mutating func exchange(_ bytes: inout ByteBuffer, offset: Int) {
    self.offset = offset
    swap(&storage, &bytes)
    storage.padWithZeros()
    isAtEnd = true
  }
}
