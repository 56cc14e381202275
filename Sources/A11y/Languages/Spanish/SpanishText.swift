// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What only Spanish writes in running text.
extension SpanishRules {
  private static let ordinalSuffixes: [String: (gender: Gender, isShort: Bool)] = [
    "º": (.masculine, false), "°": (.masculine, false), "ª": (.feminine, false),
    "ᵉʳ": (.masculine, true), "er": (.masculine, true), "ro": (.masculine, false),
    "ra": (.feminine, false), "do": (.masculine, false), "da": (.feminine, false),
    "to": (.masculine, false), "ta": (.feminine, false), "mo": (.masculine, false),
    "ma": (.feminine, false), "vo": (.masculine, false), "va": (.feminine, false),
    "no": (.masculine, false), "na": (.feminine, false),
  ]

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if let next = parts(reader, index, into: &form) { return next }
    if let next = timeOfRace(tokens, index, into: &form) { return next }
    if let next = rooms(tokens, index, into: &form) { return next }
    if let next = every(tokens, index, into: &form) { return next }
    if tokens.kind(index) == .letters {
      if let next = street(tokens, index, into: &form) ?? exercise(tokens, index, into: &form)
        ?? wind(tokens, index, into: &form)
      {
        return next
      }
      return numberExtension(tokens, index, into: &form)
        ?? reader.romanBehindArticle(index, Self.articles, into: &form) ?? most(
          tokens, index, into: &form)
        ?? roman(tokens, index, into: &form)
    }
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1),
      let number = reader.textNumber(index), number.fraction == nil
    else { return nil }
    // "1.º" has a point, "1er" has none.
    let hasPoint = tokens.isMark(number.next, ".")
    let at = hasPoint ? number.next + 1 : number.next
    guard let suffix = Self.ordinalSuffixes[tokens.text(at)],
      tokens.isEdge(at + 1) || tokens.kind(at) == .mark, hasPoint || tokens.text(at) != "°",
      var words = ordinal(number.whole, suffix.gender)
    else { return nil }
    // "el 21.º puesto", but "el primero de mayo"
    let behind = tokens.kind(at + 1) == .space ? tokens.text(at + 2) : ""
    let isBeforeNoun =
      suffix.gender == .masculine && behind.count > 3 && behind.first?.isLowercase == true
      && (behind.hasSuffix("o") || behind == "lugar")
      && Self.articles[tokens.text(index - 2).lowercased()] == .masculine
    if suffix.isShort || isBeforeNoun, words.hasSuffix("primero") || words.hasSuffix("tercero") {
      words.removeLast()
    }
    form.append(words)
    return at + 1
  }

  /// Reads hours, minutes and seconds behind a word for how long something took, which are no time of day: "en 1:02:15".
  private func timeOfRace(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.kind(index) == .digits, tokens.text(index).utf8.count == 1,
      tokens.isMark(index + 1, ":"), tokens.isMark(index + 3, ":"), tokens.isBoundary(index + 5),
      case let parts = [index, index + 2, index + 4].map(tokens.text),
      parts[1].utf8.count == 2, parts[2].utf8.count == 2, let hours = Int(parts[0]),
      let minutes = Int(parts[1]), minutes < 60, let seconds = Int(parts[2]), seconds < 60,
      Self.leadsOfDurations.contains(tokens.lead(before: index, past: [":"]))
    else { return nil }
    let all = (hours * 60 + minutes) * 60 + seconds
    _ = append(
      .duration(DecimalNumber(isNegative: false, significand: UInt128(all), scale: 0)), into: &form)
    return index + 5
  }

  private static let leadsOfDurations: Set<String> = [
    "en", "duró", "dura", "tardó", "tiempo", "marca", "registro", "crono",
  ]

  private static let articles: [String: Gender] = [
    "la": .feminine, "una": .feminine, "el": .masculine, "un": .masculine, "del": .masculine,
    "al": .masculine,
  ]

  /// Reads the short form of a street before its name: "C/ Goya".
  private func street(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let name = tokens.skipSpace(index + 2)
    guard ["C", "c"].contains(tokens.text(index)), tokens.isMark(index + 1, "/"),
      tokens.isEdge(index - 1), tokens.kind(name) == .letters,
      tokens.text(name).first?.isUppercase == true
    else { return nil }
    form.append("calle")
    return index + 2
  }

  /// Reads how often something is done or taken, where a street would have a name: "c/8 h", "c/día".
  private func every(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index) == "c", tokens.isEdge(index - 1), tokens.isMark(index + 1, "/"),
      case let first = tokens.skipSpace(index + 2),
      case let unit = tokens.kind(first) == .digits ? tokens.skipSpace(first + 1) : first,
      Self.timeUnits.contains(tokens.text(unit)), tokens.isEdge(unit + 1)
    else { return nil }
    form.append("cada")
    return first
  }

  private static let timeUnits: Set<String> = [
    "h", "hs", "hora", "horas", "d", "día", "días", "sem", "semana", "semanas", "mes", "meses",
    "min", "minutos", "noche", "mañana", "tarde", "comida", "comidas", "año", "años",
  ]

  /// Reads the short form of an exercise before its number, which is that of an example elsewhere.
  ///
  /// Example: "ej. 2b".
  private func exercise(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index).lowercased() == "ej", tokens.isMark(index + 1, "."),
      !tokens.isMark(index - 2, "."), tokens.kind(tokens.skipSpace(index + 2)) == .digits
    else { return nil }
    form.append("ejercicio")
    return index + 2
  }

  private static let winds = [
    "NE": "noreste", "NO": "noroeste", "NW": "noroeste", "SE": "sureste", "SO": "suroeste",
    "SW": "suroeste", "NNE": "nornoreste", "NNO": "nornoroeste",
  ]

  /// Reads a quarter of the sky behind an article: "en el NE", "viento del NO".
  private func wind(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard let name = Self.winds[tokens.text(index)], tokens.kind(index - 1) == .space,
      ["el", "del", "al"].contains(tokens.text(index - 2)), tokens.isEdge(index + 1)
    else { return nil }
    form.append(name)
    return index + 1
  }

  /// Reads the short forms of what is most and least with the gender of the noun before.
  ///
  /// Example: "velocidad máx.".
  private func most(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard let stem = ["máx": "máxim", "mín": "mínim"][tokens.text(index)],
      tokens.isMark(index + 1, "."), tokens.kind(index - 1) == .space,
      case let noun = tokens.text(index - 2), noun.count > 3, gender(before: noun) == .feminine
    else { return nil }
    form.append(stem + (noun.hasSuffix("s") ? "as" : "a"))
    return tokens.pastPeriod(of: index)
  }

  /// Reads the extension of a telephone number digit by digit.
  private func numberExtension(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.text(index) == "ext", tokens.isMark(index + 1, "."),
      tokens.kind(tokens.skipSpace(index + 2)) == .digits
    else { return nil }
    form.append("extensión")
    form.append(digits(tokens.text(tokens.skipSpace(index + 2))), as: .digits)
    return tokens.skipSpace(index + 2) + 1
  }

  private static let romanLeads: Set<String> = [
    "siglo", "siglos", "capítulos", "tomos", "capítulo", "tomo", "volumen", "año", "parte",
    "título", "libro", "acto", "tabla",
    "cuadro", "anexo", "figura", "lámina", "apéndice", "artículo", "sección", "grupo", "tipo",
    "grado", "clase", "fase", "zona", "categoría", "nivel",
  ]

  func roman(_ value: Int) -> String? { cardinal(value) }

  /// Reads "hab." behind a number that is too small for inhabitants: "3 hab." are rooms.
  private func rooms(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index).lowercased() == "hab", tokens.isMark(index + 1, "."),
      let count = Int(tokens.text(index - 2)), count < 20, tokens.kind(index - 3) != .mark
    else { return nil }
    form.append(count == 1 ? "habitación" : "habitaciones")
    return index + 2
  }

  /// Reads a fraction before the noun that it agrees with: "3/4 partes".
  private func parts(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard let (numerator, denominator, next) = reader.simpleFraction(index),
      reader.tokens.kind(next) == .space,
      ["parte", "partes"].contains(reader.tokens.text(next + 1)),
      let part = ordinal(denominator, .feminine),
      (3...10).contains(Int(denominator) ?? 0)
    else { return nil }
    form.append(cardinal(numerator, .feminine))
    form.append(numerator == "1" ? part : part + "s")
    return next
  }

  /// Reads a Roman numeral after a word for what is numbered, or after a name.
  ///
  /// Examples: "siglo XXI", "Felipe VI".
  private func roman(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index - 1) == .space, tokens.kind(index - 2) == .letters,
      tokens.isEdge(index + 1), let value = RomanNumber.value(of: tokens.text(index).uppercased())
    else { return nil }
    let lead = tokens.text(index - 2)
    let isLower = tokens.text(index) == tokens.text(index).lowercased()
    if Self.romanLeads.contains(lead.lowercased()) {
      form.append(cardinal(value))
      return index + 1
    }
    // After a name, letters that are not a word: monarchs and popes take ordinals up to ten.
    guard tokens.text(index).count > 1, !isLower || value < 40, lead.count > 2,
      lead.first?.isUppercase == true || index == 2,
      !["vi", "di", "mi"].contains(tokens.text(index))
    else { return nil }
    let isFeminine = RulerNames.isQueen(lead, in: "es")
    form.append(
      value <= 10
        ? ordinal(String(value), isFeminine ? .feminine : .masculine) ?? "" : cardinal(value))
    return index + 1
  }
}
