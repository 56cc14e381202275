/// A key as it mostly stands in JSON, `"name":`, ready to be compared sixteen bytes at a time.
struct KeyPattern: BitwiseCopyable {
  private let first: UInt64
  private let second: UInt64
  private let firstMask: UInt64
  private let secondMask: UInt64
  /// Where the whole text is.
  private let start: Int
  /// How many bytes it has, with its quotes and the colon.
  let count: Int
  /// The column of its cells.
  let column: Int

  /// Makes the pattern of a text with its quotes and colon.
  ///
  /// - Parameters:
  ///   - texts: where the text is.
  ///   - start: its first byte.
  ///   - count: how many bytes it has.
  ///   - column: the column of its cells.
  init(_ texts: RawSpan, from start: Int, count: Int, column: Int) {
    self.start = start
    self.count = count
    self.column = column
    firstMask = Self.mask(count)
    secondMask = Self.mask(count - 8)
    first = texts.word(start) & firstMask
    second = texts.word(start + 8) & secondMask
  }

  /// Makes a pattern that no key matches.
  init(column: Int) {
    // No UTF-8 has this byte.
    (first, firstMask, second, secondMask) = (0xFF, 0xFF, 0, 0)
    (start, count) = (0, 0)
    self.column = column
  }

  /// Ones for the first bytes of a word.
  private static func mask(_ count: Int) -> UInt64 {
    count >= 8 ? .max : count <= 0 ? 0 : (1 << (UInt64(count) * 8)) - 1
  }

  /// Whether the key stands at an offset.
  @inline(__always)
  func matches(_ bytes: RawSpan, at offset: Int, _ texts: RawSpan) -> Bool {
    let difference =
      (bytes.word(offset) & firstMask ^ first) | (bytes.word(offset &+ 8) & secondMask ^ second)
    if difference != 0 { return false }
    return count <= 16
      || bytes.equals(from: offset &+ 16, count: count &- 16, texts, at: start &+ 16)
  }
}
