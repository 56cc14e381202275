// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of Japanese.
  static let japanese = Language(
    code: "ja",
    separator: "、",
    up: "%@上昇",
    down: "%@下落",
    unchanged: "変わらず",
    minus: "マイナス",
    yes: "はい",
    no: "いいえ",
    controls: ControlWords(
      switch: "切り替えボタン", on: "オン", off: "オフ", mixed: "混在", checkbox: "チェックボックス", checked: "チェックあり",
      unchecked: "チェックなし", slider: "スライダ", button: "ボタン", link: "リンク", textField: "テキストフィールド",
      progress: "進捗", selected: "選択済み",
      disabled: "使用不可"),
    table: TableWords(
      delete: "%@を削除", insert: "%@を挿入", reorder: "%@を並べ替え", moreInfo: "%@の詳細情報",
      rows: "%3行中%1行目から%2行目", position: "%2件中%1件目", rating: "星%2個中%1個", increment: "%@を増やす",
      decrement: "%@を減らす"),
    page: PageWords(skip: "行へ移動", source: "出典: %@"),
    summary: SummaryWords(
      rows: "行数 %@", row: "行 %@", columns: "列数 %@", sections: "セクション数 %@", missing: "欠損 %@",
      none: "値なし",
      lowest: "最小 %@", highest: "最大 %@", median: "中央値 %@", sum: "合計 %@", mean: "平均 %@",
      middleHalf: "中央の半分は%1から%2", zero: "ゼロ %@", belowZero: "ゼロ未満 %@", outliers: "外れ値 %@",
      span: "%1から%2", different: "異なる値 %@", allDifferent: "すべて異なる", always: "常に%@",
      mostCommon: "最も多い値 %@", others: "その他の値 %@", longest: "最長 %@文字", about: "約%@", more: "ほか %@",
      added: "新規 %@", removed: "削除 %@", changed: "変更 %@",
      notCompared: "比較なし %@",
      rise: "最大の増加 %@", fall: "最大の減少 %@",
      change: "%1から%2", rising: "昇順", falling: "降順",
      interval: "間隔 %@", gaps: "途切れ %@",
      repeatedRows: "重複する行 %@", correlation: "相関係数 %@"),
    verbalizer: JapaneseRules())
}

/// Verbalizes numbers, amounts and dates in Japanese, in the characters of ordinary Japanese text.
///
/// eSpeak NG reads only kana; `JapaneseKana` converts the text for it.
struct JapaneseRules: UnspacedRules {
  var locale = LocaleIdentifier.japanese
  var numerals = Numerals.point
  static let ratings: RatingWords? = RatingWords("%2点満点中%1", leads: "")

