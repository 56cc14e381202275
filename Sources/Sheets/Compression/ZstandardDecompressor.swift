// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import CCompression
internal import Loading

/// Decompresses Zstandard with libzstd.
@safe final class ZstandardDecompressor: Decompressor {
  private typealias Buffer = UnsafeMutablePointer<zstandard_buffer>

  private let context: OpaquePointer
  private let decompress: @convention(c) (OpaquePointer?, Buffer?, Buffer?) -> Int
  private let isError: @convention(c) (Int) -> UInt32
  private let free: @convention(c) (OpaquePointer?) -> Int

  init() throws(DecompressionError) {
    let library = try SharedLibrary("libzstd.so.1", failure: DecompressionError.missing("libzstd1"))
    unsafe decompress = try library.function("ZSTD_decompressStream")
    unsafe isError = try library.function("ZSTD_isError")
    unsafe free = try library.function("ZSTD_freeDStream")
    let create: @convention(c) () -> OpaquePointer? =
      unsafe try library.function("ZSTD_createDStream")
    guard let context = unsafe create() else { throw DecompressionError("libzstd can't start") }
    unsafe self.context = context
  }

  deinit { _ = unsafe free(context) }

  @unsafe func step(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) throws(DecompressionError) -> (taken: Int, made: Int, isAtEnd: Bool) {
    var source = unsafe zstandard_buffer(
      bytes: UnsafeMutableRawPointer(mutating: input.baseAddress), count: input.count, position: 0)
    var target = unsafe zstandard_buffer(
      bytes: output.baseAddress, count: output.count, position: 0)
    let result = unsafe decompress(context, &target, &source)
    guard isError(result) == 0 else { throw .damaged(.zstandard) }
    return unsafe (source.position, target.position, result == 0)
  }
}
