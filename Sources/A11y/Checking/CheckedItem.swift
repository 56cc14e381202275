/// A header, row or footer as rules see it: what it says, of what, and where it stands.
struct CheckedItem {
  /// What it is.
  var item: TableItem
  /// The label, with the row's controls behind it.
  var label: String
  /// The phrases of a row, in the order of speech, and behind them its controls.
  var phrases: [CheckedPhrase] = []
  /// The elements of it, in reading order.
  var elements: [Element]
  /// The number of the row, from 1.
  var rowNumber: Int
  /// Where it stands.
  var location: InputLocation
  /// Its locale.
  var locale: LocaleIdentifier

  var isRow: Bool { item.isRow }
  /// Whether rules that know English words apply.
  var isEnglish: Bool { locale.language == "en" }
}
