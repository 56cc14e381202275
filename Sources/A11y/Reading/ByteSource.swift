// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A source of bytes: a file, a pipe, memory.
///
/// `A11y` opens no files itself; its callers provide sources.
public protocol ByteSource {
  /// Appends the next bytes to `output`; appending none means the end.
  mutating func read(into output: inout OutputRawSpan) throws(SourceError)

  /// Starts over at the first byte.
  ///
  /// A table document is read twice: for its description, which may be anywhere in it, and then for
  /// its rows.
  mutating func rewind() throws(SourceError)

  /// Continues at an offset, which is no further than what has been read before.
  mutating func seek(to offset: Int) throws(SourceError)

  /// Announces that ``rewind()`` and ``seek(to:)`` won't be called, so nothing needs to be kept.
  mutating func willNotRewind()

  /// Whether reading gives bytes, or the end, within some milliseconds.
  ///
  /// What an input is can then be told from the bytes that are there, although more may come later: from the two
  /// lines of a log that is followed.
  mutating func isReady(within milliseconds: Int) -> Bool
}

extension ByteSource {
  /// True, which suits a source that is not waited for.
  public mutating func isReady(within milliseconds: Int) -> Bool { true }

  /// Does nothing, which suits a source that keeps nothing.
  public mutating func willNotRewind() {}

  /// Appends all remaining bytes, for input that is read as a whole.
  public mutating func readAll(into content: inout ByteBuffer) throws(SourceError) {
    var got = 0
    repeat {
      got = try content.append(upTo: 64 * 1024) {
        (output: inout OutputRawSpan) throws(SourceError) in
        try read(into: &output)
      }
    } while got > 0
  }

  /// Appends the next bytes to an array, up to a length, and returns how many; 0 at the end.
  package mutating func append(
    upTo length: Int, to bytes: inout [UInt8]
  ) throws(SourceError) -> Int {
    var block = ByteBuffer()
    let count = try block.append(upTo: length) {
      (output: inout OutputRawSpan) throws(SourceError) in
      try read(into: &output)
    }
    unsafe block.bytes.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
    return count
  }

  /// Rereads everything before the offset; a source with a faster way should override this.
  public mutating func seek(to offset: Int) throws(SourceError) { try reread(to: offset) }

  /// Continues at an offset after reading all that is before it once more.
  package mutating func reread(to offset: Int) throws(SourceError) {
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

/// An error in reading from a ``ByteSource``.
public struct SourceError: Error, Hashable, Sendable {
  /// What went wrong, in words: "Input/output error".
  public var reason: String
  /// What failed.
  public var part: Part
  /// The line in which it went wrong, from 1, if the source has lines of its own; else it is where reading has come to.
  public var line: Int?
  /// The column in that line, from 1.
  public var column: Int?

  /// A part of a source that may fail.
  public enum Part: Sendable {
    /// The input: a disk, a network.
    case input
    /// The copy that is kept of an input which can't be rewound.
    case copy
    /// What the input holds: compressed bytes that are damaged.
    case content
    /// A library that is needed to read it and not installed.
    case library
  }

  /// Creates an error with a reason, and its place if that is known.
  public init(
    _ reason: String, in part: Part = .input, line: Int? = nil, column: Int? = nil
  ) {
    self.reason = reason
    self.part = part
    self.line = line
    self.column = column
  }
}

/// Bytes in memory.
public struct MemorySource: ByteSource {
  private let content: [UInt8]
  private let chunkLength: Int
  private var position = 0

  /// Creates a source of a text's UTF-8.
  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// Creates a source of bytes, delivered in chunks of at most `chunkLength`.
  public init(_ content: [UInt8], chunkLength: Int = .max) {
    self.content = content
    self.chunkLength = max(chunkLength, 1)
  }

  /// Appends the next bytes.
  public mutating func read(into output: inout OutputRawSpan) throws(SourceError) {
    let end = position + min(chunkLength, output.freeCapacity, content.count - position)
    while position < end {
      output.append(content[position])
      position += 1
    }
  }

  /// Starts over at the first byte.
  public mutating func rewind() throws(SourceError) { position = 0 }

  /// Moves to an offset.
  public mutating func seek(to offset: Int) throws(SourceError) {
    position = min(max(offset, 0), content.count)
  }
}
