// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Short texts in one array, referred to by offset, so that passing them needs no reference
/// counting.
struct TextPool {
  /// One of the texts.
  struct Slice: BitwiseCopyable {
    fileprivate(set) var start: Int32
    fileprivate(set) var count: Int32

    static let empty = Slice(start: 0, count: 0)

    var isEmpty: Bool { count == 0 }

    /// The slice without its first bytes; empty if it has no more than these.
    func dropping(_ first: Int) -> Slice {
      let dropped = min(Int32(clamping: first), count)
      return Slice(start: start + dropped, count: count - dropped)
    }
  }

  /// The texts, padded for readers that load whole words.
  private var storage = [UInt8](repeating: 0, count: ByteBuffer.slack)

  /// The bytes of all texts, which the slices refer to.
  var bytes: RawSpan {
    @_lifetime(borrow self)
    get { unsafe storage.span.bytes }
  }

  /// Adds a text.
  mutating func add(_ text: some Collection<UInt8>) -> Slice {
    let start = storage.count - ByteBuffer.slack
    storage.insert(contentsOf: text, at: start)
    // The texts are words of a language and of a table's description, which are short.
    return Slice(
      start: Int32(clamping: start),
      count: Int32(clamping: storage.count - ByteBuffer.slack - start))
  }

  /// Whether a text ends with a mark that a phrase must not end with.
  func endsWithMark(_ slice: Slice) -> Bool {
    var text = ByteBuffer()
    text.append(bytes, from: Int(slice.start), to: Int(slice.start + slice.count))
    TextCleaner.dropTrailingMark(&text, from: 0)
    return text.count < slice.count
  }
}

extension ByteBuffer {
  /// Writes a text of a pool at an offset with reserved room, and advances the offset.
  @inline(__always)
  mutating func write(_ slice: TextPool.Slice, of pool: RawSpan, at offset: inout Int) {
    write(padded: pool, from: Int(slice.start), count: Int(slice.count), at: &offset)
  }

  /// Appends a text of a pool.
  @inline(__always)
  mutating func append(_ slice: TextPool.Slice, of pool: RawSpan) {
    reserve(Int(slice.count) &+ 16)
    var end = count
    write(slice, of: pool, at: &end)
    extend(to: end)
  }
}
