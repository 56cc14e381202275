/// Makes the labels of rows that a program holds itself.
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
  private var columns: ColumnTable
  private var composer: LabelComposer
  private var row = RowView()
  private var source = ByteBuffer()
  private var out = ByteBuffer()

  /// Prepares fields, and prototypes for rows that ask for one.
  ///
  /// - Parameters:
  ///   - fields: the fields in the order of speech; nil says what each row has.
  ///   - prototypes: further kinds of rows.
  ///   - locale: the locale of the labels.
  public init(
    fields: [Field]? = nil, prototypes: [Prototype] = [], locale: LocaleIdentifier = .enUS
  ) {
    var description = TableDescription()
    description.fields = fields
    description.prototypes = prototypes
    columns = ColumnTable(isOpen: fields == nil)
    composer = LabelComposer(
      description, locale: locale, numbersAreText: false, columns: &columns)
  }

  /// The label of a row.
  ///
  /// - Throws: a ``RowError`` when a value is not of the type that its field says.
  public mutating func label(for row: Row) throws(RowError) -> String {
    source.removeAll()
    out.removeAll()
    self.row.reset()
    for cell in row.cells {
      let start = source.count
      let kind = append(cell.value)
      let column = columns.columnOfHeader(cell.name)
      guard column >= 0 else { continue }
      self.row.set(column, CellSlice(kind: kind, start: start, end: source.count))
    }
    source.padWithZeros()
    do throws(CellFailure) {
      try composer.append(self.row, row.state, source, &columns, into: &out)
    } catch {
      throw RowError(field: error.field, reason: error.reason)
    }
    return out.text()
  }

  /// The labels of what a data source shows, from the top down.
  ///
  /// Only the visible rows are asked for, once each.
  ///
  /// - Throws: a ``RowError`` when a value is not of the type that its field says.
  public mutating func labels(
    of source: some TableDataSource, in viewport: Viewport = .all
  ) throws(RowError) -> [(item: TableItem, label: String)] {
    var labels: [(item: TableItem, label: String)] = []
    for item in VisibleRows(of: source, in: viewport) {
      switch item {
      case .header(let section):
        labels.append((item, TextCleaner.clean(source.titleForHeader(inSection: section) ?? "")))
      case .row(let indexPath):
        labels.append((item, try label(for: source.row(at: indexPath))))
      case .footer(let section):
        labels.append((item, TextCleaner.clean(source.titleForFooter(inSection: section) ?? "")))
      }
    }
    return labels
  }

  private mutating func append(_ value: Value) -> CellSlice.Kind {
    switch value {
    case .text(let text):
      source.append(text)
      return .text
    case .number(let digits):
      source.append(digits)
      return .number
    case .bool(let value):
      source.append(value ? "true" : "false")
      return value ? .true : .false
    case .null: return .null
    }
  }
}

/// A value is not of the type that its field says.
public struct RowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the field.
  public var field: String
  /// What is wrong, in words.
  public var reason: String

  /// The field and what is wrong.
  public var description: String { "\(field): \(reason)" }
}
