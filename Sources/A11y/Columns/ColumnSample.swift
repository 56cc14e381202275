/// What the first rows of an input tell of its columns.
enum ColumnSample {
  /// Reads the rows of a sample.
  ///
  /// - Parameters:
  ///   - bytes: the first bytes of an input, from its first row or header on.
  ///   - shape: how its rows are laid out.
  ///   - dialect: how a CSV is written, if that is known.
  ///   - options: how the input is read.
  ///   - locale: the locale of the table.
  /// - Returns: a guess for each column. Rows that can't be read tell nothing, nor do rows of a
  ///   prototype, whose fields are declared.
  static func guesses(
    in bytes: borrowing ByteBuffer, _ shape: InputShape, dialect: DelimitedDialect? = nil,
    _ options: ReadingOptions, _ locale: LocaleIdentifier
  ) -> [FieldGuess] {
    var own = ReadingOptions()
    own.format = options.format
    own.rowsAt = options.rowsAt
    own.viewport = .all
    own.shape = shape
    own.takesSample = false
    own.delimiter = options.delimiter
    own.dialect = dialect
    own.hasHeader = options.hasHeader
    own.skippedLines = options.skippedLines
    own.comment = options.comment
    own.encoding = .utf8
    let content = unsafe bytes.bytes.withUnsafeBytes { unsafe [UInt8]($0) }
    guard var reader = try? TableReader(MemorySource(content), options: own),
      reader.description.fields == nil
    else { return [] }
    var profile = TableProfile(locale: locale)
    while profile.rowCount < options.sampleRows {
      do throws(ReadingError) {
        guard let item = try reader.next() else { break }
        guard item.isRow, reader.properties.reuseIdentifier == nil else { continue }
        profile.add(
          reader.rowValue, isPositional: reader.row.isPositional,
          numbersAreText: reader.numbersAreText)
      } catch {
        guard error.isRecoverable else { break }
      }
    }
    return profile.guesses
  }
}
