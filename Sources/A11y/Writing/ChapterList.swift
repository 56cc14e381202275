// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The chapters of spoken tables: one for each section or, where there is one section alone, for each row.
///
/// ```swift
/// var chapters = ChapterList()
/// chapters.append(row, title: "Orders")
/// chapters.write(sampleRate: 22_050, into: &out)
/// ```
package struct ChapterList: Sendable {
  /// A part of the sound that a listener can go to.
  package struct Chapter: Hashable, Sendable {
    package var title: String
    /// The index of its first sample.
    package var start: Int
    /// The index after its last sample.
    package var end: Int
  }

  /// The most rows that are chapters: a listener goes through their names one by one.
  private static let mostRows = 255

  private var all: [Chapter] = []
  /// The section that the last chapter is of; nil before the first item of an input.
  private var section: Int?
  /// Chapters of the rows, as long as there is one section alone.
  private var rows: [Chapter] = []
  /// How many rows there were; every `stride`-th of them is a chapter.
  private var (rowCount, stride) = (0, 1)
  private var lastRow: TableItem?

  package init() {}

  /// A chapter for each section of which something is heard.
  package var ofSections: [Chapter] { all.filter { $0.end > $0.start } }

  /// A chapter for each section or, where there is one alone, for each row; of many rows, each second, fourth and so on.
  package var ofTable: [Chapter] {
    let sections = ofSections
    guard sections.count <= 1, let last = sections.last, !rows.isEmpty else { return sections }
    var rows = rows
    for index in rows.indices {
      rows[index].end = index + 1 < rows.count ? rows[index + 1].start : last.end
    }
    // What is said before the first row is a part of its chapter.
    rows[0].start = last.start
    return rows
  }

  /// Adds a spoken item.
  ///
  /// - Parameters:
  ///   - row: the spoken item.
  ///   - title: the title of its section if that has no header.
  package mutating func append(_ row: TimedRow, title: String) {
    let section: Int
    var begins = false
    switch row.item {
    case .header(let index): (section, begins) = (index, true)
    case .row(let indexPath): section = indexPath.section
    case .footer(let index): section = index
    }
    if !begins, section == self.section, let last = all.indices.last {
      all[last].end = max(all[last].end, row.end)
    } else {
      let isNamed = begins && !row.label.isEmpty
      all.append(
        Chapter(title: isNamed ? row.label : title, start: row.start, end: row.end))
      self.section = section
    }
    appendRow(row)
  }

  private mutating func appendRow(_ row: TimedRow) {
    guard all.count == 1 else { return rows.removeAll() }
    guard row.item.isRow, row.end > row.start, row.item != lastRow else { return }
    lastRow = row.item
    if rowCount % stride == 0 {
      rows.append(
        Chapter(title: row.phrases.first?.text ?? row.label, start: row.start, end: row.end))
    }
    rowCount += 1
    guard rows.count > Self.mostRows else { return }
    rows = rows.indices.filter { $0.isMultiple(of: 2) }.map { rows[$0] }
    stride *= 2
  }

  /// Ends the last chapter of an input.
  package mutating func endInput() { section = nil }

  /// Appends the chapters of the sections as WebVTT, for a player's menu.
  package func write(sampleRate: Int, into out: inout ByteBuffer) {
    var captions = CaptionWriter(.vtt, sampleRate: sampleRate)
    captions.begin(into: &out)
    for chapter in ofSections {
      captions.append(chapter.title, from: chapter.start, to: chapter.end, into: &out)
    }
  }
}
