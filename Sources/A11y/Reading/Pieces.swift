/// The rows of an input in pieces that end at a line break, so that several threads can read them.
///
/// Whether a line break is also the end of a row, only the row before it tells: in CSV it may stand between
/// quotes. Whoever reads a piece asks ``LabelReader/wasCutOff`` after it, and if so reads it again with the next.
public struct Pieces: ~Copyable {
  private var source: any ByteSource
  /// What was read behind the end of the last piece.
  private var rest: ByteBuffer
  private var isAtEnd: Bool
  /// The longest row; an endless one ends in an error and not in memory.
  private let limit: Int

  init(_ source: any ByteSource, rest: consuming ByteBuffer, isAtEnd: Bool, limit: Int) {
    self.source = source
    self.rest = rest
    self.isAtEnd = isAtEnd
    self.limit = limit
  }

  /// Appends the next piece to what a buffer has.
  ///
  /// - Parameters:
  ///   - buffer: takes the piece.
  ///   - length: how long a piece is, if rows are not longer.
  /// - Returns: whether there was one.
  /// - Throws: a ``SourceError`` when the source can't be read, or a row is too long.
  public mutating func next(
    into buffer: inout ByteBuffer, length: Int
  ) throws(SourceError) -> Bool {
    let start = buffer.count
    buffer.append(rest.bytes, from: 0, to: rest.count)
    rest.removeAll()
    var wanted = length
    while true {
      while buffer.count - start < wanted, !isAtEnd {
        let got = try buffer.append(upTo: wanted - (buffer.count - start)) {
          (output: inout OutputRawSpan) throws(SourceError) in
          try source.read(into: &output)
        }
        if got == 0 { isAtEnd = true }
      }
      if isAtEnd { break }
      if let end = Self.lastLineEnd(buffer.bytes, from: start) {
        rest.append(buffer.bytes, from: end, to: buffer.count)
        buffer.truncate(to: end)
        break
      }
      guard wanted < limit else { throw SourceError("the row is too long") }
      wanted *= 2
    }
    buffer.padWithZeros()
    return buffer.count > start
  }

  /// The offset after the last line feed, the only line break that all formats share.
  private static func lastLineEnd(_ bytes: RawSpan, from start: Int) -> Int? {
    var at = bytes.byteCount
    while at > start {
      if bytes.byte(at - 1) == UInt8(ascii: "\n") { return at }
      at -= 1
    }
    return nil
  }
}
