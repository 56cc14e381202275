// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Positions in running text: pages of a book, days of the week.
extension TextNormalizer {
  /// Reads how far something has come: "page 3/12" is the third of twelve, and no fraction.
  func position(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard type(of: rules).outOf != nil, tokens.kind(index - 1) == .space,
      isNumberedWord(index - 2)
        || (tokens.isMark(index - 2, ".") && isNumberedAbbreviation(index - 3)
          // "mar. 14/02" is a day.
          && WeekdayNames.of(rules.locale)[tokens.text(index - 3)] == nil),
      let position = simpleFraction(index), tokens.isBoundary(position.next),
      !tokens.isMark(position.next, in: ["/", "-"]),
      let words = rules.position(position.numerator, of: position.denominator)
    else { return nil }
    form.append(words)
    return position.next
  }

  /// Whether a word is one for what is numbered, such as "chapter".
  func isNumberedWord(_ index: Int) -> Bool {
    tokens.kind(index) == .letters
      && type(of: rules).numberedWords.contains(
        // Behind an article: "l'atto".
        tokens.text(index).lowercased().split { "'’".contains($0) }.last.map(String.init) ?? "")
  }

  /// Reads two short names of weekdays with a dash between them, which may be words alone: "Mo.–Fr.", "lun-ven".
  func weekdays(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let next = weekday(index, into: &form) { return next }
    guard let (first, last, next) = tokens.dashedWords(index),
      case let names = WeekdayNames.of(rules.locale),
      let from = names.name(shortenedTo: first), let to = names.name(shortenedTo: last)
    else { return nil }
    form.append(from)
    form.append(rules.words.to)
    form.append(to)
    return next
  }

  /// Reads how often something is done in some time: "3x/day", "2x per week".
  func frequency(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let times = type(of: rules).times,
      index == 0 || tokens.kind(index - 1) == .space || tokens.isMark(index - 1, "("),
      tokens.text(index).utf8.count <= 2, !tokens.text(index).hasPrefix("0"),
      case let sign = tokens.skipSpace(index + 1), ["x", "×"].contains(tokens.text(sign)),
      tokens.isEdge(sign + 1), tokens.kind(tokens.skipSpace(sign + 1)) != .digits
    else { return nil }
    let number = SpokenNumber(tokens.text(index))
    let behind = tokens.skipSpace(sign + 1)
    if tokens.isMark(sign + 1, "/"), let unit = unit(sign + 2, isGlued: true),
      Self.spans.contains(unit.name), tokens.isBoundary(unit.next)
    {
      form.append(rules.counted(number, times))
      appendRate(unit.name, into: &form)
      return unit.next
    }
    let word = tokens.text(behind)
    // What is glued is no product: "er rief 3x an".
    let isGlued =
      sign == index + 1 && word.utf8.count > 1 && word.first?.isLowercase == true
      && tokens.text(index).utf8.count == 1 && rules.locale.language != "en"
      && unit(sign + 1, isGlued: false) == nil
    guard behind > sign + 1, isGlued || Self.leadsOfSpans.contains(word.lowercased()) else {
      return nil
    }
    form.append(rules.counted(number, times))
    return sign + 1
  }

  /// Reads how often something is done behind the sign: "1 cp x 3/j".
  func timesPer(_ index: Int, into form: inout SpokenForm) -> Int? {
    let number = tokens.skipSpace(index + 1)
    guard let times = type(of: rules).times, ["x", "×"].contains(tokens.text(index)),
      tokens.kind(index - 1) == .space, tokens.kind(index - 2) != .digits,
      tokens.kind(number) == .digits, tokens.text(number).utf8.count < 3,
      tokens.isMark(number + 1, "/"), let unit = unit(number + 2, isGlued: true),
      Self.spans.contains(unit.name), tokens.isBoundary(unit.next)
    else { return nil }
    form.append(rules.counted(SpokenNumber(tokens.text(number)), times))
    appendRate(unit.name, into: &form)
    return unit.next
  }

  static let spans: Set<String> = ["day", "week", "month", "hour", "year", "minute"]

  /// Words between how often something is done and the time in which it is, in the languages that have one.
  private static let leadsOfSpans: Set<String> = [
    "per", "a", "daily", "weekly", "monthly", "täglich", "pro", "am", "wöchentlich", "im", "par",
    "al", "por", "ao", "om", "i", "à", "dagligen", "de", "sem", "sin", "di", "mensais", "iguales",
    "iguais", "tägl", "wöchtl", "jährlich", "monatlich", "daags", "dgs", "dagelijks", "wekelijks",
    "dziennie", "dz", "tygodniowo", "tyg", "w", "na", "dagl", "diarias", "diários", "dag", "jour",
    "semaine", "día", "giorno",
  ]

