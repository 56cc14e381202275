// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Men and children, whom Polish counts by numbers of their own: "pięciu kierowców", "troje dzieci", and the parts of the country
/// that they live in.
extension PolishRules {
  /// Reads a number before men, children or both.
  func persons(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    guard let number = reader.textNumber(index), number.fraction == nil, !number.hasLeadingZero,
      let value = Int(number.whole), (2..<1_000).contains(value),
      tokens.kind(number.next) == .space
    else { return nil }
    let noun = tokens.text(number.next + 1)
    if noun == "os", tokens.isMark(number.next + 2, "."),
      tokens.text(tokens.skipSpace(number.next + 3)).first?.isUppercase != true
    {
      let isGenitive =
        Self.genitive?.leads.contains(tokens.text(index - 2).lowercased()) == true
      let words = isGenitive ? genitive(number.whole, .feminine) : nil
      form.append(
        words.map { $0 + " osób" }
          ?? counted(SpokenNumber(number.whole), .feminine("osoba", "osoby", "osób", "osoby")))
      let next = number.next + 3 < tokens.count ? number.next + 3 : number.next + 2
      return reader.phraseRate(number.next + 3, into: &form) ?? next
    }
    // "5 chorych kobiet": an adjective is no noun where one follows.
    let isAdjective =
      noun.hasSuffix("ych") && tokens.kind(number.next + 2) == .space
      && tokens.text(number.next + 3).first?.isLowercase == true
    if Self.men.contains(noun), !isAdjective {
      // Behind tens, one has no form of its own.
      let isOne = value > 20 && value % 10 == 1 && value % 100 != 11
      guard let words = genitive(isOne ? String(value - 1) : number.whole, .masculine) else {
        return nil
      }
      form.append(isOne ? words + " jeden" : words)
      return number.next
    }
    guard ["dzieci", "niemowląt", "wnucząt", "szczeniąt", "kociąt", "źrebiąt"].contains(noun),
      let words = Self.collectives[value],
      Self.genitive?.leads.contains(tokens.text(index - 2).lowercased()) != true
    else { return nil }
    form.append(words)
    return number.next
  }

  private static let collectives: [Int: String] = [
    2: "dwoje", 3: "troje", 4: "czworo", 5: "pięcioro", 6: "sześcioro", 7: "siedmioro",
    8: "ośmioro",
    9: "dziewięcioro", 10: "dziesięcioro",
  ]

  /// Nouns of men in the genitive plural, which stands behind all numbers from two.
  private static let men: Set<String> = Set(
    ("mężczyzn kolegów przyjaciół braci ojców synów mężów chłopców chłopaków wujków dziadków panów studentów"
      + " uczniów nauczycieli profesorów absolwentów doktorantów kandydatów uczestników zawodników piłkarzy"
      + " graczy sportowców biegaczy kolarzy pływaków siatkarzy trenerów sędziów kibiców widzów słuchaczy"
      + " czytelników autorów pisarzy aktorów muzyków artystów malarzy reżyserów dziennikarzy redaktorów"
      + " pracowników robotników kierowców pasażerów pilotów marynarzy żołnierzy policjantów strażaków"
      + " ratowników lekarzy pacjentów chorych rannych zabitych dentystów inżynierów techników programistów"
      + " informatyków naukowców ekspertów specjalistów rolników rzemieślników kucharzy kelnerów sprzedawców"
      + " klientów turystów gości mieszkańców obywateli sąsiadów emerytów rencistów bezrobotnych cudzoziemców"
      + " migrantów uchodźców posłów senatorów radnych ministrów prezydentów królów papieży biskupów księży"
      + " więźniów przestępców świadków członków założycieli właścicieli inwestorów przedsiębiorców"
      + " przedstawicieli delegatów wolontariuszy ochotników partnerów najemców lokatorów pracodawców"
      + " użytkowników subskrybentów wyborców ludzi dorosłych seniorów juniorów Polaków Niemców"
      + " Ukraińców Rosjan Czechów Francuzów Anglików Amerykanów Żydów katolików")
      .split(separator: " ").map(String.init))

  // MARK: Parts of the country

  /// The nouns of the parts of the country by their short forms, with the cases that the endings of their adjectives tell.
  private static let regions: [String: [(endings: [String], noun: String)]] = [
    "woj": [
      (["iego", "ego"], "województwa"), (["iemu", "emu"], "województwu"),
      (["im", "ym"], "województwie"),
      (["ie", "e"], "województwo"),
    ],
    "pow": [
      (["skiego", "ckiego", "dzkiego"], "powiatu"), (["skiemu", "ckiemu", "dzkiemu"], "powiatowi"),
      (["skim", "ckim", "dzkim"], "powiecie"), (["ski", "cki", "dzki"], "powiat"),
    ],
  ]

  /// Reads a part of the country before its adjective.
  ///
  /// Examples: "do woj. lubelskiego", "w pow. toruńskim".
  func region(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index + 1, "."), tokens.kind(index + 2) == .space,
      case let name = tokens.text(index + 3), name.first?.isLowercase == true, name.count > 4
    else { return nil }
    let lead = tokens.kind(index - 1) == .space ? tokens.text(index - 2).lowercased() : ""
    guard
      let found = Self.regions[tokens.text(index)]?.first(where: {
        $0.endings.contains(where: name.hasSuffix)
      })
    else { return nil }
    let isInstrumental =
      name.hasSuffix("m") && ["z", "ze", "za", "nad", "pod", "przed", "między"].contains(lead)
    form.append(
      isInstrumental ? (tokens.text(index) == "woj" ? "województwem" : "powiatem") : found.noun)
    return index + 2
  }

  /// Reads a municipality before its name.
  ///
  /// Example: "w gm. Lubicz".
  func municipality(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.text(index) == "gm", tokens.isMark(index + 1, "."),
      tokens.kind(index - 1) == .space,
      tokens.text(tokens.skipSpace(index + 2)).first?.isUppercase == true
    else { return nil }
    switch tokens.text(index - 2).lowercased() {
    case "w", "we", "na", "o", "po", "przy": form.append("gminie")
    case "do", "od", "z", "ze", "koło", "obok", "dla", "terenie": form.append("gminy")
    case "przez": form.append("gminę")
    default: return nil
    }
    return index + 2
  }
}
