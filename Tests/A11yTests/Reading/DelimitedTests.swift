import Testing

@testable import A11y

@Suite struct DelimitedTests {
  @Test(
    "CSV of RFC 4180 and of spreadsheets is read",
    arguments: [
      ("a,b\nx,y\n", ["x, y"]), ("a,b\r\nx,y\r\n", ["x, y"]), ("a,b\rx,y\r", ["x, y"]),
      ("a,b\nx,y", ["x, y"]), ("a,b\n\"x, y\",\"say \"\"hi\"\"\"\n", ["x, y, say \"hi\""]),
      ("a,b\n\"two\nlines\",y\nz,w\n", ["two lines, y", "z, w"]), ("a,b\n,\nx,\n", ["", "x"]),
      ("a,b\n\nx,y\n\n", ["x, y"]), ("a,b\n1,2.50\n", ["a 1, b 2.50"]),
      ("a,b\n007,-1\n", ["007, b −1"]), ("\u{FEFF}a,b\n5\" pipe,y\n", ["5\" pipe, y"]),
      ("a,a\nx,y\n", ["x, y"]), (",b\n1,2\n", ["column 1 1, b 2"]), ("a,b\n", []),
    ])
  func reads(_ csv: String, _ labels: [String]) throws {
    #expect(try Labels.lines(csv, format: .csv) == labels)
    #expect(try Labels.lines(csv, format: .csv, blockLength: 16, pieceLength: 1) == labels)
  }

  @Test(
    "CSV that is broken is refused, with its place",
    arguments: [
      ("a,b\nx\n", 2, 1), ("a,b\nx,y,z\n", 2, 1), ("a,b\n\"x,y\n", 2, 1), ("a,b\n\"x\"y,z\n", 2, 4),
      ("a,b\n\"line\nbreak\",y\nx\n", 4, 1), ("a,b\nx,y\u{0}\n", 2, 4),
    ])
  func refuses(_ csv: String, _ line: Int, _ column: Int) throws {
    let error = try #require(Labels.error(csv, format: .csv))
    #expect([error.line, error.column] == [line, column], "\(error)")
  }

  @Test func numbersInTextHaveTheMarksOfTheirField() throws {
    let json = #"""
      {"fields": [{"name": "p", "type": "number", "decimalChar": ",", "groupChar": ".", "say": "currency:EUR"},
                  {"name": "q", "type": "number", "bareNumber": false}],
       "rows": [{"p": "1.234,5", "q": "$ -12.5 each"}, {"p": "-0,5", "q": "(3%)"}]}
      """#
    #expect(try Labels.lines(json) == ["€1,234.50, q −12.5", "−€0.50, q −3"])
  }

  @Test func fieldsPickColumnsByName() throws {
    let csv = "symbol,price,name\nAAPL,5,Apple\n"
    #expect(try Labels.lines(csv, fields: ["name", "price=currency:USD"]) == ["Apple, $5.00"])
    #expect(try Labels.lines(csv, fields: ["missing", "name"]) == ["Apple"])
  }

  @Test func aMisnamedFieldIsNotPassedOverInSilence() throws {}
}
