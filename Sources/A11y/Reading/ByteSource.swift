/// Where bytes come from: a file, a pipe, memory.
///
/// `A11y` opens no files itself; whoever calls it brings a source.
public protocol ByteSource {
  /// Appends the next bytes to `output`; appending none means the end.
  mutating func read(into output: inout OutputRawSpan) throws(SourceError)

  /// Starts again at the first byte.
  ///
  /// A table document is read twice: for its description, which may stand anywhere in it, and then
  /// for its rows.
  mutating func rewind() throws(SourceError)

  /// Goes on with the byte at an offset, as far from the first as has been read before.
  mutating func seek(to offset: Int) throws(SourceError)

  /// Tells that ``rewind()`` and ``seek(to:)`` will not be called, so that nothing has to be kept for it.
  mutating func willNotRewind()
}

extension ByteSource {
  /// Does nothing, as fits a source that keeps nothing.
  public mutating func willNotRewind() {}

  /// Appends all that is left, for what is read as a whole.
  public mutating func readAll(into content: inout ByteBuffer) throws(SourceError) {
    var got = 0
    repeat {
      got = try content.append(upTo: 64 * 1024) {
        (output: inout OutputRawSpan) throws(SourceError) in
        try read(into: &output)
      }
    } while got > 0
  }

  /// Reads all that stands before the offset once more; a source that knows a shorter way has its own.
  public mutating func seek(to offset: Int) throws(SourceError) {
    try rewind()
    var passed = ByteBuffer()
    var left = offset
    while left > 0 {
      passed.removeAll()
      let got = try passed.append(upTo: min(left, 64 * 1024)) {
        (output: inout OutputRawSpan) throws(SourceError) in
        try read(into: &output)
      }
      guard got > 0 else { throw SourceError("the input has become shorter") }
      left -= got
    }
  }
}

/// Reading from a ``ByteSource`` failed.
public struct SourceError: Error, Hashable, Sendable {
  /// What went wrong, for a person: "Input/output error".
  public var reason: String

  /// Makes an error with its reason.
  public init(_ reason: String) { self.reason = reason }
}

/// Bytes in memory.
public struct MemorySource: ByteSource {
  private let content: [UInt8]
  private let pieceLength: Int
  private var position = 0

  /// Makes a source of a text's UTF-8.
  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// Makes a source of bytes, given out in pieces of at most `pieceLength`.
  public init(_ content: [UInt8], pieceLength: Int = .max) {
    self.content = content
    self.pieceLength = max(pieceLength, 1)
  }

  /// Appends the next bytes.
  public mutating func read(into output: inout OutputRawSpan) throws(SourceError) {
    let end = position + min(pieceLength, output.freeCapacity, content.count - position)
    while position < end {
      output.append(content[position])
      position += 1
    }
  }

  /// Starts again at the first byte.
  public mutating func rewind() throws(SourceError) { position = 0 }

  /// Goes to an offset.
  public mutating func seek(to offset: Int) throws(SourceError) {
    position = min(max(offset, 0), content.count)
  }
}
