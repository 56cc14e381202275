// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// An input's rows in chunks that end at a line break, so that several threads can read them.
///
/// Only the preceding row shows whether a line break also ends a row: in CSV, it may be inside
/// quotes. After reading a chunk, check ``LabelReader/wasCutOff``; if it is set, read the chunk
/// again together with the next one.
package struct InputChunks: ~Copyable {
  private var source: any ByteSource
  /// What was read past the end of the last chunk.
  private var rest: ByteBuffer
  private var isAtEnd: Bool
  /// The first chunk's offset in the input.
  package let offset: Int
  /// Whether the rest of a line that was too long precedes the next chunk.
  private var skipsLine = false
  /// How many bytes of such a line precede the last chunk.
  package private(set) var skipped = 0

  init(
    _ source: any ByteSource, rest: consuming ByteBuffer, offset: Int, isAtEnd: Bool
  ) {
    self.offset = offset
    self.source = source
    self.rest = rest
    self.isAtEnd = isAtEnd
  }

  /// Appends the next chunk to a buffer.
  ///
  /// - Parameters:
  ///   - buffer: the buffer to append to.
  ///   - length: the length of a chunk, unless a row is longer.
  /// - Returns: whether there was a chunk.
  /// - Throws: a ``ReadingError`` if the source can't be read; the buffer then has the complete
  ///   lines. The error is recoverable if a line is too long for a row; the next chunk skips it
  ///   (``skipped``).
  package mutating func next(
    into buffer: inout ByteBuffer, length: Int
  ) throws(ReadingError) -> Bool {
    let start = buffer.count
    if skipsLine { try skipLine() } else { skipped = 0 }
    do throws(ReadingError) {
      return try read(into: &buffer, from: start, length: length)
    } catch {
      buffer.truncate(to: Self.lastLineEnd(buffer.bytes, from: start) ?? start)
      buffer.padWithZeros()
      throw error
    }
  }

  private mutating func read(
    into buffer: inout ByteBuffer, from start: Int, length: Int
  ) throws(ReadingError) -> Bool {
    buffer.append(rest.bytes, from: 0, to: rest.count)
    rest.removeAll()
    var wanted = length
    while true {
      while buffer.count - start < wanted, !isAtEnd {
        isAtEnd = try !append(to: &buffer, upTo: wanted - (buffer.count - start))
      }
      if isAtEnd { break }
      if let end = Self.lastLineEnd(buffer.bytes, from: start) {
        rest.append(buffer.bytes, from: end, to: buffer.count)
        buffer.truncate(to: end)
        break
      }
      guard wanted <= ReadBuffer.rowLimit else {
        // The line's end, if it has one, is searched for only after the error is reported.
        skipsLine = true
        skipped = buffer.count - start
        throw ReadingError(.limit, line: 0, column: 1, reason: ReadBuffer.tooLong).recoverable
      }
      wanted = min(wanted * 2, ReadBuffer.rowLimit + 1)
    }
    buffer.padWithZeros()
    return buffer.count > start
  }

  /// Skips the rest of a line that is too long.
  private mutating func skipLine() throws(ReadingError) {
    skipsLine = false
    var buffer = ByteBuffer()
    while !isAtEnd {
      buffer.removeAll()
      isAtEnd = try !append(to: &buffer, upTo: ReadBuffer.rowLimit >> 8)
      var end = 0
      while end < buffer.count, buffer[end] != UInt8(ascii: "\n") { end += 1 }
      skipped += min(end + 1, buffer.count)
      if end < buffer.count {
        rest.append(buffer.bytes, from: end + 1, to: buffer.count)
        return
      }
    }
  }

  /// Appends more of the input; false at its end.
  private mutating func append(
    to buffer: inout ByteBuffer, upTo length: Int
  ) throws(ReadingError) -> Bool {
    do throws(SourceError) {
      return try buffer.append(upTo: length) {
        (output: inout OutputRawSpan) throws(SourceError) in
        try source.read(into: &output)
      } > 0
    } catch {
      // Line 0 is for callers that know how many lines precede the chunk.
      throw ReadingError(error, line: 0)
    }
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
