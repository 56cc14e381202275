// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import A11y
import Foundation
import TestSupport
import Testing

@testable import Sheets

/// Workbooks that LibreOffice has written, whole and broken.
@Suite struct WorkbookSourceTests {
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples")

  private static func lines(_ path: String, sheet: String? = nil) throws -> [String] {
    var source = try WorkbookSource(path, sheet: sheet)
    var content = ByteBuffer()
    try source.readAll(into: &content)
    return content.text().split(separator: "\n").map(String.init)
  }

  @Test("both formats have the same rows", arguments: ["Budget", "Visitors", "Shelves"])
  func sameRows(_ sheet: String) throws {
    let paths = ["budget.xlsx", "budget.ods"].map { Self.examples.appending(path: $0).path }
    let rows = try paths.map { try Self.lines($0, sheet: sheet) }
    #expect(rows[0].count > 2)
    #expect(rows[0] == rows[1])
  }

  @Test func startsOver() throws {
    let path = Self.examples.appending(path: "budget.xlsx").path
    var source = try WorkbookSource(path)
    var first = ByteBuffer()
    var second = ByteBuffer()
    try source.readAll(into: &first)
    try source.rewind()
    try source.readAll(into: &second)
    #expect(first.text() == second.text())
    #expect(source.title == "Library budget 2024. In dollars; drafts are not final")
    #expect(source.otherSheets == ["Visitors", "Shelves"])
  }

  /// Whatever is damaged, there are rows or an error, and no trap.
  @Test("damaged files are refused or read", arguments: ["budget.xlsx", "budget.ods"])
  func damaged(_ name: String) throws {
    let content = try Data(contentsOf: Self.examples.appending(path: name))
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID())-\(name)")
    defer { try? FileManager.default.removeItem(at: file) }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<TestScope.rounds(300) {
      var changed = content
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        changed[Int.random(in: 0..<changed.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      if Bool.random(using: &random) {
        changed = changed.prefix(Int.random(in: 0..<changed.count, using: &random))
      }
      try changed.write(to: file)
      _ = try? Self.lines(file.path)
    }
  }

  /// Elements in any order, with any numbers, are read without a trap.
  @Test func anyMarkupIsRead() throws {
    var random = SeededGenerator(seed: 11)
    let numbers = ["0", "1", "2", "16384", "999999999", "-1", "x", "4294967296", ""]
    let elements = [
      "row", "c", "v", "is", "t", "col", "mergeCell", "rPh", "table", "table-row", "table-cell",
      "table-column", "p", "s", "covered-table-cell", "annotation", "sheetData",
    ]
    let names = [
      "r", "s", "t", "min", "max", "hidden", "ref", "number-columns-repeated",
      "number-rows-repeated",
      "number-columns-spanned", "number-rows-spanned", "value-type", "value", "c", "visibility",
      "name",
    ]
    let values =
      numbers + [
        "A1", "XFD1048576", "s", "b", "str", "float", "percentage", "time", "collapse", "sheet",
      ]
    for _ in 0..<TestScope.rounds(3000) {
      var open: [String] = []
      var text = "<x><table name='sheet'>"
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        switch Int.random(in: 0...3, using: &random) {
        case 0 where !open.isEmpty: text += "</\(open.removeLast())>"
        case 1: text += numbers.randomElement(using: &random)!
        default:
          let element = elements.randomElement(using: &random)!
          open.append(element)
          let attributes = Set((0..<3).map { _ in names.randomElement(using: &random)! })
          text +=
            "<\(element)"
            + attributes.map { " \($0)='\(values.randomElement(using: &random)!)'" }.joined() + ">"
        }
      }
      text += open.reversed().map { "</\($0)>" }.joined() + "</table></x>"
      for isXLSX in [true, false] {
        let rows = RowQueue()
        let handler: any MarkupHandler =
          isXLSX
          ? XLSXSheet(XLSXSheet.Context(), merges: [], rows)
          : ODSSheet("sheet", ODSStyles(), mostBytes: .max, rows)
        try? XMLReader(handler).take(Array(text.utf8), count: text.utf8.count, isLast: true)
        let tables = try SheetTables(Queue(rows))
        var out = ByteBuffer()
        var count = 0
        while count < 50, try tables.appendNext(into: &out), out.count < 1 << 20 { count += 1 }
      }
    }
  }

  /// Rows that were read before.
  final class Queue: SheetSource {
    private let rows: RowQueue
    init(_ rows: RowQueue) { self.rows = rows }
    func next() -> SheetRow? { rows.take() }
    func reuse(_ row: SheetRow) { rows.reuse(row) }
  }

