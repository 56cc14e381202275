// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How many rows say the same as one above them.
///
/// Rows are told apart by hashes of their cells. While these are few, all are kept; beyond that, those that begin with
/// so many zeros stand for the rest: Wegman's adaptive sampling (Flajolet, "On Adaptive Sampling", 1990).
struct RowRepeats: Sendable {
  /// How many hashes are kept.
  private static let mostKept = 1 << 16
  /// The standard error of an estimate, as a part of the number of different rows: 1.2 / √65,536.
  static let standardError = 0.0047
  /// What is less than four such errors may be none.
  private static let leastPart = 4 * standardError

  private var kept: Set<UInt64> = []
  /// With how many zeros a hash begins that is kept.
  private var zeros = 0
  private var rows = 0

  /// Whether all rows were compared.
  var isExact: Bool { zeros == 0 }

  /// Adds a row.
  mutating func add(_ row: borrowing ComposedRow) {
    rows += 1
    let hash = Self.hash(of: row)
    guard hash.leadingZeroBitCount >= zeros else { return }
    kept.insert(hash)
    thinOut()
  }

  /// Adds the rows that follow.
  mutating func merge(_ next: RowRepeats) {
    rows += next.rows
    let most = max(zeros, next.zeros)
    kept = kept.union(next.kept)
    if most > 0 { kept = kept.filter { $0.leadingZeroBitCount >= most } }
    zeros = most
    thinOut()
  }

  /// Keeps fewer hashes, once there are too many.
  private mutating func thinOut() {
    while kept.count > Self.mostKept, zeros < 32 {
      zeros += 1
      kept = kept.filter { $0.leadingZeroBitCount >= zeros }
    }
  }

  /// Passes the hashes to or from another process.
  mutating func pass(_ archive: inout ByteArchive) throws(ByteArchive.Fault) {
    var hashes = kept.sorted()
    try archive.pass(&hashes, 0) { (archive, hash) throws(ByteArchive.Fault) in
      try archive.pass(&hash)
    }
    try archive.pass(&zeros, most: 32)
    try archive.pass(&rows)
    guard archive.isReading else { return }
    guard hashes.count <= Self.mostKept else { throw .broken }
    kept = Set(hashes)
  }

  /// How many rows repeat one above them; 0 where an estimate can't tell that any do.
  var count: Int {
    let different = kept.count << zeros
    let count = rows - different
    return isExact || Double(count) > Self.leastPart * Double(different) ? count : 0
  }

  private static func hash(of row: borrowing ComposedRow) -> UInt64 {
    var bytes = ByteHash()
    for phrase in row.phrases where !phrase.isAccessory && row.hasValue(phrase) {
      bytes.add(row.field(of: phrase).nameHash)
      bytes.add(row.window, from: phrase.cell.start, to: phrase.cell.end)
    }
    for detail in row.customContent {
      bytes.add(detail.label)
      bytes.add(detail.value)
    }
    return bytes.mixed
  }
}
