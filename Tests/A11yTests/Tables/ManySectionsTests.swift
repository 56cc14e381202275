// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Sections beyond those that are remembered are described where they are reached.
@Suite struct ManySectionsTests {
  /// As many sections as are remembered, without rows.
  private static let empty = (0..<ReadingOptions().rememberedSections)
    .map { _ in "{\"rows\":[]}" }.joined(separator: ",")

  /// A document in which each section's members stand in another order, and the lines that it gives.
  ///
  /// Sections are empty, collapsed, without titles or with an unreadable row.
  private static func document(_ count: Int, padding: Int) -> (json: String, lines: [String]) {
    var random = SystemRandomNumberGenerator()
    var lines: [String] = []
    let sections = (0..<count).map { number in
      let isCollapsed = Int.random(in: 0..<9, using: &random) == 0
      let rows = (0..<Int.random(in: 0...2, using: &random)).map { "row \(number) \($0)" }
      let hasFooter = Bool.random(using: &random)
      let filler = String(repeating: " ", count: padding)
      var members = [
        "\"header\": \"Part \(number)\"",
        "\"rows\": [" + rows.map { "{\"a\": \"\($0)\"}" }.joined(separator: ",\n") + "]",
        "\"other\": [1, {\"rows\": []}]\(filler)",
      ]
      if isCollapsed { members.append("\"collapsed\": true") }
      if hasFooter { members.append("\"footer\": \"End \(number)\"") }
      if isCollapsed || !rows.isEmpty { lines.append("Part \(number)") }
      if !isCollapsed { lines += rows }
      if !isCollapsed, hasFooter, !rows.isEmpty { lines.append("End \(number)") }
      return "{" + members.shuffled(using: &random).joined(separator: ", ") + "}"
    }
    return ("{\"sections\": [" + sections.joined(separator: ", ") + "]}", lines)
  }

  private static func lines(
    _ json: String, remembered: Int, blockLength: Int = 1 << 17, as output: OutputFormat = .text
  ) throws -> [String] {
    var options = ReadingOptions()
    options.rememberedSections = remembered
    options.blockLength = blockLength
    options.takesSample = false
    let source = MemorySource(Array(json.utf8), chunkLength: blockLength)
    return try Labels.lines(source, options, as: output)
  }

  @Test(
    "any section is read as the first ones are",
    arguments: [0, 1, 7, 4_096], [(0, 1 << 17), (0, 16), (40, 64), (3_000, 256)])
  func sectionsInAnyOrder(_ remembered: Int, _ sizes: (padding: Int, block: Int)) throws {
    let (json, lines) = Self.document(60, padding: sizes.padding)
    #expect(try Self.lines(json, remembered: remembered, blockLength: sizes.block) == lines)
  }

  @Test func aMillionthSectionIsReadAsTheFirst() throws {
    let (json, lines) = Self.document(ReadingOptions().rememberedSections + 100, padding: 0)
    #expect(try Labels.lines(json) == lines)
  }

  @Test func aSectionLongerThanWhatIsKeptAheadIsReadAgain() throws {
    let rows = (0..<90_000).map { "{\"a\":\"r\($0)\"}" }.joined(separator: ",")
    let json =
      "{\"sections\":[\(Self.empty),{\"rows\":[\(rows)],\"header\":\"Long\"},{\"rows\":[[1]],\"header\":\"Last\"}]}"
    let lines = try Labels.lines(json, blockLength: 4_096)
    #expect(lines.count == 90_003)
    #expect(lines.first == "Long" && lines[1] == "r0" && lines.suffix(2) == ["Last", "1"])
  }

