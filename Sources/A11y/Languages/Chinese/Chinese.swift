// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of Chinese.
  static let chinese = Language(
    code: "zh",
    separator: "，",
    up: "上涨%@",
    down: "下跌%@",
    unchanged: "持平",
    minus: "负",
    yes: "是",
    no: "否",
    controls: ControlWords(
      switch: "切换按钮", on: "开", off: "关", mixed: "混合", checkbox: "复选框", checked: "已选中",
      unchecked: "未选中", slider: "滑块", button: "按钮", link: "链接", textField: "文本栏", progress: "进度",
      selected: "已选中",
      disabled: "不可用"),
    table: TableWords(
      delete: "删除%@", insert: "插入%@", reorder: "重新排列%@", moreInfo: "更多信息，%@",
      rows: "第 %1 至 %2 行，共 %3 行", position: "第 %1 项，共 %2 项", rating: "%1星，共%2星", increment: "增加%@",
      decrement: "减少%@"),
    page: PageWords(skip: "跳到各行", source: "来源：%@"),
    summary: SummaryWords(
      rows: "行数：%@", row: "第 %@ 行", columns: "列数：%@", sections: "分组数：%@", missing: "缺失：%@",
      none: "没有值",
      lowest: "最小值 %@", highest: "最大值 %@", median: "中位数 %@", sum: "总和 %@", mean: "平均值 %@",
      middleHalf: "中间一半：%1至%2", zero: "零：%@", belowZero: "低于零：%@", outliers: "离群值：%@",
      span: "%1至%2", different: "不同的值：%@", allDifferent: "各不相同", always: "始终为%@",
      mostCommon: "最常见：%@", others: "其他值：%@", longest: "最长：%@个字符", about: "约%@", more: "还有 %@",
      added: "新增 %@", removed: "删除 %@", changed: "更改 %@",
      notCompared: "未比较 %@",
      rise: "最大增幅 %@", fall: "最大降幅 %@",
      change: "从%1到%2", rising: "升序", falling: "降序",
      interval: "间隔 %@", gaps: "间断：%@",
      repeatedRows: "重复的行：%@", correlation: "相关系数 %@"),
    verbalizer: ChineseRules())
}

/// Verbalizes numbers, amounts and dates in Chinese, in the characters that eSpeak NG's
/// `cmn-latn-pinyin` reads.
struct ChineseRules: UnspacedRules {
  var locale = LocaleIdentifier.chinese
  var numerals = Numerals.point
  static let ratings: RatingWords? = RatingWords("%1分，满分%2分", leads: "")

