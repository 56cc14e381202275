// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

@Suite struct TextCleanerTests {
  @Test(
    "white space is folded, and what a terminal or a reader would obey is removed",
    arguments: [
      ("plain text", "plain text"), ("  two   spaces ", "two spaces"),
      ("tab\tand\nline", "tab and line"),
      ("no\u{A0}break\u{3000}wide\u{2028}", "no break wide"), ("\u{1B}[31mred\u{1B}[0m", "red"),
      ("\u{1B}]0;title\u{07}x", "x"), ("\u{1B}]8;;http://x\u{1B}\\link", "link"),
      ("\u{9B}2Jx", "x"),
      ("\u{1B}(Bx", "x"), ("end\u{1B}", "end"), ("\u{1B}]never ends", "never ends"),
      ("a\u{0}b\u{7F}c\u{85}d", "abc d"),
      ("\u{202E}drawkcab\u{202C} \u{2066}x\u{2069}", "drawkcab x"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("क्‍ष", "क्‍ष"),
      ("", ""), ("   ", ""),
      ("1234567 8", "1234567 8"), ("1234567  8", "1234567 8"), ("12345678 ", "12345678"),
    ])
  func cleans(_ text: String, _ expected: String) { #expect(TextCleaner.clean(text) == expected) }

  /// A text without escapes of a terminal, cleaned scalar by scalar.
  private static func cleaned(_ text: String) -> String {
    var out = ""
    var needsSpace = false
    for scalar in text.unicodeScalars {
      let isDirection =
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      if scalar.properties.isWhitespace {
        needsSpace = true
      } else if scalar.properties.generalCategory != .control, !isDirection, scalar != "\u{FEFF}" {
        if needsSpace, !out.isEmpty { out += " " }
        needsSpace = false
        out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  @Test("blocks of bytes are cleaned as scalars are one by one")
  func blocksAreCleanedLikeScalars() throws {
    var random = SeededGenerator(seed: 4)
    let odd: [Unicode.Scalar] = [
      " ", " ", " ", "\t", "\u{7F}", "\u{85}", "é", "中", "😀", "\u{A0}", "\u{3000}", "\u{202E}",
      "\u{FEFF}",
      "\u{200D}",
    ]
    for _ in 0..<5_000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...100, using: &random) {
        let isOdd = Int.random(in: 0..<5, using: &random) == 0
        scalars.append(isOdd ? odd.randomElement(using: &random) ?? " " : "x")
      }
      let text = String(scalars)
      #expect(TextCleaner.clean(text) == Self.cleaned(text), "\(text.debugDescription)")
      // The same with each character escaped.
      let units = text.utf16.map { unit in
        let hex = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      }
      let label = try Labels.lines("[[\"\(units.joined())\"]]", fields: ["v"]).first
      #expect(label == Self.cleaned(text), "\(text.debugDescription)")
    }
  }

  @Test func everyCharacterIsKeptOrRemovedByItsClass() {
    // Escapes begin more than themselves, and the marks of interlinear annotation have no class of their own.
    let left: [UInt32] = [0x1B, 0x9B, 0xFFF9, 0xFFFA, 0xFFFB]
    for first in stride(from: UInt32(0), to: 0x110000, by: 0x400) {
      let scalars = (first..<first + 0x400).compactMap {
        left.contains($0) ? nil : Unicode.Scalar($0)
      }
      let text = scalars.map { "x\($0)" }.joined()
      #expect(TextCleaner.clean(text) == Self.cleaned(text), "from \(first)")
    }
  }

  @Test func cleaningTwiceIsCleaningOnce() {
    var random = SeededGenerator(seed: 3)
    let alphabet: [Unicode.Scalar] = [
      " ", "\t", "\n", "a", "é", "中", "😀", "\u{1B}", "[", "]", "m", "\u{07}", "\u{202E}", "\u{A0}",
      "\u{0}",
      "\u{200D}", ";", "3", "\u{9B}", "\\",
    ]
    for _ in 0..<3_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...24, using: &random) {
        text.append(alphabet[Int.random(in: 0..<alphabet.count, using: &random)])
      }
      let once = TextCleaner.clean(String(text))
      #expect(TextCleaner.clean(once) == once)
      #expect(!once.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    }
  }

  @Test(
    "a mark at the end of a phrase gives way to the separator",
    arguments: [
      (#"["a,","b"]"#, "a, b"), (#"["a;:, ","b:"]"#, "a, b"), (#"["Inc.","b"]"#, "Inc., b"),
      (#"["，","b"]"#, "，, b"), (#"["你好，","b！"]"#, "你好, b！"), (#"["?!","b"]"#, "?!, b"),
    ])
  func dropsTrailingMarks(_ row: String, _ label: String) throws {
    #expect(try Labels.lines("[\(row)]") == [label])
  }
}
