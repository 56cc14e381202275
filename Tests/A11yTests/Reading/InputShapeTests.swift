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
    ])
  func contentTells(_ text: String, _ labels: [String]) throws {
    #expect(try Labels.lines(text) == labels)
    #expect(try Labels.lines(text, blockLength: 16, chunkLength: 3) == labels)
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