  static var isDayBeforeMonth: Bool { false }
  static let writesFractionsInSigns = true
  static let directions: [String: String] = ["N": "北", "S": "南", "E": "东", "W": "西"]
  static let words = SpokenWords(
    minus: "负", plus: "加", point: "点", score: "比", percent: "百分之", to: "到", by: "乘", equals: "等于",
    per: "每", and: "又", power: "%1的%2次方",
    marks: [
      ".": "点", ",": "逗号", "@": "艾特", ":": "冒号", "/": "斜杠", "\\": "反斜杠", "-": "杠",
      "_": "下划线", "?": "问号", "=": "等于", "&": "和", "#": "井号", "%": "百分号", "+": "加",
      "!": "叹号", "~": "波浪号", "*": "星号", "|": "竖线",
    ],
    symbols: [
      "⌀": "直径", "★": "星", "☆": "空星", "▲": "上升", "▼": "下降", "✓": "对号", "✔": "对号", "✗": "叉号",
      "✘": "叉号", "→": "右箭头", "←": "左箭头", "↑": "上箭头", "↓": "下箭头", "±": "正负",
      "−": "减", "×": "乘", "÷": "除以", "°": "度", "§": "节", "&": "和", "≈": "约等于", "≤": "小于等于",
      "<": "小于", ">": "大于", "≥": "大于等于", "≠": "不等于", "∞": "无穷大", "√": "根号", "©": "版权", "®": "注册商标",
      "™": "商标", "№": "号",
    ],
    alone: SpokenWords.alone(
      "左括号|右括号|左方括号|右方括号|左花括号|右花括号|引号|撇号|分号|反引号"))
  static let currencies: [String: CurrencyNoun] = [
    "CNY": CurrencyNoun(Noun("元")), "USD": CurrencyNoun(Noun("美元")),
    "EUR": CurrencyNoun(Noun("欧元")), "GBP": CurrencyNoun(Noun("英镑")),
    "JPY": CurrencyNoun(Noun("日元")), "KRW": CurrencyNoun(Noun("韩元")),
    "HKD": CurrencyNoun(Noun("港元")), "TWD": CurrencyNoun(Noun("新台币")),
    "INR": CurrencyNoun(Noun("卢比")), "RUB": CurrencyNoun(Noun("卢布")),
  ]
  static let currencySigns: [String: String] = ["¥": "CNY", "\u{FFE5}": "CNY", "RMB": "CNY"]
  static let formalSigns: Set<String> = ["RMB"]
  static let units: [String: Noun] = [
    "decibel": Noun("分贝"),
    "milliampere-hour": Noun("毫安时"),
    "arc-minute": Noun("分"), "arc-second": Noun("秒"),
    "gram": Noun("克"), "kilogram": Noun("千克"),
    "kilometer-per-hour": Noun("公里每小时"), "meter-per-second": Noun("米每秒"),
  ]
  static let scales: [String: Noun] = [
    "万": Noun("万"), "亿": Noun("亿"), "萬": Noun("万"), "億": Noun("亿"), "万亿": Noun("万亿"),
    "千万": Noun("千万"), "百万": Noun("百万"),
  ]
  static let phrases = PhraseTable([
    "ufo": "UFO", "nba": "NBA", "wto": "WTO", "vip": "VIP", "atm": "ATM", "Atm": "ATM",
    "N/A": "不适用", "24/7": "全天候",
  ])
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(.chinese)

  // MARK: Numbers

  static let digitNames = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
  private static let powers = ["", "万", "亿", "万亿", "亿亿"]

  func cardinal(_ digits: String, _ gender: Gender) -> String {
    let groups = SpokenNumber.groups(digits, of: 4)
    guard let first = groups.first else { return "零" }
    guard first.power < Self.powers.count else { return self.digits(digits) }
    var text = ""
    var lastPower = first.power + 1
    for (value, power) in groups {
      let isFirst = text.isEmpty
      // A gap between two groups is read as a zero.
      if !isFirst, value < 1000 || lastPower > power + 1 { text += "零" }
      text +=
        Self.group(value, isTenShort: isFirst || power > 0, isLarge: power > 0) + Self.powers[power]
      lastPower = power
    }
    return text
  }

  /// A number from 1 to 9999.
  ///
  /// `isTenShort` makes ten "十" rather than "一十"; `isLarge` means that a power follows, before
  /// which two is "两".
  private static func group(_ value: Int, isTenShort: Bool, isLarge: Bool) -> String {
    if value == 2, isLarge { return "两" }
    var text = ""
    var hasGap = false
    for (unit, name) in [(1000, "千"), (100, "百"), (10, "十"), (1, "")] {
      let digit = value / unit % 10
      guard digit > 0 else {
        hasGap = hasGap || !text.isEmpty
        continue
      }
      if hasGap { text += "零" }
      hasGap = false
      if unit == 10, digit == 1, text.isEmpty, isTenShort {
        text += "十"
      } else {
        text += (unit == 1000 && digit == 2 ? "两" : digitNames[digit]) + name
      }
    }
    return text
  }

  func fraction(_ numerator: String, _ denominator: String) -> String {
    cardinal(denominator) + "分之" + cardinal(numerator)
  }

  func mixed(_ whole: String, _ numerator: String, _ denominator: String) -> String {
    cardinal(whole) + "又" + fraction(numerator, denominator)
  }

  var pause: String { "，" }

