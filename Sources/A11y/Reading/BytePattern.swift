/// A short text that is expected in the data, such as a key of JSON with its quotes and colon, ready to be compared
/// sixteen bytes at a time.
struct BytePattern: BitwiseCopyable {
  private let first: ByteBlock
  /// A bit for each of its first sixteen bytes, and one that no comparison sets when there are more.
  private let bits: UInt32
  /// Where the whole text is.
  private let start: Int
  /// How many bytes it has.
  let count: Int

  /// Makes the pattern of a text.
  ///
  /// - Parameters:
  ///   - texts: where the text is.
  ///   - start: its first byte.
  ///   - count: how many bytes it has.
  init(_ texts: RawSpan, from start: Int, count: Int) {
    self.start = start
    self.count = count
    first = texts.block(start)
    bits = count > 16 ? 0x1_FFFF : (1 << UInt32(truncatingIfNeeded: max(count, 0))) - 1
  }

  /// A pattern that nothing matches.
  static let never = BytePattern()

  private init() {
    first = ByteBlock(.zero)
    bits = 1 << 16
    (start, count) = (0, 0)
  }

  /// Whether the text stands at an offset.
  @inline(__always)
  func matches(_ bytes: RawSpan, at offset: Int, _ texts: RawSpan) -> Bool {
    let missing = ~bytes.block(offset).equal(to: first).bits & bits
    return missing == 0 || (missing == 1 << 16 && restMatches(bytes, at: offset, texts))
  }

  @inline(never)
  private func restMatches(_ bytes: RawSpan, at offset: Int, _ texts: RawSpan) -> Bool {
    count > 16
      && bytes.equals(from: offset &+ 16, count: count &- 16, texts, at: start &+ 16)
  }
}
