// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Files that tell when what is heard.
@Suite struct CaptionTests {
  private static let rate = 1000

  /// A row of phrases of a second each, with half a second between.
  private static func row(
    _ phrases: [String], at start: Int = 0, label: String? = nil,
    item: TableItem = .row(RowIndexPath(row: 0, section: 0))
  ) -> TimedRow {
    var row = TimedRow(item, label: label ?? phrases.joined(separator: ", "))
    for (index, phrase) in phrases.enumerated() {
      let first = start + index * 1500
      row.add("field", phrase, .enUS, from: first, to: first + 1000)
    }
    return row
  }

  private static func captions(
    _ rows: [TimedRow], _ format: CaptionWriter.Format, sampleRate: Int = rate
  ) -> String {
    var writer = CaptionWriter(format, sampleRate: sampleRate)
    var out = ByteBuffer()
    writer.begin(into: &out)
    for row in rows { writer.append(row, into: &out) }
    return out.text()
  }

  @Test(
    "a cue has the label, and in WebVTT the times of its phrases",
    arguments: [
      (["Oslo"], CaptionWriter.Format.vtt, "WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.000\nOslo\n\n"),
      (
        ["Oslo", "4°C"], .vtt,
        "WEBVTT\n\n1\n00:00:00.000 --> 00:00:02.500\nOslo, <00:00:01.500>4°C\n\n"
      ),
      (["Oslo", "4°C"], .srt, "1\n00:00:00,000 --> 00:00:02,500\nOslo, 4°C\n\n"),
      // A text can neither end its cue nor mark it up.
      (["a --> b"], .vtt, "WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.000\na --&gt; b\n\n"),
      (
        ["<i>&"], .vtt, "WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.000\n&lt;i&gt;&amp;\n\n"
      ),
      // Phrases alike have each their own time.
      (
        ["x", "x"], .vtt,
        "WEBVTT\n\n1\n00:00:00.000 --> 00:00:02.500\nx, <00:00:01.500>x\n\n"
      ),
    ])
  func cues(_ phrases: [String], _ format: CaptionWriter.Format, _ expected: String) {
    #expect(Self.captions([Self.row(phrases)], format) == expected)
  }

  @Test("cues are numbered, and what was not heard has none")
  func silentRows() {
    let rows = [Self.row(["a"]), TimedRow(.footer(section: 0), label: "b"), Self.row(["c"], at: 9)]
    #expect(
      Self.captions(rows, .srt)
        == "1\n00:00:00,000 --> 00:00:01,000\na\n\n2\n00:00:00,009 --> 00:00:01,009\nc\n\n")
  }

  @Test(
    "times are whole milliseconds of any length of sound",
    arguments: [
      (0, "00:00:00.000"), (22_049, "00:00:00.999"), (22_050, "00:00:01.000"),
      (22_050 * 3_599, "00:59:59.000"), (22_050 * 360_000 + 23, "100:00:00.001"),
      (Int.max, "116192643447:24:07.428"),
    ])
  func times(_ sample: Int, _ expected: String) {
    #expect(CaptionWriter(.vtt, sampleRate: 22_050).time(sample) == expected)
  }

  @Test("a cue lasts, and its phrases follow each other, however short they are")
  func shortCues() {
    var row = TimedRow(.row(RowIndexPath(row: 0, section: 0)), label: "a, b")
    row.add("a", "a", .enUS, from: 0, to: 1)
    row.add("b", "b", .enUS, from: 1, to: 2)
    #expect(
      Self.captions([row], .vtt, sampleRate: 22_050)
        == "WEBVTT\n\n1\n00:00:00.000 --> 00:00:00.001\na, b\n\n")
  }

  @Test("a section is a chapter, by its header or by what else names it")
  func chapters() {
    var chapters = ChapterList()
    var out = ByteBuffer()
    let rows = [
      Self.row(["Fruit"], item: .header(section: 0)),
      Self.row(["apple"], at: 2000), Self.row(["pear"], at: 4000),
      TimedRow(.header(section: 1), label: "silent", at: 5500),
      Self.row(["nut"], at: 6000, item: .row(RowIndexPath(row: 0, section: 2))),
    ]
    for row in rows { chapters.append(row, title: "table") }
    chapters.endInput()
    chapters.write(sampleRate: Self.rate, into: &out)
    #expect(
      out.text() == """
        WEBVTT

        1
        00:00:00.000 --> 00:00:05.000
        Fruit

        2
        00:00:06.000 --> 00:00:07.000
        table


        """)
  }

  @Test(
    "rows are chapters where there is one section alone, and of many some",
    arguments: [1, 3, 255, 256, 1000])
  func rowsAsChapters(count: Int) {
    var chapters = ChapterList()
    for index in 0..<count {
      let row = Self.row(
        ["r\(index)", "x"], at: index * 4000, item: .row(RowIndexPath(row: index, section: 0)))
      // A row that is repeated is one chapter.
      chapters.append(row, title: "table")
      chapters.append(row, title: "table")
    }
    let rows = chapters.ofTable
    let stride = count <= 255 ? 1 : count <= 510 ? 2 : 4
    #expect(rows.map(\.title) == Swift.stride(from: 0, to: count, by: stride).map { "r\($0)" })
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.end == $1.start })
    #expect(rows.last?.end == (count - 1) * 4000 + 2500)
    #expect(chapters.ofSections.map(\.title) == ["table"])
    chapters.append(Self.row(["other"], item: .header(section: 1)), title: "table")
    #expect(chapters.ofTable.map(\.title) == ["table", "other"])
  }

  @Test(
    "what is spelled is said letter by letter",
    arguments: [
      (#"[{"a": "AB-1", "b": 4.5}]"#, "en-US", ["eigh B dash one", "B four dot five"]),
      (#"[{"a": "Łódź"}]"#, "cs-CZ", ["Ł ó d ź"]),
    ])
  func spelled(_ json: String, _ locale: String, _ texts: [String]) throws {
    var labels = try LabelReader(MemorySource(json), locale: LocaleIdentifier(locale))
    var label = ByteBuffer()
    let item = try #require(try labels.next(into: &label))
    let phrases = labels.spokenPhrases(of: item, label: label, spelled: true)
    #expect(phrases.map(\.text) == texts)
  }

  @Test("a phrase that goes on in another voice is one")
  func voices() throws {
    var options = ReadingOptions()
    options.format = .json
    var labels = try LabelReader(
      MemorySource(#"[{"a": "Moscow Москва", "b": 4}]"#), options: options)
    var label = ByteBuffer()
    let item = try #require(try labels.next(into: &label))
    let phrases = labels.spokenPhrases(of: item, label: label)
    #expect(phrases.map(\.isContinued) == [false, true, false])
    #expect(phrases.map(\.label) == ["Moscow Москва", "Moscow Москва", "b 4"])
  }
}
