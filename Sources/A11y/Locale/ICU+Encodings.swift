// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import _FoundationICU

/// The encodings that came before Unicode.
extension ICU {
  /// The encodings that bytes may be in, the most probable first, by how often a language has its letters.
  ///
  /// - Parameter bytes: the first bytes of a text.
  /// - Returns: their names, such as `Shift_JIS`, and from 0 to 100 how probable each is.
  static func encodings(of bytes: [UInt8]) -> [(name: String, confidence: Int)] {
    var status = U_ZERO_ERROR
    guard let detector = unsafe swift_ucsdet_open(&status) else { return [] }
    defer { unsafe swift_ucsdet_close(detector) }
    return unsafe bytes.withUnsafeBytes { buffer in
      let text = unsafe buffer.bindMemory(to: CChar.self)
      unsafe swift_ucsdet_setText(detector, text.baseAddress, Int32(text.count), &status)
      var count: Int32 = 0
      guard let matches = unsafe swift_ucsdet_detectAll(detector, &count, &status),
        status.rawValue <= U_ZERO_ERROR.rawValue
      else { return [] }
      return (0..<Int(count)).compactMap { index in
        guard let name = unsafe swift_ucsdet_getName(matches[index], &status) else { return nil }
        return unsafe (
          String(cString: name), Int(swift_ucsdet_getConfidence(matches[index], &status))
        )
      }
    }
  }

  /// Decodes a text piece by piece.
  @safe final class TextDecoder {
    private let converter: OpaquePointer

    /// Opens a decoder; nil if ICU has none of that name.
    init?(_ name: String) {
      var status = U_ZERO_ERROR
      guard let converter = unsafe swift_ucnv_open(name, &status),
        status.rawValue <= U_ZERO_ERROR.rawValue
      else { return nil }
      unsafe self.converter = converter
    }

    deinit { unsafe swift_ucnv_close(converter) }

    /// The next code units; bytes that are no characters become U+FFFD or U+001A.
    ///
    /// - Parameters:
    ///   - bytes: the next bytes; a character may go on in those after them.
    ///   - isEnd: whether there are none after them.
    /// - Returns: the units that the bytes complete.
    func decode(_ bytes: [UInt8], isEnd: Bool) -> [UInt16] {
      var status = U_ZERO_ERROR
      // A byte makes no more than a pair of units, and a few may have waited.
      return unsafe [UInt16](unsafeUninitializedCapacity: bytes.count * 2 + 32) { units, count in
        unsafe bytes.withUnsafeBytes { buffer in
          let text = unsafe buffer.bindMemory(to: CChar.self)
          var target = units.baseAddress
          var source = text.baseAddress
          let start = units.baseAddress
          let end = unsafe text.baseAddress.map { unsafe $0 + text.count }
          let limit = unsafe start.map { unsafe $0 + units.count }
          unsafe swift_ucnv_toUnicode(
            converter, &target, limit, &source, end, nil, isEnd ? 1 : 0, &status)
          if let target = unsafe target, let start = unsafe start {
            count = unsafe target - start
          }
        }
      }
    }
  }
}