  /// A number of things, which is "两" for two.
  private func counted(_ number: SpokenNumber) -> String {
    number.whole == "2" && number.fraction.isEmpty ? signed(number, "两") : say(number)
  }

  // MARK: Amounts

  func percent(_ number: SpokenNumber) -> String {
    signed(number, words.percent + decimal(number, .none))
  }

  func measure(_ number: SpokenNumber, unit: String) -> String {
    if let (before, after) = unitParts(unit, for: number) {
      return before + counted(number) + after
    }
    return counted(number) + name(ofUnit: unit, for: number)
  }

  func money(_ number: SpokenNumber, _ currency: CurrencyNoun) -> String {
    counted(number.trimmed) + currency.major.form(0)
  }

  // MARK: Dates and times

  func year(_ year: Int) -> String { digits(String(year)) }

  func date(_ date: SpokenDate) -> String {
    [
      date.year.map { year($0) + "年" }, date.month.map { cardinal($0) + "月" },
      date.day.map { cardinal($0) + "日" },
    ].compactMap { $0 }.joined()
  }

  func rate(_ unit: String) -> String {
    words.per + name(ofUnit: unit, for: SpokenNumber("1"))
  }

  func time(_ time: SpokenTime) -> String {
    var text = (time.hour == 2 ? "两" : cardinal(time.hour)) + "点"
    if time.minute > 0 || time.second != nil {
      // A single digit at the end has its zero.
      text +=
        ((1...9).contains(time.minute) && time.second == nil ? "零" : "") + cardinal(time.minute)
        + "分"
    }
    if let second = time.second { text += cardinal(second) + "秒" }
    return text
  }

  // MARK: Running text

  private static let counters: Set<Character> = [
    "个", "只", "条", "张", "位", "名", "次", "天", "种", "件", "本", "辆", "家", "户", "块", "倍", "座", "台",
    "層", "层", "周", "部", "篇", "套", "瓶", "杯", "碗", "頭", "头", "棵", "對", "对", "個",
    "片", "口", "双", "勺", "粒", "滴", "趟", "顿", "支", "间", "根", "场", "页", "站", "组", "队", "架", "首", "句",
    "副", "把", "颗", "节", "排", "份", "封", "幅", "股", "步", "届", "项", "盒", "袋", "包", "箱", "桶", "扇", "栋",
    "所",
  ]

  /// Whether a word for a code stands before a number, with or without a colon: "邮编100081".
  private func isBehindCodeWord(_ tokens: TextTokens, _ index: Int) -> Bool {
    var at = index - 1
    while tokens.kind(at) == .space || tokens.isMark(at, in: [":", "："]) { at -= 1 }
    var before = tokens.text(at)
    if let last = before.last, "是为為".contains(last) { before.removeLast() }
    return Self.codeWords.contains { before.hasSuffix($0) }
  }

  /// What something is per.
  private static let piecesOfRates = [
    "人", "天", "日", "周", "月", "季", "年", "次", "分", "秒", "小时", "时", "个", "斤", "公斤", "吨", "平", "件", "套",
    "台", "只",
    "瓶", "盒", "包", "户", "晚", "节", "课时", "页", "股", "亩", "米", "公里", "升", "克", "位", "份", "张", "场",
    "学期",
  ]

  /// Words for what is called by its digits.
  private static let codeWords = [
    "邮编", "邮政编码", "QQ", "分机", "编号", "证号", "学号", "工号", "账号", "帐号", "卡号", "车次", "航班", "单号", "订单",
    "流水号",
    "号码", "电话", "手机", "手机号", "密码", "验证码", "尾号", "房间号", "房号", "书号", "微信号", "热线", "客服", "拨", "拨打",
    "请拨",
    "打电话", "座机", "身份证", "车牌", "序列号", "校验码", "取件码", "邀请码", "门牌号", "单元", "ISBN", "微信", "传真", "号牌",
  ]