  /// Reads the short name of a weekday before its hours: "lör 10–15", "Szo 9.00-13.00".
  private func weekday(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .letters, tokens.isEdge(index - 1) else { return nil }
    let behind = index + (tokens.isMark(index + 1, ".") ? 2 : 1)
    if let next = namedDay(index, behind, into: &form) { return next }
    if let name = WeekdayNames.of(rules.locale)[tokens.text(index)], tokens.kind(behind) == .space,
      let date = dottedDay(behind + 1)
    {
      form.append(name + rules.pause)
      form.append(rules.date(date))
      return behind + 4
    }
    if let name = capitalDay(index) {
      form.append(name)
      return index + 1
    }
    if let name = dayBesideWord(index, behind) {
      form.append(name)
      return behind
    }
    guard tokens.kind(behind) == .space,
      tokens.kind(behind + 1) == .digits
        && (hoursEnd(behind + 1) != nil || isDayAndMonth(behind + 1) || isHour(behind + 1)
          || numericDate(behind + 1) != nil
          // "The Sun 4 May 2020" is a newspaper.
          || isBeforeNamedMonth(behind) && tokens.text(index - 2).lowercased() != "the")
        || type(of: rules).clockLeads.contains(tokens.text(behind + 1).lowercased()),
      let name = WeekdayNames.of(rules.locale)[tokens.text(index)], name != tokens.text(index)
    else { return nil }
    form.append(name)
    return behind
  }

  /// The weekday of a short name before a word that tells that nothing is open then, or beside another: "So geschlossen",
  /// "sön stängt", "сб и вс".
  private func dayBesideWord(_ index: Int, _ behind: Int) -> String? {
    let names = WeekdayNames.of(rules.locale)
    guard tokens.text(index).count < 5, let name = names[tokens.text(index)],
      name != tokens.text(index)
    else { return nil }
    var next = tokens.skipSpace(behind)
    if tokens.isMark(next, in: ["—", "–", "-", ":"]) { next = tokens.skipSpace(next + 1) }
    if Self.closed.contains(tokens.text(next).lowercased()), next > behind { return name }
    let word = tokens.kind(behind) == .space ? tokens.text(behind + 1).lowercased() : ""
    guard rules.locale.language != "pt", !tokens.isMark(index + 1, ".") else { return nil }
    let isShort = { (at: Int) in
      tokens.kind(at) == .letters && tokens.text(at).count < 4 && names[tokens.text(at)] != nil
        && tokens.isEdge(at + 1)
    }
    let isAfter =
      Self.joins.contains(word) && tokens.kind(behind + 2) == .space && isShort(behind + 3)
    let isBefore =
      tokens.kind(index - 1) == .space && Self.joins.contains(tokens.text(index - 2))
      && tokens.kind(index - 3) == .space && isShort(index - 4)
    return isAfter || isBefore ? name : nil
  }

  /// What is said of a shop that nobody can enter.
  private static let closed: Set<String> = [
    "geschlossen", "ruhetag", "stängt", "cerrado", "chiuso", "fechado", "fermé", "fermée", "zárva",
    "выходной", "закрыто", "nieczynne", "zamknięte", "kapalı", "gesloten", "зачинено", "вихідний",
    "nghỉ", "closed",
  ]

  /// A day and a month with a point between them, as they stand behind a weekday where dates have points: "пт 13.10".
  func dottedDay(_ index: Int) -> SpokenDate? {
    guard ["de", "pl", "ru", "uk", "tr"].contains(rules.locale.language),
      tokens.kind(index) == .digits, tokens.isMark(index + 1, "."),
      tokens.text(index + 2).utf8.count == 2, tokens.isBoundary(index + 3),
      !tokens.isMark(index + 3, in: [".", "-", "–", ":"]), hoursEnd(index) == nil,
      !type(of: rules).clockWords.contains(tokens.text(tokens.skipSpace(index + 3))),
      let day = Int(tokens.text(index)), (1...31).contains(day),
      let month = Int(tokens.text(index + 2)),
      (1...12).contains(month)
    else { return nil }
    return SpokenDate(month: month, day: day)
  }

  /// Whether an hour with its word is at an index: "9 Uhr".
  private func isHour(_ index: Int) -> Bool {
    guard let hour = Int(tokens.text(index)), hour <= 24 else { return false }
    return tokens.kind(index + 1) == .space && !type(of: rules).clockWordsCount
      && type(of: rules).clockWords.contains(tokens.text(index + 2))
  }

  /// The weekday of two letters with a capital before or behind another, as German writes them without a period.
  ///
  /// Examples: "Mo bis Fr", "Mo, Di, Do 8–12 Uhr".
  private func capitalDay(_ index: Int) -> String? {
    let names = WeekdayNames.of(rules.locale)
    let isDay = { (at: Int) in
      tokens.kind(at) == .letters && tokens.text(at).count == 2
        && tokens.text(at).first?.isUppercase == true
        && tokens.text(at).last?.isLowercase == true && names[tokens.text(at)] != nil
    }
    guard rules.locale.language == "de", isDay(index), !tokens.isMark(index + 1, ".") else {
      return nil
    }
    let isJoin = { (at: Int) in ["und", "bis", "oder"].contains(tokens.text(at)) }
    let isListed =
      tokens.isMark(index + 1, ",") && isDay(index + 3)
      || tokens.isMark(index - 2, ",") && isDay(index - 3)
      || isJoin(index + 2) && isDay(index + 4) || isJoin(index - 2) && isDay(index - 4)
    return isListed ? names[tokens.text(index)] : nil
  }

