#if arch(x86_64)
  // The compiler's names for single instructions. In Swift alone the way from a comparison of vectors to a bit for each byte is
  // longer than looking at the bytes eight at a time.
  internal import _Builtin_intrinsics.intel

  /// Sixteen bytes that are compared at once.
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

    /// Bytes that a comparison has found.
    struct Marks: BitwiseCopyable {
      fileprivate let vector: SIMD2<Int64>

      @inline(__always)
      static func | (left: Marks, right: Marks) -> Marks {
        Marks(vector: left.vector | right.vector)
      }

      /// A bit for each byte, the first lowest.
      @inline(__always)
      var bits: UInt32 { UInt32(truncatingIfNeeded: _mm_movemask_epi8(vector)) }
    }

    @inline(__always)
    private static func each(_ byte: UInt8) -> SIMD2<Int64> {
      _mm_set1_epi8(CChar(truncatingIfNeeded: byte))
    }

    /// The bytes that equal one.
    @inline(__always)
    func equal(to byte: UInt8) -> Marks {
      Marks(vector: _mm_cmpeq_epi8(vector, Self.each(byte)))
    }

    /// The bytes that equal those of another block.
    @inline(__always)
    func equal(to other: ByteBlock) -> Marks {
      Marks(vector: _mm_cmpeq_epi8(vector, other.vector))
    }

    /// The bytes in a range of ASCII.
    @inline(__always)
    func within(_ first: UInt8, _ last: UInt8) -> Marks {
      // The range is moved to the least numbers that have a sign.
      let moved = _mm_sub_epi8(vector, Self.each(first &+ 0x80))
      return Marks(vector: _mm_cmplt_epi8(moved, Self.each(last &- first &+ 0x81)))
    }

    /// Control characters but for the delete, and all bytes that are not ASCII.
    @inline(__always)
    var controlsAndBeyondASCII: Marks {
      // With a sign, what is not ASCII is below zero.
      Marks(vector: _mm_cmplt_epi8(vector, Self.each(0x20)))
    }

    /// The same, and double quotes.
    @inline(__always)
    var controlsQuotesAndBeyondASCII: Marks {
      // With one bit turned the quote is the byte right after the control characters.
      Marks(vector: _mm_cmplt_epi8(_mm_xor_si128(vector, Self.each(0x02)), Self.each(0x21)))
    }
  }
#else
  typealias ByteBlock = PortableByteBlock
#endif

/// The same as `ByteBlock`, for any processor.
struct PortableByteBlock: BitwiseCopyable {
  private let words: SIMD2<UInt64>

  init(_ words: SIMD2<UInt64>) { self.words = words }

  /// Bytes that a comparison has found, by their high bits.
  struct Marks: BitwiseCopyable {
    fileprivate let words: SIMD2<UInt64>

    @inline(__always)
    static func | (left: Marks, right: Marks) -> Marks { Marks(words: left.words | right.words) }

    /// A bit for each byte, the first lowest.
    @inline(__always)
    var bits: UInt32 {
      // The product moves the high bit of each byte into the last one.
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