  /// Reads the groups of a telephone number or a code behind its word, or of a mobile telephone: "号码：138 1234 5678".
  private func code(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    var groups = [tokens.text(index)]
    var next = index + 1
    while tokens.isMark(next, "-") || tokens.kind(next) == .space && tokens.text(next) == " ",
      tokens.kind(next + 1) == .digits, groups.count < 6
    {
      groups.append(tokens.text(next + 1))
      next += 2
    }
    let counts = groups.map(\.utf8.count)
    let isMobile =
      counts == [3, 4, 4] && groups[0].hasPrefix("1")
      && groups[0].dropFirst().first.map { $0 >= "3" } == true
    let total = counts.reduce(0, +)
    // "10086是中国移动的客服"
    let behind = tokens.text(next)
    let isService =
      groups.count == 1 && (3...6).contains(total) && behind.hasPrefix("是")
      && ["电话", "客服", "热线", "号码"].contains(where: behind.contains)
    guard tokens.isBoundary(next),
      isMobile || isService
        || (3...20).contains(total) && isBehindCodeWord(tokens, index)
          && !Self.counters.contains(tokens.text(tokens.skipSpace(next)).first ?? " ")
          && (tokens.kind(next) != .letters || ["是", "为", "，"].contains { behind.hasPrefix($0) })
          && !tokens.isMark(next, in: ["%", ".", "/", "："])
          && reader.currencySign(tokens.skipSpace(next)) == nil
    else { return nil }
    form.append(
      groups.map { digits($0) }.joined(separator: groups.count > 1 ? pause : ""), as: .digits)
    return next
  }

  /// Reads a range of thousands with the letter at both ends: "8k-12k".
  private func salary(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.text(index).utf8.count < 4,
      case let letter = tokens.text(index + 1), letter == "k" || letter == "K",
      tokens.isMark(index + 2, in: TextNormalizer.dashes),
      tokens.kind(index + 3) == .digits, tokens.text(index + 3).utf8.count < 4,
      tokens.text(index + 4) == letter
    else { return nil }
    form.append(cardinal(tokens.text(index) + "000", .none))
    form.append(words.to)
    form.append(cardinal(tokens.text(index + 3) + "000", .none))
    return index + 5
  }

