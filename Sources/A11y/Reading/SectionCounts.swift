/// How the shown rows of a table, and the headers and footers among them, are spread over its sections.
///
/// Sections are counted in order.
struct SectionCounts {
  /// For each section, how many rows there are up to its end.
  private var rowSums: [Int] = []
  /// For each section, how many headers and footers there are up to its end.
  private var titleSums: [Int] = []

  /// The number of all headers and footers.
  var titleCount: Int { titleSums.last ?? 0 }

  /// The number of rows in a section.
  func rows(in section: Int) -> Int { rows(before: section + 1) - rows(before: section) }

  /// The number of rows in the sections before one.
  func rows(before section: Int) -> Int { Self.sum(rowSums, before: section) }

  /// The number of headers and footers in the sections before one.
  func titles(before section: Int) -> Int { Self.sum(titleSums, before: section) }

  /// Counts rows of a section.
  mutating func add(rows count: Int, section: Int) { Self.add(count, section, to: &rowSums) }

  /// Counts a header or footer of a section.
  mutating func addTitle(section: Int) { Self.add(1, section, to: &titleSums) }

  private static func add(_ count: Int, _ section: Int, to sums: inout [Int]) {
    while sums.count <= section { sums.append(sums.last ?? 0) }
    sums[section] += count
  }

  private static func sum(_ sums: [Int], before section: Int) -> Int {
    let count = min(section, sums.count)
    return count > 0 ? sums[count - 1] : 0
  }
}
