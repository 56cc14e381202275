/// A prototype in a locale: its fields prepared, in the order of speech.
struct PreparedPrototype {
  let locale: LocaleIdentifier
  let language: Language
  /// What stands between phrases.
  let separator: [UInt8]
  /// For each field, how its common cells are said.
  private(set) var plans = CellPlans()
  private let numbersAreText: Bool
  /// Whether the fields are declared; if not, each row says what it has, in its own order.
  let isDeclared: Bool
  private let hasNames: Bool
  /// The format of numbers of which nothing is known.
  let bareNumber: NumberFormat
  /// The declared fields, or one for each column that was seen so far.
  private(set) var fields: [PreparedField] = []
  /// Whether a field is more than a part of the label.
  private(set) var hasOtherParts = false
  /// Whether a label can't be made without knowing its phrases: an image says nothing that the title says.
  private(set) var needsPhrases = false
  /// Whether its rows are text and numbers, and nothing that has a role or a hint.
  private(set) var isPlain = true
  /// How the parts of such a row are given; nil for the table's way.
  let grouping: RowGrouping?

  /// Prepares declared fields, or for rows that say themselves what they have.
  ///
  /// - Parameters:
  ///   - declared: the fields; nil when each row says what it has.
  ///   - grouping: how the parts of such a row are given.
  ///   - hasNames: whether the cells of such rows have names.
  ///   - locale: the locale of fields that have none of their own.
  ///   - numbersAreText: whether numbers come from text, and may have marks of their own.
  ///   - columns: where the fields' columns are.
  init(
    _ declared: [Field]?, grouping: RowGrouping? = nil, hasNames: Bool,
    locale: LocaleIdentifier, numbersAreText: Bool, columns: inout ColumnTable
  ) {
    self.numbersAreText = numbersAreText
    self.grouping = grouping
    isPlain = grouping != .separate
    self.hasNames = hasNames
    self.locale = locale
    language = Language.of(locale)
    separator = Array(language.separator.utf8)
    isDeclared = declared != nil
    bareNumber = NumberFormat(skeleton: "", fraction: .all, locale: locale)
    for field in declared ?? [] {
      let column = columns.declare(field.name)
      add(field, column: column)
    }
    hasOtherParts = fields.contains { $0.part != .label }
    needsPhrases = fields.contains { $0.say.role == .image }
  }

  /// Makes a field for each column up to one, by the columns' names.
  mutating func discoverFields(upTo column: Int, columns: borrowing ColumnTable) {
    while fields.count <= column {
      let name = hasNames ? columns.name(of: fields.count) ?? "" : ""
      add(Field(name), column: fields.count)
    }
  }

  private mutating func add(_ field: Field, column: Int) {
    let prepared = PreparedField(field, column: column, locale: locale, bareNumber: bareNumber)
    fields.append(prepared)
    if prepared.part != .label || prepared.say.role != nil || prepared.say.hint != nil {
      isPlain = false
    }
    plans.add(prepared, separator: separator, numbersAreText: numbersAreText)
  }

  /// The places of the fields that are cells of a table.
  var cellFields: [Int] {
    fields.indices.filter {
      if case .skip = fields[$0].form { false } else { fields[$0].part != .customContent }
    }
  }
}
