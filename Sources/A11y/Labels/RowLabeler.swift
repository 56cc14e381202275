// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Composes the labels and the elements of rows that a program provides.
///
/// ```swift
/// var labeler = RowLabeler(
///   fields: [
///     Field("company"),
///     Field("price", say: .currency("USD")),
///     Field("change", say: .signedChange),
///   ], locale: .enUS)
/// try labeler.label(for: ["company": "Apple Inc.", "price": 648.11, "change": 0.0185])
/// // "Apple Inc., $648.11, up 1.85%"
/// ```
public struct RowLabeler: ~Copyable {
  let description: TableDescription
  let locale: LocaleIdentifier
  private var columns: ColumnTable
  private(set) var composer: LabelComposer
  private var row = RowView()
  private var source = ByteBuffer()
  private(set) var out = ByteBuffer()
  /// The declared names that no row has had so far.
  private var unmatched: Set<String>
  /// Names that rows have had while some declared ones were missing, to propose one of them.
  private var namesMet: Set<String> = []
  /// How many rows these are of.
  private var matchedRows = 0

  /// Prepares fields, and prototypes for rows that ask for one.
  ///
  /// - Parameters:
  ///   - fields: the fields in speech order; nil takes whatever each row has.
  ///   - prototypes: the prototypes of further kinds of rows.
  ///   - locale: the locale of the labels.
  public init(
    fields: [Field]? = nil, prototypes: [Prototype] = [], locale: LocaleIdentifier = .enUS
  ) {
    var description = TableDescription()
    description.fields = fields
    description.prototypes = prototypes
    self.init(description, locale: locale)
  }

  /// Prepares the fields and prototypes of a table description.
  ///
  /// - Parameters:
  ///   - description: the fields, the prototypes, and how rows are presented.
  ///   - locale: the locale of the labels; nil uses the description's.
  public init(_ description: TableDescription, locale: LocaleIdentifier? = nil) {
    let chosen = locale ?? description.locale ?? .enUS
    var columns = ColumnTable(isOpen: description.fields == nil)
    composer = LabelComposer(
      description, locale: chosen, numbersAreText: false, columns: &columns)
    self.columns = columns
    unmatched = Set((description.fields ?? []).map(\.name))
    self.description = description
    self.locale = chosen
  }

  /// The label of a row, followed by its controls: "Wi-Fi, switch button, on".
  ///
  /// - Throws: a ``RowError`` if a value is not of its field's type.
  public mutating func label(for row: DataRow) throws(RowError) -> String {
    try compose(row, isEditing: description.isEditing)
    return out.text()
  }

  /// The declared fields that no row has had so far, which may be misspelt.
  ///
  /// A row may lack a field, and may have cells that no field is declared for; neither is an error. (An optional property that is nil is
  /// not encoded, so its field is listed until a row has it.) A field that no row has is
  /// silent in all labels, so look here after the first rows, or in a test.
  public var unmatchedFields: [UnmatchedField] {
    (description.fields ?? []).map(\.name).filter(unmatched.contains)
      .map { UnmatchedField($0, among: namesMet) }
  }

  /// Notes the names of a row as long as declared ones are missing, which is mostly for one row.
  private mutating func match(_ row: DataRow) {
    guard !unmatched.isEmpty, row.reuseIdentifier == nil else { return }
    for cell in row.cells { unmatched.remove(cell.name) }
    // Names that may have been meant are in the first rows, if anywhere.
    guard matchedRows < 100 else { return }
    matchedRows += 1
    for cell in row.cells.prefix(1000) { namesMet.insert(cell.name) }
  }

  mutating func compose(_ row: DataRow, isEditing: Bool) throws(RowError) {
    match(row)
    source.removeAll()
    out.removeAll()
    self.row.reset()
    for cell in row.cells {
      let slice = source.appendCell(cell.value)
      let column = columns.columnOfHeader(cell.name)
      if column >= 0 { self.row.append(slice, column: column) }
    }
    self.row.finish()
    source.padWithZeros()
    composer.isEditing = isEditing
    do throws(CellFailure) {
      try composer.append(self.row, row.properties, source, &columns, into: &out)
    } catch {
      throw RowError(field: error.field, reason: error.reason)
    }
  }

  /// The row that was composed last.
  @_lifetime(borrow self)
  func composedRow(_ properties: RowProperties) -> ComposedRow {
    composer.composedRow(properties, output: out.bytes, window: source.bytes)
  }

  // MARK: Tables

  /// The labels of what a data source shows, from top to bottom.
  ///
  /// Only the visible rows are requested, once each.
  ///
  /// - Throws: a ``RowError`` if a value is not of its field's type.
  public mutating func labels(
    of source: some TableDataSource, in viewport: Viewport = .all
  ) throws(RowError) -> [(item: TableItem, label: String)] {
    var labels: [(item: TableItem, label: String)] = []
    for item in VisibleRows(of: source, in: viewport) {
      switch item {
      case .header, .footer: labels.append((item, Self.title(of: item, source)))
      case .row(let indexPath):
        labels.append((item, try label(for: source.row(at: indexPath))))
      }
    }
    return labels
  }

  /// The labels of what a table on a screen shows, from top to bottom.
  ///
  /// - Throws: a ``RowError`` if a value is not of its field's type.
  public mutating func labels(
    of table: inout TableView<some TableDataSource>
  ) throws(RowError) -> [(item: TableItem, label: String)] {
    var labels: [(item: TableItem, label: String)] = []
    for (item, row) in table.visibleRows() {
      guard let row else {
        labels.append((item, Self.title(of: item, table.dataSource)))
        continue
      }
      try compose(row, isEditing: table.isEditing)
      labels.append((item, out.text()))
    }
    return labels
  }

  static func title(of item: TableItem, _ source: some TableDataSource) -> String {
    switch item {
    case .header(let section): TextCleaner.clean(source.titleForHeader(inSection: section) ?? "")
    case .footer(let section): TextCleaner.clean(source.titleForFooter(inSection: section) ?? "")
    case .row: ""
    }
  }
}
