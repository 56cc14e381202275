// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The largest rise and the largest fall of a column's numbers from one row to the next.
struct RowSteps: Sendable {
  /// A row's number and that of the row below it.
  struct Step: Sendable {
    /// The number above, and the one below.
    var above: DecimalNumber
    var below: DecimalNumber
    /// By how much the one below is more; negative for a fall.
    var difference: DecimalNumber
    var approximation: Double
    /// What both rows are called, where they have names.
    var aboveName: String?
    var belowName: String?
    /// The number of the row below, from 1.
    var belowNumber: Int
  }

  private(set) var rise: Step?
  private(set) var fall: Step?

  /// Adds two rows that follow each other.
  ///
  /// - Parameters:
  ///   - above: the number of the row above, and the binary one that is nearest to it.
  ///   - below: that of the row below.
  ///   - names: what both rows are called, and the number of the one below, if their step is the largest.
  mutating func add(
    from above: (number: DecimalNumber, approximation: Double),
    to below: (number: DecimalNumber, approximation: Double),
    named names: () -> (above: String?, below: String?, number: Int)
  ) {
    let rough = below.approximation - above.approximation
    let slack = 4 * max(above.approximation.magnitude, below.approximation.magnitude).ulp
    let least = min(
      rise?.approximation.magnitude ?? 0, fall?.approximation.magnitude ?? 0)
    // Where binary numbers show that it is smaller than both, all digits are not needed.
    guard rough.magnitude + slack >= least else { return }
    guard let difference = below.number.minus(above.number), !difference.isZero else { return }
    let size = difference.approximation
    let known = (difference.isNegative ? fall : rise)?.approximation.magnitude ?? 0
    guard size.magnitude > known else { return }
    let called = names()
    keep(
      Step(
        above: above.number, below: below.number, difference: difference, approximation: size,
        aboveName: called.above, belowName: called.below, belowNumber: called.number))
  }

  private mutating func keep(_ step: Step) {
    if step.difference.isNegative { fall = step } else { rise = step }
  }

  /// Passes the steps to or from another process.
  mutating func pass(_ archive: inout ByteArchive) throws(ByteArchive.Fault) {
    let none = Step(above: .zero, below: .zero, difference: .zero, approximation: 0, belowNumber: 0)
    for step in [\RowSteps.rise, \.fall] {
      try archive.pass(&self[keyPath: step], none) { (archive, step) throws(ByteArchive.Fault) in
        try step.above.pass(&archive)
        try step.below.pass(&archive)
        try step.difference.pass(&archive)
        step.approximation = step.difference.approximation
        try archive.pass(&step.aboveName)
        try archive.pass(&step.belowName)
        try archive.pass(&step.belowNumber)
      }
    }
  }

  /// Adds the steps of the rows that follow.
  ///
  /// - Parameters:
  ///   - next: their steps.
  ///   - rows: how many rows precede them.
  mutating func merge(_ next: RowSteps, below rows: Int) {
    for var step in [next.rise, next.fall].compactMap(\.self) {
      let known = step.difference.isNegative ? fall : rise
      guard step.approximation.magnitude > known?.approximation.magnitude ?? 0 else { continue }
      step.belowNumber += rows
      keep(step)
    }
  }
}
