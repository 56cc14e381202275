// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A way to compress a file, told from its first bytes.
public enum CompressionFormat: String, CaseIterable, Sendable {
  /// By gzip (RFC 1952).
  case gzip
  /// By Zstandard (RFC 8878).
  case zstandard
  /// By xz.
  case xz
  /// By bzip2.
  case bzip2

  /// How many bytes tell it.
  package static let signatureLength = 6

  /// The bytes that such a file begins with.
  var signature: [UInt8] {
    switch self {
    case .gzip: [0x1F, 0x8B, 0x08]
    case .zstandard: [0x28, 0xB5, 0x2F, 0xFD]
    case .xz: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]
    case .bzip2: Array("BZh".utf8)
    }
  }

  /// Recognizes the first bytes of a file; nil if they are those of no compressed one.
  ///
  /// ```swift
  /// CompressionFormat([0x1F, 0x8B, 0x08, 0x00])  // .gzip
  /// ```
  public init?(_ bytes: some Collection<UInt8>) {
    if bytes.count > 3, Self.maySkip(bytes) {
      self = .zstandard
      return
    }
    let found = Self.allCases.first { format in
      guard bytes.starts(with: format.signature) else { return false }
      guard format == .bzip2 else { return true }
      // Behind letters that may begin a text come the size of a block and the digits of pi, or of its root.
      let rest = Array(bytes.dropFirst(3).prefix(2))
      return rest.count == 2 && (0x31...0x39).contains(rest[0]) && [0x31, 0x17].contains(rest[1])
    }
    guard let found else { return nil }
    self = found
  }

  /// Whether bytes begin a frame of Zstandard that is to be skipped, as `pzstd` writes before each block (RFC 8878, 3.1.2),
  /// or may begin one as far as they go.
  private static func maySkip(_ bytes: some Collection<UInt8>) -> Bool {
    zip(bytes, [0x50, 0x2A, 0x4D, 0x18]).enumerated().allSatisfy { place, pair in
      pair.0 & (place == 0 ? 0xF0 : 0xFF) == pair.1
    }
  }

  /// Whether more bytes may make these the first ones of a compressed file.
  static func mayBegin(with bytes: [UInt8]) -> Bool {
    guard bytes.count < signatureLength else { return false }
    return bytes.count < 4 && maySkip(bytes)
      || allCases.contains {
        $0.signature.prefix(bytes.count).elementsEqual(bytes.prefix($0.signature.count))
      }
  }

  /// The endings of the names of such files.
  package static let extensions = [".gz", ".zst", ".xz", ".bz2"]

  /// Makes a decompressor for a stream.
  func decompressor() throws(DecompressionError) -> any Decompressor {
    switch self {
    case .gzip: try GzipDecompressor()
    case .zstandard: try ZstandardDecompressor()
    case .xz: try XZDecompressor()
    case .bzip2: try Bzip2Decompressor()
    }
  }
}
