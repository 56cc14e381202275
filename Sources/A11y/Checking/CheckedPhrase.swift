// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// One phrase of a row as rules see it.
///
/// It is an object, since each of the rules looks at it, and a copy would be made each time.
final class CheckedPhrase {
  /// The index of the phrase in the row.
  let number: Int
  /// The column of the cell, which identifies fields without names.
  let column: Int
  /// The name of the field.
  let field: String
  /// The field's human-readable heading.
  let heading: String
  /// The text in the label, including its heading and the word for its role.
  let text: String
  /// The value alone.
  let value: String
  /// How the value is formatted.
  let say: SayAs
  /// Whether the field was declared with neither a type nor a format.
  let isUndescribed: Bool
  /// Whether the format was inferred from the name of the field.
  let isByName: Bool
  /// Whether the format was found out from a sample.
  let isGuess: Bool
  /// Whether the heading is spoken before the value.
  let saysHeading: Bool
  /// Whether it is a control.
  let isControl: Bool
  /// The kind of the cell in the data.
  let kind: CellSlice.Kind
  /// The content of the cell, unchanged from the data.
  let source: String
  /// The locale.
  let locale: LocaleIdentifier
  /// Whether a locale was declared for the field or the row, so that the text's language is known.
  let hasOwnLocale: Bool
  /// The lowercased words of the field's name.
  let nameWords: [String]
  /// The offset of the cell in the reader's window.
  let offset: Int
  /// The cell's location; nil until a finding needs it.
  var location: InputLocation?
  /// The range of the cell's text in the input, in bytes.
  let range: Range<Int>
  /// How the text is written there.
  let notation: SourceCell.Notation

  init(
    _ phrase: Phrase, _ number: Int, of row: borrowing ComposedRow, _ cell: SourceCell
  ) {
    let prepared = row.field(of: phrase)
    self.number = number
    column = prepared.column
    field = row.fieldName(of: phrase)
    heading = prepared.headingText
    text = row.text(of: phrase)
    value = row.valueText(of: phrase)
    say = prepared.say
    isUndescribed = prepared.format.field.say == nil && prepared.format.field.type == .any
    isByName = prepared.format.isByName
    isGuess = prepared.format.field.isGuess
    saysHeading = phrase.valueStart > phrase.start
    isControl = phrase.isControl
    kind = cell.kind
    source = cell.text
    locale = prepared.locale
    hasOwnLocale = prepared.say.locale != nil || row.properties.locale != nil
    nameWords = phrase.isAccessory ? [] : prepared.nameWords
    offset = cell.offset
    range = cell.range
    notation = cell.notation
  }

  /// Whether the cell is text and is formatted as text.
  var isText: Bool { kind.isText && say.kind == .text }

  /// Whether the text is a name chosen by the table's author, rather than data.
  var isName: Bool { say.role != nil && (say.role?.holdsValue != true) }

  /// What messages call the field.
  var fieldInWords: String { field.isEmpty ? "column \(column + 1)" : "the field \"\(field)\"" }

  /// The edit that replaces the cell's text; nil when it is not in the input.
  func fix(_ text: String) -> Finding.Fix? {
    // A row emptied by a fix might no longer be read as a row.
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    // Quotes behind backslashes and doubled ones in one file would be read by no other program.
    guard kind != .escapedQuotes else { return nil }
    switch notation {
    case .none: return nil
    case .json:
      var out = ByteBuffer()
      JSONString.append(text, into: &out)
      let quoted = out.text()
      return Finding.Fix(range: range, replacement: String(quoted.dropFirst().dropLast()))
    case .delimited(isQuoted: true):
      return Finding.Fix(range: range, replacement: text.replacing("\"", with: "\"\""))
    case .delimited(isQuoted: false):
      // A leading quotation mark would make the cell quoted.
      return text.hasPrefix("\"") ? nil : Finding.Fix(range: range, replacement: text)
    case .lines: return Finding.Fix(range: range, replacement: text)
    }
  }
}
