// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes the spoken form of each row, one per line.
struct SpokenWriter: FormatWriter, ~Copyable {
  private let options: WritingOptions
  private var label = ByteBuffer()
  private var spoken = SpokenForm()
  private let speaker = SpokenComposer()

  init(_ options: WritingOptions) { self.options = options }

  mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    guard let item = try labels.next(into: &label) else { return nil }
    if options.rowsOnly, !item.isRow { return item }
    if item.isRow { labels.appendKeptColumns(into: &out) }
    spoken.removeAll()
    speaker.append(item, of: labels, label: label, into: &spoken)
    out.append(spoken.text.bytes, from: 0, to: spoken.text.count)
    out.append(UInt8(ascii: "\n"))
    return item
  }

  mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    labels.appendKeptColumns(into: &out)
    out.append(UInt8(ascii: "\n"))
  }
}
