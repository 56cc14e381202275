// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// The names of rows, and that those of rows that can't be read are forgotten.
@Suite struct ColumnTableTests {
  /// A column that a known name got in a row that is forgotten goes with those of the row's own names.
  @Test func forgetsColumnsOfKnownNames() {
    var table = ColumnTable(isOpen: true)
    table.expand("a")
    let count = table.nameCount
    _ = table.declare("b")
    _ = table.declare("a")
    table.forgetNames(after: count)
    #expect(table.columnCount == 0)
    #expect(table.name(of: 0) == nil)
    #expect(table.declare("c") == 0)
    #expect(table.declare("a") == 1)
    #expect([table.name(of: 0), table.name(of: 1)] == ["c", "a"])
  }

  @Test("forgotten names are as if they had never been", arguments: [1, 2, 3] as [UInt64])
  func forgottenNamesAreGone(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var table = ColumnTable(isOpen: true)
    var known: [String] = []
    for _ in 0..<300 {
      let added = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        "name\(Int.random(in: 0..<2_000, using: &random))"
      }
      let count = table.nameCount
      for name in added { _ = table.declare(name) }
      if Bool.random(using: &random) {
        table.forgetNames(after: count)
      } else {
        for name in added where !known.contains(name) { known.append(name) }
      }
      #expect(table.columnCount == known.count)
    }
    for (column, name) in known.enumerated() {
      #expect(table.column(named: name) == column)
      #expect(table.name(of: column) == name)
    }
    for number in 0..<2_000 where !known.contains("name\(number)") {
      #expect(table.column(named: "name\(number)") == nil)
    }
  }

  @Test(
    "a row that can't be read has no columns, counted or sorted",
    arguments: [nil, .sorted(by: "a", descending: false)] as [Arrangement?], [16, 1 << 16])
  func badRowsHaveNoColumns(_ arrangement: Arrangement?, _ blockLength: Int) throws {
    var options = ReadingOptions()
    options.format = .ndjson
    options.blockLength = blockLength
    options.countsRows = true
    options.arrangement = arrangement
    let rows = #"""
      {"a": 1, "b": 2}
      {"a": 2, "only": 3, "here": }
      {"a": 3, "only in the next": 4, "$row": "no object"}
      {"a": 4, "c": 5}
      """#
    var labels = try LabelReader(MemorySource(Array(rows.utf8)), options: options)
    var out = ByteBuffer()
    var errorCount = 0
    while true {
      do {
        guard try labels.next(into: &out) != nil else { break }
      } catch {
        errorCount += 1
      }
    }
    #expect(labels.columnHeadings == ["a", "b", "c"])
    #expect(errorCount == 2)
  }
}
