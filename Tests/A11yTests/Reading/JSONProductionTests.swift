// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Each production of RFC 8259, in the order of its sections, with texts that it allows and ways to break it.
@Suite struct JSONProductionTests {
  struct Production: CustomTestStringConvertible {
    let name: String
    let allowed: [String]
    let broken: [String]
    var testDescription: String { name }
  }

  static let productions = [
    Production(
      name: "2: JSON-text = ws value ws",
      allowed: ["[]", " [] ", "\n[\n]\n", "\t[]\r\n", "\r[]", "{\"a\":1}", "\u{FEFF}[1]"],
      broken: [
        "", " ", "[] []", "[],", "[]x", "]", "}", "[]]", "[]\u{FEFF}", "// []", "[] /* */", "#[]",
      ]),
    Production(
      name: "2: ws",
      allowed: ["[ ]", "[\t]", "[\n]", "[\r]", "[ 1 , 2 ]", "[{ \"a\" : 1 }]", "[\r\n\t 1\r\n]"],
      broken: [
        "[\u{0B}]", "[\u{0C}1]", "[\u{A0}]", "[\u{2028}]", "[\u{2060}]", "[1\u{85}]", "[\u{0}]",
        "[\u{200B}1]",
      ]),
    Production(
      name: "3: literal names",
      allowed: ["[true]", "[false]", "[null]", "[true,false,null]"],
      broken: [
        "[True]", "[FALSE]", "[nul]", "[nulll]", "[truefalse]", "[tru", "[yes]", "[undefined]",
        "[t]",
        "[fals]", "[None]",
      ]),
    Production(
      name: "4: object",
      allowed: [
        "[{}]", "[{ }]", "[{\"a\":{}}]", "[{\"a\":1,\"b\":2}]", "[{\"\":0}]", "[{\"a\":1,\"a\":2}]",
        "[{\"\\u0061\":1}]",
      ],
      broken: [
        "[{]", "[{\"a\"}]", "[{\"a\":}]", "[{:1}]", "[{\"a\",1}]", "[{\"a\":1,}]", "[{,}]",
        "[{,\"a\":1}]",
        "[{\"a\":1 \"b\":2}]", "[{a:1}]", "[{'a':1}]", "[{1:1}]", "[{null:1}]", "[{\"a\"::1}]",
        "[{\"a\":1;}]", "[{\"a\":1]", "[{\"a\":1", "[{\"a\"", "[{\"a\":1}}]", "[{\"a\"=1}]",
        "[{[]:1}]",
      ]),
    Production(
      name: "5: array",
      allowed: ["[[]]", "[[[]]]", "[1,2,3]", "[1,[2,{\"a\":[3]}]]", "[\"a\",1,null]"],
      broken: [
        "[", "[1", "[1,", "[1,]", "[,1]", "[,]", "[1,,2]", "[1 2]", "[1;2]", "[1:2]", "[(1)]",
        "[1}", "[[1]",
        "[\"a\" \"b\"]", "[1]]", "[...]",
      ]),
    Production(
      name: "6: int",
      allowed: [
        "[0]", "[-0]", "[7]", "[-7]", "[10]", "[9007199254740993]",
        "[12345678901234567890123456789]",
      ],
      broken: [
        "[00]", "[01]", "[-01]", "[-]", "[--1]", "[+1]", "[- 1]", "[1_000]", "[0x1F]", "[0b1]",
        "[1a]",
        "[\u{FF11}]", "[\u{0661}]", "[-a]", "[Infinity]", "[-Infinity]", "[NaN]", "[1 000]",
        "[0o7]",
      ]),
    Production(
      name: "6: frac",
      allowed: ["[0.0]", "[1.5]", "[-1.50]", "[0.000001]", "[123.456789012345678]"],
      broken: [
        "[1.]", "[.5]", "[-.5]", "[1..5]", "[1.5.2]", "[1,5.]", "[1.a]", "[0.]", "[1. 5]", "[.]",
      ]),
    Production(
      name: "6: exp",
      allowed: ["[1e2]", "[1E2]", "[1e+2]", "[1e-2]", "[1.5e3]", "[0e0]", "[1e00]", "[-1E-02]"],
      broken: [
        "[1e]", "[1e+]", "[1e-]", "[e1]", "[1e2.5]", "[1ee2]", "[1e++2]", "[1e 2]", "[1E]",
        "[1e2e3]",
      ]),
    Production(
      name: "7: string and its unescaped characters",
      allowed: [
        "[\"\"]", "[\" \"]", "[\"a'b\"]", "[\"/\"]", "[\"é中😀\"]", "[\"\u{7F}\"]", "[\"\u{2028}\"]",
        "[\"\u{10FFFF}\"]", "[\"[1,{}]\"]",
      ],
      broken: [
        "[\"]", "[\"a]", "['a']", "[\"a\nb\"]", "[\"a\tb\"]", "[\"\u{0}\"]", "[\"\u{1F}\"]",
        "[\"a\"b\"]",
        "[\u{201C}a\u{201D}]", "[`a`]", "[a]", "[\"a\r\"]", "[\"a\\\"]",
      ]),
    Production(
      name: "7: escapes",
      allowed: [
        #"["\""]"#, #"["\\"]"#, #"["\/"]"#, #"["\b\f\n\r\t"]"#, #"["\u0041"]"#,
        #"["\u00E9\u00e9"]"#,
        #"["\ud83d\ude00"]"#, #"["\u0000"]"#, #"["\ud800"]"#, #"["\udc00\ud800"]"#, #"["\uFFFF"]"#,
      ],
      broken: [
        #"["\x41"]"#, #"["\a"]"#, #"["\'"]"#, #"["\u"]"#, #"["\u1"]"#, #"["\u12"]"#, #"["\u123"]"#,
        #"["\u12G4"]"#, #"["\U0041"]"#, #"["\ "]"#, #"["\"]"#, #"["\u{41}"]"#, #"["\0"]"#,
        #"["\é"]"#,
      ]),
  ]

  @Test(arguments: productions)
  func whatAProductionAllowsIsRead(_ production: Production) {
    for text in production.allowed {
      #expect(Self.isRead(text), "\(text)")
    }
  }

  @Test(arguments: productions)
  func whatBreaksAProductionIsRefused(_ production: Production) {
    for text in production.broken {
      #expect(!Self.isRead(text), "\(text)")
      // Nor is it read as a part of something larger.
      if text.hasPrefix("["), text.hasSuffix("]") {
        #expect(!Self.isRead("[{\"a\": \(text)}]"), "\(text) as a value")
      }
    }
  }

  /// Whether a text is JSON: an object that holds no rows is.
  static func isRead(_ text: String) -> Bool {
    let verdicts = [1, 3, .max].map { length in
      var options = ReadingOptions()
      options.format = .json
      options.blockLength = 16
      do {
        _ = try Labels.lines(MemorySource(Array(text.utf8), chunkLength: length), options)
        return true
      } catch let error as ReadingError {
        return error.code == .description
      } catch {
        return false
      }
    }
    // The same however the bytes arrive.
    #expect(Set(verdicts).count == 1, "\(text)")
    return verdicts.allSatisfy { $0 }
  }
}
