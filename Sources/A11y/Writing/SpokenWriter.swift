/// Writes the spoken form of each row, a line each.
struct SpokenWriter: ~Copyable {
  private var label = ByteBuffer()
  private var spoken = SpokenForm()
  private let speaker = SpokenComposer()

  mutating func writeNext(
    from labels: inout LabelReader, rowsOnly: Bool, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    guard let item = try labels.next(into: &label) else { return nil }
    if rowsOnly, !item.isRow { return item }
    if item.isRow { labels.appendKeptColumns(into: &out) }
    spoken.removeAll()
    speaker.append(item, of: labels, label: label, into: &spoken)
    out.append(spoken.text.bytes, from: 0, to: spoken.text.count)
    out.append(UInt8(ascii: "\n"))
    return item
  }
}
