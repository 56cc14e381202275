/// Writes the spoken form of each row, a line each.
struct SpokenWriter: ~Copyable {
  private var label = ByteBuffer()
  private var spoken = SpokenForm()
  private let speaker = SpokenComposer()

  mutating func writeNext(
    from labels: inout LabelReader, rowsOnly: Bool, into out: inout ByteBuffer
  ) throws(ReadingError) -> LabelReader.Event? {
    label.removeAll()
    guard let event = try labels.next(into: &label) else { return nil }
    if rowsOnly, !event.isRow { return event }
    label.padWithZeros()
    spoken.removeAll()
    speaker.append(event, of: labels, label: label, into: &spoken)
    out.append(spoken.text.bytes, from: 0, to: spoken.text.count)
    out.append(UInt8(ascii: "\n"))
    return event
  }
}
