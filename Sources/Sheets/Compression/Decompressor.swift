// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// Decompresses a stream piece by piece.
protocol Decompressor: AnyObject {
  /// Decompresses as much of the input as the output has room for.
  ///
  /// - Returns: how many bytes were taken and made, and whether the stream has ended.
  @unsafe func step(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) throws(DecompressionError) -> (taken: Int, made: Int, isAtEnd: Bool)
}

/// Why compressed bytes can't be read.
struct DecompressionError: Error {
  /// The reason, in words.
  var reason: String
  /// Whether the library is at fault, rather than the bytes.
  var isOfLibrary = false

  init(_ reason: String) { self.reason = reason }

  /// The same, as an error of a source of bytes.
  var ofSource: SourceError { SourceError(reason, in: isOfLibrary ? .library : .content) }

  /// The library that decompresses is not installed.
  static func missing(_ package: String) -> (String) -> DecompressionError {
    {
      var error = DecompressionError(
        "reading this compressed file takes the package \(package): \($0)")
      error.isOfLibrary = true
      return error
    }
  }

  static func damaged(_ format: CompressionFormat) -> DecompressionError {
    DecompressionError("the compressed bytes are damaged (\(format.rawValue))")
  }
}
