/// Which columns of a table say their heading.
///
/// The column that names the row never does: it is the first whose texts are distinct. Texts speak for
/// themselves unless they are categories, few values that repeat, or come from the same set as another
/// column's; categories that everyone knows, such as months, speak for themselves, too.
struct ColumnHeadings {
  /// The most distinct values that are categories.
  private static let categoryLimit = 20

  /// How many columns of texts are compared with each other.
  private static let comparedLimit = 100

  private let columns: [TypedColumn]
  /// How many columns each group has.
  private let groups: [String: Int]
  /// The first columns of texts.
  private let texts: [Int]
  private let guesses: [ColumnGuess]
  /// The index of the column that names the rows; nil if none does.
  let naming: Int?

  init(_ columns: [TypedColumn], _ guesses: [ColumnGuess]) {
    self.columns = columns
    self.guesses = guesses
    var groups: [String: Int] = [:]
    for case .besideOthers(let group) in guesses.map(\.heading) { groups[group, default: 0] += 1 }
    self.groups = groups
    texts = Array(
      guesses.indices.filter { guesses[$0].heading == .ofTexts }.prefix(Self.comparedLimit))
    let isDistinct = { (index: Int) in
      columns[index].missing.isEmpty && !columns[index].values.isEmpty
        && columns[index].values.count == columns[index].count
    }
    let texts = columns.indices.first { index in
      (guesses[index].heading == .ofTexts || guesses[index].heading == .never)
        && guesses[index].field.say?.kind == .text && isDistinct(index)
    }
    // Where nothing has a name, a code of letters in front names the rows.
    let codes = columns.indices.first { !(guesses[$0].field.say?.kind == .skip) }.flatMap { first in
      guesses[first].field.say?.kind == .identifier && isDistinct(first)
        && columns[first].values.allSatisfy { $0.text.contains(where: \.isLetter) } ? first : nil
    }
    naming = texts ?? codes
  }

  /// Whether a column says its heading.
  func isSaid(at index: Int) -> Bool {
    if index == naming { return false }
    switch guesses[index].heading {
    case .never: return false
    case .always: return true
    case .besideOthers(let group):
      return groups[group, default: 0] > 1
    case .ofTexts: return isCategory(index) || sharesValues(index)
    }
  }

  private func isCategory(_ index: Int) -> Bool {
    let values = columns[index].values
    guard values.count <= Self.categoryLimit, columns[index].count >= values.count * 2 else {
      return false
    }
    return !KnownCategories.speak(
      values.map(\.text), columns[index].words, columns[index].locale)
  }

  /// Whether most of its values are among those of another column of texts.
  private func sharesValues(_ index: Int) -> Bool {
    let values = columns[index].values
    return texts.contains { other in
      guard other != index else { return false }
      return values.count { columns[other].profile.has($0.text) } * 2 > values.count
    }
  }
}
