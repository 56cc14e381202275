// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of Korean.
  static let korean = Language(
    code: "ko",
    up: "%@ 상승",
    down: "%@ 하락",
    unchanged: "변동 없음",
    minus: "마이너스",
    yes: "예",
    no: "아니요",
    controls: ControlWords(
      switch: "전환 버튼", on: "켬", off: "끔", mixed: "혼합", checkbox: "체크상자", checked: "선택됨",
      unchecked: "선택 안 됨", slider: "슬라이더", button: "버튼", link: "링크", textField: "텍스트 필드",
      progress: "진행률", selected: "선택됨",
      disabled: "사용할 수 없음"),
    table: TableWords(
      delete: "%@ 삭제", insert: "%@ 삽입", reorder: "%@ 순서 변경", moreInfo: "추가 정보, %@",
      rows: "%3개 행 중 %1~%2행", position: "%2개 중 %1번째", rating: "별 %2개 중 %1개", increment: "%@ 증가",
      decrement: "%@ 감소"),
    page: PageWords(skip: "행으로 건너뛰기", source: "출처: %@"),
    summary: SummaryWords(
      rows: "행 %@", row: "행 %@", columns: "열 %@", sections: "섹션 %@", missing: "누락 %@", none: "값 없음",
      lowest: "최솟값 %@", highest: "최댓값 %@", median: "중앙값 %@", sum: "합계 %@", mean: "평균 %@",
      middleHalf: "가운데 절반 %1부터 %2까지", zero: "영 %@", belowZero: "영 미만 %@", outliers: "이상값 %@",
      span: "%1부터 %2까지", different: "서로 다른 값 %@", allDifferent: "모두 다름", always: "항상 %@",
      mostCommon: "가장 흔한 값: %@", others: "다른 값 %@", longest: "가장 긴 값 %@자", about: "약 %@",
      more: "그 외 %@",
      added: "추가 %@", removed: "삭제 %@", changed: "변경 %@",
      notCompared: "비교 안 함 %@",
      rise: "최대 증가 %@", fall: "최대 감소 %@",
      change: "%1에서 %2(으)로", rising: "오름차순", falling: "내림차순",
      interval: "간격 %@", gaps: "빠진 구간 %@",
      repeatedRows: "중복된 행 %@", correlation: "상관계수 %@"),
    verbalizer: KoreanRules())
}

/// Verbalizes numbers, amounts and dates in Korean.
struct KoreanRules: EastAsianRules {
  var locale = LocaleIdentifier.korean
  var numerals = Numerals.point
  static let ratings: RatingWords? = RatingWords("%2 점 만점에 %1", leads: "")

