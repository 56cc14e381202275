/// One phrase of a row as rules see it.
struct CheckedPhrase {
  /// The index of the phrase in the row.
  var number: Int
  /// The column of the cell, which identifies fields without names.
  var column: Int
  /// The name of the field.
  var field: String
  /// The field's human-readable heading.
  var heading: String
  /// The text in the label, including its heading and the word for its role.
  var text: String
  /// The value alone.
  var value: String
  /// How the value is formatted.
  var say: SayAs
  /// Whether the field was declared with neither a type nor a format.
  var isUndescribed: Bool
  /// Whether the format was inferred from the name of the field.
  var isByName: Bool
  /// Whether the format was found out from a sample.
  var isGuess = false
  /// Whether the heading is spoken before the value.
  var saysHeading: Bool
  /// Whether it is a control.
  var isControl: Bool
  /// The kind of the cell in the data.
  var kind: CellSlice.Kind
  /// The content of the cell, unchanged from the data.
  var source: String
  /// The locale.
  var locale: LocaleIdentifier
  /// Whether a locale was declared for the field or the row, so that the text's language is known.
  var hasOwnLocale: Bool
  /// The lowercased words of the field's name.
  var nameWords: [String]
  /// The cell's location.
  var location: InputLocation
  /// The range of the cell's text in the input, in bytes.
  var range: Range<Int>
  /// How the text is written there.
  var notation: SourceCell.Notation

  /// Whether the cell is text and is formatted as text.
  var isText: Bool {
    guard kind == .text || kind == .escapedText || kind == .doubledQuotes else { return false }
    return say.kind == .text
  }

  /// Whether the text is a name chosen by the table's author, rather than data.
  var isName: Bool { say.role != nil && (say.role?.holdsValue != true) }

  /// What messages call the field.
  var fieldInWords: String { field.isEmpty ? "column \(column + 1)" : "the field \"\(field)\"" }

  /// The edit that replaces the cell's text; nil when it is not in the input.
  func fix(_ text: String) -> Finding.Fix? {
    // A row emptied by a fix might no longer be read as a row.
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
      // A leading quotation mark would make the cell quoted.
      return text.hasPrefix("\"") ? nil : Finding.Fix(range: range, replacement: text)
    case .lines: return Finding.Fix(range: range, replacement: text)
    }
  }
}
