// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import CCompression
internal import Loading

/// Decompresses bzip2 with libbz2.
@safe final class Bzip2Decompressor: Decompressor {
  private typealias Stream = UnsafeMutablePointer<bzip2_stream>

  private let stream: Stream
  private let decompress: @convention(c) (Stream?) -> Int32
  private let end: @convention(c) (Stream?) -> Int32

  private static let (good, streamEnd): (Int32, Int32) = (0, 4)

  init() throws(DecompressionError) {
    let library = try SharedLibrary(
      "libbz2.so.1.0", failure: DecompressionError.missing("libbz2-1.0"))
    unsafe decompress = try library.function("BZ2_bzDecompress")
    unsafe end = try library.function("BZ2_bzDecompressEnd")
    let start: @convention(c) (Stream?, Int32, Int32) -> Int32 =
      unsafe try library.function("BZ2_bzDecompressInit")
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: bzip2_stream())
    guard unsafe start(stream, 0, 0) == Self.good else {
      throw DecompressionError("libbz2 can't start")
    }
  }

  deinit {
    _ = unsafe end(stream)
    unsafe stream.deallocate()
  }

  @unsafe func step(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) throws(DecompressionError) -> (taken: Int, made: Int, isAtEnd: Bool) {
    unsafe stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
    unsafe stream.pointee.avail_in = UInt32(clamping: input.count)
    unsafe stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
    unsafe stream.pointee.avail_out = UInt32(clamping: output.count)
    let result = unsafe decompress(stream)
    guard [Self.good, Self.streamEnd].contains(result) else { throw .damaged(.bzip2) }
    return unsafe (
      input.count - Int(stream.pointee.avail_in), output.count - Int(stream.pointee.avail_out),
      result == Self.streamEnd
    )
  }
}
