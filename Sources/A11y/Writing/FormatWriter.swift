/// A writer of one output format: what precedes the rows, each row, and what follows them.
///
/// Several tables may be written in sequence; ``LabelReader/next(into:)`` signals the end of each.
protocol FormatWriter: ~Copyable {
  /// Appends the next visible header, row or footer of a table; nil at its end.
  ///
  /// - Throws: the ``ReadingError`` of a row that can't be read; nothing is appended for it.
  mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem?

  /// Appends the replacement for a row that can't be read.
  mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer)

  /// Appends what follows all rows of all tables.
  mutating func end(into out: inout ByteBuffer)
}

extension FormatWriter where Self: ~Copyable {
  /// Writes nothing for a row that can't be read.
  mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {}

  mutating func end(into out: inout ByteBuffer) {}
}
