// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The words of a column's name: of snake case, kebab case, camel case, and names with dots.
///
/// | name | words |
/// | --- | --- |
/// | `flipper_length_mm` | flipper length mm |
/// | `Min.Price` | Min Price |
/// | `sepalLength` | sepal length |
/// | `AirportID` | Airport ID |
/// | `soil_pH` | soil pH |
/// | `TVnews` | TVnews |
/// | `NumberofRooms` | Number of rooms |
/// | `ISOcode` | ISO code |
/// | `NaCl_percent` | NaCl percent |
/// | `teamIDretro` | team ID retro |
/// | `change_1996_2001` | change 1996–2001 |
/// | `CRC-32` | CRC-32 |
enum NameWords {
  /// Words that have capital letters inside.
  private static let mixed: [String] = [
    "pH", "PhD", "mAh", "kWh", "MHz", "GHz", "kHz", "GiB", "MiB", "KiB",
    "mmHg", "kPa", "hPa", "mL", "dL", "cL", "dB", "kB", "kV", "mV", "kW", "mW",
  ]

  /// Words of columns whose texts are words, be they written in capitals.
  static let ofNames: Set<String> = [
    "city", "town", "place", "country", "state", "county", "month", "day", "weekday", "color",
    "colour", "team", "brand", "species", "ville", "commune", "pays", "mois", "jour", "stadt",
    "ort", "land", "monat", "tag", "farbe", "ciudad", "país", "mes", "equipo", "città",
    "comune", "paese", "mese", "giorno", "cidade", "mês", "cor", "stad", "maand", "kleur", "månad",
    "miasto", "miesiąc", "kolor", "город", "месяц", "цвет", "nom", "libelle", "libellé", "prénom",
    "vorname", "nachname", "surname", "apellido", "nombre", "cognome", "nome",
  ]

  /// Words for what a thing itself is called.
  static let ofOwnNames: Set<String> = [
    "name", "names", "title", "label", "text", "value", "description", "content", "message",
    "naam", "namn", "navn", "titel", "titre", "título", "titolo", "nazwa", "имя", "название",
    "ім'я",
    "назва", "isim", "név", "tên",
  ]

  /// Splits a name.
  static func of(_ name: String) -> [String] {
    var words: [String] = []
    var word: [Character] = []
    func end() {
      if !word.isEmpty { words.append(String(word)) }
      word = []
    }
    var characters = Array(TextCleaner.clean(name))
    // The sign that some programs write before each name, or before the line of them.
    if characters.first == "#", characters.count > 1, characters[1].isLetter {
      characters.removeFirst()
    }
    if beginsWithYearOfR(characters) { characters.removeFirst() }
    keepPoint(in: &characters)
    var index = 0
    var isInside = false
    while index < characters.count {
      let character = characters[index]
      if "([".contains(character) { isInside = true }
      if ")]".contains(character) { isInside = false }
      // What stands in parentheses is a unit or a remark, as someone wrote it.
      if isInside, character != " ", character != "_" {
        word.append(character)
      } else if isSeparator(characters, at: index) {
        end()
      } else if word.isEmpty, let formula = formula(characters, at: index) {
        word += formula
        index += formula.count - 1
      } else if isIdentity(characters, at: index) {
        end()
        word = Array("ID")
        end()
        index += 1
      } else if let known = mixedWord(characters, at: index), word.last?.isUppercase != true {
        if word.last?.isLetter == true { end() }
        word += known
        index += known.count - 1
      } else if startsWord(characters, at: index) {
        // In "NumberofRooms" the capital ends a word with "of"; nearly all that end so have "oof".
        let tail = word.suffix(3)
        if word.count > 5, tail.last == "f", tail.dropLast().last == "o", tail.first != "o" {
          word.removeLast(2)
          end()
          word = Array("of")
        }
        end()
        // An acronym keeps its capitals.
        let isAcronym = index + 1 == characters.count || !characters[index + 1].isLowercase
        word.append(isAcronym ? character : Character(character.lowercased()))
      } else {
        word.append(character)
      }
      index += 1
    }
    end()
    return joiningYears(words)
  }

  /// The words with two years that follow each other as a span: "pop_change_1996_2001".
  private static func joiningYears(_ words: [String]) -> [String] {
    guard words.count > 1, words.contains(where: { year($0) != nil }) else { return words }
    var joined: [String] = []
    for word in words {
      if let last = joined.last.flatMap(year), let next = year(word), last < next {
        joined[joined.count - 1] += "–" + word
      } else {
        joined.append(word)
      }
    }
    return joined
  }

  private static func year(_ word: String) -> Int? {
    word.utf8.count == 4 ? Int(word).flatMap { (1500...2100).contains($0) ? $0 : nil } : nil
  }

  /// Gives the name of fine dust, PM2.5, its point, for which programs that allow none write `PM2_5`.
  private static func keepPoint(in characters: inout [Character]) {
    guard characters.count > 4 else { return }
    for start in 0...(characters.count - 5) {
      let part = String(characters[start..<start + 5])
      guard part == "PM2_5" || part == "pm2_5",
        start == 0 || !characters[start - 1].isLetter,
        start + 5 == characters.count || !characters[start + 5].isNumber
      else { continue }
      characters.replaceSubrange(start..<start + 5, with: "PM2.5")
    }
  }

