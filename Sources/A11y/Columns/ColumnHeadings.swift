// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Which columns of a table say their heading.
///
/// The column that names the row doesn't, unless it has one of two converse parts: it is the first whose texts are distinct.
/// Texts speak for themselves unless they are categories, few values that repeat, are of one kind with another
/// column's, or follow a list, which would not be heard to end; categories that everyone knows, such as months, and places
/// speak for themselves, too.
struct ColumnHeadings {
  /// The most distinct values that are categories.
  private static let categoryLimit = 20

  /// The group of columns of sentences, of which one speaks for itself beside no other.
  static let longTexts = "texts"

  /// The group of columns of amounts with their units in words.
  static let quantities = "quantities"

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
  /// Those of them that have names.
  private let named: Set<Int>
  /// How many columns have a name without its digits.
  private let numbered: [String: Int]
  /// The short codes that names of columns of texts end with, by what is before them.
  private let codes: [ArraySlice<String>: Set<String>]
  /// The index of the column that names the rows; nil if none does.
  let naming: Int?

  init(_ columns: [TypedColumn], _ guesses: [ColumnGuess]) {
    self.columns = columns
    self.guesses = guesses
    texts = Array(
      guesses.indices.filter {
        guesses[$0].heading == .ofTexts || Self.isNames(guesses[$0])
      }.prefix(Self.comparedLimit))
    named = Set(self.texts.filter { Self.areNames(columns[$0]) })
    numbered = columns.reduce(into: [:]) { counts, column in
      if let base = Self.base(column.profile.name) { counts[base, default: 0] += 1 }
    }
    self.codes = zip(columns, guesses).reduce(into: [:]) { codes, pair in
      guard pair.1.field.say?.kind == .text, let code = Self.code(pair.0.words) else { return }
      codes[pair.0.words.dropLast(), default: []].insert(code)
    }
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
    if hasConverse(index) { return true }
    if index == naming { return hasCodeForName(index) }
    switch guesses[index].heading {
    case .never:
      return isNumbered(index) || saysNothingAlone(index) || isPlaceOfTwo(index)
        || followsParts(index)
        || Self.isNames(guesses[index]) && (sharesValues(index) || followsList(index))
    case .always: return true
    case .besideOthers(let group):
      return groups[group, default: 0] > 1 || group == Self.quantities && isBesideAmounts(index)
        || followsParts(index)
    case .ofTexts:
      return isWeekday(index) || saysNothingAlone(index) || isPlaceOfTwo(index) || isCategory(index)
        || sharesValues(index) || isNumbered(index) || isBesideItsKind(index) || hasParts(index)
        || areCommonWords(index) || leadsToValue(index) || followsList(index)
        || followsParts(index)
    }
  }

  /// Whether it and another column of texts have converse parts in what the row tells.
  private func hasConverse(_ index: Int) -> Bool {
    let isText = { (index: Int) in guesses[index].field.say?.kind == .text }
    return isText(index)
      && texts.contains {
        $0 != index && isText($0) && ConverseRoles.are(columns[index].words, columns[$0].words)
      }
  }

  /// Whether it has names, as another column has, and its own name tells no more of them than what they show.
  ///
  /// A capital is not the country beside it, nor a director the film.
  private func isBesideItsKind(_ index: Int) -> Bool {
    let column = columns[index]
    guard !column.words.isEmpty, !Self.isPlain(column.words), Self.areNames(column),
      !KnownCategories.speak(column.values.map(\.text), column.words, column.locale)
    else { return false }
    return named.count > (named.contains(index) ? 1 : 0)
  }

  /// Whether another column of texts has amounts, too.
  private func isBesideAmounts(_ index: Int) -> Bool {
    columns.indices.contains { other in
      other != index && guesses[other].field.say?.kind == .text
        && columns[other].values.contains { TextColumn.beginsWithAmount($0.text) }
    }
  }

  /// Whether most of its texts have several parts with numbers among them, which would be heard as cells of their own:
  /// "10, Sup 7".
  private func hasParts(_ index: Int) -> Bool {
    let column = columns[index]
    guard !Self.isPlain(column.words) else { return false }
    let count = column.values.count {
      $0.text.contains(", ") && $0.text.contains(where: \.isNumber) && $0.text.count < 40
    }
    return count * 2 > column.values.count
  }

