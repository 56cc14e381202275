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
  }

  private(set) var rise: Step?
  private(set) var fall: Step?

  /// Adds two rows that follow each other.
  ///
  /// - Parameters:
  ///   - above: the number of the row above, and the binary one that is nearest to it.
  ///   - below: that of the row below.
  ///   - names: what both rows are called, if their step is the largest.
  mutating func add(
    from above: (number: DecimalNumber, approximation: Double),
    to below: (number: DecimalNumber, approximation: Double),
    named names: () -> (above: String?, below: String?)
  ) {
    let rough = below.approximation - above.approximation
    guard rough != 0 else { return }
    let known = (rough > 0 ? rise : fall)?.approximation.magnitude ?? 0
    // The difference of binary numbers is near enough for those that are clearly smaller.
    guard rough.magnitude >= known * (1 - 1e-9) else { return }
    guard let difference = below.number.minus(above.number), !difference.isZero else { return }
    let size = difference.approximation
    guard size.magnitude > known else { return }
    let called = names()
    let step = Step(
      above: above.number, below: below.number, difference: difference, approximation: size,
      aboveName: called.above, belowName: called.below)
    if difference.isNegative { fall = step } else { rise = step }
  }
}
