/// Which columns of a table say their heading.
///
/// The column that names the row never does: it is the first whose texts are distinct. Texts speak for
/// themselves unless they are categories, few values that repeat, come from the same set as another
/// column's, or follow a list, which would not be heard to end; categories that everyone knows, such as months, speak for
/// themselves, too.
struct ColumnHeadings {
  /// The most distinct values that are categories.
  private static let categoryLimit = 20

  /// The group of columns of sentences, of which one speaks for itself beside no other.
  static let longTexts = "texts"

  /// The fewest distinct values that tell how a column is written.
  private static let leastWords = 3

  /// How many columns of texts are compared with each other.
  private static let comparedLimit = 100

  private let columns: [TypedColumn]
  /// How many columns each group has beside the one that names the rows.
  private let groups: [String: Int]
  /// The first columns of texts.
  private let texts: [Int]
  private let guesses: [ColumnGuess]
  /// The index of the column that names the rows; nil if none does.
  let naming: Int?

  init(_ columns: [TypedColumn], _ guesses: [ColumnGuess]) {
    self.columns = columns
    self.guesses = guesses
    texts = Array(
      guesses.indices.filter {
        guesses[$0].heading == .ofTexts || Self.isNames(guesses[$0])
      }.prefix(Self.comparedLimit))
    let isDistinct = { (index: Int) in
      columns[index].missing.isEmpty && !columns[index].values.isEmpty
        && columns[index].values.count == columns[index].count
    }
    let texts = columns.indices.first { index in
      (guesses[index].heading == .ofTexts || guesses[index].heading == .never
        || guesses[index].heading == .besideOthers(Self.longTexts))
        && guesses[index].field.say?.kind == .text && isDistinct(index)
        && !WeekdayHeadings.has(columns[index].profile.name)
    }
    // Where nothing has a name, a code of letters in front names the rows.
    let codes = columns.indices.first { !(guesses[$0].field.say?.kind == .skip) }.flatMap { first in
      guesses[first].field.say?.kind == .identifier && isDistinct(first)
        && columns[first].values.allSatisfy { $0.text.contains(where: \.isLetter) }
        // A letter or two say nothing without what they identify: "fare id P".
        && !(columns[first].words.last == "id"
          && columns[first].values.allSatisfy { $0.text.utf8.count < 3 })
        ? first : nil
    }
    naming = texts ?? codes
    var groups: [String: Int] = [:]
    for (index, guess) in guesses.enumerated() where index != naming {
      if case .besideOthers(let group) = guess.heading { groups[group, default: 0] += 1 }
    }
    self.groups = groups
  }

  /// Whether a column says its heading.
  func isSaid(at index: Int) -> Bool {
    if index == naming { return false }
    switch guesses[index].heading {
    case .never:
      return isNumbered(index) || saysNothingAlone(index) || isPlaceOfTwo(index)
        || Self.isNames(guesses[index]) && (sharesValues(index) || followsList(index))
    case .always: return true
    case .besideOthers(let group):
      return groups[group, default: 0] > 1
    case .ofTexts:
      return isWeekday(index) || saysNothingAlone(index) || isPlaceOfTwo(index) || isCategory(index)
        || sharesValues(index) || isNumbered(index)
        || areCommonWords(index) || leadsToValue(index) || followsList(index)
    }
  }

  /// Whether it was left to the name of a column of texts that they speak for themselves.
  private static func isNames(_ guess: ColumnGuess) -> Bool {
    guess.heading == .never && guess.field.say?.kind == .text
  }

  /// Whether the column before it has lists.
  private func followsList(_ index: Int) -> Bool {
    guard
      let before = columns[..<index].indices.last(where: { guesses[$0].field.say?.kind != .skip })
    else { return false }
    return guesses[before].field.type == .array || columns[before].profile.arrayCount > 0
      || columns[before].hasPackedLists
  }

  /// Whether only a number in its name tells it from another column: `child1`, `child2`.
  private func isNumbered(_ index: Int) -> Bool {
    let name = Self.base(columns[index].profile.name)
    guard guesses[index].field.say?.kind == .text, let name else { return false }
    return columns.indices.contains { $0 != index && Self.base(columns[$0].profile.name) == name }
  }

