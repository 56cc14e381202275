// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import CCompression
internal import Loading

/// Decompresses xz with liblzma.
@safe final class XZDecompressor: Decompressor {
  private typealias Stream = UnsafeMutablePointer<lzma_stream>

  private let stream: Stream
  private let code: @convention(c) (Stream?, Int32) -> Int32
  private let end: @convention(c) (Stream?) -> Void

  /// A file may ask for this much memory at most; the highest preset of xz takes 65 MiB.
  private static let memoryLimit: UInt64 = 256 << 20
  private static let (good, streamEnd, noProgress): (Int32, Int32, Int32) = (0, 1, 10)

  init() throws(DecompressionError) {
    let library = try SharedLibrary("liblzma.so.5", failure: DecompressionError.missing("liblzma5"))
    unsafe code = try library.function("lzma_code")
    unsafe end = try library.function("lzma_end")
    let start: @convention(c) (Stream?, UInt64, UInt32) -> Int32 =
      unsafe try library.function("lzma_stream_decoder")
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: lzma_stream())
    guard unsafe start(stream, Self.memoryLimit, 0) == Self.good else {
      throw DecompressionError("liblzma can't start")
    }
  }

  deinit {
    unsafe end(stream)
    unsafe stream.deallocate()
  }

  @unsafe func step(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) throws(DecompressionError) -> (taken: Int, made: Int, isAtEnd: Bool) {
    unsafe stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
    unsafe stream.pointee.avail_in = input.count
    unsafe stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
    unsafe stream.pointee.avail_out = output.count
    let result = unsafe code(stream, 0)
    guard [Self.good, Self.streamEnd, Self.noProgress].contains(result) else { throw .damaged(.xz) }
    return unsafe (
      input.count - stream.pointee.avail_in, output.count - stream.pointee.avail_out,
      result == Self.streamEnd
    )
  }
}
