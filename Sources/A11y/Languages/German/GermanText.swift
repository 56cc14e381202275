// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What only German writes in running text.
extension GermanRules {
  static let articles: Set<String> = [
    "der", "die", "das", "den", "dem", "des", "am", "zum", "zur", "im", "vom", "beim", "seit",
    "bis", "jeder", "jede", "jedes", "jeden", "jedem", "dieser", "diese", "dieses", "diesen",
    "diesem",
  ]
  /// The words after which an ordinal ends in "en".
  private static let datives: Set<String> = [
    "den", "dem", "des", "am", "zum", "zur", "im", "vom", "beim", "seit", "bis", "ab", "*", "†",
    "spätestens", "frühestens",
    "jeden", "jedem", "diesen", "diesem",
  ]

  /// The prepositions that take the dative.
  ///
  /// Example: "in der 89. Minute".
  private static let prepositions: Set<String> = [
    "in", "an", "auf", "aus", "bei", "mit", "nach", "seit", "von", "vor", "zu", "ab", "unter",
    "über", "zwischen",
  ]

  private static let spans: Set<String> = [
    "second", "minute", "hour", "day", "week", "month", "year", "quarter",
  ]
  /// The prepositions that take the dative of a unit; others mean more or less than it, as "über 1 m" does.
  static let beforeDativeUnits: Set<String> = [
    "in", "nach", "vor", "seit", "mit", "von", "zu", "bei", "aus", "ab", "innerhalb",
  ]
  /// The prepositions that take the accusative.
  static let accusatives: Set<String> = ["für", "gegen", "durch", "um", "ohne", "wider"]
  /// Women who reigned with a numeral behind their names.
  private static let womenOfThrones: Set<String> = [
    "Elisabeth", "Elizabeth", "Katharina", "Maria", "Margarethe", "Margrethe", "Anna", "Viktoria",
    "Isabella", "Johanna", "Christina", "Beatrix", "Juliana", "Zoe", "Theodora", "Blanka",
  ]
  private static let titlesOfWomen: Set<String> = [
    "Königin", "Kaiserin", "Zarin", "Prinzessin", "Herzogin", "Fürstin", "Gräfin",
  ]

  func roman(_ value: Int) -> String? { cardinal(value) }

  /// The index past the dash that stands for no cents: "nur 99,-".
  private func priceEnd(_ tokens: TextTokens, _ index: Int) -> Int? {
    guard tokens.isMark(index, ","), tokens.kind(index - 1) == .digits,
      tokens.isMark(index + 1, in: TextNormalizer.dashes),
      tokens.isEdge(index + 2), tokens.kind(index + 2) != .digits
    else { return nil }
    return index + 2
  }

  /// Reads the letter of thousands before a sign of money: "48–55 T€".
  private func thousands(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let number = tokens.kind(index - 1) == .space ? index - 2 : index - 1
    guard tokens.text(index) == "T", tokens.isMark(index + 1, "€"), tokens.kind(number) == .digits,
      tokens.isEdge(index + 2)
    else { return nil }
    form.append("tausend Euro")
    return index + 2
  }