  static let directions: [String: String] = ["N": "북", "S": "남", "E": "동", "W": "서"]
  static let words = SpokenWords(
    minus: "마이너스", plus: "플러스", point: "점", score: "대", percent: "퍼센트", to: "에서", by: "곱하기",
    equals: "는", per: "퍼", and: "과", power: "%1의 %2 제곱",
    marks: [
      ".": "닷", ",": "쉼표", "@": "골뱅이", ":": "콜론", "/": "슬래시", "\\": "역슬래시",
      "-": "하이픈", "_": "언더바", "?": "물음표", "=": "는", "&": "앤드", "#": "샵",
      "%": "퍼센트", "+": "플러스", "!": "느낌표", "~": "물결표", "*": "별표", "|": "세로줄",
    ],
    symbols: [
      "⌀": "지름", "★": "별", "☆": "빈 별", "▲": "상승", "▼": "하락", "✓": "체크", "✔": "체크", "✗": "엑스",
      "✘": "엑스", "→": "오른쪽 화살표", "←": "왼쪽 화살표", "↑": "위쪽 화살표",
      "↓": "아래쪽 화살표", "±": "플러스 마이너스", "−": "빼기", "×": "곱하기", "÷": "나누기", "°": "도",
      "§": "조항", "&": "앤드", "≈": "약", "≤": "작거나 같음", "<": "작음", ">": "큼", "≥": "크거나 같음",
      "≠": "같지 않음", "∞": "무한대", "√": "루트", "№": "번호", "©": "저작권", "®": "등록 상표",
      "™": "상표",
    ],
    alone: SpokenWords.alone(
      "여는 괄호|닫는 괄호|여는 대괄호|닫는 대괄호|여는 중괄호|닫는 중괄호|따옴표|어포스트로피|세미콜론|백틱"))
  static let currencies: [String: CurrencyNoun] = [
    "kr": CurrencyNoun(Noun("크로네")),
    "KRW": CurrencyNoun(Noun("원")), "USD": CurrencyNoun(Noun("달러")),
    "EUR": CurrencyNoun(Noun("유로")), "GBP": CurrencyNoun(Noun("파운드")),
    "JPY": CurrencyNoun(Noun("엔")), "CNY": CurrencyNoun(Noun("위안")),
    "INR": CurrencyNoun(Noun("루피")), "RUB": CurrencyNoun(Noun("루블")),
    "VND": CurrencyNoun(Noun("동")), "THB": CurrencyNoun(Noun("바트")),
  ]
  /// The filled one is a rise on the exchange.
  static let minusTriangles: Set<String> = ["△"]
  static let currencySigns: [String: String] = ["\u{FFE6}": "KRW"]
  static let units: [String: Noun] = [
    "decibel": Noun("데시벨"),
    "milliampere-hour": Noun("밀리암페어시"),
    "kilometer-per-hour": Noun("킬로미터 퍼 시간"), "meter-per-second": Noun("미터 퍼 초"),
    "revolution-per-minute": Noun("분당회전수"),
    "liter": Noun("리터"), "milliliter": Noun("밀리리터"), "square-meter": Noun("제곱미터"),
    "square-kilometer": Noun("제곱킬로미터"),
    "cubic-meter": Noun("세제곱미터"),
  ]
  static let scales: [String: Noun] = [
    "만": Noun("만"), "억": Noun("억"), "조": Noun("조"), "천": Noun("천"), "백만": Noun("백만"),
    "천만": Noun("천만"),
  ]
  static let phrases = PhraseTable(["N/A": "해당 없음", "24/7": "연중무휴"])
  /// The endings of host and file names are spelled; names keep their own letters.
  static let addressWords: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "fr", "it", "kr", "jp", "de", "uk", "us", "cn", "ru", "es", "co", "org", "pdf", "png", "jpg",
      "gif", "csv", "txt", "go", "ac",
    ]
    .map { ending in (ending, ending.compactMap { letters[$0] }.joined()) }
  ).merging(["com": "컴", "net": "넷"]) { $1 }
  static var isDayFirst: Bool { false }
  static let writesFractionsInSigns = true
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(.korean)

  var versionPoint: String { words.point }

  func leadingRate(_ unit: String) -> String? {
    name(ofUnit: unit, for: SpokenNumber("1")) + "당"
  }

  // MARK: Numbers

  static let digitNames = ["영", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"]
  private static let powers = ["", "만", "억", "조", "경", "해"]

  func cardinal(_ digits: String, _ gender: Gender) -> String {
    let groups = SpokenNumber.groups(digits, of: 4)
    guard let first = groups.first else { return "영" }
    guard first.power < Self.powers.count else { return self.digits(digits) }
    var text = ""
    for (value, power) in groups {
      // Ten thousand at the beginning is "만", not "일만".
      let isBare = value == 1 && power == 1 && text.isEmpty
      text += (isBare ? "" : Self.group(value)) + Self.powers[power]
    }
    return text
  }

  private static func group(_ value: Int) -> String {
    var text = ""
    for (unit, name) in [(1000, "천"), (100, "백"), (10, "십"), (1, "")] {
      let digit = value / unit % 10
      if digit > 0 { text += (digit == 1 && unit > 1 ? "" : digitNames[digit]) + name }
    }
    return text
  }

  private static let nativeOnes = [
    "", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉",
  ]
  private static let nativeTens = [
    "", "열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔",
  ]

  /// A native number, as used to count things and hours; nil beyond 99.
  private func native(_ value: Int) -> String? {
    guard (1...99).contains(value) else { return nil }
    if value == 20 { return "스무" }
    return Self.nativeTens[value / 10] + Self.nativeOnes[value % 10]
  }

  func ordinal(_ digits: String, _ gender: Gender) -> String? {
    guard let value = Int(digits), let word = native(value) else {
      return cardinal(digits) + "번째"
    }
    return (value == 1 ? "첫" : word) + "번째"
  }

  func fraction(_ numerator: String, _ denominator: String) -> String {
    cardinal(denominator) + "분의 " + cardinal(numerator)
  }

  func mixed(_ whole: String, _ numerator: String, _ denominator: String) -> String {
    let count = cardinal(whole)
    return count + (Self.endsInConsonant(count) ? "과 " : "와 ") + fraction(numerator, denominator)
  }

  func scaled(_ number: SpokenNumber, _ scale: Noun, of noun: String) -> String {
    say(number) + scale.form(0) + (noun == "원" || noun.isEmpty ? noun : " " + noun)
  }

  /// A code is read like its sign: "원", not "대한민국 원".
  func formalCurrency(_ code: String, for number: SpokenNumber) -> CurrencyNoun {
    Self.currencies[code] ?? defaultFormalCurrency(code, for: number)
  }

  func measure(_ number: SpokenNumber, unit: String) -> String {
    // The scale of a temperature comes first.
    if unit == "celsius" { return "섭씨 " + say(number) + "도" }
    if unit == "fahrenheit" { return "화씨 " + say(number) + "도" }
    if let (before, after) = unitParts(unit, for: number) {
      return before + " " + say(number) + " " + after
    }
    return say(number) + " " + name(ofUnit: unit, for: number)
  }

  func money(_ number: SpokenNumber, _ currency: CurrencyNoun) -> String {
    let name = currency.major.form(0)
    return say(number.trimmed) + (name == "원" ? "" : " ") + name
  }

  // MARK: Dates and times

  private func month(_ month: Int) -> String {
    (month == 6 ? "유" : month == 10 ? "시" : cardinal(month)) + "월"
  }

  func date(_ date: SpokenDate) -> String {
    [
      date.year.map { cardinal($0) + "년" }, date.month.map { month($0) },
      date.day.map { cardinal($0) + "일" },
    ].compactMap { $0 }.joined(separator: " ")
  }

  static let pressureJoin: String? = "에"

  func time(_ time: SpokenTime) -> String {
    let hour = time.hour <= 12 ? native(time.hour) ?? "영" : cardinal(time.hour)
    var text = hour + "시"
    if time.minute > 0 { text += " " + cardinal(time.minute) + "분" }
    if let second = time.second, second > 0 { text += " " + cardinal(second) + "초" }
    return text
  }

  // MARK: Running text

  func phone(_ groups: [String], isInternational: Bool) -> String {
    var words = groups.map { digits($0) }
    if isInternational { words[0] = "국가번호 " + words[0] }
    return words.joined(separator: " ")
  }

  private static let letters: [Character: String] = [
    "a": "에이", "b": "비", "c": "씨", "d": "디", "e": "이", "f": "에프", "g": "지", "h": "에이치",
    "i": "아이", "j": "제이", "k": "케이", "l": "엘", "m": "엠", "n": "엔", "o": "오", "p": "피",
    "q": "큐", "r": "알", "s": "에스", "t": "티", "u": "유", "v": "브이", "w": "더블유", "x": "엑스",
    "y": "와이", "z": "지",
  ]

  func spell(_ letters: String) -> String { letters }

  static func endsInConsonant(_ text: String) -> Bool {
    guard let last = text.unicodeScalars.last, (0xAC00...0xD7A3).contains(last.value) else {
      return false
    }
    return (last.value - 0xAC00) % 28 != 0
  }

  /// The counters that take native numbers.
  private static let counters: Set<String> = [
    "큰술", "작은술", "숟갈", "골", "판",
    "팩", "개", "명", "마리", "살", "시간", "번", "잔", "병", "대", "권", "벌", "켤레", "송이", "그루", "채",
    "가지", "사람", "달", "곳", "배", "쌍", "통", "자루", "척", "군데", "그릇",
    "조각", "정거장", "칸", "포기", "모", "바퀴", "걸음", "알", "줄", "토막", "덩이", "모금", "가닥", "끼", "다발", "봉지",
    "상자", "접시", "컵", "스푼", "편", "곡",
  ]
  /// Things that are called by their number, "11번 출구", and not counted.
  private static let numbered: Set<String> = [
    "출구", "버스", "국도", "문제", "게이트", "탑승구", "승강장", "홀", "테이블", "타자", "방", "손님", "선수", "창구", "좌석",
    "버튼", "트랙", "타석", "자리", "객실", "교실", "차량", "승차장", "정류장", "플랫폼", "라인", "레인", "후보", "답", "항목",
    "보기", "코스", "홈", "카드", "사물함", "열차", "입구", "통로", "건물", "염색체", "도로", "채널", "포트", "시드", "코트",
    "교향곡", "협주곡", "서버", "슬롯", "선발", "수비", "진료실", "부스", "차선", "구역", "고객", "환자", "참가자",
  ]
  /// What may stand behind a counter in the same word.
  private static let particles: Set<String> = [
    "", "로", "으로", "이", "가", "을", "를", "은", "는", "의", "에", "도", "만", "까지", "부터", "씩", "과", "와",
    "이상", "이하", "입니다", "이다", "이나", "정도", "이고", "이며", "이지만", "이라", "인", "이에요", "예요", "쯤", "경",
    "하고", "이랑", "랑", "인데", "면", "이면", "니까", "이니까", "밖에", "이었다", "였다", "뿐", "째", "정도의", "정도는",
    "짜리", "동안", "마다", "보다", "처럼", "간", "에서", "에는", "반",
  ]

  /// Whether a word is a counter that takes native numbers, with or without a particle: "살로".
  private func isCounter(_ word: String) -> Bool {
    Self.counters.contains {
      word.hasPrefix($0) && Self.particles.contains(String(word.dropFirst($0.count)))
    }
  }

  private static let dayParts: Set<String> = [
    "오전", "오후", "새벽", "아침", "저녁", "밤", "낮", "점심", "정오",
  ]

  /// Reads a date with blanks behind its points, as forms have it.
  ///
  /// Example: "2023. 11. 20.".
  private func spacedDate(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let parts = [index, index + 3, index + 6]
    guard parts.allSatisfy({ tokens.kind($0) == .digits }), tokens.text(index).utf8.count == 4,
      tokens.isBoundary(index - 1),
      [index, index + 3].allSatisfy({ tokens.isMark($0 + 1, ".") && tokens.kind($0 + 2) == .space }
      ),
      let year = Int(tokens.text(index)), let month = Int(tokens.text(index + 3)),
      let day = Int(tokens.text(index + 6)), (1...12).contains(month), (1...31).contains(day),
      tokens.isBoundary(index + 7)
    else { return nil }
    form.append(date(SpokenDate(year: year, month: month, day: day)))
    return tokens.isMark(index + 7, ".") ? index + 8 : index + 7
  }

  /// Reads a day whose year has two digits and which ends in a point: "25.3.1.(토)".
  private func shortDate(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.text(index).utf8.count == 2,
      tokens.isEdge(index - 1), !tokens.isMark(index - 1, in: [".", "-", "/"]),
      [1, 3, 5].allSatisfy({ tokens.isMark(index + $0, ".") }),
      tokens.kind(index + 2) == .digits, tokens.kind(index + 4) == .digits,
      tokens.isMark(index + 6, "(") || tokens.kind(index + 6) == .space,
      let month = Int(tokens.text(index + 2)), (1...12).contains(month),
      let day = Int(tokens.text(index + 4)), (1...31).contains(day)
    else { return nil }
    form.append(cardinal(tokens.text(index), .none) + "년")
    form.append(date(SpokenDate(month: month, day: day)))
    return index + 6
  }

  /// Reads degrees below zero of the weather, which have a word of their own: "아침 최저 -8℃".
  private func belowZero(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index, in: ["-", "−"]), tokens.kind(index + 1) == .digits,
      tokens.isEdge(index - 1), tokens.isMark(index + 2, in: ["℃", "°"]),
      case let next = tokens.isMark(index + 2, "℃") ? index + 3 : index + 4,
      tokens.isMark(index + 2, "℃") || tokens.text(index + 3) == "C", tokens.isEdge(next),
      (max(index - 12, 0)..<index).contains(where: { Self.weather.contains(tokens.text($0)) })
    else { return nil }
    form.append("영하 " + cardinal(tokens.text(index + 1), .none) + "도")
    return next
  }

  /// Reads what there is for each, which is said first: "72회/분", "1,450원/€".
  private func each(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    guard tokens.kind(index) == .digits, tokens.isBoundary(index - 1),
      !tokens.isMark(index - 1, in: [".", ",", "-"]), let number = reader.textNumber(index),
      case let noun = tokens.text(number.next), noun == "원" || noun == "회",
      tokens.isMark(number.next + 1, "/"),
      let unit = Self.shares[tokens.text(number.next + 2)]
    else { return nil }
    form.append(unit + "당 " + reader.plain(number, isNegative: false) + noun)
    return number.next + 3
  }

  private static let shares = ["분": "분", "초": "초", "$": "달러", "€": "유로", "¥": "엔", "£": "파운드"]

  /// Reads an arrow between places, or behind a least or a most: "서울→부산", "5만원↑".
  private func arrow(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .mark, tokens.kind(index - 1) == .letters else { return nil }
    if tokens.isMark(index, "→"), tokens.kind(index + 1) == .letters {
      form.append(literal: "에서", isGlued: true)
      form.append(literal: tokens.text(index + 1), isGlued: false)
      return index + 2
    }
    let isCounted = tokens.kind(index - 2) == .digits
    guard isCounted, let word = ["↑": "이상", "↓": "이하"][tokens.text(index)] else { return nil }
    form.append(word)
    return index + 1
  }

  private static let weather: Set<String> = [
    "최저", "최고", "기온", "기온은", "아침", "낮", "밤", "체감", "날씨", "새벽", "최저기온", "최고기온",
  ]

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if let next = particle(tokens, index, into: &form) ?? shortDate(tokens, index, into: &form)
      ?? belowZero(tokens, index, into: &form) ?? each(reader, index, into: &form)
      ?? arrow(tokens, index, into: &form)
    {
      return next
    }
    // The number of a line or a key counts no times: "내선 3번".
    if tokens.kind(index) == .digits, tokens.kind(index - 1) == .space,
      ["내선", "단축", "단축번호"].contains(tokens.text(index - 2)), tokens.text(index + 1) == "번"
    {
      form.append(cardinal(tokens.text(index), .none) + "번")
      return index + 2
    }
    if let next = weekday(tokens, index, into: &form) ?? spacedDate(tokens, index, into: &form) {
      return next
    }
    // Days of a month from one to another: "3월10〜15일".
    if tokens.kind(index) == .digits, tokens.text(index - 1).hasSuffix("월"),
      tokens.isMark(index + 1, in: ["~", "〜", "\u{FF5E}"]), tokens.text(index).utf8.count <= 2,
      tokens.kind(index + 2) == .digits
    {
      form.append(cardinal(tokens.text(index)) + " 부터")
      return index + 2
    }
    // Years from one to another.
    if tokens.kind(index) == .digits, tokens.text(index).utf8.count == 4,
      tokens.isBoundary(index - 1),
      tokens.isMark(index + 1, in: TextNormalizer.dashes), tokens.text(index + 2).utf8.count == 4,
      !tokens.isMark(index - 1, in: TextNormalizer.joining), tokens.isBoundary(index + 3),
      !tokens.isMark(index + 3, in: TextNormalizer.joining),
      let first = Int(tokens.text(index)), let last = Int(tokens.text(index + 2)),
      (1000...2100).contains(first), first < last, last <= 2100
    {
      form.append(cardinal(tokens.text(index)) + " 부터")
      return index + 2
    }
    if let next = countedRange(tokens, index, into: &form)
      ?? hours(tokens, index, into: &form)
    {
      return next
    }
    // "월~금": weekdays by their first signs, from one to another.
    if tokens.kind(index) == .letters, tokens.isEdge(index - 1),
      tokens.isMark(index + 1, in: ["~", "〜", "\u{FF5E}"]),
      let first = Self.weekdays[tokens.text(index)],
      let last = Self.weekdays[tokens.text(index + 2)],
      first != last
    {
      form.append(first + "부터 " + last)
      return index + 3
    }
    // Days that have become names: "6.25 전쟁", "3.1절".
    if tokens.kind(index) == .digits, tokens.isBoundary(index - 1), tokens.isMark(index + 1, "."),
      tokens.kind(index + 2) == .digits, tokens.text(index + 2).utf8.count <= 2,
      case let name = tokens.text(tokens.skipSpace(index + 3)),
      ["전쟁", "절", "혁명", "광복", "민주", "운동", "사태", "사변", "쿠데타", "비상계엄", "선언", "테러"]
        .contains(where: name.hasPrefix),
      Int(tokens.text(index)).map({ (1...12).contains($0) }) == true
    {
      form.append(digits(tokens.text(index)) + digits(tokens.text(index + 2)))
      return index + 3
    }
    if let next = scaledMoney(reader, index, into: &form) { return next }
    if tokens.isMark(index, in: ["〜", "~", "\u{FF5E}"]), index > 0 {
      form.append("부터")
      return index + 1
    }
    // "5+3=8": the particle goes with the sound before it.
    if tokens.isMark(index, "="), tokens.count > 2, form.endsInWord,
      !tokens.isMark(index + 1, in: ["=", ">"])
    {
      let last = form.last.map { String($0) } ?? ""
      form.append(literal: Self.endsInConsonant(last) ? "은" : "는", isGlued: true)
      return index + 1
    }
    // A service is called by the digits of its number: "1588-1234".
    if tokens.kind(index) == .digits, tokens.isBoundary(index - 1),
      ["15", "16", "18"].contains(where: tokens.text(index).hasPrefix),
      tokens.text(index).utf8.count == 4, tokens.isMark(index + 1, "-"),
      tokens.kind(index + 2) == .digits, tokens.text(index + 2).utf8.count == 4,
      !tokens.isMark(index + 3, in: ["-", "/"]), !tokens.isMark(index - 1, "("),
      // Years of a life follow each other.
      !(tokens.text(index)..."2099").contains(tokens.text(index + 2))
    {
      form.append(
        phone([tokens.text(index), tokens.text(index + 2)], isInternational: false), as: .digits)
      return index + 3
    }
    if let next = root(reader, index, into: &form) { return next }
    // A point of percent: "3%p".
    if tokens.kind(index) == .digits, let number = reader.textNumber(index),
      tokens.isMark(number.next, "%"), tokens.text(number.next + 1).hasPrefix("p"),
      tokens.isBoundary(index - 1), !tokens.isMark(index - 1, "-"),
      case let rest = tokens.text(number.next + 1).dropFirst(), rest.first?.isASCII != true
    {
      form.append(say(reader.spoken(number)) + " 퍼센트포인트")
      if !rest.isEmpty { form.append(literal: String(rest), isGlued: true) }
      return number.next + 2
    }
    guard tokens.kind(index) == .digits, tokens.isBoundary(index - 1),
      let value = Int(tokens.text(index))
    else { return nil }
    if let next = joinedDate(tokens, index, into: &form) { return next }
    // A counter may be written as a word of its own.
    let gap = tokens.kind(index + 1) == .space ? " " : ""
    let at = gap.isEmpty ? index + 1 : index + 2
    let behind = tokens.text(at)
    // What is numbered has the numbers of Chinese: "제4대".
    if tokens.text(index - 1) == "제" {
      form.append(cardinal(value))
      return index + 1
    }
    if behind.hasPrefix("번째"), let words = ordinal(tokens.text(index), .none) {
      form.append(words)
      form.append(literal: String(behind.dropFirst(2)), isGlued: true)
      return at + 1
    }
    if behind.hasPrefix("월"), (1...12).contains(value) {
      form.append(month(value))
      form.append(literal: String(behind.dropFirst()), isGlued: true)
      return at + 1
    }
    // The goals of two sides, or a ratio: "3대 1".
    if behind == "대", tokens.kind(tokens.skipSpace(at + 1)) == .digits {
      form.append(cardinal(value) + " " + words.score)
      return at + 1
    }
    // "1과1/2": a whole number with its particle, and a fraction.
    if ["과", "와"].contains(behind), let next = mixedFraction(reader, index, into: &form) {
      return next
    }
    if behind.hasPrefix("시"), Self.particles.contains(String(behind.dropFirst())) {
      let lead = tokens.kind(index - 1) == .space ? tokens.text(index - 2) : tokens.text(index - 1)
      let isHalfDay = Self.dayParts.contains(lead) || value <= 12
      form.append((isHalfDay ? native(value) ?? "영" : cardinal(value)) + gap + behind)
      return at + 1
    }
    if behind.hasPrefix("분") || behind.hasPrefix("초"), !behind.hasPrefix("분의") {
      form.append(cardinal(value))
      return index + 1
    }
    // Ages are counted by decades: "20대".
    let isDecade = behind == "대" && value >= 10 && value % 10 == 0
    let thing = tokens.text(tokens.skipSpace(at + 1))
    let isName =
      behind == "번"
      && Self.numbered.contains {
        thing.hasPrefix($0) && Self.particles.contains(String(thing.dropFirst($0.count)))
      }
    if isCounter(behind), value < 100, !isDecade, !isName, let word = native(value) {
      form.append(word + gap + behind)
      return at + 1
    }
    guard ["끝자리", "네자리", "비밀번호"].contains(tokens.text(index - 2)), tokens.isBoundary(index + 1)
    else { return nil }
    form.append(digits(tokens.text(index)), as: .digits)
    return index + 1
  }

  /// Reads a day that has become a name, digit by digit: "3·1절", "6·25".
  private func joinedDate(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.isMark(index + 1, "·"), tokens.kind(index + 2) == .digits,
      tokens.isBoundary(index + 3) || tokens.kind(index + 3) == .letters,
      Int(tokens.text(index)).map({ (1...12).contains($0) }) == true,
      Int(tokens.text(index + 2)).map({ (1...31).contains($0) }) == true
    else { return nil }
    form.append(digits(tokens.text(index)) + digits(tokens.text(index + 2)))
    return index + 3
  }

  /// Reads a mixed number whose whole part has a particle: "1과1/2", "10과1/2km/h".
  private func mixedFraction(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    let at = tokens.skipSpace(index + 2)
    let lead = cardinal(tokens.text(index)) + tokens.text(index + 1)
    guard let fraction = reader.simpleFraction(at) else {
      // If a root follows, read only what precedes it.
      guard tokens.isMark(at, "√") || tokens.isMark(tokens.skipSpace(at + 1) + 1, "√") else {
        return nil
      }
      form.append(lead)
      return index + 2
    }
    form.append(lead)
    form.append(self.fraction(fraction.numerator, fraction.denominator))
    guard let unit = reader.unit(fraction.next, isGlued: false) else { return fraction.next }
    form.append(name(ofUnit: unit.name, for: SpokenNumber("2")))
    if let rate = unit.rate { form.append("퍼 " + name(ofUnit: rate, for: SpokenNumber("1"))) }
    return unit.next
  }

  /// Reads a fraction with a root: "√1/2", "1/√3".
  private func root(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    if tokens.isMark(index, "√"), let fraction = reader.simpleFraction(index + 1) {
      form.append(cardinal(fraction.denominator) + "분의 루트 " + cardinal(fraction.numerator))
      return fraction.next
    }
    guard tokens.kind(index) == .digits, tokens.isMark(index + 1, "/"),
      tokens.isMark(index + 2, "√"), tokens.kind(index + 3) == .digits
    else { return nil }
    form.append(
      "루트 " + cardinal(tokens.text(index + 3)) + "분의 " + cardinal(tokens.text(index)))
    return index + 4
  }

  /// Reads a particle directly after digits, in the form that the number's word requires.
  private func particle(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.kind(index - 1) == .digits, tokens.kind(index) == .letters,
      tokens.isEdge(index + 1), tokens.kind(index + 1) != .mark
    else { return nil }
    let word = form.last.map { String($0) } ?? ""
    guard let particle = Self.fitted(tokens.text(index), behind: word) else { return nil }
    form.append(literal: particle, isGlued: true)
    return index + 1
  }

  private static let particlePairs = ["이": "가", "은": "는", "을": "를", "과": "와", "으로": "로"]

  /// A particle in the form that the word before it requires; nil if it has one form.
  private static func fitted(_ text: String, behind word: String) -> String? {
    particlePairs.first { $0.key == text || $0.value == text }.map {
      particle($0.key, $0.value, behind: word)
    }
  }

  /// The form of a particle behind a sound; "로" is behind a final ㄹ as well.
  private static func particle(_ first: String, _ second: String, behind text: String) -> String {
    guard endsInConsonant(text) else { return second }
    let isLiquid = text.unicodeScalars.last.map { ($0.value - 0xAC00) % 28 == 8 } ?? false
    return first == "으로" && isLiquid ? second : first
  }

  /// Two numbers that follow each other and count something, as one word.
  private static let nextTo = [
    1: "한두", 2: "두세", 3: "서너", 4: "네다섯", 5: "대여섯", 6: "예닐곱", 7: "일고여덟", 8: "여덟아홉",
  ]

  /// Reads two numbers with a dash between them before what they count: "3~4명", "10~20명".
  private func countedRange(
    _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.kind(index) == .digits, tokens.isBoundary(index - 1),
      tokens.isMark(index + 1, in: ["~", "〜", "\u{FF5E}", "-", "–"]),
      !tokens.isMark(index - 1, in: ["~", "-", ".", "/", ":"]),
      tokens.kind(index + 2) == .digits, let first = Int(tokens.text(index)),
      let last = Int(tokens.text(index + 2)), first < last, last < 100, first > 0,
      case let at = tokens.skipSpace(index + 3), isCounter(tokens.text(at)),
      !tokens.text(at).hasPrefix("번")
    else { return nil }
    let counter = tokens.text(at)
    if last == first + 1, let words = Self.nextTo[first] {
      form.append(words + " " + counter)
    } else if last < 10, let from = native(first), let to = native(last) {
      form.append(from + "에서 " + to + " " + counter)
    } else {
      form.append(cardinal(first) + "에서 " + cardinal(last) + " " + counter)
    }
    return at + 1
  }

  /// Reads hours from one to another, both as the second is: "10~12시", "9~18시".
  private func hours(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.isBoundary(index - 1),
      tokens.isMark(index + 1, in: ["~", "〜", "\u{FF5E}", "-", "–"]),
      tokens.kind(index + 2) == .digits, let first = Int(tokens.text(index)),
      let last = Int(tokens.text(index + 2)), first < last, last <= 24,
      case let word = tokens.text(index + 3), word.hasPrefix("시"),
      Self.particles.contains(String(word.dropFirst()))
    else { return nil }
    let isHalfDay = last <= 12
    form.append((isHalfDay ? native(first) ?? "영" : cardinal(first)) + "에서")
    form.append((isHalfDay ? native(last) ?? "영" : cardinal(last)) + word)
    return index + 4
  }

  /// Reads an amount of money whose scale has a particle behind it: "$500억을".
  private func scaledMoney(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    guard tokens.kind(index) == .mark, let sign = reader.currencySign(index),
      let number = reader.textNumber(sign.next), tokens.kind(number.next) == .letters,
      case let word = tokens.text(number.next), word.count > 1,
      let scale = word.first.flatMap({ Self.scales[String($0)] }),
      case let rest = String(word.dropFirst()), Self.particles.contains(rest)
    else { return nil }
    let amount = reader.spoken(number)
    let words = scaled(amount, scale, of: reader.noun(sign, amount).major.form(0))
    form.append(words)
    form.append(literal: Self.fitted(rest, behind: words) ?? rest, isGlued: true)
    return number.next + 1
  }

  private static let weekdays: [String: String] = [
    "월": "월요일", "화": "화요일", "수": "수요일", "목": "목요일", "금": "금요일", "토": "토요일",
    "일": "일요일",
  ]

  /// Reads the weekdays in parentheses after a date: "(수)", "(화〜일)".
  private func weekday(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index, "("), let first = Self.weekdays[tokens.text(index + 1)] else {
      return nil
    }
    if tokens.isMark(index + 2, ")") {
      form.append(first)
      return index + 3
    }
    guard tokens.isMark(index + 2, in: TextNormalizer.dashes),
      let last = Self.weekdays[tokens.text(index + 3)], tokens.isMark(index + 4, ")")
    else { return nil }
    form.append(first + "부터 " + last)
    return index + 5
  }
}