  /// Reads the number of a car behind the point that its plate has: "京A·12345".
  private func plate(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index, in: ["·", "•"]), tokens.kind(index - 1) == .letters,
      case let letter = tokens.text(index - 1), letter.utf8.count == 1,
      letter == letter.uppercased(),
      tokens.kind(index - 2) == .letters, !tokens.isSpaced(index - 2),
      tokens.kind(index + 1) == .digits, (4...6).contains(tokens.text(index + 1).utf8.count)
    else { return nil }
    form.append(digits(tokens.text(index + 1)), as: .digits)
    return index + 2
  }

  /// Reads how long something takes, which has the form of a time of day: "倒计时02:15:30".
  private func countdown(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.isMark(index + 1, ":"),
      tokens.kind(index + 2) == .digits, tokens.isMark(index + 3, ":"),
      tokens.kind(index + 4) == .digits, !tokens.isMark(index + 5, in: [":", "."]),
      case let lead = tokens.lead(before: index, past: [":", "："]),
      Self.endsInDuration(lead.isEmpty ? tokens.text(index - 1) : lead),
      let hours = Int(tokens.text(index)), let minutes = Int(tokens.text(index + 2)), minutes < 60,
      let seconds = Int(tokens.text(index + 4)), seconds < 60, hours < 1_000
    else { return nil }
    let total = hours * 3600 + minutes * 60 + seconds
    let length = DecimalNumber(isNegative: false, significand: UInt128(total), scale: 0)
    return append(.duration(length), into: &form) ? index + 5 : nil
  }

  private static func endsInDuration(_ word: String) -> Bool {
    leadsOfDurations.contains { word.hasSuffix($0) }
  }

  private static let leadsOfDurations = [
    "倒计时", "倒數", "用时", "用時", "时长", "時長", "耗时", "历时", "剩余", "剩余时间", "成绩",
  ]

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if let next = minus(reader, index, into: &form) { return next }
    if let next = salary(tokens, index, into: &form) ?? plate(tokens, index, into: &form)
      ?? countdown(tokens, index, into: &form)
    {
      return next
    }
    // "第II期"
    if tokens.kind(index) == .letters, tokens.text(index - 1).hasSuffix("第"),
      tokens.isBoundary(index + 1), let value = RomanNumber.value(of: tokens.text(index))
    {
      form.append(cardinal(value))
      return index + 1
    }
    // "路易XVI"
    if tokens.kind(index) == .letters, tokens.text(index).utf8.count > 1,
      tokens.kind(index - 1) == .letters, !tokens.isSpaced(index - 1),
      tokens.kind(index + 1) != .letters || !tokens.isSpaced(index + 1),
      // What stands for a name that is not told has none but one letter: "XX公司".
      Set(tokens.text(index)).count > 1 || tokens.text(index).first == "I",
      tokens.text(index) != "VI",
      let value = tokens.roman(index)
    {
      form.append(cardinal(value))
      return index + 1
    }
    // "3.2万元/㎡", "60次/分"
    if tokens.isMark(index, "/"), tokens.kind(index - 1) == .letters, !tokens.isSpaced(index - 1),
      tokens.kind(index - 2) == .digits, tokens.text(index - 1).count <= 2,
      reader.unit(index + 1, isGlued: true) != nil
        || Self.piecesOfRates.contains(where: tokens.text(index + 1).hasPrefix)
    {
      form.append("每")
      return index + 1
    }
    let isNamed = tokens.kind(index) == .digits && tokens.kind(index - 1) == .letters
    let behind = tokens.text(index + 1)
    // A train is called by the digits of its number: "G102次".
    if isNamed,
      tokens.text(index - 1).utf8.count == 1 && behind.hasPrefix("次")
        || tokens.text(index - 1).utf8.count == 2 && tokens.text(index - 2).hasSuffix("航班")
    {
      form.append(self.digits(tokens.text(index)), as: .digits)
      return index + 1
    }
    guard tokens.kind(index) == .digits, tokens.isBoundary(index - 1) else { return nil }
    if let next = code(reader, index, into: &form) { return next }
    let digits = tokens.text(index)
    // Ten thousands by their first letter: "300w张", "3.5w".
    if let number = reader.textNumber(index), tokens.text(number.next) == "w",
      tokens.isBoundary(number.next + 1)
    {
      form.append(say(reader.spoken(number)) + "万")
      return number.next + 1
    }
    // The years of a life: "（1638—1715）".
    if tokens.isMark(index - 1, in: ["(", "（"]), (3...4).contains(digits.count),
      tokens.isMark(index + 1, in: TextNormalizer.dashes),
      (3...4).contains(tokens.text(index + 2).count), tokens.kind(index + 2) == .digits,
      tokens.isMark(index + 3, in: [")", "）"]) || tokens.text(index + 3).hasPrefix("年"),
      (Int(digits) ?? 0) < (Int(tokens.text(index + 2)) ?? 0),
      (Int(tokens.text(index + 2)) ?? 0) < 2_100
    {
      form.append(self.digits(digits) + words.to + self.digits(tokens.text(index + 2)))
      return index + 3
    }
    // The first of two years: "2019—2021年".
    if digits.count == 4 || digits.count == 3 && tokens.isMark(index + 1, "—"),
      tokens.isMark(index + 1, in: TextNormalizer.dashes),
      (3...4).contains(tokens.text(index + 2).count), tokens.text(index + 3).hasPrefix("年")
    {
      form.append(self.digits(digits) + words.to + self.digits(tokens.text(index + 2)))
      return index + 3
    }
    // What is called by its year, and the year of a document: "2024赛季", "〔2021〕23号".
    if digits.count == 4, let year = Int(digits), (1900...2100).contains(year),
      ["赛季", "届", "款", "级学生", "级新生", "级本科", "学年", "财年"].contains(where: behind.hasPrefix)
        || tokens.isMark(index - 1, "〔") && tokens.isMark(index + 1, "〕")
    {
      form.append(self.digits(digits))
      return index + 1
    }
    // A room is called by the digits of its number.
    let isRoom =
      (3...4).contains(digits.count)
      && ["室", "号房", "房间"].contains(where: behind.hasPrefix)
    if isRoom {
      form.append(self.digits(digits), as: .digits)
      return index + 1
    }
    if let number = reader.textNumber(index), tokens.isMark(number.next, "‰") {
      form.append("千分之" + say(reader.spoken(number)))
      return number.next + 1
    }
    // Those born in a decade: "80后".
    if digits.count == 2, digits.hasSuffix("0") || digits.hasSuffix("5"), behind.hasPrefix("后") {
      form.append(self.digits(digits))
      return index + 1
    }
    let isEra = ["公元", "公元前", "纪元", "纪元前", "西元"].contains { tokens.text(index - 1).hasSuffix($0) }
    if behind.hasPrefix("年"),
      isEra && digits.count > 2 || digits.count == 4 || digits.count <= 2 && digits.hasPrefix("0")
        || (digits.count == 2 && tokens.count == 2 && behind == "年")
    {
      form.append(self.digits(digits))
      return index + 1
    }
    if digits.count > 2, tokens.isBoundary(index + 1) || tokens.kind(index + 1) == .letters,
      isBehindCodeWord(tokens, index),
      !Self.counters.contains(tokens.text(tokens.skipSpace(index + 1)).first ?? " "),
      !behind.hasPrefix("元"), !behind.hasPrefix("块"),
      !Self.scales.keys.contains(where: behind.hasPrefix)
    {
      form.append(self.digits(digits), as: .digits)
      return index + 1
    }
    if digits.count == 11, digits.hasPrefix("1"),
      digits.dropFirst().first.map({ $0 >= "3" }) == true,
      tokens.isBoundary(index + 1)
    {
      // A mobile telephone number.
      form.append(self.digits(digits), as: .digits)
      return index + 1
    }
    if let value = Int(digits), digits.count <= 2 {
      if behind.hasPrefix("月"), (1...12).contains(value) {
        form.append(cardinal(value))
        return index + 1
      }
      if behind == "号" || behind == "號", (1...31).contains(value),
        index == 0 || tokens.text(index - 1).hasSuffix("月")
      {
        form.append(cardinal(value) + "日")
        return index + 2
      }
      if behind.hasPrefix("日"), (1...31).contains(value) {
        form.append(cardinal(value))
        return index + 1
      }
      // The second of several is "第二".
      if tokens.text(index - 1).hasSuffix("第"),
        !tokens.isMark(index + 1, in: TextNormalizer.dashes) || tokens.kind(index + 2) != .digits
      {
        form.append(cardinal(value))
        return index + 1
      }
      let isHour = behind.hasPrefix("点") && tokens.kind(index + 2) != .digits
      // A building is called by its number: "2栋501室".
      let isBuilding = behind == "栋" && tokens.kind(index + 2) != .letters
      if value == 2, !isBuilding, let first = behind.first,
        isHour || "万亿千".contains(first) || Self.counters.contains(first)
          || ["小时", "分钟", "汤匙", "茶匙", "公斤", "厅", "室"].contains(where: behind.hasPrefix)
      {
        form.append("两")
        return index + 1
      }
    }
    // "12/2/2": a year, a month and a day.
    guard tokens.isMark(index + 1, "/"), tokens.isMark(index + 3, "/"),
      let month = Int(tokens.text(index + 2)), let day = Int(tokens.text(index + 4)),
      (1...12).contains(month), (1...31).contains(day), digits.count == 2
    else { return nil }
    form.append(self.digits(digits) + "年" + cardinal(month) + "月" + cardinal(day) + "日")
    return index + 5
  }

  /// Reads a minus before a word: "-百分之1".
  private func minus(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard tokens.isMark(index, in: TextNormalizer.minuses), tokens.text(index + 1) == "百分之",
      tokens.isEdge(index - 1)
    else { return nil }
    form.append("负")
    return index + 1
  }
}
