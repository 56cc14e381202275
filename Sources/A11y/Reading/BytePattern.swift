/// A short text that is expected in the data, such as a key of JSON with its quotes and colon, ready to be compared
/// sixteen bytes at a time.
struct BytePattern: BitwiseCopyable {
  private let first: ByteBlock
  /// A bit for each of the first sixteen bytes that it has not, and one more when it has no others.
  private let ignored: UInt32
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
    ignored =
      count > 16 ? 0 : Self.all & ~((1 << UInt32(truncatingIfNeeded: max(count, 0))) - 1)
  }

  /// A pattern that nothing matches.
  static let never = BytePattern()

  private init() {
    first = ByteBlock(.zero)
    ignored = 0
    (start, count) = (0, 0)
  }

  /// The bits of sixteen bytes, and one for those behind them.
  private static let all: UInt32 = 0x1_FFFF

  /// Whether the text stands at an offset.
  @inline(__always)
  func matches(_ bytes: RawSpan, at offset: Int, _ texts: RawSpan) -> Bool {
    let equal = bytes.block(offset).equal(to: first).bits | ignored
    return equal == Self.all || restMatches(equal, bytes, at: offset, texts)
  }

  @inline(never)
  private func restMatches(
    _ equal: UInt32, _ bytes: RawSpan, at offset: Int, _ texts: RawSpan
  ) -> Bool {
    count > 16 && equal == Self.all >> 1
      && bytes.equals(from: offset &+ 16, count: count &- 16, texts, at: start &+ 16)
  }
}
