/// A prototype in a locale: its fields prepared, in the order of speech.
struct PreparedPrototype {
  let locale: LocaleIdentifier
  let language: Language
  /// What stands between phrases.
  let separator: [UInt8]
  /// Whether the fields are declared; if not, each row says what it has, in its own order.
  let isDeclared: Bool
  private let hasNames: Bool
  /// The format of numbers of which nothing is known.
  let bareNumber: NumberFormat
  /// The declared fields, or one for each column that was seen so far.
  private(set) var fields: [PreparedField] = []
  /// Whether a field is more than a part of the label.
  private(set) var hasOtherParts = false
  /// How the parts of such a row are given; nil for the table's way.
  let grouping: RowProperties.Grouping?

  /// Prepares declared fields, or for rows that say themselves what they have.
  ///
  /// - Parameters:
  ///   - declared: the fields; nil when each row says what it has.
  ///   - grouping: how the parts of such a row are given.
  ///   - hasNames: whether the cells of such rows have names.
  ///   - locale: the locale of fields that have none of their own.
  ///   - columns: where the fields' columns are.
  init(
    _ declared: [Field]?, grouping: RowProperties.Grouping? = nil, hasNames: Bool,
    locale: LocaleIdentifier, columns: inout ColumnTable
  ) {
    self.grouping = grouping
    self.hasNames = hasNames
    self.locale = locale
    language = Language.of(locale)
    separator = Array(language.separator.utf8)
    isDeclared = declared != nil
    bareNumber = NumberFormat(skeleton: "", fraction: .all, locale: locale)
    for field in declared ?? [] {
      let column = columns.declare(field.name)
      fields.append(PreparedField(field, column: column, locale: locale, bareNumber: bareNumber))
    }
    hasOtherParts = fields.contains { $0.part != .label }
  }

  /// Makes a field for each column up to one, by the columns' names.
  mutating func discoverFields(upTo column: Int, columns: borrowing ColumnTable) {
    while fields.count <= column {
      let name = hasNames ? columns.name(of: fields.count) ?? "" : ""
      fields.append(
        PreparedField(Field(name), column: fields.count, locale: locale, bareNumber: bareNumber))
    }
  }
}
