// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// Going to entries in any order gives what reading them in theirs does.
@Suite struct NumberedEntriesTests {
  private static func rows(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  private static let inputs: [(name: String, text: String)] = [
    ("NDJSON", rows(700) { #"{"name": "n\#($0)", "price": \#($0 * 7)}"# }),
    ("array", "[" + rows(700) { #"{"name": "n\#($0)"}\#($0 < 699 ? "," : "]")"# }),
    ("CSV", "name,note\n" + rows(700) { "n\($0),\"two\nlines \($0)\"" }),
    ("lines", rows(700) { "line \($0)" }),
    (
      "bad rows",
      rows(300) { $0 % 7 == 3 ? #"{"name": nul}"# : #"{"name": "n\#($0)"}"# }
    ),
    (
      "sections",
      #"{"fields": [{"name": "a"}], "sections": ["#
        + (0..<40).map { section in
          #"{"header": "H\#(section)", "indexTitle": "\#(section % 10)", "footer": "F", "rows": ["#
            + (0..<20).map { #"{"a": "s\#(section)r\#($0)"}"# }.joined(separator: ",") + "]}"
        }.joined(separator: ",") + "]}"
    ),
    ("rows alone", #"{"rows": [{"a": 1}, {"a": 2}], "title": "T"}"#),
    ("empty", "[]"),
  ]

  /// A source that knows no way back but to begin again.
  private struct Stream: ByteSource {
    var memory: MemorySource
    mutating func read(into output: inout OutputRawSpan) throws(SourceError) {
      try memory.read(into: &output)
    }
    mutating func rewind() throws(SourceError) { try memory.rewind() }
  }

  private static func entries(
    _ text: String, blockLength: Int, _ change: (inout ReadingOptions) -> Void = { _ in }
  ) throws -> NumberedEntries {
    var options = ReadingOptions()
    options.goesBack = true
    options.blockLength = blockLength
    change(&options)
    let source = Stream(memory: MemorySource(Array(text.utf8)))
    return try NumberedEntries(LabelReader(source, options: options))
  }

  private static func describe(_ entry: TableEntry) -> String {
    "\(entry.kind) \(entry.label) \(entry.rowNumber)"
  }

  @Test("in any order", arguments: inputs.indices, [16, 500, 100_000])
  func entriesAreTheSameInAnyOrder(_ input: Int, _ blockLength: Int) throws {
    let text = Self.inputs[input].text
    var inOrder: [String] = []
    var entries = try Self.entries(text, blockLength: blockLength)
    try entries.forEach(in: 0..<Int.max / 2) { number, entry in
      #expect(number == inOrder.count)
      inOrder.append(Self.describe(entry))
      return true
    }
    #expect(entries.isComplete && entries.count == inOrder.count)

    var other = try Self.entries(text, blockLength: blockLength)
    #expect(try other.entry(inOrder.count) == nil)
    while try other.readAhead(entries: 37) {}
    #expect(other.count == inOrder.count && other.rowCount == entries.rowCount)
    var random = SeededGenerator()
    for _ in 0..<60 where !inOrder.isEmpty {
      let number = Int.random(in: inOrder.indices, using: &random)
      let entry = try #require(try other.entry(number))
      #expect(Self.describe(entry) == inOrder[number], "\(number)")
      #expect(
        entry.phrases.map(\.label).joined(separator: ", ") == entry.label || entry.phrases.isEmpty)
    }
  }

  @Test func whatIsReadIsWhatIsPrinted() throws {
    for (name, text) in Self.inputs where !text.contains("nul}") {
      var labels = try LabelReader(MemorySource(text))
      var entries = try Self.entries(text, blockLength: 4096)
      var number = 0
      var out = ByteBuffer()
      while try labels.next(into: &out) != nil {
        let label = try entries.entry(number)?.label
        #expect(label == out.text(), "\(name)")
        out.removeAll()
        number += 1
      }
      #expect(try entries.entry(number) == nil)
    }
  }

  @Test func bookmarksStayFew() throws {
    let text = Self.rows(400_000) { "\($0)" }
    var entries = try Self.entries(text, blockLength: 128 * 1024) { $0.format = .lines }
    while try entries.readAhead(entries: 10_000) {}
    // Every second bookmark is dropped when there are too many, so half of them at least are left.
    #expect(
      entries.bookmarkCount <= NumberedEntries.bookmarkLimit
        && entries.bookmarkCount > NumberedEntries.bookmarkLimit / 2)
    for number in [0, 1, 399_999, 262_143, 262_144, 262_145, 77] {
      #expect(try entries.entry(number)?.label == "\(number)")
    }
  }

  @Test func sectionsAreMetInTheirOrder() throws {
    let text = Self.inputs.first { $0.name == "sections" }?.text ?? ""
    var entries = try Self.entries(text, blockLength: 100)
    while try entries.readAhead(entries: 10) {}
    #expect(entries.sections.map(\.start) == (0..<40).map { $0 * 22 })
    #expect(entries.sections.map(\.title) == (0..<40).map { "H\($0)" })
  }

  @Test func sortedRowsAreHeldAndGoneToAsWell() throws {
    let text = #"[{"n": 3}, {"n": 1}, {"n": "x"}, {"n": 2}]"#
    var entries = try Self.entries(text, blockLength: 100) {
      $0.arrangement = .sorted(by: "n", descending: false)
    }
    let second = try entries.entry(1)
    let first = try entries.entry(0)
    #expect([first?.label, second?.label] == ["n 1", "n 2"])
  }

  @Test func whatCannotBeReadOnEndsTheEntriesAndIsSaid() throws {
    var entries = try Self.entries(#"[{"a": 1}, {"a": 2}, "#, blockLength: 100)
    #expect(throws: ReadingError.self) { while try entries.readAhead(entries: 10) {} }
    #expect(entries.count == 2 && entries.isComplete)
    #expect(try entries.entry(1)?.label == "a 2")
  }
}
