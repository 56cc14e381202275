/// A prototype in a locale: its fields prepared, in the order of speech.
struct PreparedPrototype {
  let locale: LocaleIdentifier
  let language: Language
  /// What stands between phrases.
  let separator: [UInt8]
  /// The fields that are declared; nil when each row says what it has, in its own order.
  let isDeclared: Bool
  private let hasNames: Bool
  private let bareNumber: NumberFormat
  /// The declared fields, or one for each column that was seen so far.
  private(set) var fields: [PreparedField] = []

  /// Prepares declared fields.
  init(_ fields: [Field], locale: LocaleIdentifier, columns: inout ColumnTable) {
    hasNames = true
    self.locale = locale
    language = Language.of(locale)
    separator = Array(language.separator.utf8)
    isDeclared = true
    bareNumber = NumberFormat(skeleton: "", fraction: .all, locale: locale)
    for field in fields {
      let column = columns.declare(field.name)
      self.fields.append(
        PreparedField(field, column: column, locale: locale, bareNumber: bareNumber))
    }
  }

  /// Prepares for rows that say themselves what they have, with names or without.
  init(locale: LocaleIdentifier, hasNames: Bool) {
    self.hasNames = hasNames
    self.locale = locale
    language = Language.of(locale)
    separator = Array(language.separator.utf8)
    isDeclared = false
    bareNumber = NumberFormat(skeleton: "", fraction: .all, locale: locale)
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
