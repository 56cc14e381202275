// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A short text expected in the data, ready to be compared sixteen bytes at a time.
///
/// It may be a JSON key with its quotes and colon, for example.
struct BytePattern: BitwiseCopyable {
  private let first: ByteBlock
  /// The bits to ignore: one for each of the first sixteen bytes that the text doesn't have.
  ///
  /// Bit 16 is set unless the text is longer than sixteen bytes.
  private let ignored: UInt32
  /// The offset of the whole text in its pool.
  private let start: Int
  /// The length in bytes.
  let count: Int

  /// Creates the pattern for a text.
  ///
  /// - Parameters:
  ///   - texts: the bytes that contain the text.
  ///   - start: the offset of its first byte.
  ///   - count: its length in bytes.
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

  /// Sixteen bits for the first block, and one for everything after it.
  private static let all: UInt32 = 0x1_FFFF

  /// Whether the text is found at an offset.
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