  @Test func anUnreadableRowInALaterSectionLosesNothing() throws {
    let json =
      "{\"sections\":[\(Self.empty),\n{\"rows\":[{\"a\":1},{\"a\":},{\"a\":2}],\"footer\":\"Foot\",\"header\":\"Head\"}]}"
    var labels = try LabelReader(MemorySource(Array(json.utf8)))
    var out = ByteBuffer()
    var errors: [ReadingError] = []
    while true {
      do {
        guard try labels.next(into: &out) != nil else { break }
        out.append("|")
      } catch {
        errors.append(error)
        guard error.isRecoverable else { break }
      }
    }
    #expect(out.text() == "Head|a 1|a 2|Foot|")
    #expect(errors.map(\.line) == [2])
    #expect(errors.first?.path == "sections[\(ReadingOptions().rememberedSections)].rows[1]")
  }

  @Test func aWrongHeaderOfALaterSectionIsNamedWithItsPlace() throws {
    let error = try #require(
      Labels.error("{\"sections\":[\(Self.empty),\n{\"rows\":[],\"header\":7}]}"))
    #expect(
      error.path == "sections[\(ReadingOptions().rememberedSections)].header" && error.line == 2)
  }

  @Test func aPageIndexesLaterSections() throws {
    let json =
      "{\"sections\":[\(Self.empty),{\"rows\":[{\"a\":1}],\"indexTitle\":\"Y\",\"header\":\"Yaks\"},{\"rows\":[{\"a\":2}],\"indexTitle\":\"Z\",\"header\":\"Zebras\"}]}"
    let page = try Labels.lines(json, as: .html).joined(separator: "\n")
    #expect(page.contains(">Z</a>"))
  }

  /// Reads to the first error: the labels, each before a bar, and the error.
  private static func rowsBeforeError(
    of json: String, remembering sections: Int
  ) throws -> (String, ReadingError?) {
    var options = ReadingOptions()
    options.rememberedSections = sections
    options.takesSample = false
    var labels = try LabelReader(MemorySource(Array(json.utf8)), options: options)
    var out = ByteBuffer()
    let error = #expect(throws: ReadingError.self) {
      while try labels.next(into: &out) != nil { out.append("|") }
    }
    return (out.text(), error)
  }

  @Test(
    "a wrong member of a section loses no row",
    arguments: ["\"header\":null", "\"footer\":7", "\"collapsed\":\"x\"", "\"height\":-5"])
  func wrongMembersLoseNoRow(_ member: String) throws {
    let json =
      "{\"sections\":[{\"header\":\"A\",\"rows\":[{\"a\":\"one\"}]},{\(member),\"rows\":[{\"a\":\"two\"}]}]}"
    for remembered in [1, 4_096] {
      let (text, error) = try Self.rowsBeforeError(of: json, remembering: remembered)
      #expect(text == "A|one|two|", "\(member)")
      #expect(error?.path.hasPrefix("sections[1].") == true)
    }
  }

  @Test("a section that is no object loses no row of the others", arguments: ["5", "[]", "null"])
  func wrongSectionsLoseNoRow(_ section: String) throws {
    let json =
      "{\"sections\":[{\"rows\":[{\"a\":\"one\"}]},\(section),{\"rows\":[{\"a\":\"two\"}]}]}"
    for remembered in [1, 4_096] {
      let (text, error) = try Self.rowsBeforeError(of: json, remembering: remembered)
      #expect(text == "one|two|", "\(section)")
      #expect(error?.path == "sections[1]")
    }
  }

  @Test(
    "rows may stand behind members of any length",
    arguments: [
      "\"fields\":[\"n\"]," + String(repeating: " ", count: 1_100_000),
      "\"meta\":[" + String(repeating: "\"x\",", count: 300_000) + "0],",
      "\"meta\":{\"a\":\"" + String(repeating: "x", count: 1_200_000) + "\"},",
    ])
  func rowsFarBehind(_ members: String) throws {
    let rows = "[{\"n\":\"Oslo\"},{\"n\":\"Rome\"}]"
    for (block, key) in [
      (1 << 17, "\"rows\":\(rows)"), (4_096, "\"sections\":[{\"rows\":\(rows)}]"),
    ] {
      #expect(try Labels.lines("{\(members)\(key)}", blockLength: block) == ["Oslo", "Rome"])
    }
  }
}
