// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

@Suite struct InputShapeTests {
  @Test(
    "the content tells the format",
    arguments: [
      ("[{\"a\":\"x\"}]", ["x"]), ("[\"x\",\"y\"]", ["x", "y"]), ("[[\"x\"],[\"y\"]]", ["x", "y"]),
      ("{\"a\":\"x\"}\n{\"a\":\"y\"}\n", ["x", "y"]), ("{\"a\":\"x\"}", ["x"]),
      ("{\n \"a\": \"x\"\n}\n{\n \"a\": \"y\"\n}\n", ["x", "y"]), ("[1]\n[2]\n", ["1", "2"]),
      ("{\"rows\":[{\"a\":\"x\"}]}", ["x"]), ("{\"rows\":[1]}\n{\"rows\":[2]}\n", ["1", "2"]),
      ("{\"title\":\"T\",\"sections\":[{\"rows\":[\"x\"]}]}", ["x"]),
      ("a\tb\nx\ty\n", ["x, y"]), ("a,b\nx,y\n", ["x, y"]), ("a;b\nx,1;y\n", ["x,1, y"]),
      ("one line, with a comma", ["one line, with a comma"]), ("plain\ntext\n", ["plain", "text"]),
      ("Dear all, hello\nyours\n", ["Dear all, hello", "yours"]), ("", []), ("\n", [""]),
      ("Hello, world\nGoodbye, moon\n", ["Hello, world", "Goodbye, moon"]),
      ("Report\nname,score\nAnn,1\nBob,2\n", ["Ann, score 1", "Bob, score 2"]),
      ("Report\n\nname;score\nAnn;1\nBob;2\n", ["Ann, score 1", "Bob, score 2"]),
      ("! note, one\n!\na,b\n1,2\n3,4\n", ["a 1, b 2", "a 3, b 4"]),
      ("a,b\nx,1,2\ny,3,4\n", ["x, a 1, b 2", "y, a 3, b 4"]),
      ("Report\nAnn,1\nBob,2\n", ["Report", "Ann,1", "Bob,2"]),
      (
        "name       value\na              1\nlongname     -22\nb           3.50\n",
        ["a, value 1", "longname, value −22", "b, value 3.50"]
      ),
    ])
  func contentTells(_ text: String, _ labels: [String]) throws {
    #expect(try Labels.lines(text) == labels)
    #expect(try Labels.lines(text, blockLength: 16, chunkLength: 3) == labels)
  }

  /// A zero byte makes no lines of a table.
  @Test(arguments: ["a,b\n1\u{0},3\n", "a,b\nx,y\n1\u{0},3\nz,w\n"])
  func zeroBytesAreErrors(_ text: String) {
    #expect(throws: ReadingError.self) { try Labels.lines(text) }
  }

  /// However the bytes arrive, no part of them tells another shape than all of them.
  @Test(arguments: [InputFormat?.none, .csv, .records])
  func noPartTellsAnother(_ format: InputFormat?) {
    var random = SeededGenerator(printedFor: "\(format?.rawValue ?? "any"): no part tells another")
    let pieces = [
      ",", ",", "\n", "\n", "\"", "\"", " ", "a", "1", ";", "\t", "|", "#", "\r\n", ", \"", "\"\"",
      "b c", "-", ":", "é",
      "[", "]", "=", "'", "+", "k: v\n", "x=1 ", "--- ", "1 2 3\n", "a,b,c\n",
    ]
    for _ in 0..<(TestScope.current == .all ? 200_000 : 4_000) {
      let text = (0..<Int.random(in: 1...24, using: &random))
        .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
      let bytes = Array(text.utf8)
      let whole = Self.shape(bytes, isAtEnd: true, format)
      for count in 0...bytes.count {
        let part = Self.shape(Array(bytes[..<count]), isAtEnd: false, format)
        guard part == nil || part == whole else {
          Issue.record("\(count) bytes of \(text.debugDescription)")
          return
        }
      }
    }
  }

  private static func shape(
    _ bytes: [UInt8], isAtEnd: Bool, _ format: InputFormat?
  ) -> InputShape? {
    var window = ByteBuffer()
    window.append(bytes)
    window.padWithZeros()
    return InputShape.detect(window, from: 0, isAtEnd: isAtEnd, format: format)
  }

