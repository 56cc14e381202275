// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A field with everything that its cells need, prepared once: formats, headings, words.
///
/// It is a class, so that rows pass a reference and copy nothing. What most cells need is in its
/// ``CellPlan``.
final class PreparedField {
  /// What it shares with columns that differ in name alone.
  let format: CellFormat
  /// The field's name.
  let name: String
  /// The title that was declared for it.
  let title: String?
  let column: Int
  /// The human-readable heading.
  let headingText: String
  /// The heading followed by a space.
  let heading: [UInt8]
  /// The heading with the unit that the name states, for a text with digits that is not said with it: "price USD 5K".
  ///
  /// Nil where the heading has it, or there is none.
  let headingWithUnit: [UInt8]?
  /// The words of its name in lowercase, which only checking rules use.
  private(set) lazy var nameWords = NameConvention.words(name).map { $0.lowercased() }
  /// A hash of its ``dataName``, by which its cells are told from those of other columns.
  private(set) lazy var nameHash = DistinctSketch.hash(of: dataName)
  /// What stood around the digits of its amounts in text that were understood.
  private(set) var surroundings: [AmountSurroundings] = []
  /// Whether the heading ends with a digit, and only some cells begin with one: "Q1: 10" and "Q1 absent".
  let endsByCell: Bool
  /// The fields of members of an object in its cells, by their keys.
  private var members: [MemberKey: PreparedField] = [:]
  /// The formats of those fields.
  private lazy var memberFormats = CellFormats(locale: format.locale, bareNumber: format.number)

  private struct MemberKey: Hashable {
    let name: String
    let holdsDates: Bool
  }

  var say: SayAs { format.say }
  var locale: LocaleIdentifier { format.locale }
  var language: Language { format.language }
  var part: CellFormat.Part { format.part }

  /// Prepares a field.
  ///
  /// - Parameters:
  ///   - field: the field.
  ///   - column: the column of its cells.
  ///   - formats: makes the format, or finds it among those of like fields.
  init(_ field: Field, column: Int, formats: CellFormats) {
    let convention = NameConvention(field.name)
    format = formats.format(of: field, named: convention.say)
    name = field.name
    title = field.title
    self.column = column
    headingText = TextCleaner.clean(field.title ?? convention.heading)
    // A digit at the end of a heading would run into the number behind it.
    let lastWord = headingText.reversed().prefix { $0 != " " }
    let mayRunOn =
      format.startsWithDigit || format.say.kind == .identifier
      || !lastWord.isEmpty && lastWord.allSatisfy(\.isNumber) && format.part == .label
    // "Stage II 0" is heard as twenty.
    let endsInNumber =
      lastWord.contains(where: \.isNumber)
      || lastWord.count > 1 && lastWord.allSatisfy { "IVX".contains($0) }
    let end = endsInNumber && mayRunOn ? ": " : " "
    endsByCell = lastWord.first?.isNumber == true && !mayRunOn && format.part == .label
    heading = headingText.isEmpty ? [] : Array((headingText + end).utf8)
    let isShortened = convention.statesUnit && headingText == TextCleaner.clean(convention.heading)
    headingWithUnit =
      isShortened
      ? Array((TextCleaner.clean(convention.headingWithUnit(of: field.name)) + " ").utf8) : nil
  }

  /// Remembers what stood around the digits of a cell.
  func remember(_ known: AmountSurroundings?) {
    guard let known, surroundings.count < Self.mostSurroundings else { return }
    surroundings.append(known)
  }

  /// As many as a column of positive and negative amounts has, and a few.
  private static let mostSurroundings = 4

  /// The field of a member of an object in a cell, understood by its key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - holdsDates: whether the value is a date.
  /// - Returns: the field, which is made once.
  func member(named key: String, holdsDates: Bool = false) -> PreparedField {
    let known = MemberKey(name: key, holdsDates: holdsDates)
    if let found = members[known] { return found }
    let words = NameWords.of(key).map { $0.lowercased() }
    let say = holdsDates ? SayAs(.date) : CodeName.isCode(words) ? SayAs(.identifier) : nil
    let member = PreparedField(Field(key, say: say), column: column, formats: memberFormats)
    // Keys come from the data.
    if members.count > 1_000 { members.removeAll() }
    members[known] = member
    return member
  }

  /// Whether its values are names of what has them, which need no heading.
  private(set) lazy var isName =
    nameWords.last.map { NameWords.ofOwnNames.contains($0) || NameWords.ofNames.contains($0) }
    ?? true

  /// The control's own name; nil if that of the row is enough for a single control.
  var ownName: String? {
    let isNamed = title != nil || say.heading == .always
    return isNamed && say.heading != .never && !headingText.isEmpty ? headingText : nil
  }

  /// Whether a value follows its heading.
  @inline(__always)
  func saysHeading(isNumberOrTruth: Bool) -> Bool {
    switch say.heading {
    // A control's name precedes its role, and custom content has a separate label.
    case .always: !heading.isEmpty && part == .label
    case .never: false
    case .auto: format.saysHeadingWhenBare && isNumberOrTruth && !heading.isEmpty
    }
  }
}
