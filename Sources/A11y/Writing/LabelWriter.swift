// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes labels in one format, one row at a time.
///
/// ```swift
/// var writer = LabelWriter(.text)
/// writer.begin(into: &out)
/// while try writer.writeNext(from: &labels, into: &out) != nil {}
/// writer.end(into: &out)
/// ```
public struct LabelWriter: ~Copyable {
  private var writer: any FormatWriter & ~Copyable

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
    writer =
      switch options.format {
      case .text where options.screenReader != nil: ScreenReaderWriter(options)
      case .text: TextWriter(options)
      case .json, .ndjson: JSONWriter(options)
      case .spoken: SpokenWriter(options)
      case .ssml: SSMLWriter(options)
      case .segments: SegmentWriter(options)
      case .csv, .tsv: DelimitedWriter(options)
      case .markdown: MarkdownWriter(options)
      case .html: HTMLWriter(options)
      case .transcript: TranscriptWriter(options)
      case .ios: PlatformWriter(PlatformIOS(), options)
      case .android: PlatformWriter(PlatformAndroid(), options)
      case .aria: PlatformWriter(PlatformARIA(), options)
      case .brf, .pef, .braille:
        if let settings = options.braille {
          BrailleWriter(options, settings)
        } else {
          // Without a translator there is no braille, and text is better than nothing.
          TextWriter(options)
        }
      }
  }

  /// Appends what precedes all rows.
  public mutating func begin(into out: inout ByteBuffer) { writer.begin(into: &out) }

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
      guard let item = try writer.writeNext(from: &labels, into: &out) else { return false }
      if item.isRow, out.count < length {
        writer.writeTemplatedRows(from: &labels, into: &out, upTo: length)
      }
    } while out.count < length
    return true
  }

  /// Appends the next visible header, row or footer of a table; nil at its end.
  ///
  /// - Throws: the ``ReadingError`` of a row that can't be read; nothing is appended then.
  public mutating func writeNext(
    from labels: inout LabelReader, into out: inout ByteBuffer
  ) throws(ReadingError) -> TableItem? {
    try writer.writeNext(from: &labels, into: &out)
  }

  /// Appends the replacement for the current row, which can't be read.
  ///
  /// Its kept values are included as far as the row could be read.
  public mutating func write(
    _ error: ReadingError, of labels: borrowing LabelReader, into out: inout ByteBuffer
  ) {
    writer.write(error, of: labels, into: &out)
  }

  /// Appends what follows all rows.
  public mutating func end(into out: inout ByteBuffer) { writer.end(into: &out) }
}
