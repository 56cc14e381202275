// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite struct JSONGrammarTests {
  @Test(
    "JSON that RFC 8259 allows is read",
    arguments: [
      (#"[1]"#, "1"), (#"[-0]"#, "0"), (#"[-0.0]"#, "0.0"), (#"[1e2]"#, "100"),
      (#"[1E+2]"#, "100"), (#"[12.5e-1]"#, "1.25"), (#"[0e0]"#, "0"),
      (
        #"[123456789012345678901234567890]"#,
        "123,456,789,012,345,678,901,234,567,890"
      ),
      (#"["\"\\\/\b\f\n\r\tA"]"#, #""\/ A"#), (#"["\u0041\u00e9\u4e2d"]"#, "Aé中"),
      (#"["\ud83d\ude00"]"#, "😀"), (#"["\ud83d"]"#, "\u{FFFD}"),
      (#"["\ude00\ud83d"]"#, "\u{FFFD}\u{FFFD}"),
      (#"["x\u007f"]"#, "x"), ("[\"é中😀\"]", "é中😀"), (" \t\r\n[ \t\r\n\"a\" \t\r\n] \t\r\n", "a"),
      (#"[{}]"#, ""), (#"[[]]"#, ""), (#"[null]"#, ""), (#"[true]"#, "yes"), (#"[{"":"a"}]"#, "a"),
      (#"[{"a":"x","a":"y"}]"#, "y"), (#"[{"\u0061":"x","a":"y"}]"#, "y"),
      (#"[{"a":[[[[1]]]]}]"#, "1"),
    ])
  func reads(_ json: String, _ label: String) throws {
    #expect(try Labels.lines(json, format: .json) == [label])
  }

  @Test(
    "JSON that RFC 8259 forbids is refused, with its place",
    arguments: [
      ("[1,]", 1, 4), ("[,1]", 1, 2), ("[1 2]", 1, 4), ("[01]", 1, 2), ("[1.]", 1, 2),
      ("[.5]", 1, 2), ("[+1]", 1, 2), ("[1e]", 1, 2), ("[--1]", 1, 2), ("[0x1]", 1, 2),
      ("[NaN]", 1, 2), ("[tru]", 1, 2), ("[truex]", 1, 6), ("[nul", 1, 2), ("['a']", 1, 2),
      ("[\"a\u{01}\"]", 1, 4), ("[\"\\x\"]", 1, 3), ("[\"\\u12g4\"]", 1, 3), ("[\"a", 1, 2),
      ("[\n{\"a\":1},\n{\"a\":}]", 3, 6), ("[{\"a\" 1}]", 1, 7), ("[{a:1}]", 1, 3),
      ("[{\"a\":1,}]", 1, 9), ("[{\"a\":1 \"b\":2}]", 1, 9), ("[1]x", 1, 4), ("[1][2]", 1, 4),
      ("[{\"a\":[1,}]}]", 1, 10), ("[{\"skip\":tru}]", 1, 10), ("", 1, 1), ("[1]\n\u{FEFF}", 2, 1),
    ])
  func refuses(_ json: String, _ line: Int, _ column: Int) throws {
    let error = try #require(Labels.error(json, format: .json))
    #expect([error.line, error.column] == [line, column], "\(error)")
  }

  @Test(
    "a skipped value is checked like any other", arguments: ["01", "tru", "\"\\q\"", "[1,]", "{,}"])
  func checksSkippedValues(_ value: String) {
    #expect(Labels.error("[{\"a\":1,\"skipped\":\(value)}]", fields: ["a"]) != nil)
  }

  @Test(
    "bytes that are not UTF-8 are named",
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE4, 0xB8], [0x80],
    ] as [[UInt8]])
  func refusesBadEncoding(_ bytes: [UInt8]) throws {
    let source = MemorySource(Array("[\"ab".utf8) + bytes + Array("\"]".utf8))
    #expect {
      _ = try Labels.lines(source, ReadingOptions())
    } throws: { error in
      let error = error as? ReadingError
      return error?.code == .encoding && error?.column == 5
    }
  }

  @Test("bytes that are not UTF-8 are named by their offset", arguments: [16, 100, 1 << 17])
  func namesTheOffsetOfBadEncoding(_ blockLength: Int) throws {
    let rows = (0..<40).map { "{\"name\": \"row \($0)\"}\n" }.joined()
    let bytes = Array(rows.utf8) + Array("{\"name\": \"ab".utf8) + [0xFF] + Array("\"}\n".utf8)
    for arrangement in [nil, Arrangement.sorted(by: "name", descending: false)] {
      var options = ReadingOptions()
      options.blockLength = blockLength
      options.arrangement = arrangement
      #expect {
        _ = try Labels.lines(MemorySource(bytes), options)
      } throws: { error in
        (error as? ReadingError)?.reason
          == "the bytes here are not UTF-8 (byte 0xFF at offset \(rows.utf8.count + 12))"
      }
    }
  }

  @Test func nestingHasALimitAndNoCrash() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(Labels.error(deep, format: .json)?.code == .limit)
    let allowed = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(try Labels.lines(allowed, format: .json) == [""])
  }

  @Test("rows are the same whatever the size of the blocks", arguments: [16, 17, 31, 64, 1000])
  func blocksDoNotMatter(_ blockLength: Int) throws {
    let json = """
      [{"name":"Apple \\"Inc\\"","price":648.11,"list":[1,{"x":"é中😀"}]},
       {"name":"\(String(repeating: "long ", count: 100))","price":-12345.678e1},
       null, "alone", true, [1, 2]]
      """
    let whole = try Labels.lines(json)
    for piece in [1, 2, 3, 7, 1000] {
      #expect(try Labels.lines(json, blockLength: blockLength, chunkLength: piece) == whole)
    }
    #expect(whole.count == 6)
  }
}
