// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The position of a row in a table: its section, and its row in the section, both from 0.
public struct RowIndexPath: Hashable, Comparable, Codable, Sendable {
  /// The section, from 0.
  public var section: Int
  /// The row in its section, from 0.
  public var row: Int

  /// Makes an index path.
  public init(row: Int, section: Int) {
    self.section = section
    self.row = row
  }

  /// Whether one precedes another on the screen.
  public static func < (first: RowIndexPath, second: RowIndexPath) -> Bool {
    (first.section, first.row) < (second.section, second.row)
  }
}