  private static func isSeparator(_ characters: [Character], at index: Int) -> Bool {
    switch characters[index] {
    case "_", " ", "\u{A0}": return true
    case "-":
      // Of a sign such as "+/-", of a charge, or of a range of numbers.
      guard index > 0, index + 1 < characters.count else { return false }
      let (before, after) = (characters[index - 1], characters[index + 1])
      if (before.isNumber || before == " ") && after.isNumber { return false }
      // Of an acronym with its number, "CRC-32", which by themselves would be an amount of money.
      if after.isNumber, before.isUppercase, index > 1, characters[index - 2].isUppercase {
        return false
      }
      return before.isLetter || before.isNumber || before == "-" || before == " "
    case ".":
      // A point ends an abbreviation, and stays between digits and at the end.
      guard index > 0, index + 1 < characters.count else { return false }
      return characters[index - 1].isLetter || characters[index + 1].isLetter
    default: return false
    }
  }

  /// Whether a capital letter begins a word: after a small letter, or as the last of three or more
  /// capitals before small letters, as in `XMLHttp`.
  private static func startsWord(_ characters: [Character], at index: Int) -> Bool {
    guard index > 0 else { return false }
    if characters[index].isLowercase, characters[index - 1].isUppercase {
      return followsAcronym(characters, at: index)
    }
    guard characters[index].isUppercase else { return false }
    if isShortName(characters, at: index) { return false }
    if characters[index - 1].isLowercase { return true }
    let isBeforeSmall =
      index + 2 < characters.count && characters[index + 1].isLowercase
      && characters[index + 2].isLowercase
    return isBeforeSmall && index > 1 && characters[index - 1].isUppercase
      && characters[index - 2].isUppercase && !followsAcronym(characters, at: index + 1)
  }

  /// Whether a capital is inside a name that people write so: `iPhone`, `eMail`, `PiS`.
  private static func isShortName(_ characters: [Character], at index: Int) -> Bool {
    let isFirst = index == 1 || index > 1 && !characters[index - 2].isLetter
    if isFirst, "ie".contains(characters[index - 1]) { return true }
    // A capital, a small letter and a capital, and nothing else.
    return index == 2 && characters.count == 3 && characters[0].isUppercase
      && characters[1].isLowercase
  }

  /// The words that names put behind an acronym in small letters: `ISOcode`.
  private static let heads: Set<String> = [
    "code", "codes", "numeric", "name", "names", "number", "num", "type", "date", "value", "count",
    "rate", "index", "level", "member", "score", "year", "status", "group", "flag", "url", "per",
    "vs",
  ]

  /// Whether the small letters at an index are a word of their own behind two or more capitals.
  private static func followsAcronym(_ characters: [Character], at index: Int) -> Bool {
    guard index > 1, characters[index - 1].isUppercase, characters[index - 2].isUppercase else {
      return false
    }
    return heads.contains(String(characters[index...].prefix { $0.isLowercase }))
  }

  /// A formula of elements alone: one with numbers, `SiO2`, an oxide, `FeO`, or one of which two have a small letter, `NaCl`.
  private static func formula(_ characters: [Character], at index: Int) -> [Character]? {
    let word = characters[index...].prefix { $0.isLetter || $0.isASCII && $0.isNumber }
    guard (3...10).contains(word.count), word.first?.isUppercase == true else { return nil }
    let letters = word.filter(\.isLetter)
    // Geologists give all iron as one oxide: `FeOt`.
    let elements = String(
      letters.count > 2 && letters.last == "t" && letters.dropLast().last == "O"
        ? letters.dropLast() : letters)
    guard let symbols = ChemicalSymbol.of(elements), symbols.count > 1 else { return nil }
    let longCount = symbols.filter { $0.count == 2 }.count
    let hasNumber = word.last?.isNumber == true || word.contains(where: \.isNumber)
    let isOxide = symbols.count == 2 && symbols[0].count == 2 && symbols[1] == "O"
    guard longCount > 1 && !hasNumber || hasNumber && longCount > 0 || isOxide else { return nil }
    return Array(word)
  }

  /// Whether `ID` stands before what tells whose it is, or which: `teamIDBR`, `teamIDretro`, `IDcard`.
  private static func isIdentity(_ characters: [Character], at index: Int) -> Bool {
    guard index + 2 < characters.count, characters[index] == "I", characters[index + 1] == "D",
      characters[index + 2].isLetter
    else { return false }
    let isFirst = index == 0 || !characters[index - 1].isLetter
    guard isFirst ? characters[index + 2].isLowercase : characters[index - 1].isLowercase else {
      return false
    }
    // Several of them are "IDs".
    let rest = characters[(index + 2)...].prefix { $0.isLowercase }
    return rest.count != 1
  }

  private static func mixedWord(_ characters: [Character], at index: Int) -> [Character]? {
    for word in mixed {
      let end = index + word.count
      guard end <= characters.count, characters[index..<end].elementsEqual(word),
        end == characters.count || !characters[end].isLowercase,
        index == 0 || !characters[index - 1].isLetter || word.first?.isUppercase == true
          || characters[index - 1].isLowercase && word.first?.isLowercase == true && index > 3
            && word.count > 2
      else { continue }
      return Array(word)
    }
    return nil
  }

  /// Whether a name is a year behind the X that R writes before what begins with a digit: "X1968".
  private static func beginsWithYearOfR(_ characters: [Character]) -> Bool {
    guard characters.count >= 5, characters[0] == "X",
      case let digits = characters.dropFirst().prefix(while: { $0.isASCII && $0.isNumber }),
      digits.count == 4, let year = Int(String(digits))
    else { return false }
    return (1800...2100).contains(year)
  }
}
