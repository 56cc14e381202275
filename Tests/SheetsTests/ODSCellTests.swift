// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import A11y
import TestSupport
import Testing

@testable import Sheets

/// What cells of OpenDocument spreadsheets have, beside the text that is shown of them.
struct ODSCellTests {
  /// A row of JSON whose second value is the cell's.
  private static func line(type: String, _ value: String, _ shown: String) throws -> String? {
    let text =
      "<x><table name='sheet'><table-row><table-cell value-type='string'><p>n</p></table-cell>"
      + "<table-cell value-type='string'><p>v</p></table-cell></table-row>"
      + "<table-row><table-cell value-type='string'><p>a</p></table-cell>"
      + "<table-cell value-type='\(type)' value='\(value)'><p>\(shown)</p></table-cell></table-row></table></x>"
    let rows = RowQueue()
    try XMLReader(ODSSheet("sheet", ODSStyles(), mostBytes: .max, rows))
      .take(Array(text.utf8), count: text.utf8.count, isLast: true)
    let tables = try SheetTables(WorkbookSourceTests.Queue(rows), headRows: 1)
    var out = ByteBuffer()
    while try tables.appendNext(into: &out) {}
    return out.text().split(separator: "\n").last.map(String.init)
  }

  private static let cells: [(type: String, value: String, shown: String, written: String)] = [
    ("float", "9.99", "9.99", "9.99"), ("float", "9.99", "9,99", "9.99"),
    ("float", "9.99", "10.0", "10.0"), ("float", "9.99", "10", "10"),
    ("float", "-9.99", "-9.99", "-9.99"), ("float", "99999.99", "99,999.99", "99999.99"),
    ("float", "99.5", "99.5", "99.5"), ("float", "0.05", "0.05", "0.05"),
    ("float", "0", "0.00", "0.00"), ("float", "0.001", "0.00", "0.00"),
    ("float", "5", "5.00", "5.00"), ("float", "0.5", ".50", "0.50"),
    ("float", "2.675", "2.68", "2.68"), ("float", "1500", "1,500", "1500"),
    ("float", "1E-10", "1E-10", "0.0000000001"), ("float", "-1e-07", "-1e-07", "-0.0000001"),
    ("float", "1500", "1.50E+03", "1500"), ("float", "1.5", "1 1/2", "1.5"),
    ("float", "3.375", "3 3/8", "3.375"),
    ("percentage", "0.995", "99.5%", "99.5%"), ("percentage", "0.0999", "9.99%", "9.99%"),
    ("currency", "9.99", "€9.99", "€9.99"), ("currency", "-9.99", "-9,99 €", "-9.99 €"),
    ("float", "9.99", "9.99 kg", "9.99 kg"), ("float", "7", "007", "007"),
  ]

  @Test("a number is the one that is shown, or else the one that it is", arguments: cells)
  func numbers(type: String, value: String, shown: String, written: String) throws {
    let line = try #require(try Self.line(type: type, value, shown))
    #expect(line.replacing("\"", with: "") == "{n: a, v: \(written)}")
  }

  @Test("any number that is shown with its digits keeps them")
  func randomNumbers() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let digits = Int.random(in: 1...6, using: &random)
      let whole = [9, 99, 0, 999, 12].randomElement(using: &random) ?? 0
      let fraction = String(
        String(Int.random(in: 0..<1_000_000, using: &random) + 1_000_000).dropFirst().prefix(digits)
      )
      let shown = "\(whole).\(fraction)"
      let line = try #require(try Self.line(type: "float", shown, shown))
      #expect(line.replacing("\"", with: "").contains(shown), "\(line)")
    }
  }
}
