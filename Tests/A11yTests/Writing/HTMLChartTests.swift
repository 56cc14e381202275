// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

@Suite("The line of a column in a page")
struct HTMLChartTests {
  private static func image(_ values: [Double?], label: String = "x") -> String {
    var series = ColumnSeries()
    for (row, value) in values.enumerated() {
      if let value { series.add(value, row: row) }
    }
    var out = ByteBuffer()
    HTMLChart(ColumnChart(label: label, points: series.points(of: values.count))).append(into: &out)
    return out.text()
  }

  /// The points of all lines, in their order.
  private static func points(_ image: String) -> [[(x: Double, y: Double)]] {
    image.split(separator: "<polyline points=\"").dropFirst().map { line in
      line.prefix { $0 != "\"" }.split(separator: " ").compactMap { point in
        let parts = point.split(separator: ",").compactMap { Double($0) }
        return parts.count == 2 ? (parts[0], parts[1]) : nil
      }
    }
  }

  @Test("greater values are higher, and later rows farther right", arguments: 0..<10)
  func order(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let values = (0..<50).map { Double($0) }.shuffled(using: &random)
    let line = try #require(Self.points(Self.image(values)).first)
    try #require(line.count == values.count)
    for index in values.indices.dropFirst() {
      #expect(line[index].x > line[index - 1].x)
      #expect((line[index].y < line[index - 1].y) == (values[index] > values[index - 1]))
    }
    #expect(line.allSatisfy { (0...400).contains($0.x) && (0...60).contains($0.y) })
  }

  @Test func missingValuesAreGaps() {
    let lines = Self.points(Self.image([1, 2, nil, 5, nil, nil, 3, 4]))
    #expect(lines.map(\.count) == [2, 2, 2])
    // The dot of a lone value is a line that ends where it begins.
    #expect(lines[1][0] == lines[1][1])
  }

  @Test func rowsThatShareAPointAreAnArea() {
    let image = Self.image((0..<500).map { Double($0 % 7) })
    #expect(image.contains("<polygon") && !Self.image([1, 2]).contains("<polygon"))
  }

  @Test func itsNameIsText() {
    #expect(
      Self.image([1, 2], label: "a \"b\" <c> & d").contains(
        "aria-label=\"a &quot;b&quot; &lt;c&gt; &amp; d\""))
  }

  @Test(
    "any numbers fit", arguments: [[], [nil], [5], [1e308, -1e308], [0, 1e-300]] as [[Double?]])
  func fits(_ values: [Double?]) {
    for (x, y) in Self.points(Self.image(values)).joined() {
      #expect((0...400).contains(x) && (0...60).contains(y))
    }
  }
}
