// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

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
  ///   - objects: the names under which objects inside of the rows have columns of their own.
  /// - Returns: a guess for each column, and whether no row was left for it. Rows that can't be read tell nothing, nor do
  ///   rows of a prototype, whose fields are declared.
  static func guesses(
    in bytes: borrowing ByteBuffer, _ shape: InputShape, dialect: DelimitedDialect? = nil,
    _ options: ReadingOptions, _ locale: LocaleIdentifier, expanding objects: [String]
  ) -> (fields: [FieldGuess], areAllRows: Bool) {
    var divider: Character?
    if case .delimited(let separator) = shape { divider = Character(Unicode.Scalar(separator)) }
    var profile = TableProfile(locale: locale, objects: objects, divider: divider)
    let own = Self.options(shape, dialect: dialect, options, expanding: objects)
    readRows(of: bytes, own, upTo: options.sampleRows) { reader in
      profile.add(
        reader.rowValue, isPositional: reader.row.isPositional,
        numbersAreText: reader.numbersAreText)
    }
    return (profile.guesses, profile.rowCount < options.sampleRows)
  }

  /// The names under which objects inside of the rows have columns of their own.
  static func objects(
    in bytes: borrowing ByteBuffer, _ shape: InputShape, _ options: ReadingOptions
  ) -> [String] {
    guard shape.isJSON, hasMemberObject(bytes) else { return [] }
    var objects = NestedObjects()
    let own = Self.options(shape, dialect: nil, options, expanding: [])
    readRows(of: bytes, own, upTo: options.sampleRows) { objects.add($0.rowValue) }
    return objects.expanded
  }

  /// Whether an object is the value of a member, which is cheaper to tell than to read the rows once more.
  private static func hasMemberObject(_ bytes: borrowing ByteBuffer) -> Bool {
    var isBehindColon = false
    for index in 0..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ":"): isBehindColon = true
      case UInt8(ascii: "{") where isBehindColon: return true
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: isBehindColon = false
      }
    }
    return false
  }

  private static func options(
    _ shape: InputShape, dialect: DelimitedDialect?, _ options: ReadingOptions,
    expanding objects: [String]
  ) -> ReadingOptions {
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
    own.expandedObjects = objects
    return own
  }

  /// Reads rows, but those of a prototype, unless the table declares its fields.
  private static func readRows(
    of bytes: borrowing ByteBuffer, _ options: ReadingOptions, upTo limit: Int,
    _ take: (borrowing TableReader) -> Void
  ) {
    let content = unsafe bytes.bytes.withUnsafeBytes { unsafe [UInt8]($0) }
    guard var reader = try? TableReader(MemorySource(content), options: options),
      reader.description.fields == nil
    else { return }
    var count = 0
    while count < limit {
      do throws(ReadingError) {
        guard let item = try reader.next() else { break }
        guard item.isRow, reader.properties.reuseIdentifier == nil else { continue }
        count += 1
        take(reader)
      } catch {
        guard error.isRecoverable else { break }
      }
    }
  }
}
