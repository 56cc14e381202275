// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A prototype prepared for a locale, with its fields in speech order.
struct PreparedPrototype {
  let locale: LocaleIdentifier
  let language: Language
  /// The text between phrases.
  let separator: [UInt8]
  /// The plans for the common cells of each field.
  private(set) var plans = CellPlans()
  private let numbersAreText: Bool
  /// Whether the fields are declared; if not, each row brings its own, in its own order.
  let isDeclared: Bool
  private let hasNames: Bool
  /// What is known of columns without a declared field, by their names.
  private let understood: [String: Field]
  /// The formats of its fields.
  let formats: CellFormats
  /// The declared fields, or one for each column seen so far.
  private(set) var fields: [PreparedField] = []
  /// The indices of the fields that are cells of a table.
  private(set) var cellFields: [Int] = []
  /// What activating such a row does: the hint of the first field of the label that has one.
  private(set) var hint: String?
  /// Whether any field belongs to a part other than the label.
  private(set) var hasOtherParts = false
  /// Whether a label needs its phrases to be composed: an image that repeats the title is left out.
  private(set) var needsPhrases = false
  /// Whether its rows hold only text and numbers, without roles or hints.
  private(set) var isPlain = true
  /// How the parts of such a row are grouped; nil for the table's grouping.
  let grouping: RowGrouping?

  /// Prepares declared fields, or prepares for rows that bring their own.
  ///
  /// - Parameters:
  ///   - declared: the fields; nil if each row brings its own.
  ///   - understood: what is known of other columns, by their names.
  ///   - grouping: how the parts of such a row are grouped.
  ///   - hasNames: whether the cells of such rows have names.
  ///   - locale: the locale of fields that have none of their own.
  ///   - numbersAreText: whether numbers come from text, and may use marks other than JSON's.
  ///   - columns: assigns the fields their columns.
  init(
    _ declared: [Field]?, understood: [String: Field] = [:], grouping: RowGrouping? = nil,
    hasNames: Bool, locale: LocaleIdentifier, numbersAreText: Bool, columns: inout ColumnTable
  ) {
    self.numbersAreText = numbersAreText
    self.grouping = grouping
    isPlain = grouping != .separate
    self.hasNames = hasNames
    self.understood = understood
    self.locale = locale
    language = Language.of(locale)
    separator = Array(language.separator.utf8)
    isDeclared = declared != nil
    formats = CellFormats(
      locale: locale, bareNumber: NumberFormat(skeleton: "", fraction: .all, locale: locale))
    for field in declared ?? [] {
      let column = columns.declare(field.name)
      add(field, column: column)
    }
  }

  /// Adds a field for each column up to the given one, by the columns' names.
  mutating func discoverFields(upTo column: Int, columns: borrowing ColumnTable) {
    while fields.count <= column {
      let name = hasNames ? columns.name(of: fields.count) ?? "" : ""
      // Cells without names are known by their numbers.
      var field = understood[hasNames ? name : String(fields.count)] ?? Field(name)
      field.name = name
      add(field, column: fields.count)
    }
  }

  private mutating func add(_ field: Field, column: Int) {
    let prepared = PreparedField(field, column: column, formats: formats)
    if !prepared.format.isSkipped, prepared.part != .customContent {
      cellFields.append(fields.count)
    }
    if hint == nil, prepared.part == .label, let text = prepared.say.hint {
      hint = TextCleaner.clean(text)
    }
    fields.append(prepared)
    if prepared.part != .label { hasOtherParts = true }
    if prepared.say.role == .image { needsPhrases = true }
    if prepared.part != .label || prepared.say.role != nil || prepared.say.hint != nil {
      isPlain = false
    }
    plans.add(prepared, separator: separator, numbersAreText: numbersAreText)
  }
}