  /// A formula that no program has computed is counted where a reader of the sheet would look for its result.
  @Test(arguments: [
    ("<c r='B2'><f>1+1</f><v>2</v></c>", 0), ("<c r='B2'><f>1+1</f><v></v></c>", 1),
    ("<c r='B2'><f>1+1</f></c>", 1), ("<c r='B2'/>", 0),
    ("<c r='B2' t='str'><f>A1</f><v></v></c>", 0),
  ])
  func countsUncomputedFormulas(_ cell: String, _ count: Int) throws {
    let text =
      "<worksheet><sheetData><row r='1'><c r='A1'><v>1</v></c></row><row r='2'>" + cell
      + "</row><row r='3' hidden='1'><c r='B3'><f>1+1</f></c></row></sheetData></worksheet>"
    let rows = RowQueue()
    try XMLReader(XLSXSheet(XLSXSheet.Context(), merges: [], rows))
      .take(Array(text.utf8), count: text.utf8.count, isLast: true)
    #expect(rows.omissions.formulaCount == count)
    #expect(rows.omissions.firstFormula == (count > 0 ? "B2" : nil))
  }

  @Test(
    "raised and lowered digits are none of the number's, nor is what is struck out",
    arguments: [
      ("10", "<vertAlign val='superscript'/>", "6", "10⁶"),
      ("101", "<vertAlign val='subscript'/>", "2", "101₂"),
      ("1", "<vertAlign val='superscript'/>", "st", "1st"), ("10 ", "<strike/>", "9", "10 "),
      ("10", "<strike val='0'/>", "9", "109"), ("", "<strike/>", "9", "9"),
    ])
  func looksOfRuns(_ first: String, _ look: String, _ second: String, _ text: String) throws {
    let markup =
      "<sst><si><r><t xml:space='preserve'>\(first)</t></r><r><rPr>\(look)</rPr><t>\(second)</t></r></si></sst>"
    let strings = SharedStrings()
    try XMLReader(strings).take(Array(markup.utf8), count: markup.utf8.count, isLast: true)
    #expect(strings.content.text() == text)
  }

  @Test func countsWhatIsHidden() throws {
    let text =
      "<worksheet><cols><col min='2' max='3' hidden='1'/></cols><sheetData>"
      + "<row r='1'><c r='A1'><v>1</v></c><c r='B1'><v>2</v></c></row>"
      + "<row r='2' hidden='1'><c r='A2'><v>3</v></c></row><row r='3' hidden='1'/></sheetData></worksheet>"
    let rows = RowQueue()
    try XMLReader(XLSXSheet(XLSXSheet.Context(), merges: [], rows))
      .take(Array(text.utf8), count: text.utf8.count, isLast: true)
    #expect(rows.omissions.hiddenRowCount == 1)
    #expect(rows.omissions.hiddenColumnCount == 1)
  }

  /// A zero beside a formula is no result where the workbook asks to be computed first.
  @Test(arguments: [(true, 1), (false, 0)])
  func zerosMayBeNoResults(_ computesOnLoad: Bool, _ count: Int) throws {
    let text =
      "<worksheet><sheetData><row r='1'><c r='A1'><f>1-1</f><v>0</v></c></row></sheetData></worksheet>"
    var context = XLSXSheet.Context()
    context.computesOnLoad = computesOnLoad
    let rows = RowQueue()
    try XMLReader(XLSXSheet(context, merges: [], rows))
      .take(Array(text.utf8), count: text.utf8.count, isLast: true)
    #expect(rows.omissions.formulaCount == count)
  }

  /// A row that stands for a million is given a million times, one by one.
  @Test func repeatsRows() throws {
    let text =
      "<x><table name='sheet'>"
      + "<table-row><table-cell value-type='string'><p>name</p></table-cell></table-row>"
      + "<table-row number-rows-repeated='1048575'><table-cell value-type='string'><p>same</p>"
      + "</table-cell></table-row></table></x>"
    let rows = RowQueue()
    try XMLReader(ODSSheet("sheet", ODSStyles(), mostBytes: .max, rows))
      .take(Array(text.utf8), count: text.utf8.count, isLast: true)
    let tables = try SheetTables(Queue(rows), headRows: 1)
    var count = 0
    var longest = 0
    var out = ByteBuffer()
    while try tables.appendNext(into: &out) {
      count += 1
      longest = max(longest, out.count)
      out.removeAll()
    }
    #expect(count == 1_048_575)
    #expect(longest < 100)
  }

