/// A prototype in a locale: its fields prepared, in the order of speech.
struct PreparedPrototype {
  let locale: LocaleIdentifier
  let language: Language
  /// What stands between phrases.
  let separator: [UInt8]
  /// The fields that are declared; nil when each row says what it has, in its own order.
  let isDeclared: Bool
  /// The declared fields, or one for each column that was seen so far.
  private(set) var fields: [PreparedField] = []

  /// Prepares declared fields.
  init(_ fields: [Field], locale: LocaleIdentifier, columns: inout ColumnTable) {
    self.locale = locale
    language = Language.of(locale)
    separator = Array(language.separator.utf8)
    isDeclared = true
    for field in fields {
      let column = columns.declare(field.name)
      self.fields.append(PreparedField(field, column: column, locale: locale))
    }
  }

  /// Prepares for rows that say themselves what they have.
  init(locale: LocaleIdentifier) {
    self.locale = locale
    language = Language.of(locale)
    separator = Array(language.separator.utf8)
    isDeclared = false
  }

  /// Makes a field for each column up to one, by the columns' names.
  mutating func discoverFields(upTo column: Int, columns: borrowing ColumnTable) {
    while fields.count <= column {
      let name = columns.name(of: fields.count) ?? ""
      fields.append(PreparedField(Field(name), column: fields.count, locale: locale))
    }
  }
}
