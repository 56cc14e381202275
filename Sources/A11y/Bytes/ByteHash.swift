// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The 64-bit FNV-1a hash of bytes, which is the same in each run, unlike Swift's own.
///
/// Source: https://datatracker.ietf.org/doc/draft-eastlake-fnv/
struct ByteHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Adds a hash of something else, as if it were one byte.
  @inline(__always)
  mutating func add(_ hash: UInt64) { value = (value ^ hash) &* 0x100_0000_01B3 }

  /// Adds the bytes of a text.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  /// Adds the bytes from one offset to another.
  mutating func add(_ bytes: RawSpan, from start: Int, to end: Int) {
    for offset in start..<max(start, end) { add(bytes.byte(offset)) }
  }

  /// The hash with its bits mixed as in MurmurHash3, so that each of them depends on all bytes.
  var mixed: UInt64 {
    var hash = value
    hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return hash ^ hash >> 33
  }
}
