// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes labels, one per line.
struct TextWriter: FormatWriter, ~Copyable {
  private let options: WritingOptions

  init(_ options: WritingOptions) { self.options = options }

  mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    labels.keepsPhrases = labels.findsChanges
    let start = out.count
    guard let item = try labels.next(into: &out) else { return nil }
    if options.rowsOnly, !item.isRow {
      out.truncate(to: start)
      return item
    }
    if item.isRow, !labels.keptFields.isEmpty { insertKept(of: labels, at: start, into: &out) }
    if options.saysPosition == true, item.isRow { out.append(labels.positionPhrase) }
    out.append(UInt8(ascii: "\n"))
    return item
  }

  mutating func writeTemplatedRows(
    from labels: inout LabelReader, into out: inout ByteBuffer, upTo length: Int
  ) {
    guard options.saysPosition != true else { return }
    labels.appendTemplatedRows(into: &out) { out, _ in
      out.append(UInt8(ascii: "\n"))
      return out.count < length
    }
  }

  /// Inserts the kept values before a label.
  private func insertKept(
    of labels: borrowing LabelReader, at start: Int, into out: inout ByteBuffer
  ) {
    var label = ByteBuffer()
    label.append(out.bytes, from: start, to: out.count)
    out.truncate(to: start)
    labels.appendKeptColumns(into: &out)
    out.append(label.bytes, from: 0, to: label.count)
  }

  mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    labels.appendKeptColumns(into: &out)
    out.append(UInt8(ascii: "\n"))
  }
}
