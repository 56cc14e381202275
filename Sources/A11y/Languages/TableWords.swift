/// The words of one language for what a table itself adds to its rows; `%@` stands for a row's title.
struct TableWords: Sendable {
  /// The names of the controls of a row.
  let delete: String
  let insert: String
  let reorder: String
  let moreInfo: String
  /// What scrolling announces: `%1` to `%2` of `%3` rows.
  let rows: String
  /// A place: `%1` of `%2`.
  let position: String
  /// So many stars of a number of stars: `%1` of `%2`.
  let rating: String
  /// The names of the actions that step the value of a control.
  let increment: String
  let decrement: String

  /// A pattern with a row's title in its place.
  static func name(_ pattern: String, _ title: String) -> String {
    pattern.replacing("%@", with: title)
  }

  /// A pattern with numbers in their places, as they are written.
  static func fill(_ pattern: String, _ numbers: [String]) -> String {
    var text = pattern
    for (place, number) in numbers.enumerated() {
      text = text.replacing("%\(place + 1)", with: number)
    }
    return text
  }

  /// What is left when no words are known: signs that need none.
  static let unknown = TableWords(
    delete: "− %@", insert: "+ %@", reorder: "↕ %@", moreInfo: "… %@", rows: "%1–%2 / %3",
    position: "%1 / %2", rating: "%1 / %2 ★", increment: "+ %@", decrement: "− %@")
}
