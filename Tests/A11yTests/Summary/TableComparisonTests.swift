// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// What is told of two versions of a table.
struct TableComparisonTests {
  private static func lines(_ old: String, _ new: String) throws -> [String] {
    var comparison = TableComparison(key: nil)
    var labels = try LabelReader(MemorySource(old))
    while try comparison.addOld(of: &labels) {}
    labels = try LabelReader(MemorySource(new))
    while try comparison.addNew(of: &labels) {}
    return comparison.changes(.normal, of: labels).lines()
  }

  @Test(
    "what stands beside digits is compared, too",
    arguments: [
      ("$5", "€5", "p: changed: 1 (Ann: $5 to €5)"),
      ("5%", "5", "p: changed: 1 (Ann: 5% to 5)"),
      ("5 kg", "5 lb", "p: changed: 1 (Ann: 5 kg to 5 lb)"),
      ("$6", "€9", "p: changed: 1 (Ann: $6 to €9)"),
      ("$6", "$9", "p: changed: 1, largest rise $3 (Ann: $6 to $9)"),
      ("$5", "$5.00", nil),
      ("-3", "(3)", nil),
      ("1,000", "1000.0", nil),
    ])
  func comparesUnits(_ old: String, _ new: String, _ line: String?) throws {
    let tables = [old, new].map { "name;p\nAnn;\($0)\n" }
    let lines = try Self.lines(tables[0], tables[1])
    #expect(lines.dropFirst().first == line)
    #expect(lines[0] == "rows: 1, " + (line == nil ? "unchanged" : "changed: 1"))
  }

  @Test(
    "a cell that changes how its column is read changes no other",
    arguments: [
      (["1000", "1100"], "A7", "q: changed: 1 (z: 5 to A7)"),
      (["2024-01-01", "2024-01-02"], "$8", "q: changed: 1 (z: 5 to $8)"),
      (["(1)", "-3"], "05/06/2024x", "q: changed: 1 (z: 5 to 05/06/2024x)"),
      (["40MB", "80MB"], "A7", "q: changed: 1 (z: 5 to A7)"),
      (["1h 7m", "2h"], "A7", "q: changed: 1 (z: 5 to A7)"),
    ])
  func othersAreNotChanged(_ cells: [String], _ changed: String, _ line: String) throws {
    let tables = ["5", changed].map { last in
      "name;q\n" + cells.enumerated().map { "r\($0)x;\($1)\n" }.joined() + "z;\(last)\n"
    }
    let lines = try Self.lines(tables[0], tables[1])
    #expect(lines[0] == "rows: 3, changed: 1")
    #expect(lines.dropFirst().first == line)
    let price = { (code: String) in
      #"{"fields":[{"name":"n"},{"name":"p","say":"currency:\#(code)"}],"rows":[["a",5]]}"#
    }
    #expect(try Self.lines(price("USD"), price("EUR"))[0] == "rows: 1, changed: 1")
  }

  @Test(
    "rows that no column tells apart are compared as wholes",
    arguments: [
      ("Ann,1 Ann,2", "Ann,1 Ann,9", ["rows: 2, new: 1 (Ann, 9), gone: 1 (Ann, 2)"]),
      ("Ann,1 Ann,1 Bob,2", "Bob,2 Ann,1 Ann,1", ["rows: 3, unchanged"]),
      ("Ann,1 Ann,1 Bob,2", "Bob,2 Ann,1", ["rows: 2, gone: 1 (Ann, 1)"]),
      (
        "Ann,1 Ann,2", "Ann,1 Cy,3 Dan,4 Ann,2",
        ["rows: 4, new: 2 (Cy, 3; Dan, 4)"]
      ),
    ])
  func comparesWholeRows(_ old: String, _ new: String, _ lines: [String]) throws {
    let tables = [old, new].map { "name,n\n" + $0.replacing(" ", with: "\n") + "\n" }
    #expect(try Self.lines(tables[0], tables[1]) == lines)
  }

  @Test("what was not compared is not unchanged")
  func tellsOfRowsThatWereNotCompared() throws {
    let lines = try Self.lines(
      "name,n\n" + (1...20).map { "n\($0)x,\($0)\n" }.joined() + "n1x,2\n",
      "name,n\nn1x,1\nn1x,9\n")
    #expect(lines[0].hasSuffix("not compared: 2"))
    let document =
      #"{"fields":[{"name":"a"},{"name":"b"}],"primaryKey":["a","c"],"rows":[{"a":"x","b":5,"c":1},{"a":"x","b":6,"c":2}]}"#
    #expect(try Self.lines(document, document) == ["rows: 2, not compared: 2"])
  }
}
