/// What the talking table can be asked for with a text.
enum BrowseQuestion: Hashable {
  /// Rows that begin with it.
  case beginning
  /// Rows that have it anywhere.
  case text
  /// A section by its title in the index.
  case indexTitle
  /// A row by its number.
  case rowNumber

  /// What is said and shown when it is asked.
  var prompt: String {
    switch self {
    case .beginning: "begins with"
    case .text: "find"
    case .indexTitle: "index title"
    case .rowNumber: "row number"
    }
  }
}
