// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import A11y
import Foundation
import TestSupport
import Testing

@testable import Sheets

/// Tables of databases that sqlite3 itself has written.
@Suite struct SQLiteSourceTests {
  /// Runs SQL on a new database, and hands over its path.
  private static func withDatabase<Result>(
    _ sql: String, _ body: (String) throws -> Result
  ) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "a b?#\(UUID()).db")
    defer { try? FileManager.default.removeItem(at: file) }
    try run(sql, on: file.path)
    return try body(file.path)
  }

  private static func run(_ sql: String, on path: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sqlite3", path]
    let input = Pipe()
    process.standardInput = input
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(sql.utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// The lines of JSON that a source gives.
  private static func lines(_ source: SQLiteSource) throws -> [String] {
    var source = source
    var content = ByteBuffer()
    try source.readAll(into: &content)
    return content.text().split(separator: "\n").map(String.init)
  }

  private static func lines(
    _ path: String, _ choice: SQLiteSource.Choice = .anything
  ) throws -> [String] {
    try lines(SQLiteSource(path, choice))
  }

  @Test(
    "a cell is written as JSON by its own type",
    arguments: [
      ("1", "1"), ("-9223372036854775808", "-9223372036854775808"), ("0.5", "0.5"), ("2.0", "2.0"),
      ("1e300", "1e+300"), ("9e999", "\"∞\""), ("-9e999", "\"−∞\""), ("null", "null"),
      ("x'00ff'", "null"), ("''", "\"\""),
      ("'a \"b\" \\ c'", #""a \"b\" \\ c""#), ("'東京 é'", "\"東京 é\""),
      ("'two' || char(10) || 'lines'", #""two\u000alines""#), ("'007'", "\"007\""),
    ])
  func writes(_ value: String, _ json: String) throws {
    try Self.withDatabase("create table t(a); insert into t values(\(value));") { path in
      let found = try Self.lines(path)
      #expect(found == [#"{"a": \#(json)}"#])
    }
  }

  @Test(
    "a number is written as its column was declared",
    arguments: [
      ("boolean", "1", "true"), ("BOOL", "0", "false"), ("bool", "2", "2"),
      ("boolint", "1", "true"),
      ("decimal(10,2)", "9.5", "9.50"), ("DECIMAL(10, 2)", "9", "9.00"),
      ("numeric(8,3)", "2.0", "2.000"), ("decimal(10,2)", "1.125", "1.125"),
      ("decimal(10,2)", "1e+30", "1e+30"), ("decimal(10)", "9.5", "9.5"), ("real", "9.5", "9.5"),
      ("numeric(8,3)", "-0.5", "-0.500"), ("", "1", "1"),
    ])
  func declaredTypes(_ declaration: String, _ number: String, _ written: String) {
    #expect(DeclaredType(declaration).written(number) == written)
  }

  @Test func columnsWithBytesAreNamed() throws {
    try Self.withDatabase(
      "create table t(name, cover, note); insert into t values('a', null, 1), ('b', x'00ff', 'x');"
    ) { path in
      let source = try SQLiteSource(path)
      _ = try Self.lines(source)
      #expect(source.columnsWithBlobs == ["cover"])
    }
  }

  @Test func severalTablesAreListedWithTheirRows() throws {
    try Self.withDatabase(
      "create table b(x); insert into b values(1),(2); create table \"it's\"(x); create view v as select 1;"
    ) { path in
      let source = try SQLiteSource(path)
      #expect(source.listsTables)
      #expect(
        try Self.lines(source) == [
          #"{"table": "b", "rows": 2}"#, #"{"table": "it's", "rows": 0}"#,
          #"{"table": "v", "rows": null}"#,
        ])
      #expect(try Self.lines(path, .table("B")) == [#"{"x": 1}"#, #"{"x": 2}"#])
      let table = try SQLiteSource(path, .table("b"))
      #expect(table.title == "b")
    }
  }

  @Test func theOneTableBesideThoseOfAProgramIsRead() throws {
    let sql =
      "create table spatial_ref_sys(srid); insert into spatial_ref_sys values(4326); create table geometry_columns(a);"
      + "create table town(name); insert into town values('Oslo');"
    try Self.withDatabase(sql) { path in
      let source = try SQLiteSource(path)
      #expect(!source.listsTables)
      #expect(try Self.lines(source) == [#"{"name": "Oslo"}"#])
    }
  }

  /// A union of as many is more than SQLite takes.
  @Test func manyTablesAreListed() throws {
    let tables = (1...600).map { "create table t\($0)(x);" }.joined()
    try Self.withDatabase("begin; \(tables) insert into t600 values(1); commit;") { path in
      let lines = try Self.lines(path)
      #expect(lines.count == 600)
      #expect(lines.last == #"{"table": "t600", "rows": 1}"#)
    }
  }

  /// Nobody waits for a view without end.
  @Test func viewsAreNotCounted() throws {
    let sql =
      "create table a(x); create view v as with recursive r(n) as (select 1 union all select n + 1 from r) select n from r;"
    try Self.withDatabase(sql) { path in
      let lines = try Self.lines(path)
      #expect(lines == [#"{"table": "a", "rows": 0}"#, #"{"table": "v", "rows": null}"#])
    }
  }

  /// What one view can't show hides no other table.
  @Test func aViewOfWhatIsGoneIsListedWithItsFault() throws {
    let sql =
      "create table a(x); create table b(x); insert into b values(1); create view v as select * from a; drop table a;"
    try Self.withDatabase(sql) { path in
      let lines = try Self.lines(path)
      #expect(
        lines == [
          #"{"table": "b", "rows": 1, "fault": null}"#,
          #"{"table": "v", "rows": null, "fault": "no such table: main.a"}"#,
        ])
      let error = #expect(throws: TableFileError.self) { _ = try SQLiteSource(path, .table("v")) }
      #expect(error?.reason == "the table \"v\" can't be read: no such table: main.a")
    }
  }

  @Test(
    "what can't be read, or would change something, is refused",
    arguments: [
      (SQLiteSource.Choice.table("nope"), "there is no table \"nope\"; there are a"),
      (.query("delete from a"), "a query that changes the database is not run"),
      (.query("select 1; select 2"), "one query is read, not several"),
      (.query(" "), "the query is empty"),
      (.query("select nope from a"), "no such column: nope"),
    ])
  func refuses(_ choice: SQLiteSource.Choice, _ reason: String) throws {
    try Self.withDatabase("create table a(x);") { path in
      let error = #expect(throws: TableFileError.self) { try SQLiteSource(path, choice) }
      #expect(error?.reason == reason)
    }
  }

  @Test func columnsOfOneNameAreAllKept() throws {
    try Self.withDatabase("create table t(a); insert into t values(1);") { path in
      let query = "select a, a + 1 as a, a + 2 as a from t"
      let lines = try Self.lines(path, .query(query))
      #expect(lines == [#"{"a": 1, "a column 2": 2, "a column 3": 3}"#])
    }
  }

  @Test func rowsBeforeAFaultAreThere() throws {
    let sql = "create table t(a); insert into t values(1),(2),(-9223372036854775808);"
    try Self.withDatabase(sql) { path in
      let source = try SQLiteSource(path, .query("select abs(a) as a from t"))
      var content = ByteBuffer()
      var isFaulty = false
      do {
        var reading: any ByteSource = source
        try reading.readAll(into: &content)
      } catch {
        isFaulty = true
      }
      #expect(isFaulty)
      #expect(content.text() == "{\"a\": 1}\n{\"a\": 2}\n")
    }
  }

  @Test func rowsComeAgainFromTheFirst() throws {
    try Self.withDatabase("create table t(a); insert into t values(1),(2);") { path in
      let source = try SQLiteSource(path)
      let first = try Self.lines(source)
      try source.rewind()
      #expect(try Self.lines(source) == first)
    }
  }

  @Test func aChangeWhileItIsReadIsNoticed() throws {
    let sql = "create table t(a); insert into t select value from generate_series(1, 100000);"
    try Self.withDatabase(sql) { path in
      let source = try SQLiteSource(path)
      var some = ByteBuffer()
      _ = try some.append(upTo: 10) { (output: inout OutputRawSpan) throws(SourceError) in
        try source.read(into: &output)
      }
      try Self.run("delete from t where a > 5;", on: path)
      #expect(throws: SourceError.self) { try Self.lines(source) }
    }
  }

  @Test("a random table comes back cell by cell", arguments: 0..<20)
  func comesBack(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let values = ["Oslo", "it's", "東京", "", "12", "-0.5", "\u{1}tab\t", "null"]
    let rows = (0..<Int.random(in: 1...30, using: &random)).map { _ in
      (0..<3).map { _ in values.randomElement(using: &random) ?? "" }
    }
    let sql =
      "create table t(a text, b text, c text);"
      + rows.map { row in
        "insert into t values(\(row.map { "'" + $0.replacing("'", with: "''") + "'" }.joined(separator: ",")));"
      }.joined()
    try Self.withDatabase(sql) { path in
      let found = try Self.lines(path).map {
        try JSONDecoder().decode([String: String].self, from: Data($0.utf8))
      }
      #expect(found == rows.map { ["a": $0[0], "b": $0[1], "c": $0[2]] })
    }
  }

  @Test func damagedBytesAreAnError() throws {
    try Self.withDatabase("create table t(a); insert into t values('x'),('y');") { path in
      var bytes = Array(try Data(contentsOf: URL(filePath: path)))
      for index in 150..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index &* 31) }
      try Data(bytes).write(to: URL(filePath: path))
      #expect(throws: (any Error).self) { try Self.lines(path) }
    }
  }
}
