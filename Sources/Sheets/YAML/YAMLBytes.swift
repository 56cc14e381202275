// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// The bytes of YAML, up to the first that is no text.
///
/// libyaml would refuse all that it has read ahead, and does not tell the line. So what is before such a byte is read first.
struct YAMLBytes {
  private static let blockLength = 16 * 1024

  private var base: any ByteSource
  private var pending: [UInt8] = []
  private var position = 0
  /// How many of the pending bytes are known to be text.
  private var goodCount = 0
  /// The line of the first byte that is not known to be text, from 1.
  private var line = 1
  private var isAtEnd = false
  private var isUTF16: Bool?
  private var fault: SourceError?

  init(_ base: any ByteSource) { self.base = base }

  mutating func willNotRewind() { base.willNotRewind() }

  /// Fills a buffer.
  ///
  /// - Returns: how many bytes it has; none at the end.
  /// - Throws: a ``SourceError`` where the next byte can't be read, or is no text.
  mutating func read(into buffer: UnsafeMutableBufferPointer<UInt8>) throws(SourceError) -> Int {
    while position == goodCount {
      if let fault { throw fault }
      if isAtEnd { return 0 }
      try readMore()
    }
    let count = min(buffer.count, goodCount - position)
    for index in 0..<count { unsafe buffer[index] = pending[position + index] }
    position += count
    return count
  }

  private mutating func readMore() throws(SourceError) {
    pending.removeFirst(position)
    (position, goodCount) = (0, 0)
    isAtEnd = try base.append(upTo: Self.blockLength, to: &pending) == 0
    if isUTF16 == nil, pending.count > 1 || isAtEnd {
      isUTF16 = pending.starts(with: [0xFF, 0xFE]) || pending.starts(with: [0xFE, 0xFF])
    }
    if isUTF16 == true { goodCount = pending.count } else if isUTF16 == false { pass() }
  }

  /// Passes the bytes that are text.
  private mutating func pass() {
    var at = 0
    while at < pending.count {
      let byte = pending[at]
      let length = Self.length(of: byte)
      // What is cut by the end of the block is decided by the next.
      if at + length > pending.count, !isAtEnd { break }
      guard Self.isText(pending[at..<min(at + length, pending.count)], length) else {
        let hex = String(byte, radix: 16, uppercase: true)
        fault = SourceError(
          "the byte 0x\(hex.count < 2 ? "0" : "")\(hex) is no text",
          in: .content, line: line)
        break
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      at += length
    }
    goodCount = at
  }

  /// How many bytes a character has that begins with some byte.
  private static func length(of byte: UInt8) -> Int {
    byte < 0xC2 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  /// Whether some bytes are a character that YAML allows (1.2, 5.1).
  private static func isText(_ bytes: ArraySlice<UInt8>, _ length: Int) -> Bool {
    let first = bytes[bytes.startIndex]
    if first < 0x80 { return first >= 0x20 && first != 0x7F || [0x09, 0x0A, 0x0D].contains(first) }
    guard bytes.count == length, length > 1, first < 0xF5,
      bytes.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return false }
    let second = bytes[bytes.startIndex + 1]
    switch first {
    // C1 controls but the next line.
    case 0xC2: return second >= 0xA0 || second == 0x85
    case 0xE0: return second >= 0xA0
    case 0xED: return second < 0xA0
    // The two that are no characters.
    case 0xEF: return second != 0xBF || bytes[bytes.startIndex + 2] < 0xBE
    case 0xF0: return second >= 0x90
    case 0xF4: return second < 0x90
    default: return true
    }
  }
}
