// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The numbers of a column from the first row to the last, few enough to be heard as tones or seen as a line.
///
/// As long as there are no more rows than points, each row has one. Of more rows, each point has as many, of which it
/// knows the mean, the least and the greatest. Points that no number is in stand for missing values.
///
/// ```swift
/// var series = ColumnSeries()
/// series.add(12, row: 0)
/// series.add(7.5, row: 2)
/// series.points(of: 3).map(\.mean)  // [12, nil, 7.5]
/// ```
package struct ColumnSeries: Sendable {
  /// The rows that are heard or seen together.
  package struct Point: Hashable, Sendable {
    /// How many of its rows have a number.
    package fileprivate(set) var count = 0
    /// The least of the numbers.
    package fileprivate(set) var least = Double.infinity
    /// The greatest of the numbers.
    package fileprivate(set) var greatest = -Double.infinity
    private var average = 0.0

    fileprivate mutating func add(_ number: Double) { add(number, count: 1, number, number) }

    fileprivate mutating func add(_ other: Point) {
      guard other.count > 0 else { return }
      add(other.average, count: other.count, other.least, other.greatest)
    }

    private mutating func add(
      _ number: Double, count more: Int, _ lowest: Double, _ highest: Double
    ) {
      count += more
      average += (number - average) * (Double(more) / Double(count))
      least = min(least, lowest)
      greatest = max(greatest, highest)
    }

    /// The mean of the numbers; nil if there are none.
    package var mean: Double? { count > 0 ? average : nil }
  }

  /// The most points: at ten tones a second, they take twenty seconds.
  static let mostPoints = 200
  /// Numbers beyond this, either way, count as this one, so that no sum of them is infinite.
  private static let farthest = 1e150

  private var points: [Point] = []
  /// How many rows a point has so far.
  private var rowsPerPoint = 1

  package init() {}

  /// Adds the number that a row has.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - row: the row, counted from 0, and none before the last that was added.
  package mutating func add(_ number: Double, row: Int) {
    guard number.isFinite, row >= 0 else { return }
    while row / rowsPerPoint >= Self.mostPoints { halve() }
    let index = row / rowsPerPoint
    while points.count <= index { points.append(Point()) }
    points[index].add(min(max(number, -Self.farthest), Self.farthest))
  }

  /// Puts two points each into one.
  private mutating func halve() {
    var halved: [Point] = []
    for index in stride(from: 0, to: points.count, by: 2) {
      var point = points[index]
      if index + 1 < points.count { point.add(points[index + 1]) }
      halved.append(point)
    }
    points = halved
    rowsPerPoint *= 2
  }

  /// How many rows share a point in a table of so many.
  package func rowsPerPoint(of rows: Int) -> Int {
    var share = rowsPerPoint
    while rows > Self.mostPoints * share { share *= 2 }
    return share
  }

  /// The points of a whole table: also of rows behind the last number, for which more rows may share a point.
  ///
  /// - Parameter rows: how many rows the table has.
  /// - Returns: a point for each ``rowsPerPoint(of:)`` rows.
  package func points(of rows: Int) -> [Point] {
    var series = self
    let share = rowsPerPoint(of: rows)
    while series.rowsPerPoint < share { series.halve() }
    let count = (rows + series.rowsPerPoint - 1) / series.rowsPerPoint
    return series.points.prefix(count)
      + Array(repeating: Point(), count: max(count - series.points.count, 0))
  }
}
