/// Writes labels in one format, a row at a time.
///
/// ```swift
/// var writer = LabelWriter(.text)
/// writer.begin(into: &out)
/// while try writer.writeNext(from: &labels, into: &out) != nil {}
/// writer.end(into: &out)
/// ```
public struct LabelWriter: ~Copyable {
  private let format: OutputFormat
  private let rowsOnly: Bool
  private var json = JSONWriter()
  private var spoken = SpokenWriter()

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - rowsOnly: whether headers and footers are left out.
  public init(_ format: OutputFormat, rowsOnly: Bool = false) {
    self.format = format
    self.rowsOnly = rowsOnly
  }

  /// Appends what stands before all rows.
  public mutating func begin(into out: inout ByteBuffer) {
    if format == .json { json.beginArray(into: &out) }
  }

  /// Appends the next visible header, row or footer of a table; nil at its end.
  ///
  /// - Throws: the ``ReadingError`` of a row that can't be read; nothing is appended then.
  public mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    switch format {
    case .text:
      let start = out.count
      guard let item = try labels.next(into: &out) else { return nil }
      if rowsOnly, !item.isRow {
        out.truncate(to: start)
      } else {
        out.append(UInt8(ascii: "\n"))
      }
      return item
    case .json, .ndjson:
      return try json.writeNext(
        from: &labels, rowsOnly: rowsOnly, inArray: format == .json, into: &out)
    case .spoken:
      return try spoken.writeNext(from: &labels, rowsOnly: rowsOnly, into: &out)
    }
  }

  /// Appends what stands in the place of a row that can't be read.
  public mutating func write(
    _ error: ReadingError, at indexPath: IndexPath, into out: inout ByteBuffer
  ) {
    switch format {
    case .text, .spoken: out.append(UInt8(ascii: "\n"))
    case .json, .ndjson: json.write(error, at: indexPath, inArray: format == .json, into: &out)
    }
  }

  /// Appends what stands behind all rows.
  public mutating func end(into out: inout ByteBuffer) {
    if format == .json { json.endArray(into: &out) }
  }
}