  static var isDayBeforeMonth: Bool { false }
  static let writesFractionsInSigns = true
  static let directions: [String: String] = ["N": "北", "S": "南", "E": "東", "W": "西"]
  static let units: [String: Noun] = [
    "milliampere-hour": Noun("ミリアンペア時"), "decibel": Noun("デシベル"),
  ]
  static let words = SpokenWords(
    minus: "マイナス", plus: "プラス", point: "点", score: "たい", percent: "パーセント", to: "から", by: "かける",
    equals: "イコール", per: "毎", and: "と", power: "%1の%2じょう",
    marks: [
      ".": "ドット", ",": "カンマ", "@": "アットマーク", ":": "コロン", "/": "スラッシュ",
      "\\": "バックスラッシュ", "-": "ハイフン", "_": "アンダーバー", "?": "はてな",
      "=": "イコール", "&": "アンド", "#": "シャープ", "%": "パーセント", "+": "プラス",
      "!": "びっくり", "~": "チルダ", "*": "アスタリスク", "|": "たてせん",
    ],
    symbols: [
      "⌀": "直径", "★": "ほし", "☆": "しろぼし", "▲": "うえ", "▼": "した", "✓": "チェック", "✔": "チェック",
      "✗": "バツ", "✘": "バツ", "→": "みぎやじるし", "←": "ひだりやじるし", "↑": "うえやじるし",
      "↓": "したやじるし", "±": "プラスマイナス", "×": "かける", "÷": "わる", "°": "度",
      "§": "セクション", "&": "アンド", "≈": "やく", "№": "ナンバー", "≤": "いか", "<": "しょうなり", ">": "だいなり",
      "≥": "いじょう",
      "≠": "ノットイコール",
      "∞": "むげんだい", "√": "ルート", "©": "コピーライト", "®": "登録商標", "™": "商標",
      "〜": "から", "\u{FF5E}": "から",
    ],
    alone: SpokenWords.alone(
      "かっこ|かっことじ|大かっこ|大かっことじ|中かっこ|中かっことじ|引用符|アポストロフィ|セミコロン|バッククォート"))
  static let currencies: [String: CurrencyNoun] = [
    "kr": CurrencyNoun(Noun("クローネ")),
    "JPY": CurrencyNoun(Noun("円")), "USD": CurrencyNoun(Noun("ドル")),
    "EUR": CurrencyNoun(Noun("ユーロ")), "GBP": CurrencyNoun(Noun("ポンド")),
    "CNY": CurrencyNoun(Noun("元")), "KRW": CurrencyNoun(Noun("ウォン")),
    "INR": CurrencyNoun(Noun("ルピー")), "RUB": CurrencyNoun(Noun("ルーブル")),
  ]
  static let minusTriangles: Set<String> = ["▲", "△"]
  static let currencySigns: [String: String] = ["\u{FFE5}": "JPY"]
  static let scales: [String: Noun] = [
    "万": Noun("万"), "億": Noun("億"), "兆": Noun("兆"),
  ]
  static let phrases = PhraseTable(["N/A": "該当なし", "24/7": "年中無休"])
  static let addressWords: [String: String] = ["com": "コム", "net": "ネット", "co": "シーオー"]
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(.japanese)

  var versionPoint: String { words.point }

  func leadingRate(_ unit: String) -> String? {
    "一" + name(ofUnit: unit, for: SpokenNumber("1")) + "あたり"
  }

  // MARK: Numbers

  static let digitNames = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
  private static let powers = ["", "万", "億", "兆", "京"]

  func cardinal(_ digits: String, _ gender: Gender) -> String {
    let groups = SpokenNumber.groups(digits, of: 4)
    guard let first = groups.first else { return "零" }
    guard first.power < Self.powers.count else { return self.digits(digits) }
    return groups.map { Self.group($0.value, hasPower: $0.power > 0) + Self.powers[$0.power] }
      .joined()
  }

  /// Before a power a thousand is "一千".
  private static func group(_ value: Int, hasPower: Bool) -> String {
    var text = ""
    for (unit, name) in [(1000, "千"), (100, "百"), (10, "十"), (1, "")] {
      let digit = value / unit % 10
      guard digit > 0 else { continue }
      let isSaid = digit > 1 || unit == 1 || (unit == 1000 && hasPower)
      text += (isSaid ? digitNames[digit] : "") + name
    }
    return text
  }

  func fraction(_ numerator: String, _ denominator: String) -> String {
    cardinal(denominator) + "分の" + cardinal(numerator)
  }

  func mixed(_ whole: String, _ numerator: String, _ denominator: String) -> String {
    cardinal(whole) + "と" + fraction(numerator, denominator)
  }

  var pause: String { "、" }

  func percent(_ number: SpokenNumber) -> String { say(number) + "パーセント" }

  func measure(_ number: SpokenNumber, unit: String) -> String {
    // The scale of a temperature comes first.
    if unit == "celsius" { return "摂氏" + say(number) + "度" }
    if let (before, after) = unitParts(unit, for: number) { return before + say(number) + after }
    return say(number) + name(ofUnit: unit, for: number)
  }

  func money(_ number: SpokenNumber, _ currency: CurrencyNoun) -> String {
    say(number.trimmed) + currency.major.form(0)
  }

  // MARK: Dates and times

  func date(_ date: SpokenDate) -> String {
    [
      date.year.map { cardinal($0) + "年" }, date.month.map { cardinal($0) + "月" },
      date.day.map { cardinal($0) + "日" },
    ].compactMap { $0 }.joined()
  }