  @Test(
    "what stands between brackets and is no JSON is text",
    arguments: [
      ("[Unit]\nAfter=x\n", ["[Unit]", "After=x"]), ("[s1]\nhost = a\n", ["[s1]", "host = a"]),
      ("[1]+ 235 Running\n", ["[1]+ 235 Running"]), ("[ 40 Jun 24]  /etc\n", ["[ 40 Jun 24] /etc"]),
      ("{| class=wide\n|+ Towns\n", ["{| class=wide", "|+ Towns"]), ("[true]\n", ["yes"]),
      (
        "\u{1B}[0m\u{1B}[01;36mbin\u{1B}[0m\n\u{1B}[01;34mdev\u{1B}[0m\n\u{1B}[01;34metc\u{1B}[0m\n",
        ["bin", "dev", "etc"]
      ),
      ("[1e5]\n", ["100,000"]), ("[null]\n", [""]), ("[ 5 ]\n", ["5"]), ("[\"a\"]\n", ["a"]),
    ])
  func bracketsMayBeText(_ text: String, _ labels: [String]) throws {
    #expect(try Labels.lines(text, sample: true) == labels)
  }

  @Test(
    "tables below lines about the whole, and rows on several lines, are found",
    arguments: [
      // Lines about the whole are above a header, also where numbers are wider than their columns.
      (
        "Ships in the port\nShip  Berth  Tons  Crew  Flag\nElsa  7      120   5     NO\nRosa  12     98    4     SE\n",
        ["Elsa, Berth 7, Tons 120, Crew 5, Flag NO", "Rosa, Berth 12, Tons 98, Crew 4, Flag SE"]
      ),
      (
        "--ship-- ------cargo------\n id  no     coal  hay wood\n  1   2  1234567    5    3\n  2   3  9876543    4    2\n  3   3 19876543    4    2\n",
        [
          "id 1, no 2, coal 1,234,567, hay 5, wood 3", "id 2, no 3, coal 9,876,543, hay 4, wood 2",
          "id 3, no 3, coal 19,876,543, hay 4, wood 2",
        ]
      ),
      // Rows on several lines, as psql and mysql print them when asked to.
      (
        "-[ RECORD 1 ]\nship | Elsa\nnote | hay +\n     | and oats\n-[ RECORD 2 ]\nship | Rosa\nnote | coal\n\n(2 rows)\n",
        ["Elsa, hay and oats", "Rosa, coal"]
      ),
      (
        "*************************** 1. row ***************************\nship: Elsa\n  at: 12:30\n*************************** 2. row ***************************\nship: Rosa\n  at: 09:15\n2 rows in set (0.00 sec)\n",
        ["Elsa, 12:30\u{202F}PM", "Rosa, 9:15\u{202F}AM"]
      ),
    ])
  func tablesOfPrograms(_ text: String, _ labels: [String]) throws {
    #expect(try Labels.lines(text, sample: true) == labels)
  }

  @Test(
    "blanks alone may separate cells",
    arguments: [
      ("x y z\n1 2 3\n4 5 6\n", ["x 1, y 2, z 3", "x 4, y 5, z 6"]),
      (" id  day n\n 001 2 11.5\n 002 3 12\n", ["id 001, day 2, n 11.5", "id 002, day 3, n 12"]),
      ("\"a b\" c\nx 1\ny 2\n", ["\"a b\" c", "x 1", "y 2"]),
      (
        "78.52 -9.55 3.0 F\n78.59 -4.65 3.0 F\n78.65 -1.25 3.0 F\n78.71 -0.65 3.0 F\n78.81 -5.85 3.0 F\n79.49 0.45 3.0 F\n",
        [
          "78.52, −9.55, 3, F", "78.59, −4.65, 3, F", "78.65, −1.25, 3, F",
          "78.71, −0.65, 3, F", "78.81, −5.85, 3, F", "79.49, 0.45, 3, F",
        ]
      ),
      ("name a b\n\"x y\" 1 2\nz 3 4\n", ["x y, a 1, b 2", "z, a 3, b 4"]),
      ("1 2 a\n3 4 b\n5 NA c\n", ["1, 2, a", "3, 4, b", "5, c"]),
      (
        "-0.0031 0.083\n0.0189 0.083\n0.0246 0.055\n",
        ["−0.0031, 0.083", "0.0189, 0.083", "0.0246, 0.055"]
      ),
      ("12 345\n23 456\n34 567\n", ["12 345", "23 456", "34 567"]),
      // A label's colon, and sizes above sizes.
      (
        "Name:\tbash\nUmask:\t0022\nState:\tS (sleeping)\n",
        ["Name: bash", "Umask: 0022", "State: S (sleeping)"]
      ),
      (
        "Password expires\t\t: never\nAccount expires\t\t\t: never\nLast change\t: May 20, 2025\n",
        ["Password expires : never", "Account expires : never", "Last change : May 20, 2025"]
      ),
      (
        "234M\t/usr/bin\n8.0K\t/usr/etc\n4.0K\t/usr/games\n",
        ["234 megabytes, /usr/bin", "8 kilobytes, /usr/etc", "4 kilobytes, /usr/games"]
      ),
      ("# about\n# more\nk v w\n1 2 3\n4 5 6\n", ["k 1, v 2, w 3", "k 4, v 5, w 6"]),
      // Sentences and short lists.
      (
        "Room 12 Floor 3\nRoom 13 Floor 4\nRoom 14 Floor 5\n",
        ["Room 12 Floor 3", "Room 13 Floor 4", "Room 14 Floor 5"]
      ),
      (
        "I have 2 cats\nYou have 3 dogs\nWe have 5 pets\n",
        ["I have 2 cats", "You have 3 dogs", "We have 5 pets"]
      ),
      ("apples 5\npears 6\nplums 7\n", ["apples 5", "pears 6", "plums 7"]),
    ])
  func blanksMaySeparate(_ text: String, _ labels: [String]) throws {
    #expect(try Labels.lines(text, sample: true) == labels)
    #expect(try Labels.lines(text, blockLength: 16, chunkLength: 3, sample: true) == labels)
  }

