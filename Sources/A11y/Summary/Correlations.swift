// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How closely the numbers of each two columns go together: Pearson's coefficient, in one pass.
///
/// The moments are updated as Welford's method has it (Chan, Golub and LeVeque, 1979), which loses no digits to large means.
struct Correlations: Sendable {
  /// Two columns, and how closely their numbers go together.
  struct Pair: Sendable {
    /// The indices of both columns in the input.
    let first: Int
    let second: Int
    /// From −1, where one falls as the other rises, to 1; 0 where they have nothing to do with each other.
    let coefficient: Double
  }

  private struct Moments {
    var count = 0.0
    var (firstMean, secondMean) = (0.0, 0.0)
    var (firstSquares, secondSquares, products) = (0.0, 0.0, 0.0)

    mutating func add(_ first: Double, _ second: Double) {
      count += 1
      let (fromFirst, fromSecond) = (first - firstMean, second - secondMean)
      firstMean += fromFirst / count
      secondMean += fromSecond / count
      firstSquares += fromFirst * (first - firstMean)
      secondSquares += fromSecond * (second - secondMean)
      products += fromFirst * (second - secondMean)
    }
  }

  /// More columns have more pairs than anybody listens to.
  private static let mostColumns = 32
  /// Two rows are always on a line.
  private static let fewestRows = 3.0

  /// The columns that have had a number, in the order of their first.
  private var columns: [Int] = []
  /// The moments of each column with those before it.
  private var moments: [[Moments]] = []
  /// The numbers of the row that is being added, by the places of their columns.
  private var row: [Double?] = []

  /// Adds a number of the row that is being added.
  mutating func add(_ number: Double, of column: Int) {
    if let place = columns.firstIndex(of: column) {
      row[place] = number
    } else if columns.count < Self.mostColumns {
      moments.append(columns.map { _ in Moments() })
      columns.append(column)
      row.append(number)
    }
  }

  /// Ends the row that was being added.
  mutating func endRow() {
    for second in row.indices {
      guard let number = row[second] else { continue }
      for first in 0..<second {
        guard let other = row[first] else { continue }
        moments[second][first].add(other, number)
      }
    }
    for place in row.indices { row[place] = nil }
  }

  /// The pairs of columns whose numbers differ, those that go together most closely first.
  var pairs: [Pair] {
    var pairs: [Pair] = []
    for (second, row) in moments.enumerated() {
      for (first, moments) in row.enumerated() where moments.count >= Self.fewestRows {
        let size = moments.firstSquares.squareRoot() * moments.secondSquares.squareRoot()
        guard size > 0, size.isFinite else { continue }
        let coefficient = max(-1, min(1, moments.products / size))
        pairs.append(
          Pair(first: columns[first], second: columns[second], coefficient: coefficient))
      }
    }
    let ranked = pairs.enumerated().sorted { left, right in
      (right.element.coefficient.magnitude, left.offset)
        < (left.element.coefficient.magnitude, right.offset)
    }
    return ranked.map(\.element)
  }
}
