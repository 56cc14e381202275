// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The largest rise and the largest fall of a column's numbers from one row to the next.
struct RowSteps: Sendable {
  /// A row's number and that of the row below it.
  struct Step: Sendable {
    /// The number above, and the one below.
    let above: DecimalNumber
    let below: DecimalNumber
    /// By how much the one below is more; negative for a fall.
    let difference: DecimalNumber
    let approximation: Double
    /// What both rows are called, where they have names.
    let aboveName: String?
    let belowName: String?
    /// The number of the row below, from 1.
    let belowNumber: Int
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
    let step = Step(
      above: above.number, below: below.number, difference: difference, approximation: size,
      aboveName: called.above, belowName: called.below, belowNumber: called.number)
    if difference.isNegative { fall = step } else { rise = step }
  }
}