  /// The copies of a first row are the rows that they would be if each was written.
  @Test(arguments: [1, 2, 5])
  func firstRowsThatAreAlikeAreKept(_ count: Int) throws {
    let cells = { (texts: [String]) in
      texts.map { "<table-cell value-type='string'><p>\($0)</p></table-cell>" }.joined()
    }
    func lines(_ first: String) throws -> [String] {
      let text =
        "<x><table name='sheet'>" + first + "<table-row>" + cells(["z", "w"])
        + "</table-row></table></x>"
      let rows = RowQueue()
      try XMLReader(ODSSheet("sheet", ODSStyles(), mostBytes: .max, rows))
        .take(Array(text.utf8), count: text.utf8.count, isLast: true)
      let tables = try SheetTables(Queue(rows))
      var out = ByteBuffer()
      while try tables.appendNext(into: &out) {}
      return out.text().split(separator: "\n").map(String.init)
    }
    let row = "<table-row>" + cells(["x", "y"]) + "</table-row>"
    let copies = "<table-row number-rows-repeated='\(count)'>" + cells(["x", "y"]) + "</table-row>"
    #expect(try lines(copies) == lines(String(repeating: row, count: count)))
  }

  private static let repetitions: [(columns: Int, rows: Int, mostBytes: UInt64, isRead: Bool)] = [
    (3, 1, 48, true), (3, 2, 48, false), (2000, 1, 1_000_000, true),
    (16_384, 1_048_576, 1_000_000_000, false), (16_384, 1_048_576, .max, true),
    (99_999, 999_999_999, 1_000_000_000, false),
  ]

  @Test(
    "cells that are repeated are all there, up to as many as the sheet's bytes could hold",
    arguments: repetitions)
  func repeatedCells(columns: Int, rows: Int, mostBytes: UInt64, isRead: Bool) throws {
    let text =
      "<x><table name='sheet'><table-row number-rows-repeated='\(rows)'>"
      + "<table-cell value-type='string' number-columns-repeated='\(columns)'><p>x</p></table-cell>"
      + "</table-row></table></x>"
    let queue = RowQueue()
    try XMLReader(ODSSheet("sheet", ODSStyles(), mostBytes: mostBytes, queue))
      .take(Array(text.utf8), count: text.utf8.count, isLast: true)
    let row = queue.take()
    #expect((row != nil) == isRead)
    #expect((queue.problem == nil) == isRead)
    if let row { #expect(row.cells.count == columns && row.repeats == rows) }
  }

  @Test("a cell whose text is missing is named", arguments: ["7", "x", "99999999999"])
  func missingSharedText(_ number: String) throws {
    let text = "<sheetData><row r='3'><c r='AB3' t='s'><v>\(number)</v></c></row></sheetData>"
    let rows = RowQueue()
    try XMLReader(XLSXSheet(XLSXSheet.Context(), merges: [], rows))
      .take(Array(text.utf8), count: text.utf8.count, isLast: true)
    #expect(rows.problem?.reason.contains("cell AB3") == true)
  }

  @Test("bytes that are no text end the sheet with an error, whatever else is wrong behind them")
  func refusesBytes() throws {
    let parts = ["<worksheet><row><c><v>1</v></c></row><row><x", ":y/></row></worksheet>"]
    let reader = try XMLReader(XLSXSheet(XLSXSheet.Context(), merges: [], RowQueue()))
    #expect(throws: TableFileError.self) {
      let bytes = Array(parts[0].utf8) + [0xF4] + Array(parts[1].utf8)
      try reader.take(bytes, count: bytes.count, isLast: true)
    }
  }

  @Test("what an archive may unpack to grows with it, and has no bound where one is not wanted")
  func boundsUnpacking() {
    #expect(UnpackingBound.usual.bytes(ofArchive: "/nowhere") == .max)
    #expect(UnpackingBound.usual.bytes(ofArchive: "/dev/null") == 1 << 28)
    #expect(UnpackingBound.none.bytes(ofArchive: "/dev/null") == .max)
  }

  @Test("declarations of entities are refused")
  func refusesDeclarations() {
    let text = "<!DOCTYPE a [<!ENTITY b 'c'>]><worksheet><row><c><v>1</v></c></row></worksheet>"
    let reader = try? XMLReader(XLSXSheet(XLSXSheet.Context(), merges: [], RowQueue()))
    #expect(throws: TableFileError.self) {
      try reader?.take(Array(text.utf8), count: text.utf8.count, isLast: true)
    }
  }
}
