// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What has changed in a column from one version of a table to another.
struct ColumnChanges {
  /// A change of one row.
  struct Change {
    let row: String
    let from: KeyedRows.Value?
    let to: KeyedRows.Value?
  }

  /// A number that has risen or fallen, and by how much.
  struct Step {
    let change: Change
    let difference: DecimalNumber
    let approximation: Double
  }

  let field: PreparedField
  private(set) var count = 0
  /// The first changes.
  private(set) var first: [Change] = []
  private(set) var rise: Step?
  private(set) var fall: Step?

  /// How many changes of texts are told.
  private static let mostTold = 3

  init(_ field: PreparedField) { self.field = field }

  mutating func add(_ change: Change) {
    count += 1
    if first.count < Self.mostTold { first.append(change) }
    guard let old = change.from, let new = change.to, let from = old.number,
      let to = new.number, field.say.kind != .year, KeyedRows.Value.haveSameUnit(old, new)
    else { return }
    guard let difference = to.minus(from), !difference.isZero else { return }
    let step = Step(
      change: change, difference: difference, approximation: difference.approximation)
    if difference.isNegative {
      if fall.map({ step.approximation < $0.approximation }) ?? true { fall = step }
    } else if rise.map({ step.approximation > $0.approximation }) ?? true {
      rise = step
    }
  }
}
