// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How closely the numbers of each two columns go together: Pearson's coefficient, in one pass.
///
/// The moments are updated as Welford's method has it (Chan, Golub and LeVeque, 1979), which loses no digits to large means.
struct Correlations: Sendable {
  /// Two columns, and how closely their numbers go together.
  struct Pair: Sendable {
    /// The places of both columns among those of the table.
    let first: Int
    let second: Int
    /// From −1, where one falls as the other rises, to 1; 0 where they have nothing to do with each other.
    let coefficient: Double
  }

  private struct Moments {
    var count = 0.0
    var firstMean = 0.0
    var secondMean = 0.0
    var firstSquares = 0.0
    var secondSquares = 0.0
    var products = 0.0

    mutating func add(_ first: Double, _ second: Double) {
      count += 1
      let (fromFirst, fromSecond) = (first - firstMean, second - secondMean)
      firstMean += fromFirst / count
      secondMean += fromSecond / count
      firstSquares += fromFirst * (first - firstMean)
      secondSquares += fromSecond * (second - secondMean)
      products += fromFirst * (second - secondMean)
    }

    /// Adds the moments of other rows, as Chan, Golub and LeVeque have it.
    mutating func merge(_ other: Moments) {
      guard other.count > 0 else { return }
      let all = count + other.count
      let (apart, secondApart) = (other.firstMean - firstMean, other.secondMean - secondMean)
      let weight = count * other.count / all
      firstMean += apart * (other.count / all)
      secondMean += secondApart * (other.count / all)
      firstSquares += other.firstSquares + apart * apart * weight
      secondSquares += other.secondSquares + secondApart * secondApart * weight
      products += other.products + apart * secondApart * weight
      count = all
    }

    mutating func pass(_ archive: inout ByteArchive) throws(ByteArchive.Fault) {
      for number in [
        \Moments.count, \.firstMean, \.secondMean, \.firstSquares, \.secondSquares, \.products,
      ] { try archive.pass(&self[keyPath: number]) }
    }

    /// The same with the columns in the other order.
    var swapped: Moments {
      Moments(
        count: count, firstMean: secondMean, secondMean: firstMean, firstSquares: secondSquares,
        secondSquares: firstSquares, products: products)
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
    if let place = place(of: column) { row[place] = number }
  }

  /// The place of a column, which is a new one for its first number; nil if there are too many.
  private mutating func place(of column: Int) -> Int? {
    if let place = columns.firstIndex(of: column) { return place }
    guard columns.count < Self.mostColumns else { return nil }
    moments.append(columns.map { _ in Moments() })
    columns.append(column)
    row.append(nil)
    return columns.count - 1
  }

  /// Adds the rows that follow.
  ///
  /// - Parameters:
  ///   - next: their moments.
  ///   - known: the place here of each column there.
  mutating func merge(_ next: Correlations, columns known: [Int]) {
    // Beyond the most columns, a part may lack numbers of one that is kept here.
    if next.columns.count == Self.mostColumns,
      !Set(columns).isSubset(of: next.columns.map { known[$0] })
    {
      (columns, moments, row) = ([], [], [])
      return
    }
    let places = next.columns.map { place(of: known[$0]) }
    for (second, row) in next.moments.enumerated() {
      for (first, added) in row.enumerated() {
        guard let left = places[first], let right = places[second] else { continue }
        if left < right {
          moments[right][left].merge(added)
        } else {
          moments[left][right].merge(added.swapped)
        }
      }
    }
  }

  /// Passes the moments to or from another process.
  ///
  /// - Parameters:
  ///   - archive: where they are written to, or read from.
  ///   - columnCount: how many columns the table has.
  /// - Throws: a fault of the archive.
  mutating func pass(
    _ archive: inout ByteArchive, columnCount: Int
  ) throws(ByteArchive.Fault) {
    try archive.pass(&columns, 0) { (archive, column) throws(ByteArchive.Fault) in
      try archive.pass(&column, most: columnCount - 1)
    }
    guard columns.count <= Self.mostColumns, Set(columns).count == columns.count else {
      throw .broken
    }
    if archive.isReading {
      moments = columns.indices.map { place in (0..<place).map { _ in Moments() } }
      row = columns.map { _ in nil }
    }
    for second in columns.indices {
      for first in 0..<second { try moments[second][first].pass(&archive) }
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
