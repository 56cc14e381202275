/// Writes labels in one format, one row at a time.
///
/// ```swift
/// var writer = LabelWriter(.text)
/// writer.begin(into: &out)
/// while try writer.writeNext(from: &labels, into: &out) != nil {}
/// writer.end(into: &out)
/// ```
public struct LabelWriter: ~Copyable {
  private let options: WritingOptions
  private var json: JSONWriter
  /// The writer of every other format; nil for text and JSON, where templated rows are written
  /// together.
  private var other: (any FormatWriter & ~Copyable)?
  private var reader: ScreenReaderWriter?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - rowsOnly: whether headers and footers are left out.
  public init(_ format: OutputFormat, rowsOnly: Bool = false) {
    var options = WritingOptions()
    options.format = format
    options.rowsOnly = rowsOnly
    self.init(options)
  }

  /// Creates a writer with any options.
  public init(_ options: WritingOptions) {
    self.options = options
    json = JSONWriter(options)
    switch options.format {
    case .text, .json, .ndjson: break
    case .spoken: other = SpokenWriter(options)
    case .ssml: other = SSMLWriter(options)
    case .segments: other = SegmentWriter(options)
    case .csv, .tsv: other = DelimitedWriter(options)
    case .markdown: other = MarkdownWriter(options)
    case .html: other = HTMLWriter(options)
    case .transcript: other = TranscriptWriter(options)
    case .ios: other = PlatformWriter(PlatformIOS(), options)
    case .android: other = PlatformWriter(PlatformAndroid(), options)
    case .aria: other = PlatformWriter(PlatformARIA(), options)
    }
    if options.format == .text, options.screenReader != nil {
      reader = ScreenReaderWriter(options)
    }
  }

  /// Appends what precedes all rows.
  public mutating func begin(into out: inout ByteBuffer) {
    if options.format == .json { json.beginArray(into: &out) }
  }

  /// Appends headers, rows and footers of a table, at least one, until the buffer has a given
  /// length; false at the table's end.
  ///
  /// With a length of 1, each call appends one item; with more, templated rows are written
  /// together, which is faster.
  ///
  /// - Throws: the ``ReadingError`` of a row that can't be read; what precedes it has been
  ///   appended.
  public mutating func write(
    from labels: inout LabelReader, into out: inout ByteBuffer, upTo length: Int
  ) throws(ReadingError) -> Bool {
    repeat {
      guard let item = try writeNext(from: &labels, into: &out) else { return false }
      if item.isRow, out.count < length {
        writeTemplatedRows(from: &labels, upTo: length, into: &out)
      }
    } while out.count < length
    return true
  }

  /// Appends the following templated rows, if the format writes rows independently of each other.
  private mutating func writeTemplatedRows(
    from labels: inout LabelReader, upTo length: Int, into out: inout ByteBuffer
  ) {
    switch options.format {
    case .text where reader != nil:
      reader?.writeTemplatedRows(from: &labels, upTo: length, into: &out)
    case .text where options.saysPosition != true:
      labels.appendTemplatedRows(into: &out) { out, _ in
        out.append(UInt8(ascii: "\n"))
        return out.count < length
      }
    case .json, .ndjson: json.writeTemplatedRows(from: &labels, upTo: length, into: &out)
    default: break
    }
  }

  /// Appends the next visible header, row or footer of a table; nil at its end.
  ///
  /// - Throws: the ``ReadingError`` of a row that can't be read; nothing is appended then.
  public mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    switch options.format {
    case .text:
      if reader != nil { return try reader?.writeNext(from: &labels, into: &out) }
      return try writeLine(from: &labels, into: &out)
    case .json, .ndjson: return try json.writeNext(from: &labels, into: &out)
    default: return try other?.writeNext(from: &labels, into: &out)
    }
  }

  private func writeLine(
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

  /// Appends the replacement for the current row, which can't be read.
  ///
  /// Its kept values are included as far as the row could be read.
  public mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    switch options.format {
    case .text:
      labels.appendKeptColumns(into: &out)
      out.append(UInt8(ascii: "\n"))
    case .json, .ndjson: json.write(error, of: labels, into: &out)
    default: other?.write(error, of: labels, into: &out)
    }
  }

  /// Appends what follows all rows.
  public mutating func end(into out: inout ByteBuffer) {
    if options.format == .json { json.endArray(into: &out) }
    other?.end(into: &out)
  }
}
