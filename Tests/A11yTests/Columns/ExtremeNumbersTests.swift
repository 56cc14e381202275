// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Numbers at the ends of what a machine counts with, which programs write in the place of a missing value.
struct ExtremeNumbersTests {
  private static let numbers = [
    "-9223372036854775808", "9223372036854775807", "-9223372036854775807", "9223372036854775808",
    "18446744073709551615", "-2147483648", "4294967296", "1e308", "-1e308", "5e-324",
    "170141183460469231731687303715884105727", "-99999999999999999999999999999999999999",
  ]
  /// Tables with a number in the place of "#", among others of its kind.
  private static let tables = [
    "name,v\nA,5\nB,#\nC,7\n", ",v\n1,5\n#,6\n3,7\n", "v\n5\n#\n7\n",
    "year,v\n2001,5\n#,4\n2003,6\n",
    "date,v\n20240101,5\n#,4\n20240103,6\n", "dep_time,v\n517,5\n#,4\n620,6\n",
    "created_at,v\n1700000000,5\n#,4\n1700000009,6\n", "size_mb,v\n1,5\n#,4\n3,6\n",
    "dur_ms,v\n1,5\n#,4\n3,6\n", "rating,v\n1,5\n#,4\n3,6\n", "price_usd,v\n1.5,5\n#,4\n3.25,6\n",
    "share_pct,v\n1.5,5\n#,4\n3.25,6\n", "w_kg,v\n1.5,5\n#,4\n3.25,6\n",
    "lat,v\n1.5,5\n#,4\n3.25,6\n",
    #"[{"a":1,"v":5},{"a":2,"v":#},{"a":3,"v":6}]"#, "d,v\n1h 2m,5\n#h 3m,6\n2h,7\n",
    "score,v\n1-2,5\n#-3,6\n2-2,7\n", "t,v\n1:02,5\n#:03,6\n2:04,7\n",
  ]

  @Test("are read, summed up and spoken in any column", arguments: tables, numbers)
  func areRead(_ table: String, _ number: String) throws {
    let text = table.replacing("#", with: number)
    #expect(try Labels.lines(text, sample: true).count >= 3)
    var labels = try LabelReader(MemorySource(text), locale: .enUS)
    var label = ByteBuffer()
    while let item = try labels.next(into: &label) {
      _ = labels.spokenPhrases(of: item, label: label, spelled: false)
      label.removeAll()
    }
    var comparison = TableComparison(key: nil)
    labels = try LabelReader(MemorySource(text))
    while try comparison.addOld(of: &labels) {}
    labels = try LabelReader(MemorySource(table.replacing("#", with: "4")))
    while try comparison.addNew(of: &labels) {}
    #expect(!comparison.changes(.full, of: labels).lines().isEmpty)
  }
}
