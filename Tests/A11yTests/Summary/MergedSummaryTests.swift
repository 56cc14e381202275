// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import A11y

@Suite("The summary of a table whose parts were read apart")
struct MergedSummaryTests {
  /// How the summary of a part comes to the one that it is merged with.
  enum Way: CaseIterable {
    case inProcess, archived
  }

  static func summarizer(of rows: ArraySlice<String>, header: String) throws -> TableSummarizer {
    var labels = try LabelReader(
      MemorySource(header + rows.joined()), options: options)
    var summarizer = TableSummarizer(by: "kind", correlates: true)
    try summarizer.addRows(of: &labels)
    return summarizer
  }

  static var options: ReadingOptions {
    var options = ReadingOptions()
    options.format = .csv
    options.fields = fields
    return options
  }

  static let fields = [
    Field("name", say: .text), Field("kind", say: .text), Field("price", say: .currency("USD")),
    Field("count", say: .number), Field("day", say: SayAs(.date)), Field("ok", say: SayAs(.yesNo)),
  ]
  static var description: TableDescription {
    var description = TableDescription()
    description.fields = fields
    return description
  }
  static let header = "name,kind,price,count,day,ok\n"

  /// A table in which columns rise, repeat, miss values and have more digits than a binary number.
  static func rows(_ random: inout SeededGenerator, count: Int) -> [String] {
    let kinds = ["tram", "bus", "ferry", ""].prefix(Int.random(in: 1...4, using: &random))
    let step = Int.random(in: 0...2, using: &random)
    var day = 0
    return (0..<count).map { index in
      day += step == 0 ? Int.random(in: -5...5, using: &random) : step
      let price = Int.random(in: -500...9_999, using: &random)
      let digits = Int.random(in: 0...40, using: &random) == 0 ? "123456789012345678" : ""
      let isMissing = Int.random(in: 0...9, using: &random) == 0
      let date = CivilTime(secondsSince1970: day * 86_400).iso8601(.date)
      return
        "n\(index % 700),\(kinds.randomElement(using: &random) ?? ""),\(price / 100).\(abs(price % 100) / 10)\(digits),"
        + "\(isMissing ? "" : "\(Int.random(in: 0...30, using: &random))"),\(date),\(index % 3 == 0 ? "true" : "false")\n"
    }
  }

  @Test("is that of the whole", arguments: Way.allCases)
  func partsAreTheWhole(_ way: Way) throws {
    for seed in UInt64(1)...(TestScope.current == .all ? 40 : 12) {
      var random = SeededGenerator(seed: seed)
      let rows = Self.rows(&random, count: Int.random(in: 0...400, using: &random))
      let whole = try Self.summarizer(of: rows[...], header: Self.header).summary(.full)
      let cuts = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        Int.random(in: 0...rows.count, using: &random)
      }.sorted()
      var merged = TableSummarizer(by: "kind", correlates: true)
      for (start, end) in zip([0] + cuts, cuts + [rows.count]) {
        let part = try Self.summarizer(of: rows[start..<end], header: Self.header)
        switch way {
        case .inProcess: merged.merge(part)
        case .archived:
          merged.merge(
            try TableSummarizer(archived: part.archived(), describedBy: Self.description))
        }
      }
      // What differs is told alone: both are long.
      let apart = zip(Self.statements(merged.summary(.full)), Self.statements(whole)).first {
        $0 != $1
      }
      #expect(apart == nil, "seed \(seed)")
      #expect(merged.summary(.full).json.utf8.count == whole.json.utf8.count)
    }
  }

  @Test("goes through an archive and back without a change")
  func archiveIsSame() throws {
    var random = SeededGenerator(seed: 7)
    let rows = Self.rows(&random, count: 12_000)
    let summarizer = try Self.summarizer(of: rows[...], header: Self.header)
    let bytes = summarizer.archived()
    let back = try TableSummarizer(archived: bytes, describedBy: Self.description)
    #expect(back.archived() == bytes)
    #expect(back.summary(.full).json == summarizer.summary(.full).json)
  }

  @Test("refuses bytes that are no archive, or not all of one")
  func brokenBytes() throws {
    var random = SeededGenerator(seed: 3)
    let rows = Self.rows(&random, count: 20)
    let bytes = try Self.summarizer(of: rows[...], header: Self.header).archived()
    #expect(throws: SummaryArchiveError(isForeign: true)) { try Self.restore([]) }
    #expect(throws: SummaryArchiveError(isForeign: true)) { try Self.restore(Array("{}".utf8)) }
    for _ in 0..<200 {
      var broken = bytes
      let place = Int.random(in: 20..<bytes.count, using: &random)
      if Bool.random(using: &random) {
        broken[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      } else {
        broken.removeSubrange(place...)
      }
      #expect(throws: SummaryArchiveError(isForeign: false)) { try Self.restore(broken) }
    }
  }

  static func statements(_ summary: TableSummary) -> [Substring] {
    summary.json.split(separator: "},")
  }

  static func restore(_ bytes: [UInt8]) throws {
    _ = try TableSummarizer(archived: bytes, describedBy: description)
  }

  @Test("tells of no group where a part had too many of them")
  func manyGroups() throws {
    let rows = (0..<2_000).map { "n,g\($0 % 300),1,\($0 % 9),2024-01-01,true\n" }
    var merged = TableSummarizer(by: "kind")
    for start in stride(from: 0, to: 2_000, by: 500) {
      merged.merge(try Self.summarizer(of: rows[start..<start + 500], header: Self.header))
    }
    #expect(merged.summary(.full).groups.isEmpty)
    #expect(merged.summary().statements.first?.text == "rows: 2,000")
  }

  @Test("goes on with rows behind what was merged")
  func rowsBehindParts() throws {
    var random = SeededGenerator(seed: 11)
    let rows = Self.rows(&random, count: 90)
    var merged = try TableSummarizer(
      archived: Self.summarizer(of: rows[..<40], header: Self.header).archived(),
      describedBy: Self.description)
    var labels = try LabelReader(
      MemorySource(Self.header + rows[40...].joined()), options: Self.options)
    try merged.addRows(of: &labels)
    let whole = try Self.summarizer(of: rows[...], header: Self.header).summary(.full)
    #expect(merged.summary(.full).json == whole.json)
  }

  @Test("reads what the fuzzer found, or refuses it")
  func fuzzSeeds() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fuzz/Seeds/Summary")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count > 1)
    for name in names {
      let values = Array(try Data(contentsOf: folder.appending(path: name)))
      guard let known = try? TableSummarizer(archived: ByteArchive.sealed(values)) else { continue }
      #expect(!known.summary(.full).json.isEmpty)
    }
  }
}
