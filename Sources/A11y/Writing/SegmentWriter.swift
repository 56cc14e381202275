// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes the segments for a synthesizer, one object per line: a phrase's text, its language and
/// the pause after it.
struct SegmentWriter: FormatWriter, ~Copyable {
  private let options: WritingOptions
  private var label = ByteBuffer()

  init(_ options: WritingOptions) { self.options = options }

  mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    guard let item = try labels.next(into: &label) else { return nil }
    if options.rowsOnly, !item.isRow { return item }
    for phrase in labels.spokenPhrases(of: item, label: label) where !phrase.text.isEmpty {
      out.append("{")
      let members: [(key: String, value: JSONValue)] = [
        ("field", .text(phrase.field)), ("text", .string(phrase.text)),
        ("language", .string(phrase.locale.tag)), ("pause", .int(phrase.pause)),
      ]
      JSONValue.write(item.jsonMembers + members, into: &out)
      out.append("}\n")
    }
    return item
  }
}