  @Test("many members of one kind are rows, and few are cells", arguments: [29, 30, 200])
  func manyMembersAreRows(_ count: Int) throws {
    for (member, first) in [
      (#""Norway""#, "k0, Norway"), ("5", "k0, value 5"), ("[1, 2]", "k0, 1, 2"),
    ] {
      let members = (0..<count).map { "\"k\($0)\": \(member)" }.joined(separator: ", ")
      let lines = try Labels.lines("{\(members)}")
      #expect(lines.count == (count < 30 ? 1 : count))
      if count >= 30 { #expect(lines.first == first) }
      let inside = try Labels.lines(
        #"{"version": 1, "all": {\#((0..<count).map { #""k\#($0)": {"a": 1}"# }.joined(separator: ","))}}"#
      )
      #expect(inside.count == count)
    }
  }

  @Test("arrays of several lengths are no columns", arguments: [29, 30])
  func raggedArraysAreRows(_ count: Int) throws {
    let json =
      "{"
      + (0..<count).map {
        "\"k\($0)\": [1, 2\($0 % 2 == 0 ? "" : ", 3")\(String(repeating: ", 4", count: 20))]"
      }
      .joined(separator: ", ") + "}"
    for length in [Int.max, 7] {
      let lines = try Labels.lines(json, chunkLength: length, sample: true)
      #expect(lines.count == (count < 30 ? 1 : count))
      if count >= 30 { #expect(lines[1].hasPrefix("k1, value 1, 2, 3, 4")) }
    }
  }

  @Test(
    "a name in braces begins a text, and no JSON",
    arguments: ["{product} is a tool.", "{{ title }}", "{% raw %}", #"{\rtf1 hello}"#, "{a-b.c}"])
  func namesInBraces(_ line: String) throws {
    for length in [Int.max, 1] {
      #expect(try Labels.lines("\(line)\nmore\n", chunkLength: length) == [line, "more"])
    }
  }

  @Test("JSON that is written wrongly stays an error", arguments: ["{a: 1}", "{'a': 1}", "{1,2}"])
  func brokenObjects(_ text: String) {
    #expect(throws: ReadingError.self) { try Labels.lines(text) }
  }

  @Test func theFormatThatIsAskedForWins() throws {
    #expect(try Labels.lines("a,b\n1,2\n", format: .lines) == ["a,b", "1,2"])
    #expect(try Labels.lines("a b\nc d\n", format: .csv) == ["c d"])
    #expect(try Labels.lines("{\"rows\":[1]}", format: .ndjson) == ["1"])
  }

  @Test func oneArrayInAnObjectIsTheRows() throws {
    #expect(
      try Labels.lines(#"{"count": 2, "a/b": [{"x":1}, {"x":2}], "z": {}}"#) == ["x 1", "x 2"])
    let features = (0..<60_000).map { #"{"properties":{"n":\#($0)}}"# }.joined(separator: ",")
    for format in [nil, InputFormat.json] {
      let lines = try Labels.lines(#"{"type":"F","features":[\#(features)]}"#, format: format)
      #expect(lines.count == 60_000 && lines.last == "n 59,999")
    }
  }

  @Test("the rows may come behind members of any length", arguments: [100, 3_000_000])
  func rowsBehindLongMembers(_ length: Int) throws {
    let text = String(repeating: "x", count: length)
    #expect(try Labels.lines(#"{"note": "\#(text)", "rows": [{"a": 1}]}"#) == ["a 1"])
    let fields = #"{"name": "b", "title": "\#(text)"}"#
    #expect(
      try Labels.lines(#"{"fields": [\#(fields), {"name": "a"}], "rows": [{"a": 1}]}"#) == ["a 1"])
  }
}
