import Testing

@testable import A11y

@Suite struct TranscriptTests {
  static func transcript(_ rows: String, _ options: WritingOptions? = nil) throws -> String {
    var writing = options ?? WritingOptions()
    writing.format = .transcript
    var reading = ReadingOptions()
    reading.countsRows = true
    var labels = try LabelReader(
      MemorySource("{\"title\": \"T\", \"rows\": [\(rows)]}"), options: reading)
    var writer = LabelWriter(writing)
    var out = ByteBuffer()
    while try writer.writeNext(from: &labels, into: &out) != nil {}
    writer.end(into: &out)
    return out.text()
  }

  static func difference(_ old: String, _ new: String) throws -> TranscriptDifference {
    TranscriptDifference(
      from: Transcript(try transcript(old)), to: Transcript(try transcript(new)))
  }

  @Test func theSameIsNoDifference() throws {
    let difference = try Self.difference(#"{"a": "x"}, {"a": "y"}"#, #"{"a": "x"}, {"a": "y"}"#)
    #expect(difference.isEmpty)
    let text = try Self.transcript(#"{"a": "x"}"#)
    let windows = Transcript(text.replacing("\n", with: "\r\n"))
    #expect(TranscriptDifference(from: windows, to: Transcript(text)).isEmpty)
  }

  /// Rows before and after, and how many blocks differ.
  ///
  /// A list that grows says so where it is entered.
  static let edits: [(old: String, new: String, summary: String)] = [
    (#"{"a": "x", "b": 1}"#, #"{"a": "x", "b": 2}"#, "1 changed, 0 missing, 0 new"),
    (#""a", "b", "c", "d""#, #""a", "b", "d""#, "1 changed, 1 missing, 0 new"),
    (#""a", "b", "d""#, #""a", "b", "c", "d""#, "1 changed, 0 missing, 1 new"),
    (#""a", "b", "c", "d""#, #""a", "x", "y", "d""#, "2 changed, 0 missing, 0 new"),
    (
      #""a", "Oslo, 1", "c", "d""#, #""a", "Rome, 3", "Oslo, 2", "q", "d""#,
      "2 changed, 1 missing, 2 new"
    ),
  ]

  @Test(arguments: edits)
  func changesAreCounted(_ edit: (old: String, new: String, summary: String)) throws {
    #expect(try Self.difference(edit.old, edit.new).summary == edit.summary)
  }

  @Test func whoOnlyFollowsTheLabelIsNotNamed() throws {
    let difference = try Self.difference(
      #""a", {"a": "x", "b_usd": 1}, "z""#, #""a", {"a": "x", "b_usd": 2}, "z""#)
    var out = ByteBuffer()
    difference.write(in: "kept", into: &out)
    #expect(
      out.text() == """
        kept:16: changed: - x, b $2.00
          was  - x, b $1.00
          is   - x, b $2.00
          was  spoken: x, b one dollar
          is   spoken: x, b two dollars

        """)
  }

  @Test func rowsThatAreAllOtherTakeNoTime() throws {
    let rows = (0..<1_500).map { "\"row \($0)\"" }.joined(separator: ",")
    let others = (0..<1_500).map { "\"line \($0)\"" }.joined(separator: ",")
    let difference = try Self.difference(rows, others)
    #expect(difference.summary == "1500 changed, 0 missing, 0 new")
  }

  @Test func optionsAreThoseItWasMadeWith() throws {
    var options = WritingOptions()
    options.structure = .table
    options.verbosity = .verbose
    options.saysPosition = true
    options.screenReader = .orca
    options.writesSpoken = false
    let read = Transcript(try Self.transcript(#"{"a": "x"}"#, options))
    #expect(read.locale?.tag == "en-US")
    options.format = .transcript
    #expect(read.options == options)
    #expect(Transcript(try Self.transcript(#"{"a": "x"}"#)).options.writesSpoken)
    #expect(Transcript("").options.structure == .list)
  }
}