  static let pressureJoin: String? = "の"

  func time(_ time: SpokenTime) -> String {
    var text = cardinal(time.hour) + "時"
    if time.minute > 0 || time.second != nil { text += cardinal(time.minute) + "分" }
    if let second = time.second { text += cardinal(second) + "秒" }
    return text
  }

  // MARK: Running text

  private static let weekdays: Set<String> = ["月", "火", "水", "木", "金", "土", "日"]

  /// Reads the number of a figure within a chapter, a day behind the year of an era, and a page:
  /// "図3-2", "令和6年4/1", "p.45".
  private func numbered(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    if tokens.text(index) == "p", tokens.isEdge(index - 1) || !tokens.isSpaced(index - 1),
      tokens.isMark(index + 1, "."), tokens.kind(index + 2) == .digits,
      tokens.kind(index - 1) != .digits
    {
      form.append(cardinal(tokens.text(index + 2), .none) + "ページ")
      return index + 3
    }
    // How often each minute, before how often: "脈拍68回/分".
    if tokens.kind(index) == .digits, tokens.text(index + 1) == "回", tokens.isMark(index + 2, "/"),
      let each = ["分": "毎分", "秒": "毎秒", "時": "毎時", "日": "一日"][tokens.text(index + 3)]
    {
      form.append(each + cardinal(tokens.text(index), .none) + "回")
      return index + 4
    }
    guard tokens.kind(index) == .digits, tokens.kind(index - 1) == .letters,
      tokens.kind(index + 2) == .digits, tokens.text(index + 2).utf8.count <= 2,
      tokens.isBoundary(index + 3), !tokens.isMark(index + 3, in: ["-", "/", "."]),
      case let lead = tokens.text(index - 1)
    else { return nil }
    if tokens.isMark(index + 1, in: TextNormalizer.dashes),
      ["図", "表", "式", "問", "例題", "写真", "資料"].contains(where: lead.hasSuffix)
    {
      form.append(cardinal(tokens.text(index), .none) + "の")
      form.append(cardinal(tokens.text(index + 2), .none))
      return index + 3
    }
    if tokens.isMark(index + 1, "/"), lead == "年" || lead.hasSuffix("年"),
      let month = Int(tokens.text(index)), (1...12).contains(month),
      let day = Int(tokens.text(index + 2)), (1...31).contains(day)
    {
      form.append(date(SpokenDate(month: month, day: day)))
      return index + 3
    }
    return nil
  }

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    // Pages of a book in Latin letters: "pp. 45-47".
    if ["pp", "p"].contains(tokens.text(index)), tokens.isMark(index + 1, "."),
      case let number = tokens.skipSpace(index + 2), tokens.kind(number) == .digits
    {
      let hasEnd =
        tokens.isMark(number + 1, in: TextNormalizer.dashes) && tokens.kind(number + 2) == .digits
      form.append(
        cardinal(tokens.text(number), .none)
          + (hasEnd ? words.to + cardinal(tokens.text(number + 2), .none) : "") + "ページ")
      return hasEnd ? number + 3 : number + 1
    }
    if let next = weekday(tokens, index, into: &form) ?? numbered(tokens, index, into: &form) {
      return next
    }
    // What is so much at least or at most is before the word for that: "n≥120".
    if let word = ["≥": "いじょう", "≧": "いじょう", "≤": "いか", "≦": "いか"][tokens.text(index)],
      tokens.kind(index - 1) == .letters || tokens.kind(index - 1) == .space,
      tokens.kind(index - 2) != .digits,
      tokens.kind(tokens.skipSpace(index + 1)) == .digits,
      let next = reader.recognize(tokens.skipSpace(index + 1), into: &form)
    {
      // "18歳": what is counted goes with its number.
      let isCounted = tokens.kind(next) == .letters && tokens.text(next).count == 1
      form.append((isCounted ? tokens.text(next) : "") + word)
      return isCounted ? next + 1 : next
    }
    if tokens.isMark(index, in: ["\u{FF5E}", "〜", "~"]), index > 0, index + 1 < tokens.count {
      form.append("から")
      return index + 1
    }
    // "大さじ1・1/2": a whole number and a part.
    if tokens.kind(index) == .digits, tokens.isBoundary(index - 1), tokens.isMark(index + 1, "・"),
      let part = reader.simpleFraction(index + 2), tokens.isBoundary(part.next)
    {
      form.append(mixed(tokens.text(index), part.numerator, part.denominator))
      return part.next
    }
    // The size of a screen, whose letter is that of volts: "55V型".
    if tokens.kind(index) == .digits, tokens.isBoundary(index - 1), tokens.text(index + 1) == "V",
      tokens.text(index + 2).hasPrefix("型")
    {
      form.append(cardinal(tokens.text(index)) + "V")
      return index + 2
    }
    if tokens.isMark(index, "〒") {
      form.append("郵便番号")
      return index + 1
    }
    // The half of the day is before the hour: "AM9:30".
    if let half = ["AM": "午前", "PM": "午後"][tokens.text(index).uppercased()],
      tokens.kind(tokens.skipSpace(index + 1)) == .digits,
      // Dust in the air is measured by its size: "PM2.5", "PM10".
      !(index + 1 == tokens.skipSpace(index + 1) && tokens.text(index) == "PM"
        && (tokens.isMark(index + 2, ".")
          || tokens.text(index + 1) == "10" && !tokens.isMark(index + 2, ":")
            && !tokens.text(index + 2).hasPrefix("時")))
    {
      form.append(half)
      let start = tokens.skipSpace(index + 1)
      guard tokens.isMark(start + 1, ":"), let hour = Int(tokens.text(start)), hour <= 12,
        let minute = Int(tokens.text(start + 2)), minute < 60
      else { return start }
      form.append(time(SpokenTime(hour: hour, minute: minute)))
      return start + 3
    }
    // A floor of a house.
    if tokens.kind(index) == .digits, tokens.text(index + 1) == "F",
      tokens.text(index).utf8.count < 3,
      tokens.isBoundary(index - 1) || !tokens.isSpaced(index - 1),
      tokens.isBoundary(index + 2)
        || !tokens.isSpaced(index + 2)
    {
      form.append(cardinal(tokens.text(index)) + "階")
      return index + 2
    }
    // The word for "per hour" is before both ends of a range: "40〜60km/h".
    if tokens.kind(index) == .digits, tokens.isBoundary(index - 1),
      let first = reader.textNumber(index),
      tokens.isMark(first.next, in: ["〜", "~", "\u{FF5E}", "–", "-"]),
      let last = reader.textNumber(first.next + 1),
      let unit = reader.unit(last.next, isGlued: false),
      let speed = [
        "kilometer-per-hour": ("時速", "kilometer"), "meter-per-second": ("秒速", "meter"),
      ][unit.name]
    {
      let isSaid = ["時速", "秒速", "毎時", "毎秒"].contains(where: tokens.text(index - 1).hasSuffix)
      form.append(
        (isSaid ? "" : speed.0) + say(reader.spoken(first)) + "から" + say(reader.spoken(last))
          + name(ofUnit: speed.1, for: SpokenNumber("2")))
      return unit.next
    }
    // The word for "per hour" is in the text already: "時速60km/h".
    if tokens.kind(index) == .digits,
      ["時速", "秒速", "毎時", "毎秒"].contains(where: tokens.text(index - 1).hasSuffix),
      let number = reader.textNumber(index), let unit = reader.unit(number.next, isGlued: false),
      let length = ["kilometer-per-hour": "kilometer", "meter-per-second": "meter"][unit.name]
    {
      form.append(say(reader.spoken(number)) + name(ofUnit: length, for: SpokenNumber("2")))
      return unit.next
    }
    // "打率.325"
    if tokens.isMark(index, "."), tokens.kind(index - 1) == .letters, !tokens.isSpaced(index - 1),
      tokens.kind(index + 1) == .digits, tokens.text(index + 1).utf8.count > 1
    {
      form.append(decimal(SpokenNumber("0", tokens.text(index + 1)), .none))
      return index + 2
    }
    if let next = house(tokens, index, into: &form) { return next }
    if let next = day(tokens, index, into: &form) { return next }
    // In "√1/2" the root is of the numerator, which is spoken last.
    if tokens.isMark(index, "√"), let fraction = reader.simpleFraction(index + 1) {
      form.append(cardinal(fraction.denominator) + "分のルート" + cardinal(fraction.numerator))
      return fraction.next
    }
    return nil
  }

  /// Reads the district, block and house of an address: "西新宿2-8-1".
  private func house(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.kind(index - 1) == .letters,
      !tokens.isSpaced(index - 1)
    else { return nil }
    var words: [String] = []
    var at = index
    while tokens.kind(at) == .digits, tokens.text(at).utf8.count <= 2 {
      words.append(cardinal(tokens.text(at)))
      guard tokens.isMark(at + 1, in: ["-", "−", "ー"]), tokens.kind(at + 2) == .digits else {
        break
      }
      at += 2
    }
    // A block and a house alone may be a range, but not behind a part of a town.
    let town = tokens.text(index - 1)
    let isInTown =
      ["町", "丁目", "台", "区", "市", "村"].contains { town.hasSuffix($0) }
      || ["都", "道", "府", "県", "区", "市", "郡"].filter(town.contains).count > 1
    guard words.count == 3 || words.count == 2 && isInTown,
      tokens.isBoundary(at + 1) || tokens.kind(at + 1) == .letters
    else { return nil }
    form.append(words.joined(separator: "の"))
    return at + 1
  }

  /// What stands behind the beginning or the end of a period.
  private static let bounds = ["から", "まで", "より", "〜", "～"]

  /// Reads a month and a day from or to which something lasts: "4/30から5/6まで".
  ///
  /// Halves and thirds may have a bound as well, so one of the two days must be too late in the month for a denominator.
  private func day(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard let (month, day) = monthAndDay(tokens, index),
      Self.bounds.contains(where: { tokens.text(index + 3).hasPrefix($0) })
        || isBehindBound(tokens, index)
    else { return nil }
    let isLate =
      day > 12 || (monthAndDay(tokens, index + 4).map { $0.day > 12 } ?? false)
      || (isBehindBound(tokens, index)
        && (monthAndDay(tokens, index - 4).map { $0.day > 12 } ?? false))
    guard isLate else { return nil }
    form.append(date(SpokenDate(month: month, day: day)))
    return index + 3
  }

  private func isBehindBound(_ tokens: TextTokens, _ index: Int) -> Bool {
    Self.bounds.contains(tokens.text(index - 1)) && monthAndDay(tokens, index - 4) != nil
  }

  private func monthAndDay(_ tokens: TextTokens, _ index: Int) -> (month: Int, day: Int)? {
    guard tokens.kind(index) == .digits, tokens.isMark(index + 1, "/"),
      let month = Int(tokens.text(index)), let day = Int(tokens.text(index + 2)),
      (1...12).contains(month), (1...31).contains(day), !tokens.isMark(index + 3, "/"),
      !tokens.isMark(index - 1, "/")
    else { return nil }
    return (month, day)
  }

  /// Reads the weekdays in parentheses after a date: "(水)", "(月〜金)", "(月・祝)".
  private func weekday(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index, in: ["(", "\u{FF08}"]), index > 0 else { return nil }
    var at = index + 1
    var words = ""
    while !tokens.isMark(at, in: [")", "\u{FF09}"]) {
      let text = tokens.text(at)
      if Self.weekdays.contains(text) {
        words += text + "曜日"
      } else if text == "祝" {
        words += "祝日"
      } else if ["〜", "\u{FF5E}", "~"].contains(text) {
        words += "から"
      } else if text != "・" {
        return nil
      }
      at += 1
    }
    guard !words.isEmpty else { return nil }
    form.append(words)
    return at + 1
  }
}
