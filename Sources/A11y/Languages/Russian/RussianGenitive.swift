/// Russian numbers in the genitive, which prepositions and comparisons demand: "более пятисот человек".
enum RussianGenitive {
  /// Words that put the number behind them in the genitive.
  static let leads: Set<String> = [
    "более", "менее", "больше", "меньше", "около", "свыше", "порядка", "до", "от", "из", "без",
    "для", "после", "кроме", "среди", "против", "выше", "ниже", "старше", "младше", "дольше",
    "дороже", "дешевле", "раньше", "позже", "дальше", "ближе", "длиннее", "короче", "тяжелее",
  ]

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
  func position(_ position: String, of total: String) -> String? {
    RussianGenitive.cardinal(total, .masculine).map { cardinal(position) + " из " + $0 }
  }

  /// Reads a whole number, and its unit or scale, behind a word that demands the genitive: "до 5 мин".
  func genitive(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard tokens.kind(index - 1) == .space,
      RussianGenitive.leads.contains(tokens.text(index - 2).lowercased()),
      let number = reader.textNumber(index), number.fraction == nil, !number.hasLeadingZero,
      let value = Int(number.whole), tokens.isEdge(number.next)
    else { return nil }
    let behind = tokens.skipSpace(number.next)
    let isAlone =
      tokens.kind(behind) == .letters || behind >= tokens.count
      || tokens.isMark(behind, "%")
      || (tokens.isMark(behind, in: [",", ".", ";", ")"]) && tokens.isEdge(behind + 1))
    let word = tokens.text(behind)
    // Days of months and years are ordinals.
    let isYear = value >= 1000 && ["г", "гг", "год", "года", "году", "годов"].contains(word)
    guard isAlone, months.month(word) == nil, !isYear, word != "г",
      number.isGrouped || !(1800...2100).contains(value) || tokens.kind(behind) == .letters
    else { return nil }
    // A noun in words is in the genitive already, and tells its gender there: "минуты", "рубля".
    var gender: Gender = "ыи".contains(word.last ?? " ") ? .feminine : .masculine
    var noun = ""
    var end = number.next
    let isSingular = RussianGenitive.endsInOne(value)
    if let scale = reader.scale(number.next) {
      (noun, end, gender) = (scale.noun.form(isSingular ? 1 : 2), scale.next, scale.noun.gender)
    } else if tokens.isMark(behind, "%") {
      (noun, end) = (isSingular ? "процента" : "процентов", behind + 1)
    } else if let unit = reader.unit(number.next, isGlued: false), unit.rate == nil {
      // What stands behind two is the genitive singular, and behind five the plural.
      noun = name(ofUnit: unit.name, for: SpokenNumber(isSingular ? "2" : "5"))
      gender = Self.feminineUnits.contains(unit.name) ? .feminine : .masculine
      end = unit.next
    }
    guard let words = RussianGenitive.cardinal(number.whole, gender) else { return nil }
    form.append(words)
    if !noun.isEmpty { form.append(noun) }
    return end
  }
}
