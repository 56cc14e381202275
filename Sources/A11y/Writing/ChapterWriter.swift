/// Writes chapters for a player's menu, as WebVTT has them: one for each section that was spoken.
public struct ChapterWriter: Sendable {
  private struct Chapter {
    var section: Int
    var title: String
    var start: Int
    var end: Int
  }

  private var captions: CaptionWriter
  private var chapter: Chapter?

  /// Makes a writer.
  ///
  /// - Parameter sampleRate: samples a second.
  public init(sampleRate: Int) { captions = CaptionWriter(.vtt, sampleRate: sampleRate) }

  /// Appends what stands before all chapters.
  public func begin(into out: inout ByteBuffer) { captions.begin(into: &out) }

  /// Takes what was spoken, and appends the chapter before it when it is the first of another section.
  ///
  /// - Parameters:
  ///   - row: what was spoken.
  ///   - title: the title of its section where that has no header.
  ///   - out: takes chapters.
  public mutating func append(_ row: TimedRow, title: String, into out: inout ByteBuffer) {
    let section: Int
    var begins = false
    switch row.item {
    case .header(let place): (section, begins) = (place, true)
    case .row(let indexPath): section = indexPath.section
    case .footer(let place): section = place
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
  public mutating func end(into out: inout ByteBuffer) {
    guard let open = chapter else { return }
    chapter = nil
    // Where nothing was said there is nothing to go to.
    guard open.end > open.start else { return }
    captions.append(open.title, from: open.start, to: open.end, into: &out)
  }
}
