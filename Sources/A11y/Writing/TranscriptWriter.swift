// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes what each screen reader announces for a table, as text to keep under version control and
/// compare.
///
/// Each row is a separate block of lines, without its position unless that is requested. So adding
/// or removing a row changes no other block, unless it was the first or last of a list.
///
/// ```
/// - Apple Inc., $648.11, up 1.85%
///   voiceover: Apple Inc., $648.11, up 1.85%. List Start.
///   talkback: Apple Inc., $648.11, up 1.85%
///   nvda: Apple Inc., $648.11, up 1.85%
///   orca: Apple Inc., $648.11, up 1.85%
///   spoken: Apple Incorporated, six hundred forty eight dollars eleven cents, up one point eight five percent
/// ```
struct TranscriptWriter: FormatWriter, ~Copyable {
  private let options: WritingOptions
  private let readers: [ScreenReader]
  private var label = ByteBuffer()
  private var spoken = SpokenForm()
  private let speaker = SpokenComposer()
  /// The session of each screen reader in the table; empty before the table begins.
  private var sessions: [ScreenReaderSession] = []
  private var isFirstBlock = true

  init(_ options: WritingOptions) {
    var options = options
    options.saysPosition = options.saysPosition ?? false
    self.options = options
    readers = options.screenReader.map { [$0] } ?? ScreenReader.allCases
  }

  mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    let item = try labels.next(into: &label)
    if sessions.isEmpty { begin(labels, into: &out) }
    guard let item else {
      leave(into: &out)
      return nil
    }
    if options.rowsOnly, !item.isRow { return item }
    beginBlock(item.isRow ? "-" : item.isHeader ? "##" : "footer", label.text(), into: &out)
    for (index, reader) in readers.enumerated() {
      say(labels.elements(of: item, label: label, for: options.of(reader)), index, into: &out)
    }
    guard options.writesSpoken else { return item }
    spoken.removeAll()
    speaker.append(item, of: labels, label: label, into: &spoken)
    append("spoken", spoken.text.text(), into: &out)
    return item
  }

  mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    if sessions.isEmpty { begin(labels, into: &out) }
    beginBlock("error", TextCleaner.clean("\(error)"), into: &out)
  }

  private mutating func begin(_ labels: borrowing LabelReader, into out: inout ByteBuffer) {
    sessions = readers.map { options.session(of: $0, in: labels.locale) }
    beginBlock("#", labels.title ?? "", into: &out)
    append("locale", labels.locale.tag, into: &out)
    append("as", options.structure.rawValue, into: &out)
    if let reader = options.screenReader { append("reader", reader.rawValue, into: &out) }
    if options.rowsOnly { append("rows", "only", into: &out) }
    if !options.writesSpoken { append("spoken", "no", into: &out) }
    if options.verbosity != .normal { append("verbosity", options.verbosity.rawValue, into: &out) }
    if options.saysPosition == true { append("position", "said", into: &out) }
    for line in labels.overview { append("summary", line.text, into: &out) }
    guard !options.rowsOnly, labels.rowNumber <= 1 else { return }
    for (index, reader) in readers.enumerated() {
      for elements in labels.openingElements(for: options.of(reader)) {
        say(elements, index, into: &out)
      }
    }
  }

  private mutating func leave(into out: inout ByteBuffer) {
    let last = sessions.indices.map { sessions[$0].leave() }
    if last.contains(where: { $0 != nil }) { beginBlock("end", "", into: &out) }
    for (reader, utterance) in zip(readers, last) {
      if let utterance { append(reader.rawValue, utterance.line, into: &out) }
    }
    sessions = []
  }

  private mutating func say(
    _ elements: [AccessibleElement], _ index: Int, into out: inout ByteBuffer
  ) {
    for utterance in sessions[index].say(elements) {
      append(readers[index].rawValue, utterance.line, into: &out)
    }
  }

  // MARK: Lines

  private mutating func beginBlock(_ mark: String, _ text: String, into out: inout ByteBuffer) {
    if !isFirstBlock { out.append("\n") }
    isFirstBlock = false
    out.append(text.isEmpty ? mark + "\n" : "\(mark) \(text)\n")
  }

  private func append(_ name: String, _ text: String, into out: inout ByteBuffer) {
    out.append(text.isEmpty ? "  \(name):\n" : "  \(name): \(text)\n")
  }
}
