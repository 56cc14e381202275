// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import CCompression
internal import Loading

/// Decompresses gzip with zlib.
@safe final class GzipDecompressor: Decompressor {
  private typealias Stream = UnsafeMutablePointer<deflate_stream>

  private let stream: Stream
  private let inflate: @convention(c) (Stream?, Int32) -> Int32
  private let end: @convention(c) (Stream?) -> Int32

  /// 15 bits of window, and 16 for the header of gzip.
  private static let windowBits: Int32 = 15 + 16
  private static let (good, streamEnd, noProgress): (Int32, Int32, Int32) = (0, 1, -5)

  init() throws(DecompressionError) {
    let library = try SharedLibrary("libz.so.1", failure: DecompressionError.missing("zlib1g"))
    unsafe inflate = try library.function("inflate")
    unsafe end = try library.function("inflateEnd")
    let start: @convention(c) (Stream?, Int32, UnsafePointer<CChar>?, Int32) -> Int32 =
      unsafe try library.function("inflateInit2_")
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: deflate_stream())
    let size = unsafe Int32(MemoryLayout<deflate_stream>.size)
    guard unsafe start(stream, Self.windowBits, "1.2", size) == Self.good else {
      throw DecompressionError("zlib can't start")
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
    let result = unsafe inflate(stream, 0)
    guard [Self.good, Self.streamEnd, Self.noProgress].contains(result) else {
      throw .damaged(.gzip)
    }
    return unsafe (
      input.count - Int(stream.pointee.avail_in), output.count - Int(stream.pointee.avail_out),
      result == Self.streamEnd
    )
  }
}
