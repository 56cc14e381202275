/// A short text that is expected in the data, such as a key of JSON with its quotes and colon, ready to be compared
/// sixteen bytes at a time.
struct BytePattern: BitwiseCopyable {
  private let first: SIMD2<UInt64>
  private let mask: SIMD2<UInt64>
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
    mask = SIMD2(Self.mask(count), Self.mask(count - 8))
    first = texts.words(start) & mask
  }

  /// A pattern that nothing matches.
  static let never = BytePattern()

  private init() {
    // What is masked away can't be one.
    (first, mask) = (SIMD2(1, 0), .zero)
    (start, count) = (0, 0)
  }

  /// Ones for the first bytes of a word.
  private static func mask(_ count: Int) -> UInt64 {
    count >= 8 ? .max : count <= 0 ? 0 : (1 << (UInt64(count) * 8)) - 1
  }

  /// Whether the text stands at an offset.
  @inline(__always)
  func matches(_ bytes: RawSpan, at offset: Int, _ texts: RawSpan) -> Bool {
    let difference = (bytes.words(offset) & mask) ^ first
    if difference[0] | difference[1] != 0 { return false }
    return count <= 16 || restMatches(bytes, at: offset, texts)
  }

  @inline(never)
  private func restMatches(_ bytes: RawSpan, at offset: Int, _ texts: RawSpan) -> Bool {
    bytes.equals(from: offset &+ 16, count: count &- 16, texts, at: start &+ 16)
  }
}
