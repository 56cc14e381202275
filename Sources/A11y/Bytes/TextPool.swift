/// Short texts in one array, referred to by offset, so that passing them needs no reference
/// counting.
struct TextPool {
  /// One of the texts.
  struct Piece: BitwiseCopyable {
    fileprivate(set) var start: Int32
    fileprivate(set) var count: Int32

    static let empty = Piece(start: 0, count: 0)

    var isEmpty: Bool { count == 0 }

    /// The piece without its first bytes; empty if it has no more than these.
    func dropping(_ first: Int) -> Piece {
      let dropped = min(Int32(clamping: first), count)
      return Piece(start: start + dropped, count: count - dropped)
    }
  }

  /// The texts, padded for readers that load whole words.
  private var storage = [UInt8](repeating: 0, count: ByteBuffer.slack)

  /// The bytes of all texts, which the pieces refer to.
  var bytes: RawSpan {
    @_lifetime(borrow self)
    get { unsafe storage.span.bytes }
  }

  /// Adds a text.
  mutating func add(_ text: some Collection<UInt8>) -> Piece {
    let start = storage.count - ByteBuffer.slack
    storage.insert(contentsOf: text, at: start)
    // The texts are words of a language and of a table's description, which are short.
    return Piece(
      start: Int32(clamping: start),
      count: Int32(clamping: storage.count - ByteBuffer.slack - start))
  }

  /// Whether a text ends with a mark that a phrase must not end with.
  func endsWithMark(_ piece: Piece) -> Bool {
    var text = ByteBuffer()
    text.append(bytes, from: Int(piece.start), to: Int(piece.start + piece.count))
    TextCleaner.dropTrailingMark(&text, from: 0)
    return text.count < piece.count
  }
}

extension ByteBuffer {
  /// Writes a text of a pool at an offset with reserved room, and advances the offset.
  @inline(__always)
  mutating func write(_ piece: TextPool.Piece, of pool: RawSpan, at offset: inout Int) {
    write(padded: pool, from: Int(piece.start), count: Int(piece.count), at: &offset)
  }

  /// Appends a text of a pool.
  @inline(__always)
  mutating func append(_ piece: TextPool.Piece, of pool: RawSpan) {
    reserve(Int(piece.count) &+ 16)
    var end = count
    write(piece, of: pool, at: &end)
    extend(to: end)
  }
}
