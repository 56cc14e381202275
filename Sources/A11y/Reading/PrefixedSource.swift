/// A source some of whose first bytes have been read.
struct PrefixedSource: ByteSource {
  private var prefix: ArraySlice<UInt8>
  private var base: any ByteSource

  /// - Parameters:
  ///   - prefix: the bytes that have been read.
  ///   - base: the source, behind them.
  init(_ prefix: [UInt8], _ base: any ByteSource) {
    self.prefix = prefix[...]
    self.base = base
  }

  mutating func read(into output: inout OutputRawSpan) throws(SourceError) {
    if prefix.isEmpty { return try base.read(into: &output) }
    while output.freeCapacity > 0, let byte = prefix.popFirst() { output.append(byte) }
  }

  mutating func rewind() throws(SourceError) {
    try base.rewind()
    prefix = []
  }

  mutating func willNotRewind() { base.willNotRewind() }
}
