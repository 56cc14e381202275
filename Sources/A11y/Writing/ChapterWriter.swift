// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes WebVTT chapters for a player's menu: one for each spoken section.
package struct ChapterWriter: Sendable {
  private struct Chapter {
    var section: Int
    var title: String
    var start: Int
    var end: Int
  }

  private var captions: CaptionWriter
  private var chapter: Chapter?

  /// Creates a writer.
  ///
  /// - Parameter sampleRate: the number of samples per second.
  package init(sampleRate: Int) { captions = CaptionWriter(.vtt, sampleRate: sampleRate) }

  /// Appends the file header.
  package func begin(into out: inout ByteBuffer) { captions.begin(into: &out) }

  /// Adds a spoken item; when it begins another section, appends the previous chapter.
  ///
  /// - Parameters:
  ///   - row: the spoken item.
  ///   - title: the title of its section if that has no header.
  ///   - out: the buffer for finished chapters.
  package mutating func append(_ row: TimedRow, title: String, into out: inout ByteBuffer) {
    let section: Int
    var begins = false
    switch row.item {
    case .header(let index): (section, begins) = (index, true)
    case .row(let indexPath): section = indexPath.section
    case .footer(let index): section = index
    }
    if !begins, var open = chapter, open.section == section {
      open.end = max(open.end, row.end)
      chapter = open
      return
    }
    end(into: &out)
    chapter = Chapter(
      section: section, title: begins && !row.label.isEmpty ? row.label : title, start: row.start,
      end: row.end)
  }

  /// Appends the last chapter of an input.
  package mutating func end(into out: inout ByteBuffer) {
    guard let open = chapter else { return }
    chapter = nil
    // A chapter without sound has nothing to play.
    guard open.end > open.start else { return }
    captions.append(open.title, from: open.start, to: open.end, into: &out)
  }
}
