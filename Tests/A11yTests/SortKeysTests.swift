// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

@Suite struct SortKeysTests {
  /// Rows in one buffer are in the order that arrays of their own would give them.
  @Test(arguments: 0..<20)
  func sortsAsSeparateArrays(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...3, using: &random)
    let areDescending = (0..<count).map { _ in Bool.random(using: &random) }
    let rows = (0..<50).map { _ in
      (0..<count).map { _ in
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          UInt8.random(in: 1...3, using: &random)
        }
      }
    }
    var keys = SortKeys(count: count)
    for (number, row) in rows.enumerated() {
      // A row that can't be read leaves some of its keys behind.
      for key in row.prefix(Int.random(in: 0..<count, using: &random)) { keys.append(key) }
      keys.drop(from: number)
      for key in row { keys.append(key) }
    }
    let expected = rows.indices.sorted { first, second in
      for (at, isDescending) in areDescending.enumerated() {
        let (one, other) = (rows[first][at], rows[second][at])
        if one == other { continue }
        if one.isEmpty || other.isEmpty { return other.isEmpty }
        return one.lexicographicallyPrecedes(other) != isDescending
      }
      return first < second
    }
    #expect(rows.indices.sorted { keys.precedes($0, $1, areDescending) } == expected)
  }

  @Test(
    "times and spans are in their own order",
    arguments: [
      ["12:00 a.m.", "9:45:01.5 AM", "11 am", "12pm", "10:30:15.250 p.m."],
      ["9:30:15.250", "10:30:15.25", "10:30:15.2501", "100:00:00"],
      ["58:31", "1:01:12"],
    ])
  func comparesTimes(_ texts: [String]) {
    let amounts = texts.compactMap { MeasuredText($0) }
    #expect(amounts.count == texts.count && Set(amounts.map(\.kind)).count == 1)
    for (first, second) in zip(amounts, amounts.dropFirst()) {
      #expect(first.amount.isLess(than: second.amount))
    }
  }

  @Test(arguments: ["10:30:", "13 pm", "10:3", "1.5:00", "a.m.", "9:5:01", "7.15", "10:30 x"])
  func otherTextsAreNoTimes(_ text: String) {
    #expect(MeasuredText(text) == nil)
  }

  @Test("versions are in the order of their parts")
  func versions() {
    let sorted = [
      "v0.9", "1.0~beta2", "1.0-rc1", "1.0-rc2", "1.0", "1.0.1", "1.0a", "1.2", "1.9", "1.10",
      "2.0b2", "2.0.beta1", "2.0rc1", "2.0", "2.0-1", "2.0-10", "2.0-p1", "10.0",
    ]
    let keys = sorted.compactMap { VersionOrder.sortKey(of: $0) }
    #expect(keys.count == sorted.count)
    for (one, other) in zip(keys, keys.dropFirst()) {
      #expect(one.lexicographicallyPrecedes(other))
    }
    #expect(VersionOrder.sortKey(of: "latest") == nil)
    #expect(VersionOrder.sortKey(of: "1.02") == VersionOrder.sortKey(of: "1.2"))
  }
}
