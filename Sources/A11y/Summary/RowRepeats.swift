// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How many rows say the same as one above them.
///
/// Rows are told apart by hashes of their cells. While these are few, all are kept; beyond that, those that begin with
/// so many zeros stand for the rest: Wegman's adaptive sampling (Flajolet, "On Adaptive Sampling", 1990).
struct RowRepeats: Sendable {
  /// How many hashes are kept.
  private static let mostKept = 1 << 16

  /// How often each kept hash was met.
  private var counts: [UInt64: Int] = [:]
  /// With how many zeros a hash begins that is kept.
  private var zeros = 0

  /// Whether all rows were compared.
  var isExact: Bool { zeros == 0 }

  /// Adds a row.
  mutating func add(_ row: borrowing ComposedRow) {
    let hash = Self.hash(of: row)
    guard hash.leadingZeroBitCount >= zeros else { return }
    counts[hash, default: 0] += 1
    while counts.count > Self.mostKept, zeros < 64 {
      zeros += 1
      counts = counts.filter { $0.key.leadingZeroBitCount >= zeros }
    }
  }

  /// How many rows repeat one above them.
  var count: Int {
    let kept = counts.values.reduce(0) { $0 + $1 - 1 }
    let (all, isOver) = kept.multipliedReportingOverflow(by: 1 << min(zeros, 62))
    return isOver ? .max : all
  }

  private static func hash(of row: borrowing ComposedRow) -> UInt64 {
    var bytes = ByteHash()
    for phrase in row.phrases where !phrase.isAccessory && row.hasValue(phrase) {
      bytes.add(UInt8(truncatingIfNeeded: phrase.field))
      bytes.add(UInt8(truncatingIfNeeded: phrase.field >> 8))
      bytes.add(row.window, from: phrase.cell.start, to: phrase.cell.end)
    }
    return bytes.mixed
  }
}
