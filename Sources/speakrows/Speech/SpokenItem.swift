import A11y

/// A header, row or footer on its way to being heard.
struct SpokenItem: Sendable {
  /// What it is of its table.
  var item: TableItem
  /// The label, as it is printed.
  var label: String
  /// What is said of it.
  var phrases: [SpokenPhrase]
  /// The language of its table.
  var tableLocale: LocaleIdentifier
  /// The title of its section where that has no header.
  var title: String
  /// The input, as messages name it.
  var input: String
  /// The number of the file that begins with it, where there are several.
  var fileNumber: Int?
  /// Whether it sounds the same whatever came before it.
  var startsAfresh = false
  /// Whether its input ends behind it.
  var endsInput = false

  /// Names the row and the column of a text.
  func place(of phrase: SpokenPhrase) -> String {
    let place =
      switch item {
      case .row(let indexPath):
        (indexPath.section > 0 ? "section \(indexPath.section + 1), " : "")
          + "row \(indexPath.row + 1), column \(phrase.field ?? "")"
      case .header(let section): "section \(section + 1), header"
      case .footer(let section): "section \(section + 1), footer"
      }
    return "\(input): \(place)"
  }
}
