// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Whether the values of a column rise or fall from row to row.
struct ValueOrder: Sendable {
  /// Which way they go.
  enum Direction: Sendable {
    case rising, falling
  }

  private var hasRise = false
  private var hasFall = false
  /// How many values differ from the one above them.
  private(set) var changes = 0
  /// Whether each value differs from the one above it.
  private(set) var isStrict = true

  /// Four values in order are chance once in twelve tables, which no listener should take for a plan.
  private static let fewestChanges = 4

  /// Whether the next value can still be in order.
  var isOpen: Bool { !(hasRise && hasFall) }

  /// Adds how a value compares with the one above it.
  mutating func add(isMore: Bool, isLess: Bool) {
    if isMore { hasRise = true } else if isLess { hasFall = true } else { isStrict = false }
    if isMore || isLess { changes += 1 }
  }

  /// Adds the values of the rows that follow, but how the first of them compares with the last one here.
  mutating func merge(_ next: ValueOrder) {
    hasRise = hasRise || next.hasRise
    hasFall = hasFall || next.hasFall
    changes += next.changes
    isStrict = isStrict && next.isStrict
  }

  /// Passes the order to or from another process.
  mutating func pass(_ archive: inout ByteArchive) throws(ByteArchive.Fault) {
    try archive.pass(&hasRise)
    try archive.pass(&hasFall)
    try archive.pass(&changes)
    try archive.pass(&isStrict)
  }

  /// Which way all of them go; nil if they go both ways, or are few.
  var direction: Direction? {
    guard isOpen, changes >= Self.fewestChanges else { return nil }
    return hasRise ? .rising : .falling
  }
}
