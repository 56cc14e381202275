// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@testable import speakrows

/// The bytes of terminals become keys.
@Suite struct KeyDecoderTests {
  private static func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    var keys: [Key] = []
    decoder.append(bytes)
    while let key = decoder.next() { keys.append(key) }
    while let key = decoder.next(isComplete: true) { keys.append(key) }
    return keys
  }

  @Test(
    "sequences",
    arguments: [
      ("\u{1B}[A", [Key.up]), ("\u{1B}OB", [.down]), ("\u{1B}[1;5A", [.controlUp]),
      ("\u{1B}[1;3B\u{1B}[C", [.altDown, .right]),
      ("\u{1B}[1;7D\u{1B}[1;2A", [.altLeft, .controlUp]),
      (
        "\u{1B}[1;7H\u{1B}[1;5F\u{1B}[5;7~\u{1B}[6;3~",
        [.modifiedHome, .modifiedEnd, .modifiedPageUp, .modifiedPageDown]
      ),
      ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
      ("\u{1B}[H\u{1B}[1~\u{1B}[F\u{1B}[4~", [.home, .home, .end, .end]),
      ("\u{1B}[Z\t", [.backTab, .tab]),
      ("\u{1B}", [.escape]), ("\u{1B}\u{1B}[A", [.altUp]), ("\u{1B}\u{1B}", [.escape, .escape]),
      ("\u{1B}\u{1B}x", [.escape, .escape, .text("x")]), ("\r\n", [.enter, .enter]),
      ("\u{7F}\u{08}", [.backspace, .backspace]), ("\u{11}", [.control("q")]),
      ("aé漢👍", [.text("a"), .text("é"), .text("漢"), .text("👍")]), ("\u{1B}OP", [.help]),
      (
        "\u{1B}[200~a\r*\u{1B}[201~b",
        [.unknown, .pasted("a"), .pasted(" "), .pasted("*"), .unknown, .text("b")]
      ), ("\u{1B}x", [.escape, .text("x")]), ("\u{1B}[", [.unknown]),
    ])
  func sequences(_ text: String, _ expected: [Key]) {
    #expect(Self.keys(Array(text.utf8)) == expected)
  }

  @Test func keysComeWholeHoweverTheirBytesDo() {
    let bytes = Array("\u{1B}[1;5Aé\u{1B}[B👍".utf8)
    var decoder = KeyDecoder()
    var keys: [Key] = []
    for byte in bytes {
      decoder.append([byte])
      while let key = decoder.next() { keys.append(key) }
    }
    #expect(keys == [.controlUp, .text("é"), .down, .text("👍")])
  }

  @Test func anyBytesComeToAnEnd() {
    var generator = SeededGenerator()
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        Bool.random(using: &generator) ? 0x1B : UInt8.random(in: 0...255, using: &generator)
      }
      _ = Self.keys(bytes)
    }
  }

  @Test func eachKeyHasOneCommand() {
    let keys = BrowseCommand.bindings.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
    // Letters and digits are for searching.
    #expect(
      keys.allSatisfy {
        if case .text(let text) = $0 { !text.isLetter && !text.isNumber } else { true }
      })
  }
}
