// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Values behind the rows that columns were found out from.
struct BeyondSampleTests {
  /// The label of a last row, which is not in the sample.
  private static func last(
    _ header: String, _ row: (Int) -> String, _ last: String, fields: [String]? = nil
  ) throws -> String? {
    var options = ReadingOptions()
    options.sampleRows = 20
    options.fields = try fields?.map { try Field(argument: $0) }
    let rows = (0..<40).map(row) + [last]
    let text = header + "\n" + rows.joined(separator: "\n") + "\n"
    let byTemplate = try Labels.lines(MemorySource(text), options).last
    // One row at a time is composed in another way.
    let one = MemorySource(Array(text.utf8), chunkLength: 1)
    #expect(try Labels.lines(one, options).last == byTemplate)
    return byTemplate
  }

  private static func day(_ index: Int) -> String { "2024-01-\(10 + index % 20)" }

  @Test("a time behind days keeps its hour and zone")
  func timesAreKept() throws {
    #expect(
      try Self.last("name,when", { "n\($0)a,\(Self.day($0))" }, "late,2024-01-05T10:00:00Z")
        == "late, 2024-01-05T10:00:00Z")
    #expect(
      try Self.last(
        "name,when", { "n\($0)a,\(Self.day($0))T00:00:00" }, "late,2024-03-04T11:22:33+05:30")
        == "late, Mar 4, 2024 at 11:22:33\u{202F}AM UTC+05:30")
    #expect(
      try Self.last(
        "name,when", { "n\($0)a,\(10 + $0 % 20)/1/2024 0:00" }, "late,4/3/2024 13:45")
        == "late, Mar 4, 2024 at 1:45\u{202F}PM")
  }

  @Test("a mark that the table has for missing values is one in its texts, too")
  func marksAreKnown() throws {
    // Two columns have it in the sample.
    let row = { (index: Int) in
      "n\(index)a,town \(index % 3)x,\(index % 4 == 0 ? "NA" : "\(index)"),\(index % 5 == 0 ? "NA" : "b c \(index)")"
    }
    #expect(try Self.last("name,place,size,note", row, "late,NA,7,NA") == "late, size 7")
    // Among codes it is one of them.
    let codes = { (index: Int) in
      "n\(index)a,\(["DE", "FR", "IT"][index % 3]),\(index % 4 == 0 ? "NA" : "\(index)"),\(index % 5 == 0 ? "NA" : "b c \(index)")"
    }
    #expect(
      try Self.last("name,country,size,note", codes, "late,NA,7,x y")
        == "late, country NA, size 7, note x y")
  }

  @Test("what is none of what its column leaves out is said")
  func othersAreNotLeftOut() throws {
    #expect(try Self.last("index,name", { "\($0),n\($0)a" }, "x77,late") == "x77, late")
    #expect(try Self.last("index,name", { "\($0),n\($0)a" }, "41,late") == "late")
    #expect(try Self.last("index,name", { "\($0),n\($0)a" }, "-5,late") == "−5, late")
    #expect(try Self.last("index,name", { "\($0),n\($0)a" }, "1000.5,late") == "1,000.5, late")
    #expect(try Self.last("index,name", { "\($0),n\($0)a" }, "007,late") == "007, late")
    let picture = { (index: Int) in "n\(index)a,p\(index).png" }
    #expect(try Self.last("name,photo", picture, "late,cannot go") == "late, cannot go")
    #expect(try Self.last("name,photo", picture, "late,b.png") == "late")
    let shape = { (index: Int) in
      "n\(index)a,\"POLYGON ((" + (0..<30).map { "\($0).5 \(index)" }.joined(separator: ", ")
        + "))\""
    }
    #expect(try Self.last("name,area", shape, "late,not drawn") == "late, not drawn")
    #expect(try Self.last("name,area", shape, "late,\"POLYGON ((1 2, 3 4, 1 2))\"") == "late")
    #expect(
      try Self.last("index,name", { "\($0),n\($0)a" }, "41,late", fields: ["index", "name"])
        == "index 41, late")
  }

  @Test("a number with other marks than those of its column stands as it is, with its unit")
  func marksAreThoseOfTheColumn() throws {
    let row = { (index: Int) in "n\(index)a,\"\(index + 1),\(10 + index)\"" }
    #expect(try Self.last("name,price_eur", row, "late,1.234") == "late, price EUR 1.234")
    #expect(try Self.last("name,w_kg", row, "late,5.5") == "late, w kg 5.5")
    #expect(try Self.last("name,x", row, "late,5.5") == "late, x 5.5")
  }

  @Test("a number among durations has no unit")
  func numbersAreNoDurations() throws {
    #expect(
      try Self.last("name,d", { "n\($0)a,\($0 + 1)h \($0 % 60)m" }, "late,7") == "late, d 7")
  }

  @Test("a number with something beside it keeps the unit of the name")
  func unitsAreKept() throws {
    let price = { (index: Int) in "n\(index)a,\(index * 7)" }
    #expect(try Self.last("name,price_usd", price, "late,5K") == "late, price USD 5K")
    #expect(try Self.last("name,price_usd", price, "late,£5") == "late, price £5")
    #expect(try Self.last("name,price_usd", price, "late,soon") == "late, price soon")
  }

  @Test(
    "only the tails of computed numbers are cut",
    arguments: [
      ("x", "0.#21000003814697", "0.0000001234", "late, x 1.234E−7"),
      ("x", "0.#21000003814697", "1.00000012", "late, x 1.00000012"),
      ("x", "0.#21000003814697", "3.14159265358979", "late, x 3.141593"),
      ("x", "0.#21000003814697", "0.000000123456789012", "late, x 1.23E−7"),
      ("w_kg", "0.#21000003814697", "0.00000012", "late, w 0.00000012 kg"),
      ("x", "12#.099998", "1.2345678", "late, x 1.23457"),
      ("x", "12#.099998", "1.234567", "late, x 1.234567"),
      ("x", "12#.099998", "131.300003", "late, x 131.3"),
      ("x", "#.500000", "1.234567", "late, x 1.234567"),
      ("price", "$#.50", "$5.123", "late, $5.123"),
      ("price", "$#", "$0.00012", "late, $0.00012"),
      ("price", "$#.50", "$5.12345678", "late, $5.12"),
      ("price", "$#.12345678", "$5.123", "late, $5.12"),
      ("price_usd", "#.5", "3.459", "late, price $3.459"),
      ("price_usd", "#.5", "1234.5678", "late, price $1,234.5678"),
      ("price_usd", "#.5", "0.0149", "late, price $0.0149"),
      ("share", "#.5%", "0.00000000000012345%", "late, share 1.2E−13%"),
      ("share", "#.5%", "0.001%", "late, share 0.001%"),
    ])
  func onlyTailsAreCut(name: String, sample: String, last: String, label: String) throws {
    let row = { (index: Int) in
      "n\(index)a,\(sample.replacing("#", with: "\(index % 7 + 1)"))"
    }
    #expect(try Self.last("name,\(name)", row, "late,\(last)") == label)
  }

  @Test(
    "a number of JSON keeps the digits that a text keeps",
    arguments: [
      "5.1230", "5.123", "5.0149", "0.0149000", "1234.5678", "123.45678900", "0.00001200",
    ])
  func numbersAsTexts(_ last: String) throws {
    func label(_ last: String) throws -> String? {
      var options = ReadingOptions()
      options.sampleRows = 20
      let rows = (0..<40).map {
        #"{"n": "n\#($0)a", "price_usd": \#($0).5, "x": 0.\#($0 % 9 + 1)21000003814697}"#
      }
      let end = #"{"n": "late", "price_usd": \#(last), "x": \#(last)}"#
      return try Labels.lines(MemorySource((rows + [end]).joined(separator: "\n")), options).last
    }
    #expect(try label(last) == label("\"\(last)\""))
  }
}
