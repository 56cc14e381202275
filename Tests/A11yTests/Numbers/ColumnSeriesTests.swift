// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

@Suite("The numbers of a column from the first row to the last")
struct ColumnSeriesTests {
  @Test(
    "as many rows share a point as they must, and no more",
    arguments: [
      (0, 0, 1), (1, 1, 1), (200, 200, 1), (201, 101, 2), (400, 200, 2), (401, 101, 4),
      (100_000, 196, 512),
    ])
  func points(_ rows: Int, _ points: Int, _ rowsPerPoint: Int) {
    var series = ColumnSeries()
    for row in 0..<rows { series.add(Double(row), row: row) }
    #expect(series.points(of: rows).count == points)
    #expect(series.rowsPerPoint(of: rows) == rowsPerPoint)
  }

  @Test func rowsWithoutANumberArePointsWithoutOne() {
    var series = ColumnSeries()
    series.add(12, row: 0)
    series.add(.nan, row: 1)
    series.add(7.5, row: 2)
    #expect(series.points(of: 5).map(\.mean) == [12, nil, 7.5, nil, nil])
  }

  @Test("each point is what its rows say", arguments: 0..<40)
  func pointsAreOfTheirRows(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let rows = Int.random(in: 1...3000, using: &random)
    let values = (0..<rows).map { _ in
      Int.random(in: 0..<9, using: &random) == 0
        ? nil : Double.random(in: -1e6...1e6, using: &random)
    }
    var series = ColumnSeries()
    for (row, value) in values.enumerated() {
      if let value { series.add(value, row: row) }
    }
    let points = series.points(of: rows)
    let share = (1...).lazy.map { 1 << ($0 - 1) }.first { rows <= 200 * $0 } ?? 1
    for (index, point) in points.enumerated() {
      let own = values[index * share..<min((index + 1) * share, rows)].compactMap(\.self)
      #expect(point.count == own.count)
      guard let least = own.min(), let greatest = own.max(), let mean = point.mean else {
        #expect(own.isEmpty && point.mean == nil)
        continue
      }
      #expect(point.least == least && point.greatest == greatest)
      #expect(abs(mean - own.reduce(0, +) / Double(own.count)) <= 1e-6)
    }
    #expect(points.count == (rows + share - 1) / share)
  }

  @Test func noNumberMakesASeriesInfinite() {
    var series = ColumnSeries()
    for row in 0..<1000 { series.add(row.isMultiple(of: 2) ? 1e308 : -1e308, row: row) }
    #expect(series.points(of: 1000).allSatisfy { $0.mean?.isFinite == true })
  }
}
