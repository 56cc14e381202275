// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Columns beside each other: two blank cells are between them, and guide dots lead from a short entry to the next.
struct BrailleColumns {
  /// The blank cells between two columns.
  static let gutter = 2
  /// The most lines of a heading.
  private static let headingLimit = 2
  /// The fewest cells to the end of a column that guide dots fill, behind a blank one.
  private static let leastGuided = 3

  /// How wide each column is.
  let widths: [Int]
  /// The headings and the lines under them; empty if no column has a heading.
  private(set) var headingLines: [[UInt8]] = []
  /// Whether short headings stand for the full ones.
  private let hasKey: Bool

  /// Finds the widths; nil if the columns don't fit on a line.
  init?(_ table: BrailleTable, width: Int) {
    let rows = table.rows
    let count = max(table.headings.count, rows.map(\.count).max() ?? 0)
    guard count > 0 else { return nil }
    let entries = (0..<count).map { column in
      rows.reduce(0) { max($0, BrailleCells.text($1, at: column).count) }
    }
    let candidates =
      table.shortHeadings.isEmpty ? [table.headings] : [table.headings, table.shortHeadings]
    let found = candidates.lazy.map { headings in
      let widths = entries.enumerated().map { column, widest in
        max(widest, Self.least(BrailleCells.text(headings, at: column)), 1)
      }
      return (widths: widths, headings: headings)
    }.first { $0.widths.reduce(0, +) + Self.gutter * (count - 1) <= width }
    guard let found else { return nil }
    widths = found.widths
    hasKey = found.headings != table.headings
    guard found.headings.contains(where: { !$0.isEmpty }) else { return }
    let wrapped = widths.enumerated().map { column, width in
      let heading = BrailleCells.text(found.headings, at: column)
      return heading.isEmpty ? [] : BrailleCells.wrapped(heading, width: width)
    }
    let height = wrapped.map(\.count).max() ?? 0
    for line in 0..<height {
      // Short headings stand right above the lines under them.
      headingLines.append(
        joined(
          wrapped.map { lines in
            let at = line - (height - lines.count)
            return at >= 0 ? lines[at] : []
          }))
    }
    headingLines.append(
      joined(
        zip(wrapped, widths).map { heading, width in
          heading.isEmpty
            ? []
            : [BrailleCells.guideDot] + [UInt8](repeating: BrailleCells.rule, count: width - 1)
        }))
  }

  /// The least width in which a heading has two lines.
  private static func least(_ heading: [UInt8]) -> Int {
    guard !heading.isEmpty else { return 0 }
    var width = BrailleCells.words(heading).map(\.count).max() ?? 0
    while width < heading.count, BrailleCells.wrapped(heading, width: width).count > headingLimit {
      width += 1
    }
    return width
  }

  /// The line of a row.
  func lines(of cells: [[UInt8]]) -> [[UInt8]] {
    [
      joined(
        widths.indices.map { column in
          let entry = BrailleCells.text(cells, at: column)
          if entry.isEmpty {
            return [UInt8](repeating: BrailleCells.guideDot, count: widths[column])
          }
          guard column < widths.count - 1 else { return entry }
          let rest = widths[column] - entry.count
          guard rest >= Self.leastGuided else { return entry }
          return entry + [0] + [UInt8](repeating: BrailleCells.guideDot, count: rest - 1)
        })
    ]
  }

  /// The key of short headings, above the table; nothing where headings are in full.
  func key(of table: BrailleTable, width: Int) -> [BrailleBlock] {
    guard hasKey else { return [] }
    let lines = zip(table.shortHeadings, table.headings).filter { $0 != $1 }.flatMap {
      short, full in
      BrailleCells.wrapped(short + [0] + full, width: width, others: 2)
    }
    return lines.isEmpty ? [] : [BrailleBlock(lines, isApart: true, leads: true)]
  }

  /// Texts in their columns, without blanks at the end.
  private func joined(_ texts: [[UInt8]]) -> [UInt8] {
    var line: [UInt8] = []
    for (column, text) in texts.enumerated() {
      line += text
      guard column < texts.count - 1 else { break }
      line += [UInt8](repeating: 0, count: widths[column] - text.count + Self.gutter)
    }
    return BrailleCells.trimmed(line)
  }
}