  /// Whether one of its values is an answer, of which nobody knows to what: "Yes", "None".
  private func saysNothingAlone(_ index: Int) -> Bool {
    guesses[index].field.say?.kind == .text
      && columns[index].values.contains { Self.answers.contains($0.text.lowercased()) }
  }

  /// Such answers, in small letters.
  static let answers: Set<String> = [
    "yes", "no", "none", "other", "others", "unknown", "true", "false", "maybe", "ja", "nein",
    "keine", "keiner", "kein", "sonstige", "sonstiges", "unbekannt", "oui", "non", "aucun",
    "aucune",
    "autre", "inconnu", "sí", "ninguno", "ninguna", "otro", "otra", "desconocido", "sim", "não",
    "nenhum", "nenhuma", "outro", "outra", "sì", "nessuno", "nessuna", "altro", "tak", "nie",
    "brak",
    "inne", "nee", "geen", "anders", "overig", "onbekend", "nej", "ingen", "annan", "övrigt", "да",
    "нет", "прочее", "другое", "igen", "nem", "egyéb", "はい", "いいえ", "なし", "是", "否", "无", "예",
    "아니요", "없음",
  ]

  /// Whether it is one of two places of which only their names tell what happened there: `place_of_birth`, `place_of_death`.
  private func isPlaceOfTwo(_ index: Int) -> Bool {
    guard guesses[index].field.say?.kind == .text, let place = Self.place(columns[index].words)
    else {
      return false
    }
    return columns.indices.contains {
      $0 != index && guesses[$0].field.say?.kind == .text && Self.place(columns[$0].words) == place
    }
  }

  /// The word for a place in the name of a column; nil if it has none, or nothing else.
  private static func place(_ words: [String]) -> String? {
    if words.count == 1 {
      return ["ort", "place", "stadt", "land", "city"].first {
        words[0].hasSuffix($0) && words[0].count > $0.count + 2
      }
    }
    return words.first(where: places.contains)
  }

  private static let places: Set<String> = [
    "place", "city", "town", "country", "state", "port", "airport", "station", "location", "ort",
    "stadt", "land", "lieu", "ville", "pays", "lugar", "ciudad", "país", "luogo", "città", "paese",
    "local", "cidade", "plaats", "stad", "miejsce", "miasto", "ort", "место", "город", "страна",
  ]

  /// A name without its digits; nil if it has none, or nothing else.
  private static func base(_ name: String) -> String? {
    let base = name.filter { !$0.isNumber }
    return base.count < name.count && base.contains(where: \.isLetter) ? base : nil
  }

  /// Whether nearly all values begin with a small letter, unlike names, titles and sentences.
  private func areCommonWords(_ index: Int) -> Bool {
    let column = columns[index]
    let values = column.values
    let count = values.count { $0.text.first?.isLowercase == true }
    return values.count >= Self.leastWords && count * 10 >= values.count * 9
      && !KnownCategories.speak(values.map(\.text), column.words, column.locale)
  }

  /// Whether the name ends with a preposition, and so is the beginning of what the value completes: `infected by`.
  private func leadsToValue(_ index: Int) -> Bool {
    columns[index].words.count > 1
      && columns[index].words.last.map { Self.prepositions.contains($0) } == true
  }

  private static let prepositions: Set<String> = [
    "by", "of", "from", "to", "for", "with", "in", "at", "on", "as", "via", "into",
    "von", "durch", "bis", "nach", "aus", "mit", "par", "de", "vers", "por", "desde", "hasta", "da",
  ]

  /// Whether it is one of several columns for weekdays, of which each has what another may have.
  private func isWeekday(_ index: Int) -> Bool {
    let isNamed = { (column: TypedColumn) in WeekdayHeadings.has(column.profile.name) }
    return isNamed(columns[index]) && columns.count(where: isNamed) > 2
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
      return values.count { columns[other].profile.has($0.text) } * 2 >= values.count
    }
  }
}
