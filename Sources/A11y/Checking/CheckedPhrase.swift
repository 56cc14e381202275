/// One phrase of a row as rules see it.
struct CheckedPhrase {
  /// Its place among the phrases of the row.
  var number: Int
  /// The column that its cell is in, which tells fields apart that have no names.
  var column: Int
  /// The name of the field.
  var field: String
  /// The field's heading for people.
  var heading: String
  /// What the label has of it, with its heading and the word for its role.
  var text: String
  /// The value alone.
  var value: String
  /// How it is said.
  var say: Say
  /// Whether nobody has said what the cells hold: neither a type, nor how they are said.
  var isUndescribed: Bool
  /// Whether the name of the field tells what the cells hold.
  var isByName: Bool
  /// Whether the heading is heard before the value.
  var saysHeading: Bool
  /// Whether it is a control.
  var isControl: Bool
  /// What the cell is in the data.
  var kind: CellSlice.Kind
  /// What the cell holds, as the data has it.
  var source: String
  /// The locale.
  var locale: LocaleIdentifier
  /// Whether somebody said the locale of this field or this row, so that the text's language is known.
  var hasOwnLocale: Bool
  /// The words of the field's name, in lower case.
  var nameWords: [String]
  /// Where the cell stands.
  var location: InputLocation
  /// Where the cell's text is in the input, in bytes.
  var range: Range<Int>
  /// How it is written there.
  var notation: SourceCell.Notation

  /// Whether the cell is text, and said as such.
  var isText: Bool {
    guard kind == .text || kind == .escapedText || kind == .doubledQuotes else { return false }
    return say.kind == .text
  }

  /// Whether the text was written by whoever made the table, to name something, and is no data.
  var isName: Bool { say.role != nil && (say.role?.holdsValue != true) }

  /// What the field is called in a message.
  var fieldInWords: String { field.isEmpty ? "column \(column + 1)" : "the field \"\(field)\"" }

  /// The change that puts another text in the cell's place; nil when it has none of its own.
  func fix(_ text: String) -> Finding.Fix? {
    // A row of nothing may be no row any more.
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
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
      // A mark at the beginning would quote the cell.
      return text.hasPrefix("\"") ? nil : Finding.Fix(range: range, replacement: text)
    case .lines: return Finding.Fix(range: range, replacement: text)
    }
  }
}
