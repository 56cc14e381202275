// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

internal import ArgumentParser

/// Rows by number, as `--rows` takes them: `3-12`, `3-` or `7`, counted from 1.
struct RowRange: Equatable {
  var rows: ClosedRange<Int>

  /// The last row that can be asked for.
  private static let last = Int(Int32.max)

  init(_ rows: ClosedRange<Int>) { self.rows = rows }

  /// Parses the option's value.
  ///
  /// - Throws: a `ValidationError` for anything else.
  init(argument text: String) throws {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.map { Int($0) }
    switch (parts.count, numbers[0]) {
    case (1, let row?) where (1...Self.last).contains(row): rows = row...row
    case (2, let first?) where (1...Self.last).contains(first) && parts[1].isEmpty:
      rows = first...Self.last
    case (2, let first?) where first >= 1:
      guard let last = numbers[1], last >= first, last <= Self.last else { fallthrough }
      rows = first...last
    default: throw ValidationError("expected rows counted from 1, such as 3-12, 3- or 7")
    }
  }
}
