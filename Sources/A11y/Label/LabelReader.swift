/// Reads a table and composes the labels of its visible rows, in their order.
///
/// ```swift
/// var labels = try LabelReader(MemorySource(#"[{"city": "Oslo", "temp_c": 4}]"#))
/// var out = ByteBuffer()
/// while try labels.next(into: &out) != nil { out.append("\n") }
/// out.text()  // "Oslo, temp 4°C\n"
/// ```
public struct LabelReader: ~Copyable {
  var reader: TableReader
  var composer: LabelComposer
  /// The locale of the table.
  public let locale: LocaleIdentifier

  /// Finds out what the input is, and prepares its fields.
  ///
  /// - Parameters:
  ///   - source: where the bytes come from.
  ///   - options: what is known beforehand.
  ///   - locale: the locale to use whatever the document says; nil leaves it to the document.
  ///   - fallbackLocale: the locale when neither says one.
  /// - Throws: a ``ReadingError`` when the table's description or what stands before its rows is wrong.
  public init(
    _ source: any ByteSource, options: ReadingOptions = ReadingOptions(),
    locale: LocaleIdentifier? = nil,
    fallbackLocale: LocaleIdentifier = .enUS
  ) throws(ReadingError) {
    var opened = try TableReader(source, options: options)
    let chosen = locale ?? opened.description.locale ?? fallbackLocale
    composer = LabelComposer(
      opened.description, locale: chosen, numbersAreText: opened.numbersAreText,
      columns: &opened.columns)
    reader = opened
    self.locale = chosen
  }

  /// What the document says of its table.
  public var description: TableDescription { reader.description }

  /// Where the row that was read last stands, whether it was good or bad.
  public var currentIndexPath: IndexPath { reader.currentIndexPath }

  /// Appends the label of the next visible header, row or footer; nil at the end.
  ///
  /// - Throws: a ``ReadingError`` for a row that can't be read, with its place. Nothing is appended then,
  ///   and when the error is recoverable, reading goes on with the row after it.
  @inline(__always)
  public mutating func next(into out: inout ByteBuffer) throws(ReadingError) -> TableItem? {
    guard let item = try reader.next() else { return nil }
    switch item {
    case .header(let section):
      out.append(TextCleaner.clean(reader.description.sections[section].header ?? ""))
    case .footer(let section):
      out.append(TextCleaner.clean(reader.description.sections[section].footer ?? ""))
    case .row(let indexPath):
      do throws(CellFailure) {
        try composer.append(
          reader.row, reader.state, reader.input.buffer.storage, &reader.columns, into: &out)
      } catch {
        throw readingError(error, at: indexPath)
      }
    }
    return item
  }

  /// The error of a cell, with its place in the input.
  private func readingError(_ failure: CellFailure, at indexPath: IndexPath) -> ReadingError {
    var offset = failure.cell.start
    let bytes = reader.input.buffer.storage.bytes
    if failure.cell.isText, offset > 0, bytes.byte(offset - 1) == UInt8(ascii: "\"") { offset -= 1 }
    let path = reader.path(of: indexPath) + (failure.field.isEmpty ? "" : ".\(failure.field)")
    return reader.input.error(.value, at: offset, failure.reason, path: path).recoverable
  }

  /// The traits of the last row.
  var traits: [Trait] { Trait.of(reader.state) }

  /// What activating the last row does.
  var hint: String? {
    if let hint = reader.state.hint { return TextCleaner.clean(hint) }
    return composer.prototype.fields.lazy.compactMap(\.say.hint).first.map(TextCleaner.clean)
  }
}
