// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite struct SectionCountsTests {
  @Test func countsAreTheSumsOfWhatWasAdded() {
    var counts = SectionCounts()
    var rows: [Int] = []
    var titles: [Int] = []
    for section in 0..<2_000 {
      // A section that nothing was counted of has nothing.
      let sizes = [0, 0, 1, 2, 254, 255, 256, 100_000]
      rows.append(sizes.randomElement() ?? 0)
      titles.append(Int.random(in: 0...2))
      for _ in 0..<titles[section] { counts.addTitle(section: section) }
      let first = Int.random(in: 0...rows[section])
      if rows[section] > 0 {
        counts.add(rows: first, section: section)
        counts.add(rows: rows[section] - first, section: section)
      }
    }
    var (rowSum, titleSum) = (0, 0)
    for section in rows.indices {
      #expect(counts.rows(in: section) == rows[section])
      #expect(counts.rows(before: section) == rowSum)
      #expect(counts.titles(before: section) == titleSum)
      rowSum += rows[section]
      titleSum += titles[section]
    }
    #expect(counts.rows(before: 5_000) == rowSum && counts.titles(before: 5_000) == titleSum)
    #expect(counts.titleCount == titleSum && counts.rows(in: 5_000) == 0)
  }
}
