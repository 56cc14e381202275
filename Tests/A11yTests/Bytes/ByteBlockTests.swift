// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// Sixteen bytes at once are what sixteen are one by one, on this processor and on any other.
@Suite struct ByteBlockTests {
  /// Bytes of which many stand beside the limits of a comparison.
  private static func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    let edges: [UInt8] = [
      0, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x2C, 0x2D, 0x2E, 0x2F, 0x30, 0x39, 0x3A, 0x7E, 0x7F, 0x80,
      0xFF,
    ]
    return (0..<16).map { _ in
      Bool.random(using: &random)
        ? edges.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
    }
  }

  private static func bits(_ bytes: [UInt8], _ isMarked: (UInt8) -> Bool) -> UInt32 {
    bytes.indices.reduce(0) { isMarked(bytes[$1]) ? $0 | 1 << UInt32($1) : $0 }
  }

  @Test("each comparison marks the bytes that a loop marks")
  func comparisonsAreThoseOfBytes() {
    var random = SeededGenerator(seed: 16)
    for _ in 0..<5_000 {
      let bytes = Self.bytes(&random)
      let others = bytes.map { Bool.random(using: &random) ? $0 : $0 &+ 1 }
      let (words, otherWords) = (Self.words(bytes), Self.words(others))
      let (block, portable) = (ByteBlock(words), PortableByteBlock(words))
      let byte = bytes[0]
      let equal = Self.bits(bytes) { $0 == byte }
      #expect(block.equal(to: byte).bits == equal && portable.equal(to: byte).bits == equal)
      let digits = Self.bits(bytes) { (0x30...0x39).contains($0) }
      #expect(block.within(0x30, 0x39).bits == digits)
      #expect(portable.within(0x30, 0x39).bits == digits)
      let odd = Self.bits(bytes) { $0 < 0x20 || $0 >= 0x80 }
      #expect(block.controlsAndBeyondASCII.bits == odd)
      #expect(portable.controlsAndBeyondASCII.bits == odd)
      let oddOrQuote = Self.bits(bytes) { $0 < 0x20 || $0 >= 0x80 || $0 == 0x22 }
      #expect(block.controlsQuotesAndBeyondASCII.bits == oddOrQuote)
      #expect(portable.controlsQuotesAndBeyondASCII.bits == oddOrQuote)
      let same = zip(bytes, others).enumerated().reduce(0 as UInt32) {
        $1.element.0 == $1.element.1 ? $0 | 1 << UInt32($1.offset) : $0
      }
      #expect(block.equal(to: ByteBlock(otherWords)).bits == same)
      #expect(portable.equal(to: PortableByteBlock(otherWords)).bits == same)
      #expect((block.equal(to: byte) | block.within(0x30, 0x39)).bits == equal | digits)
      #expect((portable.equal(to: byte) | portable.within(0x30, 0x39)).bits == equal | digits)
    }
  }

  private static func words(_ bytes: [UInt8]) -> SIMD2<UInt64> {
    var buffer = ByteBuffer()
    buffer.append(bytes)
    return buffer.bytes.words(0)
  }

  @Test("a number ends where the grammar of JSON says")
  func numbersEndWhereTheyEnd() {
    var random = SeededGenerator(seed: 17)
    let number = /-?(0|[1-9][0-9]*)(\.[0-9]+)?/
    for _ in 0..<20_000 {
      let length = Int.random(in: 1...24, using: &random)
      let text = String(
        (0..<length).map { _ in "0011234567899.-./e,".randomElement(using: &random) ?? "0" })
      let match = text.prefixMatch(of: number)?.output
      let end = match?.0.utf8.count ?? 0
      let rest = text.utf8.dropFirst(end).first ?? 0
      // What has only the beginning of a number is none: a zero before digits, a point before none.
      let isCut = (0x30...0x39).contains(rest) || (rest == 0x2E && match?.2 == nil)
      #expect(ByteBuffer(text).bytes.plainNumberEnd(from: 0) == (isCut ? 0 : end), "\(text)")
    }
  }
}
