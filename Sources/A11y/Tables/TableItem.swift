// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a table shows: a header, a row or a footer.
public enum TableItem: Hashable, Sendable {
  /// A section's header.
  case header(section: Int)
  /// A row.
  case row(RowIndexPath)
  /// A section's footer.
  case footer(section: Int)

  /// Whether it is a row, rather than a header or footer.
  public var isRow: Bool { if case .row = self { true } else { false } }
}

extension TableItem {
  /// Whether this is the header of a section.
  var isHeader: Bool { if case .header = self { true } else { false } }

  /// The section of the item.
  var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let indexPath): indexPath.section
    }
  }
}
