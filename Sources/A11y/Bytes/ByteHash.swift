// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The 64-bit FNV-1a hash of bytes, which is the same in each run, unlike Swift's own.
///
/// Source: https://datatracker.ietf.org/doc/draft-eastlake-fnv/
struct ByteHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
