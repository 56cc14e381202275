/// One way to write tables: what goes into the output before the rows, for each of them, and behind them.
///
/// Several tables may be written one after the other; the end of each is told by ``LabelReader/next(into:)``.
protocol FormatWriter: ~Copyable {
  /// Appends the next visible header, row or footer of a table; nil at its end.
  ///
  /// - Throws: the ``ReadingError`` of a row that can't be read; nothing is appended of it then.
  mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem?

  /// Appends what stands in the place of a row that can't be read.
  mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer)

  /// Appends what stands behind all rows of all tables.
  mutating func end(into out: inout ByteBuffer)
}

extension FormatWriter where Self: ~Copyable {
  /// Nothing is written of what can't be read.
  mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {}

  mutating func end(into out: inout ByteBuffer) {}
}
