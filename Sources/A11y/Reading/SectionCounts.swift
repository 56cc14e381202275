// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How the shown rows of a table, and the headers and footers among them, are spread over its sections.
///
/// Sections are counted in order. There may be millions, so each takes two bytes, and sums are kept for
/// the first of every few.
struct SectionCounts {
  /// The number of all headers and footers.
  private(set) var titleCount = 0
  private var rowCount = 0
  /// For each section, how many rows it has; `many` if that is in `manyRows`.
  private var rows: [UInt8] = []
  private var manyRows: [Int: Int] = [:]
  private static let many = UInt8.max
  /// For each section, how many of a header and a footer it has.
  private var titles: [UInt8] = []
  /// For the first section of each stretch, how many rows and titles come before it.
  private var sums: [(rows: Int, titles: Int)] = []
  private static let stretch = 256

  /// The number of rows in a section.
  func rows(in section: Int) -> Int {
    guard rows.indices.contains(section) else { return 0 }
    return manyRows[section] ?? Int(rows[section])
  }

  /// The number of rows in the sections before one.
  func rows(before section: Int) -> Int {
    guard section < rows.count else { return rowCount }
    let start = section / Self.stretch
    return (start * Self.stretch..<section).reduce(sums[start].rows) { $0 + rows(in: $1) }
  }

  /// The number of headers and footers in the sections before one.
  func titles(before section: Int) -> Int {
    guard section < titles.count else { return titleCount }
    let start = section / Self.stretch
    return titles[start * Self.stretch..<section].reduce(sums[start].titles) { $0 + Int($1) }
  }

  /// Counts rows of a section.
  mutating func add(rows count: Int, section: Int) {
    reach(section)
    rowCount += count
    let total = rows(in: section) + count
    rows[section] = UInt8(clamping: total)
    if rows[section] == Self.many { manyRows[section] = total }
  }

  /// Counts a header or footer of a section.
  mutating func addTitle(section: Int) {
    reach(section)
    titleCount += 1
    titles[section] += 1
  }

  private mutating func reach(_ section: Int) {
    while rows.count <= section {
      if rows.count.isMultiple(of: Self.stretch) { sums.append((rowCount, titleCount)) }
      rows.append(0)
      titles.append(0)
    }
  }
}
