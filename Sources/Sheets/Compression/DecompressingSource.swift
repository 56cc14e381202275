// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

public import A11y

/// Another source's bytes, decompressed if they are compressed.
///
/// Members that follow each other are read as one, and memory stays the same for any length.
///
/// ```swift
/// var labels = try LabelReader(DecompressingSource(MemorySource(bytes)))
/// ```
public struct DecompressingSource: ByteSource {
  /// How many compressed bytes are read at once.
  private static let blockLength = 64 * 1024

  private var base: any ByteSource
  /// What has been read of the base and not yet passed on.
  private var input: [UInt8] = []
  private var position = 0
  private var isOpened = false
  /// How the bytes are compressed; nil if they are not, or that is unknown yet.
  private var format: CompressionFormat?
  private var decompressor: (any Decompressor)?
  /// How many decompressed bytes were passed on.
  private var offset = 0
  private var rewinds = true

  /// Creates a source of another's bytes.
  public init(_ base: any ByteSource) { self.base = base }

  /// Appends the next bytes.
  public mutating func read(into output: inout OutputRawSpan) throws(SourceError) {
    if !isOpened { try open() }
    let start = output.byteCount
    if format != nil {
      try decompress(into: &output)
    } else if position < input.count {
      passOn(into: &output)
    } else {
      return try base.read(into: &output)
    }
    offset += output.byteCount - start
  }

  /// Reads the bytes that tell how the rest is compressed.
  private mutating func open() throws(SourceError) {
    isOpened = true
    while CompressionFormat.mayBegin(with: input), try readMore() {}
    format = CompressionFormat(input)
    if format == nil, !rewinds { base.willNotRewind() }
  }

  /// Reads more of the base; false at its end.
  private mutating func readMore() throws(SourceError) -> Bool {
    input.removeFirst(position)
    position = 0
    return try base.append(upTo: Self.blockLength, to: &input) > 0
  }

  private mutating func passOn(into output: inout OutputRawSpan) {
    while position < input.count, output.freeCapacity > 0 {
      output.append(input[position])
      position += 1
    }
    if position == input.count {
      input = []
      position = 0
    }
  }

  private mutating func decompress(into output: inout OutputRawSpan) throws(SourceError) {
    guard let format else { return }
    let start = output.byteCount
    while output.byteCount == start {
      if position == input.count, try !readMore() {
        guard decompressor == nil else {
          throw SourceError(
            "the compressed bytes end in the middle (\(format.rawValue))", in: .content)
        }
        return
      }
      if decompressor == nil {
        // Tools fill the last block with zeros.
        while position < input.count, input[position] == 0 { position += 1 }
        if position == input.count { continue }
        try beginMember(format)
      }
      try step(into: &output)
    }
  }

  private mutating func beginMember(_ format: CompressionFormat) throws(SourceError) {
    while CompressionFormat.mayBegin(with: Array(input[position...])), try readMore() {}
    guard CompressionFormat(input[position...]) == format else {
      throw SourceError(
        "something else follows the compressed bytes (\(format.rawValue))", in: .content)
    }
    do throws(DecompressionError) {
      decompressor = try format.decompressor()
    } catch {
      throw error.ofSource
    }
  }

  private mutating func step(into output: inout OutputRawSpan) throws(SourceError) {
    guard let decompressor else { return }
    var fault: DecompressionError?
    var taken = 0
    var isAtEnd = false
    unsafe input.withUnsafeBytes { bytes in
      unsafe output.withUnsafeMutableBytes { buffer, count in
        do throws(DecompressionError) {
          let result = try unsafe decompressor.step(
            UnsafeRawBufferPointer(rebasing: bytes[position...]),
            into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
          (taken, isAtEnd) = (result.taken, result.isAtEnd)
          count += result.made
        } catch {
          fault = error
        }
      }
    }
    if let fault { throw fault.ofSource }
    position += taken
    if isAtEnd { self.decompressor = nil }
  }

  /// Starts over at the first byte.
  public mutating func rewind() throws(SourceError) {
    try base.rewind()
    input = []
    position = 0
    isOpened = false
    decompressor = nil
    offset = 0
  }

  /// Continues at an offset of the decompressed bytes.
  public mutating func seek(to target: Int) throws(SourceError) {
    if isOpened, format == nil {
      try base.seek(to: target)
      input = []
      position = 0
      return
    }
    try rewind()
    var passed = ByteBuffer()
    while offset < target {
      passed.removeAll()
      let count = try passed.append(upTo: min(target - offset, Self.blockLength)) {
        (output: inout OutputRawSpan) throws(SourceError) in
        try read(into: &output)
      }
      if count == 0 { return }
    }
  }

  /// Whether reading gives bytes, or the end, within some milliseconds.
  public mutating func isReady(within milliseconds: Int) -> Bool {
    format != nil || position < input.count || base.isReady(within: milliseconds)
  }

  /// Announces that nothing needs to be kept.
  public mutating func willNotRewind() {
    rewinds = false
    if isOpened { base.willNotRewind() }
  }
}