  /// Whether most of its texts have several parts, and stand behind others that have, or behind a number that they would seem
  /// to go on: "Ortigas, Manila" behind "SM Mall, Ortigas", "red, big" behind "group 12".
  private func followsParts(_ index: Int) -> Bool {
    guard !columns[index].words.isEmpty, hasCommas(index),
      let before = columns[..<index].indices.last(where: { guesses[$0].field.say?.kind != .skip })
    else { return false }
    if guesses[before].field.say?.kind == .text { return hasCommas(before) }
    return !Self.isPlain(columns[index].words) && columns[before].values.allSatisfy(\.isNumber)
  }

  private func hasCommas(_ index: Int) -> Bool {
    guesses[index].field.say?.kind == .text
      && columns[index].values.count { $0.text.contains(", ") } * 2 > columns[index].values.count
  }

  /// Whether a name of a column has only words for what its values show by themselves.
  private static func isPlain(_ words: [String]) -> Bool {
    words.allSatisfy { places.contains($0) || plainWords.contains($0) }
  }

  /// Words for what texts show by themselves, and words beside them.
  private static let plainWords: Set<String> = [
    "name", "names", "full", "short", "long", "common", "official", "of", "the", "title",
    "county", "region", "province", "district", "continent", "village", "municipality", "territory",
    "address", "street", "description", "text", "label", "comment", "note", "notes", "remark",
    "question", "answer", "message", "sentence", "word", "phrase", "item", "column",
    "bundesland", "kreis", "gemeinde", "adresse", "straße", "beschreibung", "wort", "région",
    "département", "commune", "rue", "mot", "región", "provincia", "comunidad", "municipio",
    "calle", "palabra", "regione", "comune", "via", "parola", "região", "província", "município",
    "rua", "palavra", "gemeente", "provincie", "straat", "kommun", "län", "gata", "województwo",
    "powiat", "gmina", "ulica", "регион", "область", "район", "улица", "слово",
  ]

  /// Whether most values are written as names are: a few words, the first of which has a capital.
  private static func areNames(_ column: TypedColumn) -> Bool {
    let values = column.values
    let count = values.count { value in
      let words = value.text.split(separator: " ")
      return (1...5).contains(words.count) && words[0].first?.isUppercase == true
        && words[0].contains(where: \.isLowercase)
        && !value.text.contains { $0.isNumber || ".!?:;".contains($0) }
    }
    return !values.isEmpty && count * 5 >= values.count * 4
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

  /// Whether only a number or a short code in its name tells it from another column: `child1`, `child2`; `word_en`,
  /// `word_de`.
  private func isNumbered(_ index: Int) -> Bool {
    guard guesses[index].field.say?.kind == .text else { return false }
    if let name = Self.base(columns[index].profile.name) { return numbered[name, default: 0] > 1 }
    return hasCodeForName(index)
  }

  /// Whether only a short code in its name tells it from another column of texts.
  private func hasCodeForName(_ index: Int) -> Bool {
    let words = columns[index].words
    guard let code = Self.code(words), let others = codes[words.dropLast()] else { return false }
    return others.count > (others.contains(code) ? 1 : 0)
  }

  /// The short code at the end of a name of several words.
  private static func code(_ words: [String]) -> String? {
    words.count > 1 ? words.last.flatMap { $0.count < 4 ? $0 : nil } : nil
  }

  /// Whether one of its values is an answer, of which nobody knows to what: "Yes", "None"; or some are bare numbers, more
  /// than one in twenty, as few titles are.
  private func saysNothingAlone(_ index: Int) -> Bool {
    guard guesses[index].field.say?.kind == .text else { return false }
    let values = columns[index].values
    return values.contains { Self.answers.contains($0.text.lowercased()) }
      || values.count { Self.isBareNumber($0.text) } * 20 > values.count
  }

  private static func isBareNumber(_ text: String) -> Bool {
    text.allSatisfy { $0.isNumber || ".,-−".contains($0) } && text.contains(where: \.isNumber)
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
    "local", "cidade", "plaats", "stad", "miejsce", "miasto", "место", "город", "страна",
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
