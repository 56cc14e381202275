// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

@Suite("Text whose lines name their values")
struct KeyedTextTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let text: String
    let labels: [String]
    var testDescription: String { text }
  }

  static let examples = [
    Example(
      text: "level=info msg=\"file read\" took=3\nlevel=warn msg=\"a \\\"b\\\"\" took=-4.5 slow\n",
      labels: ["info, file read, took 3", "warn, a \"b\", took −4.5, slow yes"]),
    Example(
      text: #"m="caf\u00e9 \x41" d="C:\dir""# + "\n" + #"m="\uD800 \xZ" d="a/b""# + "\n",
      labels: [#"café A, C:\dir"#, #"\uD800 \xZ, a/b"#]),
    // ARFF: names and types a line each, missing values, texts that are digits, what is too much, and sparse rows.
    Example(
      text: """
        % 1. Trees: of a park
        % --- -----
        @RELATION 'trees of a park'

        @Attribute kind {oak,'Scots pine'}
        @attribute 'height (m)' NUMERIC
        @attribute plot {007,012}\t% the place
        @attribute seen date "yyyy-MM-dd"
        @DATA
        oak,12.5,007,2024-05-01
        % felled
        'Scots pine', ?, 012, "2024-05-02"
        oak,9,007,?,old
        {1 7.25, 3 2024-05-03}

        """,
      labels: [
        "kind oak, height 12.5 m, plot 007, seen May 1, 2024",
        "kind Scots pine, plot 012, seen May 2, 2024",
        "kind oak, height 9 m, plot 007, old",
        "kind oak, height 7.25 m, plot 007, seen May 3, 2024",
      ]),
    Example(
      text:
        "@relation r\n@attribute a numeric\n@attribute b string\n@data\n1 'it\\'s'\n2 \"b, c\"\n",
      labels: ["a 1, it's", "a 2, b, c"]),
    // What is refused in a sparse row is kept, and a table inside of a cell has no columns of its own.
    Example(
      text: """
        @relation r
        @attribute a numeric
        @attribute bag relational
        @attribute f numeric
        @end bag
        @attribute b {no,yes}
        @data
        {0 1, 5 x, 5 y}
        {0 2, 2 "y}es"}, {3}
        {}
        3,"1\\n2",no

        """,
      labels: ["a 1, b no, 5 x, 5 y", "a 2, b y}es, weight 3", "a 0, b no", "a 3, bag 1 2, b no"]),
    // Sections that numbers name.
    Example(
      text: "[41617]\nname=Kestrel\nmass=5\n\n[43013]\nname=Merlin\nmass=7\n",
      labels: ["41617, Kestrel, mass 5", "43013, Merlin, mass 7"]),
    // A line of another kind is a text of its own.
    Example(
      text: "a=x b=1\na=y b=2\nCaught: nothing\na=z b=3\n",
      labels: ["a x, b 1", "a y, b 2", "Caught: nothing", "a z, b 3"]),
    Example(
      text:
        "Package: apt\nSize: 12\nDescription: manages\n packages\n .\n  and more\n\nPackage: bash\nSize: 7\n",
      labels: ["apt, Size 12, manages packages and more", "bash, Size 7"]),
    Example(
      text:
        "processor\t: 0\ncpu MHz\t\t: 2800.5\nflags\t\t:\n\nprocessor\t: 1\ncpu MHz\t\t: 900.5\nflags\t\t:\n\n",
      labels: ["processor 0, cpu 2,800.5 MHz", "processor 1, cpu 900.5 MHz"]),
    // psql's expanded rows, with each of its borders.
    Example(
      text:
        "+-[ RECORD 1 ]-+\n| id | 1       |\n| b  | over    |\n+-[ RECORD 2 ]-+\n| id | 2       |\n| b  | x       |\n+----+---------+\n",
      labels: ["id 1, over", "id 2, x"]),
    Example(
      text:
        "┌─[ RECORD 1 ]─┐\n│ id │ 1       │\n│ b  │ over    │\n├─[ RECORD 2 ]─┤\n│ id │ 2       │\n│ b  │ x       │\n└────┴─────────┘\n",
      labels: ["id 1, over", "id 2, x"]),
    // Colons below each other, and the end of a record as EMBL's files have it; indented names are of members, too.
    Example(
      text:
        "Id      : 1\nName    : Oslo\n Land   : Norway\n Height :\n//\nId      : 2\nName    : Rome\n Land   : Italy\n Height : 21\n//\n",
      labels: ["Id 1, Oslo, Norway", "Id 2, Rome, Italy, Height 21"]),
    // Names set to the right, as sqlite3 prints them.
    Example(
      text: "  id = 1\ntown = Oslo\nnote = a = b\n\n  id = 2\ntown = Rome\nnote = x\n",
      labels: ["id 1, Oslo, a = b", "id 2, Rome, x"]),
    // A record whose end is missing.
    Example(
      text:
        "Id: 1\nTown: Oslo\nLand: Norway\nId: 2\nTown: Rome\nLand: Italy\n\nId: 3\nTown: Bern\nLand: x\n",
      labels: ["Id 1, Oslo, Norway", "Id 2, Rome, Italy", "Id 3, Bern, x"]),
    // A line that only has a colon goes on with the text above it.
    Example(
      text: "Name: a\nNote: see\n more: below\n\nName: b\nNote: none\n",
      labels: ["a, Note see more: below", "b, Note none"]),
    // A word before the pairs of a line.
    Example(
      text: "# plain\n1010 town=\"Wien\" land=\"Wien\"\n8010 town=\"Graz\" land=\"Steiermark\"\n",
      labels: ["1010, town Wien, land Wien", "8010, town Graz, land Steiermark"]),
    // What comes again adds to its value.
    Example(
      text: "Unit: a\nAfter: x\nAfter: y\n\nUnit: b\nAfter: z\nWants: v\n",
      labels: ["Unit a, x, y", "Unit b, z, Wants v"]),
    Example(
      text:
        "File: 2021-08-06\n%%\nSort: l\nTag: aa\nNote: first\n  line\n%%\nSort: l\nTag: ab\nNote: other\n%%\nSort: r\nTag: ac\nNote: more\n",
      labels: [
        "File Aug 6, 2021", "Sort l, Tag aa, first line", "Sort l, Tag ab, other",
        "Sort r, Tag ac, more",
      ]),
    Example(
      text:
        "; disks\n[sda]\nsize = 500\nlabel = \"007\"\n\n[sdb]\nsize = 80\nlabel = x\nremovable\n",
      labels: ["sda, size 500, label 007", "sdb, size 80, label x, removable yes"]),
    Example(
      text: "\u{FEFF}[uno]\r\nx=1\r\ny=2\r\n[due]\r\nx=3\r\ny=4\r\n",
      labels: ["uno, x 1, y 2", "due, x 3, y 4"]),
  ]

  @Test("records are rows", arguments: examples)
  func recordsAreRows(_ example: Example) throws {
    #expect(try Labels.lines(example.text, sample: true) == example.labels)
  }

  @Test("the size of the pieces does not matter", arguments: examples)
  func piecesDoNotMatter(_ example: Example) throws {
    for length in [1, 2, 7, 64] {
      #expect(try Labels.lines(example.text, chunkLength: length, sample: true) == example.labels)
    }
  }

  @Test(
    "other text is none",
    arguments: [
      "Note: this is a sentence.\nAnother one: here.\n", "Dear all.\n\nsee you: soon\n",
      "x = 1\ny = 2\n", "12:30 lunch\n13:00 work\n", "http://a.example\nhttp://b.example\n",
      "Name: A\nSize: 3\n", "[todo] wash up\n[done] cook\n", "a=b\nc=d\n",
      "[10:30] a=b c=d\n[10:31] e=f\n", "[1] one\n[2] two\n",
      "Title: x\n\nText follows here\n",
      "Package: a\nSize: 1\n\nAuthor: b\nYear: 2\n",
    ])
  func otherTextIsNone(_ text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
      String.init)
    for length in [1, 5, .max] {
      #expect(try Labels.lines(text, chunkLength: length, sample: true) == lines)
    }
  }

  @Test("messages name the line of the input")
  func messagesNameLines() throws {
    let text = "Package: a\nSize: 1\nNote: x\n more\n\n# between\nPackage: b\nSize: 2\n\n"
    var reader = try TableReader(MemorySource(text), options: ReadingOptions())
    var lines: [Int] = []
    while try reader.next() != nil { lines.append(reader.input.rowStart.line) }
    #expect(lines == [1, 7])
  }

  @Test("random records come back")
  func randomRecordsComeBack() throws {
    var random = SeededGenerator()
    for _ in 0..<100 { try Self.checkRandomRecords(&random) }
  }

  private static func checkRandomRecords(_ random: inout SeededGenerator) throws {
    let names = ["name", "size", "note", "at"]
    let words = ["red", "a b", "x=y", "7", "-0.5", "00", "true", "q\"r", "né", "日本", "c:\\d"]
    let rows = (0..<Int.random(in: 2...6, using: &random)).map { _ in
      names.map { ($0, words.randomElement(using: &random) ?? "") }
    }
    let logfmt = rows.map { row in
      row.map { name, value in
        let quoted = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\(name)=\"\(quoted)\""
      }.joined(separator: " ")
    }.joined(separator: "\n")
    let blocks = rows.map { $0.map { "\($0): \($1)" }.joined(separator: "\n") }
      .joined(separator: "\n\n")
    #expect(try values(of: logfmt) == rows.map { $0.map(\.1) })
    #expect(try values(of: blocks) == rows.map { $0.map(\.1) })
  }

  /// The texts of the cells.
  private static func values(of text: String) throws -> [[String]] {
    var reader = try TableReader(MemorySource(text), options: ReadingOptions())
    var rows: [[String]] = []
    while try reader.next() != nil {
      rows.append(
        reader.rowValue.cells.map { cell in
          switch cell.value {
          case .text(let text), .number(let text): text
          case .bool(let isTrue): String(isTrue)
          default: "?"
          }
        })
    }
    return rows
  }

  @Test("where the first bytes end is of no account", arguments: [0, 3, 9, 14, 20, 27])
  func isFoundWhereverTheFirstBytesEnd(_ shift: Int) throws {
    var text = "Name: " + String(repeating: "x", count: shift + 1) + "\nLongName: 1\n\n"
    for number in 0..<2_000 { text += "Name: n\(number)x\nLongName: \(number)\n\n" }
    #expect(try Labels.lines(text, sample: true).count == 2_001)
  }
}
