// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// Tables in braille, read back by what the rules of each layout say and nothing else.
@Suite struct BrailleLayoutTests {
  /// Writes the characters of ASCII braille as their cells.
  private static let characters = Array(
    #" A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\0Z7(_?W]#Y)="#)

  private static func cells(_ text: String) -> [UInt8] {
    text.map { UInt8(characters.firstIndex(of: $0) ?? 0) }
  }

  /// Writes each character as its cell.
  private final class Fake: BrailleTranslator {
    func cells(of text: String) -> [UInt8] { BrailleLayoutTests.cells(text) }
    func knows(_ character: Unicode.Scalar) -> Bool { true }
  }

  private static func text(_ cells: [UInt8]) -> String { String(cells.map { characters[Int($0)] }) }

  private static func word(_ random: inout some RandomNumberGenerator, upTo most: Int) -> String {
    String(
      (0..<Int.random(in: 1...most, using: &random)).map { _ in
        "ABCDEFGHIJ#4".randomElement(using: &random) ?? "A"
      })
  }

  /// Some words; now and then none.
  private static func entry(
    _ random: inout some RandomNumberGenerator, words: Int, letters: Int
  ) -> String {
    if Int.random(in: 0..<8, using: &random) == 0 { return "" }
    return (0..<Int.random(in: 1...words, using: &random)).map { _ in word(&random, upTo: letters) }
      .joined(separator: " ")
  }

  /// A random table, its texts, and the lines of its pages without their running heads.
  private static func laidOut(
    _ layout: BrailleLayout, seed: UInt64, columns: Int, words: Int, letters: Int
  ) -> (headings: [String], rows: [[String]], lines: [String], repeated: [String]) {
    var random = SeededGenerator(seed: seed)
    let headings = (0..<columns).map { _ in word(&random, upTo: letters) }
    let rows = (0..<Int.random(in: 1...60, using: &random)).map { _ in
      (0..<columns).map { column in
        // The name of a row is there.
        let text = entry(&random, words: words, letters: letters)
        return column == 0 && text.isEmpty ? "A" : text
      }
    }
    var table = BrailleTable()
    table.headings = headings.map(cells)
    table.items = rows.map { row in
      .row(label: cells(row.filter { !$0.isEmpty }.joined(separator: "1 ")), cells: row.map(cells))
    }
    table.colon = cells("3")
    let (width, height) = (40, 25)
    let (blocks, repeated) = table.laidOut(layout, width: width)
    var pages = BraillePages(
      width: width, height: height, title: cells("TITLE"), numbers: BrailleText(Fake()))
    pages.add(blocks, repeating: repeated)
    pages.finish()
    for page in pages.pages {
      #expect(page.count <= height)
      #expect(page.allSatisfy { $0.count <= width })
      #expect(page[0].count == width)
    }
    // A page begins as behind a blank line, below its head and what is repeated.
    let above = repeated.map(text)
    let lines = pages.pages.flatMap { page -> [String] in
      let body = page.dropFirst().map { text($0) }
      return [""] + (body.starts(with: above) ? Array(body.dropFirst(above.count)) : body)
    }
    return (headings, rows, lines, above)
  }

  @Test("columns come back cell by cell", arguments: 1...100)
  func columnar(_ seed: Int) {
    let (headings, rows, lines, repeated) = Self.laidOut(
      .columnar, seed: UInt64(seed), columns: 1 + seed % 4, words: 1, letters: 7)
    guard let rule = repeated.last else {
      Issue.record("the columns don't fit")
      return
    }
    // The lines under the headings show where columns begin.
    let starts = rule.indices.filter { rule[$0] == "\"" }.map {
      rule.distance(from: rule.startIndex, to: $0)
    }
    #expect(starts.count == headings.count)
    var found: [[String]] = []
    for line in lines where !line.isEmpty {
      let characters = Array(line)
      found.append(
        starts.enumerated().map { column, start in
          let end = column + 1 < starts.count ? starts[column + 1] : characters.count
          guard start < characters.count else { return "" }
          return Self.unguided(String(characters[start..<min(max(end, start), characters.count)]))
        })
    }
    #expect(found == rows)
  }

  /// An entry without the blanks and guide dots behind it.
  private static func unguided(_ text: String) -> String {
    var text = text[...]
    while text.last == " " { text.removeLast() }
    let dots = text.reversed().prefix { $0 == "\"" }.count
    if dots == text.count { return "" }
    guard dots > 1, text.dropLast(dots).last == " " else { return String(text) }
    return String(text.dropLast(dots + 1))
  }

  @Test("a list comes back entry by entry", arguments: 1...100)
  func listed(_ seed: Int) {
    let (headings, rows, lines, _) = Self.laidOut(
      .listed, seed: UInt64(seed), columns: 1 + seed % 6, words: 9, letters: 9)
    var entries: [String] = []
    var isBehindBlank = true
    for line in lines
    where !line.isEmpty
      || {
        isBehindBlank = true; return false
      }()
    {
      let indent = line.prefix { $0 == " " }.count
      let goesOn =
        indent == 2
        || indent == 4 && !isBehindBlank && entries.last != nil
          && Self.isFirst(entries.count - 1, headings.count)
      if goesOn, let last = entries.popLast() {
        entries.append(last + " " + line.dropFirst(indent))
      } else {
        entries.append(String(line.dropFirst(indent)))
      }
      isBehindBlank = false
    }
    let expected = rows.flatMap { row in
      zip(headings, row).map { $0 + "3 " + ($1.isEmpty ? "\"\"\"" : $1) }
    }
    #expect(entries == expected)
  }

  private static func isFirst(_ entry: Int, _ count: Int) -> Bool { entry % count == 0 }

  @Test("stairs come back entry by entry", arguments: 1...100)
  func stairstep(_ seed: Int) {
    let (headings, rows, lines, _) = Self.laidOut(
      .stairstep, seed: UInt64(seed), columns: 2 + seed % 5, words: 9, letters: 9)
    var found: [[String]] = []
    var last = Int.max
    for line in lines where !line.isEmpty {
      let step = line.prefix { $0 == " " }.count / 2
      let text = String(line.dropFirst(step * 2))
      if step == last, var row = found.popLast(), let entry = row.popLast() {
        found.append(row + [entry + " " + text])
      } else if step == 0 {
        found.append([text])
      } else if let row = found.popLast() {
        found.append(row + [text])
      }
      last = step
    }
    #expect(found == [headings] + rows.map { $0.map { $0.isEmpty ? "\"\"\"" : $0 } })
  }

  @Test("paragraphs come back as labels", arguments: 1...100)
  func linear(_ seed: Int) {
    let (_, rows, lines, _) = Self.laidOut(
      .linear, seed: UInt64(seed), columns: 1 + seed % 6, words: 9, letters: 9)
    var found: [String] = []
    for line in lines where !line.isEmpty {
      if line.hasPrefix(" "), let last = found.popLast() {
        found.append(last + " " + line.dropFirst(2))
      } else {
        found.append(line)
      }
    }
    #expect(found == rows.map { $0.filter { !$0.isEmpty }.joined(separator: "1 ") })
  }

  @Test func columnsThatDoNotFitBecomeAList() {
    var table = BrailleTable()
    table.headings = [Self.cells("NAME"), Self.cells("PLACE")]
    table.items = [
      .row(label: [], cells: [[UInt8](repeating: 1, count: 30), [UInt8](repeating: 1, count: 20)])
    ]
    #expect(table.laidOut(nil, width: 40).repeated.isEmpty)
    #expect(!table.laidOut(nil, width: 60).repeated.isEmpty)
  }

  @Test func wideHeadingsHaveAKey() {
    var table = BrailleTable()
    table.headings = [Self.cells("NAME"), Self.cells("CIRCUMFERENCE"), Self.cells("CONSTELLATION")]
    table.shortHeadings = [Self.cells("NAM"), Self.cells("CIR"), Self.cells("CON")]
    table.items = [.row(label: [], cells: [Self.cells("A"), Self.cells("#A"), Self.cells("#B")])]
    let (blocks, repeated) = table.laidOut(nil, width: 20)
    #expect(repeated.map(Self.text) == ["NAM  CIR  CON", "\"33  \"33  \"33"])
    #expect(
      blocks.first?.lines.map(Self.text) == [
        "NAM NAME", "CIR CIRCUMFERENCE", "CON CONSTELLATION",
      ])
  }

  @Test func aHeadingStaysWithWhatItHeads() {
    var pages = BraillePages(width: 20, height: 6, title: [], numbers: BrailleText(Fake()))
    var heading = BrailleBlock([Self.cells("HEADING")], isApart: true)
    heading.leads = true
    pages.add(
      (0..<3).map { _ in BrailleBlock([Self.cells("ROW")]) } + [
        heading, BrailleBlock([Self.cells("LAST")]),
      ],
      repeating: [])
    pages.finish()
    #expect(pages.pages.count == 2)
    #expect(pages.pages[1].map(Self.text).suffix(2) == ["HEADING", "LAST"])
  }
}
