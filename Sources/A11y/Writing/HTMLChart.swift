// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The line of a column as an image in a page: a picture for those who look, with a name for those who listen.
///
/// Its name has what Apple's chart descriptors ask for (`AXChartDescriptor`): the title, the axis of the rows, and the axis of
/// the values with its range. Screen readers read it as one image (WAI-ARIA 1.2, role `img`); all its figures stand in the
/// sentence before it.
struct HTMLChart {
  /// The size in units of the image; the page makes it as wide as its text allows.
  private static let (width, height) = (400.0, 60.0)
  /// What the line needs to its sides, so that its ends are whole.
  private static let margin = 3.0

  private let chart: ColumnChart
  private let least: Double
  private let greatest: Double

  init(_ chart: ColumnChart) {
    self.chart = chart
    let points = chart.points.filter { $0.count > 0 }
    least = points.map(\.least).min() ?? 0
    greatest = points.map(\.greatest).max() ?? 0
  }

  /// Appends the image.
  func append(into out: inout ByteBuffer) {
    out.append("<svg role=\"img\" aria-label=\"")
    out.append(escaped: chart.label, isAttribute: true)
    out.append("\" viewBox=\"0 0 \(Int(Self.width)) \(Int(Self.height))\">")
    for run in runs {
      if run.contains(where: { chart.points[$0].least < chart.points[$0].greatest }) {
        appendBand(run, into: &out)
      }
      appendLine(run, into: &out)
    }
    out.append("</svg>")
  }

  /// The points that follow each other without a missing value between them.
  private var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for index in 0...chart.points.count {
      let hasValue = index < chart.points.count && chart.points[index].count > 0
      if hasValue, start == nil { start = index }
      if !hasValue, let first = start {
        runs.append(first..<index)
        start = nil
      }
    }
    return runs
  }

  /// The line of the values; a value between two missing ones is a dot.
  private func appendLine(_ run: Range<Int>, into out: inout ByteBuffer) {
    out.append("<polyline points=\"")
    appendPoints(run.map { ($0, chart.points[$0].mean ?? least) }, into: &out)
    // A line that ends where it begins is drawn as a dot by its round ends.
    if run.count == 1 {
      out.append(" ")
      appendPoints(run.map { ($0, chart.points[$0].mean ?? least) }, into: &out)
    }
    out.append("\"/>")
  }

  /// The area between the least and the greatest of the rows that share a point.
  private func appendBand(_ run: Range<Int>, into out: inout ByteBuffer) {
    out.append("<polygon points=\"")
    appendPoints(run.map { ($0, chart.points[$0].greatest) }, into: &out)
    out.append(" ")
    appendPoints(run.reversed().map { ($0, chart.points[$0].least) }, into: &out)
    out.append("\"/>")
  }

  private func appendPoints(_ points: [(index: Int, value: Double)], into out: inout ByteBuffer) {
    for (number, point) in points.enumerated() {
      if number > 0 { out.append(" ") }
      out.append("\(Self.tenths(x(point.index))),\(Self.tenths(y(point.value)))")
    }
  }

  private func x(_ index: Int) -> Double {
    let last = Double(max(chart.points.count - 1, 1))
    return Self.margin + Double(index) / last * (Self.width - 2 * Self.margin)
  }

  private func y(_ value: Double) -> Double {
    // Halves are taken first, since the difference of two large numbers may be none.
    let width = greatest / 2 - least / 2
    let place = width > 0 ? (value / 2 - least / 2) / width : 0.5
    return Self.height - Self.margin - place * (Self.height - 2 * Self.margin)
  }

  /// A number with one decimal, which no eye tells from more.
  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
