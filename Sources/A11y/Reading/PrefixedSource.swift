// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A source some of whose bytes have been read, and are handed on first.
struct PrefixedSource: ByteSource {
  private var prefix: ArraySlice<UInt8>
  private var base: any ByteSource
  /// Where it begins in the base.
  private let start: Int

  /// - Parameters:
  ///   - prefix: the bytes that have been read.
  ///   - base: the source, behind them.
  ///   - start: the offset of the first of them in the source.
  init(_ prefix: [UInt8], _ base: any ByteSource, at start: Int = 0) {
    // One inside of another would make a chain of as many as there are tables in a stream.
    if let inner = base as? PrefixedSource {
      self.prefix = prefix + inner.prefix
      self.base = inner.base
      self.start = inner.start + start
    } else {
      self.prefix = prefix[...]
      self.base = base
      self.start = start
    }
  }

  mutating func read(into output: inout OutputRawSpan) throws(SourceError) {
    if prefix.isEmpty { return try base.read(into: &output) }
    while output.freeCapacity > 0, let byte = prefix.popFirst() { output.append(byte) }
  }

  mutating func rewind() throws(SourceError) {
    try base.seek(to: start)
    prefix = []
  }

  mutating func isReady(within milliseconds: Int) -> Bool {
    !prefix.isEmpty || base.isReady(within: milliseconds)
  }

  mutating func willNotRewind() { base.willNotRewind() }
}
