// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

@Suite struct TranscriptTests {
  static func transcript(_ rows: String, _ options: WritingOptions? = nil) throws -> String {
    var writing = options ?? WritingOptions()
    writing.format = .transcript
    var reading = ReadingOptions()
    reading.countsRows = true
    reading.takesSample = false
    var labels = try LabelReader(
      MemorySource("{\"title\": \"T\", \"rows\": [\(rows)]}"), options: reading)
    var writer = LabelWriter(writing)
    var out = ByteBuffer()
    while try writer.writeNext(from: &labels, into: &out) != nil {}
    writer.end(into: &out)
    return out.text()
  }

  static func difference(_ old: String, _ new: String) throws -> TranscriptDifference {
    try TranscriptDifference(
      from: Self.parsed(try transcript(old)), to: Self.parsed(try transcript(new)))
  }

  static func parsed(_ text: String) throws -> Transcript { try Transcript(MemorySource(text)) }

  @Test func theSameIsNoDifference() throws {
    let difference = try Self.difference(#"{"a": "x"}, {"a": "y"}"#, #"{"a": "x"}, {"a": "y"}"#)
    #expect(difference.isEmpty)
    let text = try Self.transcript(#"{"a": "x"}"#)
    let windows = try Self.parsed(text.replacing("\n", with: "\r\n"))
    #expect(try TranscriptDifference(from: windows, to: Self.parsed(text)).isEmpty)
  }

  /// Rows before and after, and how many blocks differ.
  ///
  /// A list that grows says so where it is entered.
  static let edits: [(old: String, new: String, summary: String)] = [
    (#"{"a": "x", "b": 1}"#, #"{"a": "x", "b": 2}"#, "1 changed, 0 missing, 0 new"),
    (#""a", "b", "c", "d""#, #""a", "b", "d""#, "1 changed, 1 missing, 0 new"),
    (#""a", "b", "d""#, #""a", "b", "c", "d""#, "1 changed, 0 missing, 1 new"),
    (#""a", "b", "c", "d""#, #""a", "x", "y", "d""#, "2 changed, 0 missing, 0 new"),
    (#""a", "b", "c", "d""#, #""a", "c", "b", "d""#, "0 changed, 0 missing, 0 new, 1 moved"),
    (
      #""a", "Oslo, 1", "c", "d""#, #""a", "Rome, 3", "Oslo, 2", "q", "d""#,
      "3 changed, 0 missing, 1 new"
    ),
  ]

  @Test(arguments: edits)
  func changesAreCounted(_ edit: (old: String, new: String, summary: String)) throws {
    #expect(try Self.difference(edit.old, edit.new).summary == edit.summary)
  }

  @Test func whoOnlyFollowsTheLabelIsNotNamed() throws {
    var difference = try Self.difference(
      #""a", {"a": "x", "b_usd": 1}, "z""#, #""a", {"a": "x", "b_usd": 2}, "z""#)
    var out = ByteBuffer()
    try difference.write(in: "kept", into: &out)
    #expect(
      out.text() == """
        kept:16: changed: - x, b $2.00
          was  - x, b $1.00
          is   - x, b $2.00
          was  spoken: x, b one dollar
          is   spoken: x, b two dollars

        """)
  }

  /// A transcript of numbered rows, and of how many of them the text is another.
  static func blocks(
    _ numbers: some Sequence<Int>, changed: (Int) -> Bool = { _ in false }
  ) throws -> Transcript {
    let blocks = numbers.map { number in
      "- row \(number), a\n  nvda: row \(number)\(changed(number) ? " new" : "")\n"
    }
    return try Self.parsed("#\n  locale: en-US\n\n" + blocks.joined(separator: "\n"))
  }

  @Test func longTranscriptsAreComparedRowByRow() throws {
    let count = 20_000
    let kept = try Self.blocks(0..<count)
    let half = try TranscriptDifference(from: kept, to: Self.blocks(0..<count) { $0 % 2 == 0 })
    #expect(half.summary == "10000 changed, 0 missing, 0 new")
    let reversed = try TranscriptDifference(from: kept, to: Self.blocks((0..<count).reversed()))
    #expect(reversed.summary == "0 changed, 0 missing, 0 new, 19999 moved")
    let shorter = try TranscriptDifference(
      from: kept, to: Self.blocks((0..<count).filter { $0 % 100 != 0 }))
    #expect(shorter.summary == "0 changed, 200 missing, 0 new")
  }

  @Test func anyTwoTranscriptsDifferAsTheirBlocksDo() throws {
    var random = SeededGenerator()
    for _ in 0..<200 {
      let numbers = {
        (0..<Int.random(in: 0..<12, using: &random)).map { _ in
          Int.random(in: 0..<6, using: &random)
        }
      }
      let (old, new) = try (Self.blocks(numbers()), Self.blocks(numbers()))
      let difference = try TranscriptDifference(from: old, to: new)
      #expect(difference.isEmpty == (old.blocks.map(\.content) == new.blocks.map(\.content)))
    }
  }

  @Test func optionsAreThoseItWasMadeWith() throws {
    var options = WritingOptions()
    options.structure = .table
    options.verbosity = .verbose
    options.saysPosition = true
    options.screenReader = .orca
    options.writesSpoken = false
    let read = try Self.parsed(try Self.transcript(#"{"a": "x"}"#, options))
    #expect(read.locale?.tag == "en-US")
    options.format = .transcript
    options.rowsOnly = false
    #expect(read.options == options)
    #expect(try Self.parsed(try Self.transcript(#"{"a": "x"}"#)).options.writesSpoken)
    #expect(try Self.parsed("").options.structure == .list)
  }
}
