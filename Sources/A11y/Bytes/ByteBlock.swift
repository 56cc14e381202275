// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

#if arch(x86_64)
  // The compiler's intrinsics for single instructions. In plain Swift, getting from a vector
  // comparison to one bit per byte takes longer than examining the bytes eight at a time.
  internal import _Builtin_intrinsics.intel

  /// Sixteen bytes that are compared in parallel.
  ///
  /// ```swift
  /// let block = bytes.block(at)
  /// let marks = (block.equal(to: UInt8(ascii: ",")) | block.controlsAndBeyondASCII).bits
  /// let first = at + marks.trailingZeroBitCount
  /// ```
  struct ByteBlock: BitwiseCopyable {
    private let vector: SIMD2<Int64>

    init(_ words: SIMD2<UInt64>) {
      vector = SIMD2(Int64(bitPattern: words[0]), Int64(bitPattern: words[1]))
    }

    /// The bytes selected by a comparison.
    struct Marks: BitwiseCopyable {
      fileprivate let vector: SIMD2<Int64>

      @inline(__always)
      static func | (left: Marks, right: Marks) -> Marks {
        Marks(vector: left.vector | right.vector)
      }

      /// One bit per byte, the first byte's lowest.
      @inline(__always)
      var bits: UInt32 { UInt32(truncatingIfNeeded: _mm_movemask_epi8(vector)) }
    }

    @inline(__always)
    private static func each(_ byte: UInt8) -> SIMD2<Int64> {
      _mm_set1_epi8(CChar(truncatingIfNeeded: byte))
    }

    /// The bytes equal to a given one.
    @inline(__always)
    func equal(to byte: UInt8) -> Marks {
      Marks(vector: _mm_cmpeq_epi8(vector, Self.each(byte)))
    }

    /// The bytes equal to those of another block.
    @inline(__always)
    func equal(to other: ByteBlock) -> Marks {
      Marks(vector: _mm_cmpeq_epi8(vector, other.vector))
    }

    /// The bytes within an ASCII range.
    @inline(__always)
    func within(_ first: UInt8, _ last: UInt8) -> Marks {
      // Shift the range to start at the smallest signed value.
      let moved = _mm_sub_epi8(vector, Self.each(first &+ 0x80))
      return Marks(vector: _mm_cmplt_epi8(moved, Self.each(last &- first &+ 0x81)))
    }

    /// Control characters except delete, and all non-ASCII bytes.
    @inline(__always)
    var controlsAndBeyondASCII: Marks {
      // As signed values, non-ASCII bytes are negative.
      Marks(vector: _mm_cmplt_epi8(vector, Self.each(0x20)))
    }

    /// The same, plus double quotes.
    @inline(__always)
    var controlsQuotesAndBeyondASCII: Marks {
      // Flipping one bit places the quote right after the control characters.
      Marks(vector: _mm_cmplt_epi8(_mm_xor_si128(vector, Self.each(0x02)), Self.each(0x21)))
    }
  }
#else
  typealias ByteBlock = PortableByteBlock
#endif

/// The portable equivalent of `ByteBlock`, for any processor.
struct PortableByteBlock: BitwiseCopyable {
  private let words: SIMD2<UInt64>

  init(_ words: SIMD2<UInt64>) { self.words = words }

  /// The bytes selected by a comparison, marked by their high bits.
  struct Marks: BitwiseCopyable {
    fileprivate let words: SIMD2<UInt64>

    @inline(__always)
    static func | (left: Marks, right: Marks) -> Marks { Marks(words: left.words | right.words) }

    /// One bit per byte, the first byte's lowest.
    @inline(__always)
    var bits: UInt32 {
      // The multiplication gathers the high bit of each byte in the top byte.
      func gather(_ word: UInt64) -> UInt64 { (word &>> 7 &* 0x0102_0408_1020_4080) &>> 56 }
      return UInt32(truncatingIfNeeded: gather(words[0]) | gather(words[1]) &<< 8)
    }
  }

  @inline(__always)
  private static func each(_ byte: UInt8) -> SIMD2<UInt64> {
    SIMD2(repeating: Word.ones &* UInt64(byte))
  }

  @inline(__always)
  private static var highs: SIMD2<UInt64> { SIMD2(repeating: Word.highs) }

  @inline(__always)
  private static func zeros(_ words: SIMD2<UInt64>) -> Marks {
    Marks(words: ~((words & ~highs) &+ ~highs | words) & highs)
  }

  @inline(__always)
  func equal(to byte: UInt8) -> Marks { Self.zeros(words ^ Self.each(byte)) }

  @inline(__always)
  func equal(to other: PortableByteBlock) -> Marks { Self.zeros(words ^ other.words) }

  @inline(__always)
  func within(_ first: UInt8, _ last: UInt8) -> Marks {
    let raised = words | Self.highs
    let isOver = (raised &- Self.each(first)) & ~(raised &- Self.each(last &+ 1))
    return Marks(words: isOver & ~words & Self.highs)
  }

  @inline(__always)
  var controlsAndBeyondASCII: Marks {
    Marks(words: (words | ~((words | Self.highs) &- Self.each(0x20))) & Self.highs)
  }

  @inline(__always)
  var controlsQuotesAndBeyondASCII: Marks {
    controlsAndBeyondASCII | equal(to: UInt8(ascii: "\""))
  }
}