  /// Reads the half before the next hour: "um ½ 8".
  private func halfHour(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index) == "½", tokens.kind(index - 1) == .space,
      ["um", "gegen", "ab", "bis", "vor", "nach", "seit"].contains(
        tokens.text(index - 2).lowercased()),
      case let hour = tokens.skipSpace(index + 1), tokens.kind(hour) == .digits,
      let value = Int(tokens.text(hour)), (1...12).contains(value), tokens.isEdge(hour + 1),
      !tokens.isMark(hour + 1, in: [":", ",", "."]) || tokens.kind(hour + 2) != .digits
    else { return nil }
    form.append("halb " + cardinal(value))
    return hour + 1
  }

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if let next = priceEnd(tokens, index) ?? thousands(tokens, index, into: &form)
      ?? halfHour(tokens, index, into: &form)
    {
      return next
    }
    // "am 3. u. 4. Mai"
    if tokens.text(index) == "u", tokens.isMark(index + 1, "."), tokens.isMark(index - 2, "."),
      tokens.kind(index - 3) == .digits, tokens.kind(index + 3) == .digits
    {
      form.append("und")
      return index + 2
    }
    if tokens.text(index) == "Jh", tokens.isMark(index + 1, "."), tokens.isMark(index - 2, "."),
      tokens.text(index - 5).lowercased() == "des"
    {
      form.append("Jahrhunderts")
      return index + 2
    }
    if let next = extensionNumber(tokens, index, into: &form) { return next }
    // A time of day behind its preposition, where "h" is no span of time: "gg. 19 h".
    if tokens.kind(index) == .digits, let hour = Int(tokens.text(index)), hour <= 24,
      tokens.kind(index + 1) == .space, tokens.text(index + 2) == "h", tokens.isEdge(index + 3),
      ["um", "gegen", "gg", "ab", "bis"].contains(tokens.lead(before: index, past: ["."])),
      !tokens.isMark(index + 3, "/")
    {
      form.append(time(SpokenTime(hour: hour, minute: 0)))
      return index + 3
    }
    // The senate of a court before the number of a case: "VIII ZR 68/20".
    if tokens.kind(index) == .letters, tokens.kind(index + 1) == .space,
      case let register = tokens.text(index + 2), (2...4).contains(register.count),
      register.first?.isUppercase == true, register.last?.isUppercase == true,
      tokens.kind(index + 3) == .space, tokens.kind(index + 4) == .digits,
      tokens.isMark(index + 5, "/"), tokens.kind(index + 6) == .digits,
      let value = tokens.roman(index)
    {
      form.append(cardinal(value))
      return index + 1
    }
    if let next = lifetime(tokens, index, into: &form) ?? weekday(tokens, index, into: &form) {
      return next
    }
    if let next = century(tokens, index, into: &form) ?? street(tokens, index, into: &form)
      ?? regnal(tokens, index, into: &form) ?? shortForm(reader, index, into: &form)
    {
      return next
    }
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1) else { return nil }
    if let next = openingHours(reader, index, into: &form) ?? one(reader, index, into: &form) {
      return next
    }
    if tokens.text(index + 1) == "er", let value = Int(tokens.text(index)) {
      // A decade or a group: "die 1990er", "ein 3er-Pack".
      form.append((tokens.text(index).hasSuffix("0") ? year(value) : cardinal(value)) + "er")
      return index + 2
    }
    if tokens.text(index - 2) == "bis", tokens.kind(index - 4) == .digits,
      let from = Int(tokens.text(index - 4)), let to = Int(tokens.text(index)),
      (1100...1999).contains(from), (1100...1999).contains(to), tokens.isEdge(index + 1)
    {
      form.append(year(to))
      return index + 1
    }
    return monthOfYear(tokens, index, into: &form) ?? days(reader, index, into: &form)
      ?? day(reader, index, into: &form)
      ?? dayAndMonth(reader, index, into: &form) ?? ordinals(tokens, index, into: &form)
      ?? ordinal(reader, index, into: &form)
  }

  /// Reads one of a unit in the case of its preposition: "in 1 Std.", "für 1 Tag".
  private func one(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    let isHalf =
      tokens.text(index) == "1" && tokens.isMark(index + 1, "/") && tokens.text(index + 2) == "2"
    let end = isHalf ? index + 3 : index + 1
    if let next = span(reader, index, into: &form) ?? oneOfMoney(reader, index, into: &form) {
      return next
    }
    guard tokens.text(index) == "1", tokens.kind(index - 1) == .space,
      case let lead = tokens.text(index - 2).lowercased(),
      case let isAccusative = Self.accusatives.contains(lead),
      isAccusative || Self.beforeDativeUnits.contains(lead),
      let unit = reader.unit(end, isGlued: false), unit.rate == nil,
      tokens.isBoundary(unit.next), !tokens.isMark(unit.next, "-"), unit.next > end + 1,
      // Slices are cut "in 1 cm".
      !["in", "zu"].contains(lead) || Self.spans.contains(unit.name)
    else { return nil }
    let isFeminine = gender(ofUnit: unit.name) == .feminine
    let isNeuter = gender(ofUnit: unit.name) == .neuter
    form.append(
      isAccusative
        ? isFeminine ? "eine" : isNeuter ? "ein" : "einen" : isFeminine ? "einer" : "einem")
    if isHalf {
      form.append(
        isAccusative ? isFeminine ? "halbe" : isNeuter ? "halbes" : "halben" : "halben")
    }
    form.append(name(ofUnit: unit.name, for: SpokenNumber("1")))
    return unit.next
  }

  /// Reads the last digits of a telephone number, whose hyphen stands for those before: "Fax -859", "Durchwahl -12".
  private func extensionNumber(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm)
    -> Int?
  {
    let lead = tokens.isMark(index - 2, in: [":", "."]) ? index - 3 : index - 2
    guard tokens.isMark(index, in: ["-", "–", "−"]), tokens.kind(index - 1) == .space,
      ["Fax", "Telefax", "Durchwahl", "DW", "Tel", "Telefon", "App", "Apparat"].contains(
        tokens.text(lead)),
      tokens.kind(index + 1) == .digits, tokens.text(index + 1).utf8.count < 6,
      tokens.isEdge(index + 2),
      !tokens.isMark(tokens.skipSpace(index + 2), in: ["%", "€", "$", "‰"])
    else { return nil }
    form.append(digits(tokens.text(index + 1)), as: .digits)
    return index + 2
  }

  /// Reads the signs of birth and death before a date or a year.
  ///
  /// Example: "(* 28. August 1749; † 1832)".
  private func lifetime(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let isBirth = tokens.isMark(index, "*")
    let date = tokens.skipSpace(index + 1)
    guard isBirth || tokens.isMark(index, "†"), tokens.kind(date) == .digits,
      tokens.isMark(index - 1, "(") || tokens.kind(index - 1) == .space,
      // Elsewhere a star multiplies, or refers to a note.
      !isBirth || tokens.isMark(index - 1, "(")
    else { return nil }
    form.append(isBirth ? "geboren" : "gestorben")
    if tokens.isMark(date + 1, ".") { form.append("am") }
    return index + 1
  }

  /// Reads a Roman numeral with a point before its noun.
  ///
  /// Example: "im XIX. Jahrhundert".
  private func century(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .letters,
      tokens.isMark(index + 1, "."), tokens.kind(index + 2) == .space,
      ["Jahrhundert", "Jahrhunderts", "Jahrhunderte", "Jahrhunderten"].contains(
        tokens.text(index + 3)),
      let value = tokens.roman(index),
      let words = ordinal(String(value), .feminine)
    else { return nil }
    form.append(isDative(tokens, index) ? words + "n" : words + "s")
    return index + 2
  }

  /// Reads the short form of a street, which is the end of its name.
  ///
  /// Example: "Hauptstr. 12".
  private func street(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let name = tokens.text(index)
    guard tokens.kind(index) == .letters, name.count > 5, name.hasSuffix("str"),
      name.first?.isUppercase == true, tokens.isMark(index + 1, ".")
    else { return nil }
    form.append(name + "aße")
    // A period at the end of the text ends the sentence, too.
    return index + 2
  }

  /// Reads the numeral of a king or a pope.
  ///
  /// Examples: "Karl V.", "Ludwig XIV."
  private func regnal(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.kind(index) == .letters, tokens.isMark(index + 1, "."),
      tokens.kind(index - 1) == .space,
      tokens.kind(index - 2) == .letters, tokens.text(index - 2).first?.isUppercase == true,
      !Self.numberedWords.contains(tokens.text(index - 2).lowercased()),
      let value = tokens.roman(index),
      let words = ordinal(String(value), .feminine)
    else { return nil }
    let name = tokens.text(index - 2)
    if Self.articles.contains(name.lowercased()) { return nil }
    // "von Kaiser Wilhelm II."
    var before = index - 2
    var isWoman = Self.womenOfThrones.contains(name)
    repeat {
      before -= 2
      isWoman = isWoman || Self.titlesOfWomen.contains(tokens.text(before))
    } while before > 1 && tokens.kind(before) == .letters && tokens.kind(before - 1) == .space
      && tokens.text(before).first?.isUppercase == true
    let lead = tokens.kind(before + 1) == .space ? tokens.text(before).lowercased() : ""
    // Names of Latin end as a genitive does: "Pius XII."
    let isGenitive =
      name.hasSuffix("s") && !["us", "es", "is", "as", "os"].contains { name.hasSuffix($0) }
    if isGenitive {
      form.append((isWoman ? "der " : "des ") + words + "n")
    } else if Self.accusatives.contains(lead) {
      form.append(isWoman ? "die " + words : "den " + words + "n")
    } else if Self.prepositions.contains(lead) {
      form.append((isWoman ? "der " : "dem ") + words + "n")
    } else {
      form.append((isWoman ? "die " : "der ") + words)
    }
    return index + 2
  }

  /// Whether the word before an index takes the dative.
  func isDative(_ tokens: TextTokens, _ index: Int) -> Bool {
    // "dem 1., 2. und 4. Platz"
    if tokens.isMark(index - 2, ","), tokens.isMark(index - 3, "."),
      tokens.kind(index - 4) == .digits
    {
      return isDative(tokens, index - 4)
    }
    // "am Montag, 3. Juni", "am Mo., 3. Juni"
    if tokens.isMark(index - 2, ",") {
      let weekday = tokens.isMark(index - 3, ".") ? index - 4 : index - 3
      return weekday > 1 && WeekdayNames.of(locale).isName(tokens.text(weekday))
        && isDative(tokens, weekday)
    }
    // "Urteil v. 12.05.2021"
    if tokens.isMark(index - 2, "."), tokens.text(index - 3) == "v",
      tokens.kind(index - 4) == .space
    {
      return true
    }
    let lead = tokens.text(index - 2).lowercased()
    // "am 3. und 4. Mai"
    let other = tokens.isMark(index - 2, ".") ? index - 6 : index - 5
    let conjunction = tokens.isMark(index - 2, ".") ? tokens.text(index - 3) : lead
    if ["und", "oder", "u"].contains(conjunction), other > 1, tokens.kind(other) == .digits,
      tokens.isMark(other + 1, ".")
    {
      return isDative(tokens, other)
    }
    return Self.datives.contains(lead)
      || (lead == "der" && Self.prepositions.contains(tokens.text(index - 4).lowercased()))
  }

  /// The word before the first of several ordinals that a comma or a conjunction joins.
  private func leadOfList(_ tokens: TextTokens, _ index: Int) -> String {
    var at = index
    while at > 5 {
      if tokens.isMark(at - 2, ","), tokens.isMark(at - 3, "."), tokens.kind(at - 4) == .digits {
        at -= 4
      } else if ["und", "oder"].contains(tokens.text(at - 2)), tokens.isMark(at - 4, "."),
        tokens.kind(at - 5) == .digits
      {
        at -= 5
      } else {
        break
      }
    }
    return tokens.text(at - 2).lowercased()
  }

  /// The weekday that two letters stand for, of which the first is a capital: "so" and "do" are other words.
  private func weekday(_ letters: String) -> String? {
    letters.count == 2 && letters.first?.isUppercase == true
      ? WeekdayNames.of(locale)[letters] : nil
  }

  /// Reads the short name of a weekday beside another, or before what tells when.
  ///
  /// Examples: "Sa. bis 13 Uhr", "Mo., Mi. und Fr.".
  private func weekday(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index + 1, "."), tokens.isEdge(index - 1),
      !tokens.isMark(tokens.skipSpace(index + 2), in: ["-", "–"]),
      let name = weekday(tokens.text(index))
    else { return nil }
    let isWeekday = { (at: Int) in
      tokens.isMark(at + 1, ".") && weekday(tokens.text(at)) != nil
    }
    // "Mo., Mi.": four tokens on; "Mo. und Mi.": five.
    let isBesideOther = [index + 4, index + 5, index - 4, index - 5].contains(where: isWeekday)
    let behind = tokens.kind(index + 2) == .space ? tokens.text(index + 3) : ""
    guard
      isBesideOther
        || ["bis", "ab", "von", "um", "geschlossen", "nur", "nach", "vormittags", "nachmittags"]
          .contains(behind)
    else { return nil }
    form.append(name)
    return tokens.pastPeriod(of: index)
  }

  /// Reads the days of a month from one to another.
  ///
  /// Examples: "1.-3. Mai", "vom 1. – 3.5.2024".
  private func days(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    let dash = tokens.skipSpace(index + 2)
    let last = tokens.skipSpace(dash + 1)
    guard tokens.isMark(index + 1, "."), tokens.isMark(dash, in: TextNormalizer.dashes),
      tokens.kind(last) == .digits, tokens.isMark(last + 1, "."),
      let from = Int(tokens.text(index)), let to = Int(tokens.text(last)), from < to, to <= 31
    else { return nil }
    let dated = reader.numericDate(last)
    let month = monthInDigits(tokens, last)
    guard
      dated != nil || month != nil || months.month(tokens.text(tokens.skipSpace(last + 2))) != nil,
      let first = ordinal(tokens.text(index), .masculine),
      let second = ordinal(tokens.text(last), .masculine)
    else { return nil }
    for (position, words) in [first, second].enumerated() {
      if position == 1 { form.append(self.words.to) }
      form.append(isDative(tokens, index) ? words.dropLast() + "n" : words)
    }
    if var date = dated?.date, let next = dated?.next {
      date.day = nil
      form.append(self.date(date))
      return next
    }
    guard let month else { return last + 2 }
    form.append(months[month.month])
    return month.next
  }

  /// Reads ordinals from one to another.
  ///
  /// Examples: "5.-7. Klasse", "in der 1. – 3. Woche".
  private func ordinals(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let dash = tokens.skipSpace(index + 2)
    let last = tokens.skipSpace(dash + 1)
    guard tokens.isMark(index + 1, "."), tokens.isMark(dash, in: TextNormalizer.dashes),
      tokens.kind(last) == .digits, tokens.isMark(last + 1, "."), tokens.kind(last + 2) == .space,
      tokens.kind(last + 3) == .letters,
      let first = ordinal(tokens.text(index), .feminine),
      let second = ordinal(tokens.text(last), .feminine)
    else { return nil }
    let ending = isDative(tokens, index) ? "n" : ""
    form.append(first + ending + " " + words.to + " " + second + ending)
    return last + 2
  }

  /// The month of a date without a year, and the index past it: "3.6.".
  private func monthInDigits(_ tokens: TextTokens, _ index: Int) -> (month: Int, next: Int)? {
    // With a blank, the second may be an ordinal of its own, unless a word for a day is before both: "am 15. 8."
    let at = endingOfDay(tokens, index) == nil ? index + 2 : tokens.skipSpace(index + 2)
    guard tokens.kind(index) == .digits, tokens.isMark(index + 1, "."),
      tokens.kind(at) == .digits,
      tokens.isMark(at + 1, "."), tokens.kind(at + 2) != .digits,
      let day = Int(tokens.text(index)), (1...31).contains(day),
      let month = Int(tokens.text(at)), (1...12).contains(month),
      at == index + 2
        || tokens.text(at + 3).first?.isUppercase != true && tokens.kind(at + 3) != .digits
          && !["und", "oder", "bis", "u"].contains(tokens.text(at + 3))
    else { return nil }
    return (month, at + 2)
  }

  /// Reads a month with the last digits of its year, which no day follows in German: "Stand: 05/24", "gültig bis 12/26".
  private func monthOfYear(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.isMark(index + 1, "/"), tokens.kind(index + 2) == .digits,
      tokens.isBoundary(index + 3), !tokens.isMark(index + 3, in: ["/", "-"]),
      tokens.text(index).utf8.count <= 2, tokens.text(index + 2).utf8.count == 2,
      let month = Int(tokens.text(index)), (1...12).contains(month),
      let year = Int(tokens.text(index + 2)), year > 12,
      ["stand", "bis", "ab", "seit", "mhd"].contains(tokens.lead(before: index, past: [":", "."])),
      // "bis 5/16 Zoll"
      tokens.kind(tokens.skipSpace(index + 3)) != .letters
    else { return nil }
    form.append(date(SpokenDate(year: year < 70 ? 2000 + year : 1900 + year, month: month)))
    return index + 3
  }

  /// Reads a date without a year, which isn't the number of a section.
  ///
  /// Example: "vom 3.6. bis 9.6.".
  private func dayAndMonth(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm)
    -> Int?
  {
    let tokens = reader.tokens
    // Each line of a bank's statement begins so: "28.02. Lastschrift".
    let isBooking =
      index == 0 && tokens.text(0).utf8.count == 2 && tokens.text(2).utf8.count == 2
      && tokens.isMark(3, ".") && tokens.kind(4) == .space && tokens.kind(5) == .letters
    guard !tokens.isBehindPoint(index),
      let (month, next) = isBooking ? booked(tokens) : monthInDigits(tokens, index),
      let day = ordinal(tokens.text(index), .masculine),
      index > 0 || isBooking || next >= tokens.count
        || tokens.isMark(tokens.skipSpace(next), in: TextNormalizer.dashes)
        || ["bis", "und", "oder"].contains(tokens.text(next + 1))
    else { return nil }
    form.append(
      (endingOfDay(tokens, index).map { day.dropLast() + $0 } ?? day) + " " + months[month])
    // Up to another date.
    let dash = tokens.skipSpace(next)
    let last = tokens.skipSpace(dash + 1)
    guard tokens.isMark(dash, in: TextNormalizer.dashes), (dash == next) == (last == dash + 1),
      reader.numericDate(last) != nil || monthInDigits(tokens, last) != nil
    else { return next }
    form.append(self.words.to)
    return last
  }

  /// The month of the day that a line begins with, and the index past its period.
  private func booked(_ tokens: TextTokens) -> (month: Int, next: Int)? {
    guard let day = Int(tokens.text(0)), (1...31).contains(day), let month = Int(tokens.text(2)),
      (1...12).contains(month)
    else { return nil }
    return (month, 4)
  }

  /// Reads a date behind an article or a word that takes the dative.
  ///
  /// Examples: "am 1.1.2025", "seit dem 3. Okt. 1990", "der 1. Mai".
  private func day(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard index > 0, let ending = endingOfDay(tokens, index) else { return nil }
    // Versions are since and until as well: "seit 2.6.24".
    let lead = tokens.text(index - 2).lowercased()
    var found = reader.numericDate(
      index, isLed: ["am", "vom", "zum", "dem", "den", "der"].contains(lead))
    if found == nil, tokens.isMark(index + 1, "."), tokens.kind(index + 2) == .space,
      let day = Int(tokens.text(index)), (1...31).contains(day),
      let month = months.month(tokens.text(index + 3))
    {
      var next = index + 4
      if tokens.text(index + 3).count <= 4, tokens.isMark(next, ".") { next += 1 }
      var date = SpokenDate(month: month, day: day)
      if tokens.kind(next) == .space, tokens.text(next + 1).count == 4,
        let year = Int(tokens.text(next + 1)), tokens.isEdge(next + 2)
      {
        date.year = year
        next += 2
      }
      found = (date, next)
    }
    guard var date = found?.date, let next = found?.next, let day = date.day,
      let words = ordinal(String(day), .feminine)
    else { return nil }
    date.day = nil
    form.append(words + ending + " " + self.date(date))
    return next
  }

  /// What a day has behind its ordinal: "am dritten", "der dritte"; nil where no article or preposition is before it.
  private func endingOfDay(_ tokens: TextTokens, _ index: Int) -> String? {
    if isDative(tokens, index) { return "n" }
    return Self.nominatives.contains(tokens.text(index - 2).lowercased()) ? "" : nil
  }

  /// The words before a day in the nominative.
  ///
  /// Example: "der 3. Oktober ist frei".
  private static let nominatives: Set<String> = ["der", "dieser", "jeder"]

  /// Reads an ordinal, which has a period.
  ///
  /// Examples: "100. Geburtstag", "am 3. Tag", and "25." as the whole text.
  private func ordinal(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard tokens.isMark(index + 1, "."), tokens.kind(index - 1) != .mark,
      tokens.text(index).count <= 15
    else { return nil }
    let noun = tokens.text(index + 3)
    let isAlone = index == 0 && tokens.count == 2
    let lead = leadOfList(tokens, index)
    let hasArticle = Self.articles.contains(lead)
    // "vom 12. bis 15. Mai"
    let behind = tokens.isMark(index + 4, ".") ? index + 6 : index + 5
    let isBeforeOther =
      hasArticle
      && (["bis", "und", "oder", "u"].contains(noun) && tokens.kind(behind) == .digits
        && tokens.isMark(behind + 1, ".")
        || tokens.isMark(index + 2, ",") && tokens.kind(index + 4) == .digits
          && tokens.isMark(index + 5, "."))
    let isBeforeNoun =
      isBeforeOther
      || (tokens.kind(index + 2) == .space && noun.first?.isUppercase == true
        && (index == 0 || hasArticle))
    if let next = dayAlone(tokens, index, behind: lead, into: &form) { return next }
    if index > 0, !hasArticle, let next = ordinalOfNoun(tokens, index, into: &form) { return next }
    guard isAlone || isBeforeNoun, var words = ordinal(tokens.text(index), .masculine) else {
      return nil
    }
    if index == 0, let ending = Self.counted[noun] { words = words.dropLast(2) + ending }
    if isBeforeNoun, isDative(tokens, index) {
      words = words.dropLast() + "n"
    } else if isBeforeNoun, index > 0 {
      words = String(words.dropLast())
    } else if months.month(noun) != nil, index == 0 {
      // Leave a date by itself to the date recognizer, which also reads its year.
      return nil
    }
    form.append(words)
    return unitBehindOrdinal(reader, index + 2, into: &form) ?? index + 2
  }

  /// The words before a day without its month, and the ending that it has behind each.
  private static let leadsOfDays = [
    "am": "en", "zum": "en", "vom": "en", "den": "en", "dem": "en", "der": "e", "als": "er",
  ]

  /// Reads the day of a month, or a place, that nothing names.
  ///
  /// Examples: "zum 1. des Monats", "am 5. wieder", "als 1. ins Ziel".
  private func dayAlone(
    _ tokens: TextTokens, _ index: Int, behind lead: String, into form: inout SpokenForm
  ) -> Int? {
    guard let ending = Self.leadsOfDays[lead], let day = Int(tokens.text(index)),
      (1...31).contains(day), tokens.kind(index - 1) == .space,
      tokens.isMark(index + 2, ",")
        || tokens.kind(index + 2) == .space && tokens.kind(index + 3) == .letters
          && tokens.text(index + 3).first?.isLowercase == true
          && !["bis", "und", "oder", "u"].contains(tokens.text(index + 3))
        || index + 2 >= tokens.count && lead != "als",
      let words = ordinal(tokens.text(index), .feminine)
    else { return nil }
    form.append(words.dropLast() + ending)
    return tokens.pastPeriod(of: index)
  }

  /// Nouns that are counted off, by the ending that an ordinal has before them where no article is.
  private static let counted: [String: String] = {
    let nouns = [
      "er":
        "Stock Platz Rang Tag Teil Band Akt Satz Spieltag Weltkrieg Gang Lauf Monat Schritt Versuch"
        + " Bezirk Abschnitt Advent Zug Preis Sieg Geburtstag",
      "es":
        "OG UG Obergeschoss Untergeschoss Quartal Semester Halbjahr Jahr Kapitel Mal Drittel Tor"
        + " Gebot Spiel Rennen Treffen Ziel Buch Jahrhundert Schuljahr Trimester",
      "e": "Klasse Etage Runde Liga Woche Hälfte Auflage Halbzeit Stufe Stunde Minute Reihe Ausgabe"
        + " Etappe Fassung Version Ebene Phase Prüfung Frage Sitzung Lesung Instanz Spielminute Bundesliga Staffel Folge Lektion Generation Mannschaft",
    ]
    var endings: [String: String] = [:]
    for (ending, words) in nouns {
      for word in words.split(separator: " ") { endings[String(word)] = ending }
    }
    return endings
  }()

  /// Reads an ordinal without an article before a noun that is counted off.
  ///
  /// Example: "Lindenstr. 9, 2. OG".
  private func ordinalOfNoun(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let noun = tokens.text(index + 3)
    let full = tokens.isMark(index + 4, ".") ? Self.phrases[noun + "."] ?? noun : noun
    guard tokens.kind(index + 2) == .space, let ending = Self.counted[full],
      tokens.isMark(index - 2, in: [",", ";", "·", "|", ":", "-", "–", "—"])
        || tokens.kind(index - 2) == .letters,
      let words = ordinal(tokens.text(index), .feminine)
    else { return nil }
    form.append(words.dropLast() + ending)
    guard let floor = ["OG": "Obergeschoss", "UG": "Untergeschoss"][tokens.text(index + 3)] else {
      return index + 2
    }
    form.append(floor)
    return index + 4
  }
}
