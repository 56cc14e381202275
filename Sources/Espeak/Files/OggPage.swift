// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A page of an Ogg file (RFC 3533): a header, the lengths of its segments, and their bytes.
struct OggPage {
  /// How many bytes precede the lengths.
  static let headerLength = 27
  /// A segment that is so long goes on in the next.
  private static let wholeSegment = 255

  /// The capture pattern, the version, the flags, the position and the stream's number.
  private var start: [UInt8]
  /// Its number among the pages.
  var number: UInt32
  /// How many segments it has.
  let lengthCount: Int
  /// The length of each segment.
  var lengths: [UInt8] = []
  var content: [UInt8] = []

  /// Reads a header; nil if it is none.
  init?(_ header: [UInt8]) {
    guard header.count == Self.headerLength, header.starts(with: Array("OggS".utf8)) else {
      return nil
    }
    start = Array(header[..<18])
    number = UInt32(truncatingIfNeeded: WorkerMessage.number(header[18..<22]))
    lengthCount = Int(header[26])
  }

  private init(serial: [UInt8], goesOn: Bool, _ content: [UInt8], lengths: [UInt8], ends: Bool) {
    // A page in which no packet ends has no position.
    let position = [UInt8](repeating: ends ? 0 : 0xFF, count: 8)
    start = Array("OggS".utf8) + [0, goesOn ? 1 : 0] + position + serial
    number = 0
    lengthCount = lengths.count
    (self.lengths, self.content) = (lengths, content)
  }

  /// The number of its stream.
  var serial: [UInt8] { Array(start[14..<18]) }

  /// Whether its last packet goes on in the next page.
  var goesOnInNextPage: Bool { lengths.last == UInt8(Self.wholeSegment) }

  /// The pages of one packet that precedes all sound.
  static func pages(of packet: [UInt8], serial: [UInt8]) -> [OggPage] {
    var lengths = [UInt8](repeating: UInt8(wholeSegment), count: packet.count / wholeSegment)
    lengths.append(UInt8(packet.count % wholeSegment))
    return stride(from: 0, to: lengths.count, by: wholeSegment).map { first in
      let own = lengths[first..<min(first + wholeSegment, lengths.count)]
      let from = first * wholeSegment
      let length = own.reduce(0) { $0 + Int($1) }
      return OggPage(
        serial: serial, goesOn: first > 0, Array(packet[from..<from + length]), lengths: Array(own),
        ends: first + own.count == lengths.count)
    }
  }

  /// The page as bytes, with its checksum.
  func bytes() -> [UInt8] {
    var bytes = start + WorkerMessage.bytes(number) + [0, 0, 0, 0]
    let sumAt = bytes.count - 4
    bytes.append(UInt8(clamping: lengths.count))
    bytes += lengths
    bytes += content
    let sum = WorkerMessage.bytes(Self.checksum(bytes))
    bytes.replaceSubrange(sumAt..<sumAt + 4, with: sum)
    return bytes
  }

  /// What each byte adds to a checksum of the polynomial 0x04C11DB7.
  private static let sums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte) << 24) { sum, _ in
      sum & 0x8000_0000 == 0 ? sum << 1 : sum << 1 ^ 0x04C1_1DB7
    }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.reduce(0) { sum, byte in sum << 8 ^ sums[Int(sum >> 24 ^ UInt32(byte))] }
  }
}