  /// Reads the short name of a weekday with its period where it can be no other word.
  ///
  /// It is behind a word that days stand behind, "am Do. um acht", or before a comma and a date, "Tues., Oct. 1".
  private func namedDay(_ index: Int, _ behind: Int, into form: inout SpokenForm) -> Int? {
    let names = WeekdayNames.of(rules.locale)
    guard tokens.isMark(index + 1, "."), let name = names.name(shortenedTo: tokens.text(index)),
      name != tokens.text(index)
    else { return nil }
    let isBeforeDate =
      tokens.isMark(behind, ",") && tokens.kind(behind + 1) == .space
      && (tokens.kind(behind + 2) == .digits
        || rules.months.month(tokens.text(behind + 2)) != nil)
      || isBeforeNamedMonth(behind)
    let lead = tokens.kind(index - 1) == .space ? tokens.text(index - 2).lowercased() : ""
    let isBeforeNumber = tokens.kind(behind) == .space && tokens.kind(behind + 1) == .digits
    // What stands for something else as well does so before a name: "nur Fr. Meier".
    if type(of: rules).phrases[tokens.text(index) + "."] != nil, tokens.kind(behind) == .space,
      tokens.text(behind + 1).first?.isUppercase == true
    {
      return nil
    }
    // "Mar" is a sea and a day in Spanish.
    guard
      isBeforeDate || isBesideWeekday(index, behind)
        || Self.leadsOfDays.contains(lead)
          && (isBeforeNumber || ["de", "en", "sv"].contains(rules.locale.language))
    else { return nil }
    form.append(name)
    return behind
  }

  /// Whether a day and the name of its month are behind an index: "jeu. 5 déc."
  private func isBeforeNamedMonth(_ index: Int) -> Bool {
    tokens.kind(index) == .space && tokens.kind(index + 1) == .digits
      && tokens.text(index + 1).utf8.count < 3 && tokens.kind(index + 2) == .space
      && rules.months.month(tokens.text(index + 3)) != nil
  }

  /// Whether a word for "and" or "to" joins a short name with another: "mar. y jue."
  private func isBesideWeekday(_ index: Int, _ behind: Int) -> Bool {
    // Portuguese says the first words of such names alone: "segunda a sexta".
    if rules.locale.language == "pt" { return false }
    let names = WeekdayNames.of(rules.locale)
    let isJoined = { (word: Int) in
      Self.joins.contains(tokens.text(word)) && tokens.kind(word - 1) == .space
        && tokens.kind(word + 1) == .space
    }
    if tokens.kind(behind) == .space, isJoined(behind + 1),
      names.name(shortenedTo: tokens.text(behind + 3)) != nil
    {
      return true
    }
    let before = tokens.isMark(index - 4, ".") ? index - 5 : index - 4
    return tokens.kind(index - 1) == .space && isJoined(index - 2) && before >= 0
      && names.name(shortenedTo: tokens.text(before)) != nil
  }

  private static let joins: Set<String> = [
    "eller", "oder", "or", "and", "of", "lub", "или", "або", "vagy",
    "y", "e", "et", "und", "och", "en", "i", "o", "ou", "a", "al", "à", "au", "bis", "tot", "till",
    "do", "és", "ve", "и", "і", "та",
  ]

  /// Words that a weekday stands behind, and no name or noun that is written as short.
  private static let leadsOfDays: Set<String> = [
    "am", "vom", "jeden", "bis", "ab", "nur", "spätestens", "on", "every", "until", "el", "los",
    "ogni", "op", "elke", "på", "varje", "till", "senast", "från",
  ]

  /// The index past two hours of a day with a dash between them, each with its minutes or without.
  private func hoursEnd(_ index: Int) -> Int? {
    var at = index
    for isLast in [false, true] {
      guard tokens.kind(at) == .digits, tokens.text(at).utf8.count <= 2,
        let hour = Int(tokens.text(at)), hour <= 24
      else { return nil }
      at += 1
      if tokens.isMark(at, in: [":", "."]), tokens.text(at + 1).utf8.count == 2,
        tokens.kind(at + 1) == .digits
      {
        at += 2
      }
      if isLast { break }
      at = tokens.skipSpace(at)
      guard tokens.isMark(at, in: Self.dashes) else { return nil }
      at = tokens.skipSpace(at + 1)
    }
    return tokens.isEdge(at) ? at : nil
  }
}
