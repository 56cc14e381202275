// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A writer of one output format: what precedes the rows, each row, and what follows them.
///
/// Several tables may be written in sequence; ``LabelReader/next(into:)`` signals the end of each.
protocol FormatWriter: ~Copyable {
  /// Appends what precedes all rows of all tables.
  mutating func begin(into out: inout ByteBuffer)

  /// Appends the next visible header, row or footer of a table; nil at its end.
  ///
  /// - Throws: the ``ReadingError`` of a row that can't be read; nothing is appended for it.
  mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem?

  /// Appends rows that match the template of the row that was written last, until the output has a length.
  ///
  /// Only formats that write rows independently of each other have something to do here.
  mutating func writeTemplatedRows(
    from labels: inout LabelReader, into out: inout ByteBuffer, upTo length: Int)

  /// Appends the replacement for a row that can't be read.
  mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer)

  /// Appends what follows all rows of all tables.
  mutating func end(into out: inout ByteBuffer)
}

extension FormatWriter where Self: ~Copyable {
  mutating func begin(into out: inout ByteBuffer) {}

  mutating func writeTemplatedRows(
    from labels: inout LabelReader, into out: inout ByteBuffer, upTo length: Int
  ) {}

  /// Writes nothing for a row that can't be read.
  mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {}

  mutating func end(into out: inout ByteBuffer) {}
}
