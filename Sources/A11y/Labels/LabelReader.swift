// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

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
  /// What the footer of the table tells; nil without one, and once it has been said.
  private var totals: RowTotals?
  /// The columns that no row has a number in, though a figure of them was asked for.
  package private(set) var columnsWithoutNumbers: [String] = []
  /// The columns that no row has, though a figure of them was asked for.
  package private(set) var columnsWithoutTotals: [UnmatchedField] = []
  /// The errors that were found while rows were put in order, the last one first.
  var foundErrors: [(error: ReadingError, indexPath: RowIndexPath)] = []
  private var errorIndexPath: RowIndexPath?
  /// What was found out from a sample about the columns of rows without declared fields.
  package internal(set) var guesses: [FieldGuess] = []
  /// The previous phrases of rows that recur.
  var known = KnownRows()
  /// The template for rows that match the one before.
  var templated = TemplatedRows()
  var options: ReadingOptions { reader.options }
  /// The title of the table, cleaned like a label.
  public let title: String?
  /// The locale of the table.
  public let locale: LocaleIdentifier
  /// The name of the input, for a page of a table without a title.
  package var name: String? {
    didSet { name = name.map { TextCleaner.clean($0) } }
  }
  /// The name of the input's file, for a page's note on where its data is from.
  package var fileName: String? {
    didSet { fileName = fileName.map { TextCleaner.clean($0) } }
  }
  /// The user's pronunciations, which the spoken form uses and labels don't.
  public var dictionary = PronunciationDictionary()
  /// What is told of the whole table before its rows, a line each.
  package var overview: [OverviewLine] = []
  /// Whether the phrases of a row are kept besides its label; all output but plain labels needs
  /// them.
  var keepsPhrases: Bool {
    get { composer.keepsPhrases }
    set { composer.keepsPhrases = newValue || totals != nil }
  }
  /// Whether rows that recur are reduced to what has changed.
  var findsChanges: Bool { options.key != nil }
  /// Called last to change a row's state, after the rules of the document.
  public var willDisplay: WillDisplay?

  /// Detects the format of the input, and prepares its fields.
  ///
  /// - Parameters:
  ///   - source: the source of the bytes.
  ///   - options: what is known beforehand.
  ///   - locale: the locale to use regardless of the document; nil leaves it to the document.
  ///   - fallbackLocale: the locale if neither specifies one.
  /// - Throws: a ``ReadingError`` if the table's description or anything else before its rows is
  ///   invalid.
  public init(
    _ source: any ByteSource, options: ReadingOptions = ReadingOptions(),
    locale: LocaleIdentifier? = nil,
    fallbackLocale: LocaleIdentifier = .enUS
  ) throws(ReadingError) {
    var mayHaveLaterColumns = false
    var opened = try TableReader(source, options: options)
    let chosen = locale ?? opened.description.locale ?? fallbackLocale
    if let sample = opened.sample.take() {
      let declared = Set(opened.description.fields?.map(\.name) ?? [])
      let objects = ColumnSample.objects(in: sample, opened.sampleShape, options)
        .filter { !declared.contains($0) }
      // Where the fields are declared, the columns are known already.
      try opened.expand(declared.isEmpty ? objects : [])
      let found = ColumnSample.guesses(
        in: sample, opened.sampleShape,
        dialect: opened.dialect, options, chosen, expanding: objects)
      guesses = found.fields
      mayHaveLaterColumns =
        opened.sampleShape.isJSON && !(opened.sampleIsAll && found.areAllRows)
      opened.description.understand(
        guesses.map(\.field), namingField: guesses.first(where: \.namesRow)?.field.name)
    }
    // What rows are grouped by is left out once they are.
    var withoutColumns = options.withoutColumns
    if case .grouped(let column, _) = options.arrangement {
      withoutColumns.removeAll { $0.lowercased() == column.lowercased() }
    }
    try opened.description.override(
      options.overrides, without: withoutColumns,
      columns: guesses.isEmpty ? nil : guesses.map(\.field.name), mayHaveOthers: mayHaveLaterColumns
    )
    var prepared = LabelComposer(
      opened.description, locale: chosen, numbersAreText: opened.numbersAreText,
      columns: &opened.columns)
    if let arrangement = options.arrangement {
      let arranger = RowArranger(
        arrangement, totals: options.totals, locale: chosen, isStrict: !opened.options.isBehindTable
      )
      foundErrors = try arranger.arrange(&opened, &prepared).reversed()
      if let field = arranger.groupingField {
        totals = arranger.totals
        // The headers say it.
        opened.description.hide(field)
        prepared = LabelComposer(
          opened.description, locale: chosen, numbersAreText: opened.numbersAreText,
          columns: &opened.columns)
      }
    }
    if totals == nil, !options.totals.isEmpty {
      totals = RowTotals(
        options.totals, naming: opened.description.namingField, areComplete: false)
    }
    // Whether a name is of any row shows at the end where rows may have columns that the first ones lack.
    let later = mayHaveLaterColumns ? options.overrides.map(\.name) + options.withoutColumns : []
    prepared.seek(
      options.keptFields + (options.key.map { [$0] } ?? [])
        + later.filter { name in !name.contains("*") && Int(name) == nil },
      &opened.columns)
    prepared.setTableColumns(opened.columnCount, opened.columns)
    title = opened.description.title.map { TextCleaner.clean($0) }
    reader = opened
    composer = prepared
    self.locale = chosen
  }

  /// Makes a reader from prepared parts.
  init(
    _ reader: consuming TableReader, _ composer: LabelComposer, title: String?,
    locale: LocaleIdentifier, dictionary: PronunciationDictionary
  ) {
    self.reader = reader
    self.composer = composer
    self.title = title
    self.locale = locale
    self.dictionary = dictionary
  }

  /// Lets another reader of the same input take it for the CSV that it was found to be.
  package func describeDialect(to options: inout ReadingOptions) {
    guard case .delimited(let separator) = reader.shape else { return }
    if reader.textTable != nil {
      options.format = .table
      return
    }
    options.format = options.format ?? .csv
    options.delimiter = options.delimiter ?? separator
    options.dialect = reader.dialect
  }

  /// The encoding that the bytes were read in, since they are no UTF-8 and none was given; nil in any other case.
  package var guessedEncoding: TextEncoding? {
    reader.options.encoding == nil ? reader.encoding.guess : nil
  }

  /// How many lines of a text are above a table that was sought below them, and are passed over.
  package var linesAboveTable: Int { reader.linesAboveTable }

  /// Whether plain lines begin with comments, which are passed over wherever they are.
  package var leavesOutComments: Bool { reader.lineComments != nil }

  /// The members of a table document that hold further tables, which are not read.
  package var tablesBeside: [String] { reader.tablesBeside }

  /// The members of an object that tell about the list of its rows, and are passed over.
  package var valuesBeside: [String] { reader.valuesBeside }

  /// The members of an object behind its rows that hold further tables, once all rows have been read; nothing where rows or
  /// tables were asked for or found before.
  package var tablesPassed: [String] {
    reader.options.rowsAt == nil && reader.titleAbove == nil && reader.tablesBeside.isEmpty
      ? reader.json.passed : []
  }

  /// Whether the input is one document, whose rows can't go on behind its end.
  package var isDocument: Bool {
    switch reader.shape {
    case .tableDocument, .jsonMembers, .jsonColumns, .arrayInside: true
    default: false
    }
  }

  /// The fields whose values are copied to the output.
  package var keptFields: [String] { options.keptFields }

  /// The cell of a field in the last row read; absent if it has none.
  private func cell(of field: String) -> CellSlice {
    reader.columns.column(named: field).map { reader.row.cell($0) } ?? .absent
  }

  /// Appends the value of a kept field of the last row read, as JSON; `null` if it has none.
  package func appendKept(_ field: String, into out: inout ByteBuffer) {
    JSONCell.append(cell(of: field), window, into: &out)
  }

  /// Appends the kept values of the last row read as columns, each followed by a tab.
  func appendKeptColumns(into out: inout ByteBuffer) {
    for field in keptFields {
      appendKeptLine(field, into: &out)
      out.append(UInt8(ascii: "\t"))
    }
  }

  /// Appends the value of a kept field of the last row read, cleaned so that it takes no more than a line; nothing if it has
  /// none.
  func appendKeptLine(_ field: String, into out: inout ByteBuffer) {
    let cell = cell(of: field)
    if cell.kind != .null {
      TextCleaner.append(cell, window, into: &out)
    }
  }

  /// The value of a kept field of the last row read, as it stands in the data; empty if it has none.
  ///
  /// Its blanks and line breaks stay. What no text should have, such as the escapes of a terminal, is left out as in labels.
  func keptText(_ field: String) -> String {
    let cell = cell(of: field)
    guard cell.kind != .null else { return "" }
    let text =
      cell.isEncoded
      ? TextCleaner.decoded(cell, window).text() : window.text(from: cell.start, to: cell.end)
    let clean = TextCleaner.clean(text)
    let isSafe = text.filter { !$0.isWhitespace } == clean.filter { !$0.isWhitespace }
    return isSafe ? text : clean
  }

  /// The document's description of its table.
  public var description: TableDescription { reader.description }

  /// The index path of the last row read, whether it was valid or not.
  public var currentIndexPath: RowIndexPath { errorIndexPath ?? reader.currentIndexPath }

  /// The number of bytes of the input that have been consumed.
  package var bytesRead: Int { reader.input.buffer.offset + reader.input.cursor.position }

  /// The number of rows that are shown, scrolled to or not; nil until they have been counted.
  public var rowCount: Int? { reader.rowCount }

  /// The position of the last row read among all that are shown, from 1.
  public var rowNumber: Int { reader.rowNumber }

  /// The row that was read last.
  ///
  /// - Parameter label: the buffer that ``next(into:)`` appended its label to.
  /// - Returns: a view of the row, for as long as no other is read.
  @_lifetime(borrow self, borrow label)
  func composedRow(in label: borrowing ByteBuffer) -> ComposedRow {
    composer.composedRow(reader.properties, output: label.bytes, window: window)
  }

  /// The window on the input, in which the cells of the row that was read last are.
  var window: RawSpan {
    @_lifetime(borrow self)
    get { reader.input.buffer.storage.bytes }
  }

  /// The locale of what was read last: a row may have one of its own.
  func locale(of item: TableItem) -> LocaleIdentifier {
    item.isRow ? composer.rowLocale : locale
  }

  /// The locale of the row that was read last.
  var rowLocale: LocaleIdentifier { composer.rowLocale }

  /// The fields of the kind of row that was read last.
  var rowFields: [PreparedField] { composer.rowFields }

  /// The details that the row that was read last gives on demand, a line each.
  var details: [String] { composer.last.customContent.map(\.line) }

  /// The headings of the columns of a table of cells; empty texts for columns without one, and nothing when the columns are
  /// not known.
  var columnHeadings: [String] { composer.columnHeaders }

  /// The declared, kept and identifying fields that no row has had so far, which may be misspelt.
  ///
  /// A row may lack a field, and may have cells that no field is declared for; neither is an error. A field that no row has is silent in
  /// all labels, so look here at the end. None is listed before the first row, and none of a CSV, whose header must have them all.
  public var unmatchedFields: [UnmatchedField] {
    guard composer.hasComposedRows, !reader.row.isPositional else { return [] }
    let tableFields = composer.tableFields.map(\.name)
    let fields = composer.unmatchedFields.sorted().map { tableFields[$0] }
    let unmatched = fields + composer.unmatchedColumns.keys.filter { !fields.contains($0) }.sorted()
    let unknown = Set(unmatched)
    let others = reader.columns.allNames.filter { !unknown.contains($0) }
    // Proposals for thousands of names among thousands would take their product in time.
    return unmatched.enumerated().map { place, name in
      UnmatchedField(name, among: place < 100 ? others : [])
    }
  }

  /// The first name that an object has had twice so far; the value behind the last of them counts.
  package var repeatedName: String? { reader.repeatedName }

  /// Whether a row is shown as selected.
  var hasSelection: Bool { reader.hasSelection }

  /// Whether the last row read is a single element with a label and nothing else.
  var isPlainRow: Bool {
    composer.isPlain && !composer.isEditing && !reader.mayChangeState && !reader.isStateChanged
      && willDisplay == nil && reader.description.grouping == .combined
  }

  /// Appends the label of the next visible header, row or footer; nil at the end.
  ///
  /// The label of a row is followed by its controls. Another table may be behind the end: see ``nextTable()``.
  ///
  /// - Throws: a ``ReadingError`` for a row that can't be read, with its location. Nothing is
  ///   appended then, and if the error is recoverable, the next call continues with the following
  ///   row.
  @inline(__always)
  public mutating func next(into out: inout ByteBuffer) throws(ReadingError) -> TableItem? {
    if let found = foundErrors.popLast() {
      errorIndexPath = found.indexPath
      throw found.error
    }
    errorIndexPath = nil
    while let item = try reader.next() {
      let start = out.count
      try append(item, into: &out)
      if item.isRow, let totals, !totals.areComplete {
        totals.add(composedRow(in: out), composer.phraseComposer)
      }
      if !item.isRow || options.key == nil || keepChanges(in: &out) { return item }
      out.truncate(to: start)
    }
    return appendTotal(into: &out)
  }

  /// Appends the footer of the whole table, which is that of a section of its own; nil without one.
  private mutating func appendTotal(into out: inout ByteBuffer) -> TableItem? {
    guard let totals else { return nil }
    self.totals = nil
    let names = reader.columns.dataNames
    for column in totals.columnsWithoutNumbers {
      if totals.hasColumn(column) {
        columnsWithoutNumbers.append(column)
      } else {
        columnsWithoutTotals.append(UnmatchedField(column, among: names))
      }
    }
    let footer = totals.sentence(locale)
    out.append(footer)
    return reader.endWith(footer: footer)
  }

  /// Reduces the label of a known row to what has changed; returns false if nothing has.
  private mutating func keepChanges(in out: inout ByteBuffer) -> Bool {
    guard let field = options.key else { return true }
    let cell = cell(of: field)
    // A row without a key can't be recognized.
    guard cell.kind != .absent, cell.kind != .null, cell.start < cell.end else { return true }
    var key = ByteBuffer()
    appendKept(field, into: &key)
    let indices = known.phrasesToReport(
      of: (0..<key.count).map { key[$0] }, composer.last.phrases, out)
    if indices.isEmpty { return false }
    composer.keepPhrases(indices, in: &out)
    return true
  }

  @inline(__always)
  private mutating func append(
    _ item: TableItem, into out: inout ByteBuffer
  ) throws(ReadingError) {
    switch item {
    case .header(let section):
      out.append(TextCleaner.clean(reader.section(at: section).header ?? ""))
    case .footer(let section):
      out.append(TextCleaner.clean(reader.section(at: section).footer ?? ""))
    case .row:
      if reader.mayChangeState || willDisplay != nil { reader.changeState(willDisplay) }
      do throws(CellFailure) {
        try composer.append(
          reader.row, reader.properties, reader.input.buffer.storage, &reader.columns, into: &out)
      } catch {
        throw reader.error(of: error)
      }
    }
  }
}
