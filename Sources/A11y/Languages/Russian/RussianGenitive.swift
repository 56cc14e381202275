// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Russian numbers in the genitive, which prepositions and comparisons demand: "более пятисот человек".
enum RussianGenitive {
  /// What demands it.
  static let words = GenitiveWords(
    leads: [
      "более", "менее", "больше", "меньше", "около", "ок", "свыше", "порядка", "до", "от", "из",
      "без",
      "для", "течение", "протяжении", "возрасте", "размере", "после", "кроме", "среди", "против",
      "выше", "ниже", "старше", "младше", "дольше",
      "достигло", "достигла", "достиг", "достигли", "достигает", "достигают", "достигнет",
      "достигнут", "достигать", "достичь",
      "нет", "хватает", "хватит", "хватило", "хватало", "достаточно",
      "дороже", "дешевле", "раньше", "позже", "дальше", "ближе", "длиннее", "короче", "тяжелее",
    ],
    feminineEndings: "ыи",
    yearWords: ["г", "гг", "год", "года", "году", "годов"], singular: SpokenNumber("2"),
    from: "от", startLeads: ["с", "со"], signs: ["<", ">", "≤", "≥"],
    pluralEndings: ["ов", "ев", "ей"], locativeEndings: ["ах", "ях"], singularEndings: "ыи",
    accusativeLeads: ["через", "за", "на", "в", "по"])

  private static let small = [
    "нуля", "одного", "двух", "трёх", "четырёх", "пяти", "шести", "семи", "восьми", "девяти",
    "десяти", "одиннадцати", "двенадцати", "тринадцати", "четырнадцати", "пятнадцати",
    "шестнадцати", "семнадцати", "восемнадцати", "девятнадцати",
  ]
  private static let tens = [
    "", "", "двадцати", "тридцати", "сорока", "пятидесяти", "шестидесяти", "семидесяти",
    "восьмидесяти", "девяноста",
  ]
  private static let hundreds = [
    "", "ста", "двухсот", "трёхсот", "четырёхсот", "пятисот", "шестисот", "семисот", "восьмисот",
    "девятисот",
  ]
  /// Thousands, millions and so on: of one, and of more.
  private static let powers = [
    ("тысячи", "тысяч"), ("миллиона", "миллионов"), ("миллиарда", "миллиардов"),
    ("триллиона", "триллионов"),
  ]

  /// A whole number in the genitive; nil if it is too large.
  static func cardinal(_ digits: String, _ gender: Gender) -> String? {
    let groups = SpokenNumber.groups(digits, of: 3)
    guard let first = groups.first else { return small[0] }
    guard first.power <= powers.count else { return nil }
    let words = groups.map { value, power -> String in
      guard power > 0 else { return belowThousand(value, gender) }
      let noun = endsInOne(value) ? powers[power - 1].0 : powers[power - 1].1
      return belowThousand(value, power == 1 ? .feminine : .masculine) + " " + noun
    }
    return words.joined(separator: " ")
  }

  /// Whether the noun behind a number is in the singular: 1, 21, but not 11.
  static func endsInOne(_ value: Int) -> Bool { value % 10 == 1 && value % 100 != 11 }

  private static func belowThousand(_ value: Int, _ gender: Gender) -> String {
    var words: [String] = []
    if value >= 100 { words.append(hundreds[value / 100 % 10]) }
    let rest = value % 100
    if rest >= 20 { words.append(tens[rest / 10]) }
    let unit = rest >= 20 ? rest % 10 : rest
    if unit > 0 { words.append(unit == 1 && gender == .feminine ? "одной" : small[unit]) }
    return words.joined(separator: " ")
  }
}

extension RussianRules {
  static var genitive: GenitiveWords? { RussianGenitive.words }
  static let accusative: AccusativeWords? = AccusativeWords(
    leads: ["за", "на", "через", "про", "стоит", "составляет", "составила", "составил"],
    [
      "одна": "одну", "тысяча": "тысячу", "копейка": "копейку", "гривна": "гривну",
      "крона": "крону", "иена": "иену", "рупия": "рупию", "лира": "лиру",
    ])

  func genitive(_ digits: String, _ gender: Gender) -> String? {
    RussianGenitive.cardinal(digits, gender)
  }

  /// "семи целых четырёх десятых".
  func genitive(_ whole: String, fraction: String) -> String? {
    let endsInOne = { (digits: String) in digits.hasSuffix("1") && !digits.hasSuffix("11") }
    guard fraction.count <= Self.parts.count,
      let integer = RussianGenitive.cardinal(whole, .feminine),
      let rest = RussianGenitive.cardinal(fraction, .feminine)
    else { return nil }
    return integer + (endsInOne(whole) ? " целой " : " целых ") + rest + " "
      + Self.parts[fraction.count - 1] + (endsInOne(fraction) ? "ой" : "ых")
  }

  func position(_ position: String, of total: String) -> String? {
    RussianGenitive.cardinal(total, .masculine).map { cardinal(position) + " из " + $0 }
  }
}
