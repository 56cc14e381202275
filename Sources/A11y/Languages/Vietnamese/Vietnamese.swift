// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// The words of Vietnamese.
  static let vietnamese = Language(
    code: "vi",
    up: "tăng %@",
    down: "giảm %@",
    unchanged: "không đổi",
    minus: "âm",
    yes: "có",
    no: "không",
    controls: ControlWords(
      switch: "nút chuyển", on: "bật", off: "tắt", mixed: "hỗn hợp", checkbox: "hộp kiểm",
      checked: "đã chọn", unchecked: "chưa chọn", slider: "thanh trượt", button: "nút",
      link: "liên kết", textField: "trường văn bản", progress: "tiến trình", selected: "đã chọn",
      disabled: "không khả dụng"),
    table: TableWords(
      delete: "Xóa %@", insert: "Chèn %@", reorder: "Sắp xếp lại %@",
      moreInfo: "Thông tin thêm, %@", rows: "Hàng %1 đến %2 trên %3", position: "%1 trên %2",
      rating: "%1 trên %2 sao",
      increment: "Tăng %@", decrement: "Giảm %@"),
    page: PageWords(skip: "Chuyển đến các hàng", source: "Nguồn: %@"),
    summary: SummaryWords(
      rows: "số hàng: %@", row: "dòng %@", columns: "số cột: %@", sections: "số phần: %@",
      missing: "thiếu: %@",
      none: "không có giá trị", lowest: "thấp nhất %@", highest: "cao nhất %@",
      median: "trung vị %@", sum: "tổng %@", mean: "trung bình %@",
      middleHalf: "nửa giữa từ %1 đến %2",
      zero: "bằng không: %@", belowZero: "dưới không: %@", outliers: "xa các giá trị khác: %@",
      span: "từ %1 đến %2", different: "giá trị khác nhau: %@", allDifferent: "tất cả khác nhau",
      always: "luôn là %@", mostCommon: "phổ biến nhất: %@", others: "giá trị khác: %@",
      longest: "dài nhất: %@ ký tự", about: "khoảng %@", more: "và %@ nữa",
      added: "mới: %@", removed: "đã mất: %@", changed: "đã đổi: %@",
      notCompared: "chưa so sánh: %@",
      rise: "tăng nhiều nhất %@", fall: "giảm nhiều nhất %@",
      change: "từ %1 đến %2", rising: "tăng dần", falling: "giảm dần",
      interval: "khoảng cách %@", gaps: "khoảng trống: %@",
      repeatedRows: "hàng lặp lại: %@", correlation: "tương quan %@"),
    verbalizer: VietnameseRules())
}

/// Verbalizes numbers, amounts and dates in Vietnamese.
struct VietnameseRules: SpokenRules {
  var locale = LocaleIdentifier.vietnamese
  var numerals = Numerals.comma

  static let joinsOfDays: Set<String> = ["và"]
  static let dayLeads: Set<String> = [
    "ngày", "dịp", "lễ", "sáng", "trưa", "chiều", "tối", "đêm", "từ", "đến", "hôm", "niệm",
  ]
  static let partitives: Set<String> = ["của", "số"]
  static let outOf: String? = "trên"
  static let ratings: RatingWords? = RatingWords("%1 trên %2", leads: "")
  static let numberedWords: Set<String> = [
    "trang", "bước", "phần", "cấp", "câu", "chương", "tập", "hạng",
  ]

  static let directions: [String: String] = [
    "N": "bắc", "B": "bắc", "S": "nam", "E": "đông", "Đ": "đông", "W": "tây", "T": "tây",
  ]
  static let words = SpokenWords(
    minus: "âm", plus: "cộng", point: "phẩy", score: "", percent: "phần trăm", to: "đến",
    by: "nhân",
    equals: "bằng", per: "trên", and: "và", power: "%1 mũ %2",
    marks: [
      ".": "chấm", ",": "phẩy", "@": "a còng", ":": "hai chấm", "/": "gạch chéo",
      "\\": "gạch chéo ngược", "-": "gạch ngang", "_": "gạch dưới", "?": "dấu hỏi",
      "=": "bằng", "&": "và", "#": "thăng", "%": "phần trăm", "+": "cộng", "!": "chấm than",
      "~": "dấu ngã", "*": "sao", "|": "gạch đứng",
    ],
    symbols: [
      "⌀": "đường kính", "★": "sao", "☆": "sao rỗng", "▲": "tăng", "▼": "giảm", "✓": "dấu tích",
      "✔": "dấu tích",
      "✗": "dấu chéo", "✘": "dấu chéo", "→": "mũi tên phải", "←": "mũi tên trái",
      "↑": "mũi tên lên", "↓": "mũi tên xuống", "±": "cộng trừ", "−": "trừ", "×": "nhân",
      "÷": "chia",
      "°": "độ", "§": "mục", "&": "và", "≈": "xấp xỉ", "№": "số", "≤": "nhỏ hơn hoặc bằng",
      "<": "nhỏ hơn", ">": "lớn hơn", "≥": "lớn hơn hoặc bằng", "≠": "khác", "∞": "vô cực",
      "√": "căn bậc hai", "©": "bản quyền",
      "®": "nhãn hiệu đã đăng ký", "™": "nhãn hiệu",
    ],
    alone: SpokenWords.alone(
      "mở ngoặc|đóng ngoặc|mở ngoặc vuông|đóng ngoặc vuông|mở ngoặc nhọn|đóng ngoặc nhọn|dấu ngoặc kép|dấu phẩy trên|dấu chấm phẩy|dấu huyền"
    ))
  static let currencies: [String: CurrencyNoun] = [
    "kr": CurrencyNoun(Noun("krone")),
    "VND": CurrencyNoun(Noun("đồng")), "USD": CurrencyNoun(Noun("đô la"), Noun("xu")),
    "EUR": CurrencyNoun(Noun("ơ rô"), Noun("xu"), ownsMinor: false),
    "GBP": CurrencyNoun(Noun("bảng anh"), Noun("xu"), ownsMinor: false),
    "JPY": CurrencyNoun(Noun("yên")), "CNY": CurrencyNoun(Noun("nhân dân tệ")),
    "KRW": CurrencyNoun(Noun("uôn")), "RUB": CurrencyNoun(Noun("rúp")),
    "THB": CurrencyNoun(Noun("bạt")), "INR": CurrencyNoun(Noun("ru pi")),
  ]
  static let currencySigns: [String: String] = [
    "đ": "VND", "Đ": "VND", "vnd": "VND", "VND": "VND", "vnđ": "VND", "VNĐ": "VND", "usd": "USD",
    "USD": "USD", "đồng": "VND",
  ]
  static let units: [String: Noun] = [
    "kilogram": Noun("ki lô gam"), "gram": Noun("gam"), "milligram": Noun("mi li gam"),
    "microgram": Noun("mi crô gam"), "tonne": Noun("tấn"),
    "kilometer": Noun("ki lô mét"), "meter": Noun("mét"), "decimeter": Noun("đề xi mét"),
    "centimeter": Noun("xăng ti mét"), "millimeter": Noun("mi li mét"),
    "micrometer": Noun("mi crô mét"), "nanometer": Noun("na nô mét"),
    "liter": Noun("lít"), "milliliter": Noun("mi li lít"), "centiliter": Noun("xăng ti lít"),
    "hour": Noun("giờ"), "minute": Noun("phút"), "second": Noun("giây"),
    "milliampere-hour": Noun("mi li am pe giờ"), "millisecond": Noun("mi li giây"),
    "day": Noun("ngày"),
    "kilometer-per-hour": Noun("ki lô mét trên giờ"), "meter-per-second": Noun("mét trên giây"),
    "square-meter": Noun("mét vuông"), "square-kilometer": Noun("ki lô mét vuông"),
    "square-centimeter": Noun("xăng ti mét vuông"), "square-millimeter": Noun("mi li mét vuông"),
    "cubic-meter": Noun("mét khối"), "cubic-centimeter": Noun("xăng ti mét khối"),
    "hectare": Noun("héc ta"), "volt": Noun("vôn"), "millivolt": Noun("mi li vôn"),
    "kilovolt": Noun("ki lô vôn"), "ampere": Noun("am pe"), "milliampere": Noun("mi li am pe"),
    "watt": Noun("oát"), "kilowatt": Noun("ki lô oát"), "megawatt": Noun("mê ga oát"),
    "gigawatt": Noun("gi ga oát"), "terawatt": Noun("tê ra oát"),
    "kilowatt-hour": Noun("ki lô oát giờ"), "hertz": Noun("hẹc"), "kilohertz": Noun("ki lô hẹc"),
    "megahertz": Noun("mê ga hẹc"), "gigahertz": Noun("gi ga hẹc"), "horsepower": Noun("mã lực"),
    "byte": Noun("bai"), "kilobyte": Noun("ki lô bai"), "megabyte": Noun("mê ga bai"),
    "gigabyte": Noun("gi ga bai"), "terabyte": Noun("terabyte"), "celsius": Noun("độ c"),
    "fahrenheit": Noun("độ f"), "kelvin": Noun("độ k"), "degree": Noun("độ"),
    "joule": Noun("jun"), "kilojoule": Noun("ki lô jun"), "calorie": Noun("ca lo"),
    "kilocalorie": Noun("ki lô ca lo"), "pascal": Noun("pát xcan"), "ohm": Noun("ôm"),
    "newton": Noun("niu tơn"), "decibel": Noun("đề xi ben"), "percent": Noun("phần trăm"),
    "liter-per-100-kilometer": Noun("lít trên một trăm ki lô mét"),
    "mile-per-hour": Noun("dặm trên giờ"), "inch": Noun("in"), "foot": Noun("phút Anh"),
  ]
  static let unitSymbols: [String: String] = [
    "v": "volt", "kv": "kilovolt", "kV": "kilovolt", "w": "watt",
    "tw": "terawatt", "TW": "terawatt", "gw": "gigawatt", "mw": "megawatt", "a": "ampere",
    "°c": "celsius", "°f": "fahrenheit", "°k": "kelvin", "p": "minute",
  ]
  static let scales: [String: Noun] = [
    "k": Noun("nghìn"), "K": Noun("nghìn"), "nghìn": Noun("nghìn"), "ngàn": Noun("ngàn"),
    "tr": Noun("triệu"), "triệu": Noun("triệu"), "t": Noun("tỷ"), "tỷ": Noun("tỷ"),
    "tỉ": Noun("tỉ"), "vạn": Noun("vạn"),
  ]
  static let phrases = PhraseTable([
    "tr.": "trang", "TCN": "trước Công nguyên", "SCN": "sau Công nguyên",
    "TP.": "thành phố", "Tp.": "thành phố", "TP.HCM": "thành phố Hồ Chí Minh",
    "TP. HCM": "thành phố Hồ Chí Minh", "Tp. HCM": "thành phố Hồ Chí Minh",
    "TP HCM": "thành phố Hồ Chí Minh", "TPHCM": "thành phố Hồ Chí Minh",
    "Tp.HCM": "thành phố Hồ Chí Minh", "Q.": "quận",
    "P.": "phường", "ThS.": "thạc sĩ", "TS.": "tiến sĩ", "PGS.": "phó giáo sư", "GS.": "giáo sư",
    "v.v.": "vân vân", "ĐT": "điện thoại", "N/A": "không có", "24/7": "hai mươi tư trên bảy",
    "vs.": "đấu với", "LH:": "liên hệ:", "NXB": "nhà xuất bản", "ĐH": "đại học",
    "CN nghỉ": "chủ nhật nghỉ",
  ])
  static let addressWords: [String: String] = ["vn": "v n"]
  var months: MonthNames { Self.monthNames }
  private static let monthNames = MonthNames(.vietnamese)

  func roman(_ value: Int) -> String? { cardinal(value) }

  func scale(oneTo digits: String) -> [String] { [cardinal(1), words.per, cardinal(digits)] }

  // MARK: Numbers

  private static let digits10 = [
    "không", "một", "hai", "ba", "bốn", "năm", "sáu", "bảy", "tám", "chín",
  ]

  func cardinal(_ digits: String, _ gender: Gender) -> String {
    let significant = digits.drop { $0 == "0" }
    guard !significant.isEmpty else { return Self.digits10[0] }
    guard significant.count <= 18 else { return self.digits(digits) }
    // "một nghìn tỷ": beyond a billion there are thousands and millions of billions.
    if significant.count > 9 {
      let high = cardinal(String(significant.dropLast(9)), gender) + " tỷ"
      let low = String(significant.suffix(9))
      return high + rest(low)
    }
    let groups = SpokenNumber.groups(String(significant), of: 3)
    var text = ""
    for (value, power) in groups {
      let name = ["", " nghìn", " triệu"][power]
      text +=
        text.isEmpty
        ? Self.belowThousand(value) + name
        : " " + (power == 0 ? link(value) : "") + Self.belowThousand(value) + name
    }
    return text
  }

  /// The part below a billion, as it follows the billions.
  private func rest(_ digits: String) -> String {
    guard let value = Int(digits), value > 0 else { return "" }
    return " " + link(value) + cardinal(digits, .none)
  }

  private func link(_ value: Int) -> String { value < 10 ? "linh " : "" }

  private static func belowThousand(_ value: Int) -> String {
    var words: [String] = []
    if value >= 100 {
      words.append(digits10[value / 100] + " trăm")
      if value % 100 > 0, value % 100 < 10 { words.append("linh") }
    }
    let (ten, unit) = (value % 100 / 10, value % 10)
    if ten == 1 { words.append("mười") }
    if ten > 1 { words.append(digits10[ten] + " mươi") }
    if unit > 0 {
      switch (unit, ten) {
      case (1, 2...): words.append("mốt")
      case (4, 2...): words.append("tư")
      case (5, 1...): words.append("lăm")
      default: words.append(digits10[unit])
      }
    }
    return words.joined(separator: " ")
  }

  func digits(_ digits: String) -> String {
    digits.map { Self.digits10[$0.wholeNumberValue ?? 0] }.joined(separator: " ")
  }

  func ordinal(_ digits: String, _ gender: Gender) -> String? {
    "thứ " + (digits == "1" ? "nhất" : counted(digits))
  }

  /// Four is "tư" where it says which one.
  private func counted(_ digits: String) -> String { digits == "4" ? "tư" : cardinal(digits) }

  func fraction(_ numerator: String, _ denominator: String) -> String {
    cardinal(numerator) + " phần " + counted(denominator)
  }

  func form(for number: SpokenNumber) -> Int { 0 }

  // MARK: Dates and times

  func date(_ date: SpokenDate) -> String {
    [
      date.day.map { "ngày " + cardinal($0) }, date.month.map { "tháng " + counted(String($0)) },
      date.year.map { "năm " + cardinal($0) },
    ].compactMap { $0 }.joined(separator: " ")
  }

  static let pressureJoin: String? = "trên"

  func time(_ time: SpokenTime) -> String {
    var text = cardinal(time.hour) + " giờ"
    if time.minute > 0 || (time.second ?? 0) > 0 { text += " " + cardinal(time.minute) + " phút" }
    if let second = time.second, second > 0 { text += " " + cardinal(second) + " giây" }
    return text
  }

  // MARK: Running text

  /// Words behind which a number is a name.
  private static let numbered: Set<String> = [
    "số", "mã", "kênh", "tuyến", "xe", "cửa", "cổng", "ngày", "tháng", "lớp", "đội", "nhà",
    "hotline",
    "phòng", "tầng", "lúc", "từ", "đến", "điện", "thoại", "bàn", "ghế", "khu", "đầu",
  ]
  private static let screens: Set<String> = [
    "tv", "tivi", "màn", "video", "phim", "inch", "uhd", "hd", "camera", "hình", "oled", "qled",
  ]
  private static let romanLeads: Set<String> = [
    "quý", "kỷ", "kỉ", "thứ", "chương", "phần", "mục", "đoạn", "năm", "khoản", "lục", "khóa",
    "khoá", "số",
    "quyển", "tập", "điều", "kỳ", "hồi", "cấp", "tk",
  ]

  private static let partsOfDay: Set<String> = ["sáng", "trưa", "chiều", "tối", "đêm", "khuya"]

  /// Reads an hour with "g" or a word for minutes behind it: "8g sáng", "14g30", "10:20 phút".
  private func hour(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    guard let hour = Int(tokens.text(index)), hour <= 24 else { return nil }
    let minute = Int(tokens.text(index + 2)).flatMap {
      tokens.text(index + 2).count == 2 && $0 < 60 ? $0 : nil
    }
    if let minute, tokens.isMark(index + 1, ":"), tokens.kind(index + 3) == .space,
      tokens.text(index + 4).lowercased() == "phút"
    {
      form.append(time(SpokenTime(hour: hour, minute: minute)))
      return minute > 0 ? index + 5 : index + 3
    }
    guard tokens.text(index + 1) == "g" else { return nil }
    if let minute, tokens.isEdge(index + 3) {
      form.append(time(SpokenTime(hour: hour, minute: minute)))
      return index + 3
    }
    guard tokens.kind(index + 2) == .space,
      Self.partsOfDay.contains(tokens.text(index + 3).lowercased())
    else { return nil }
    form.append(time(SpokenTime(hour: hour, minute: 0)))
    return index + 2
  }

  /// Where the second number is the smaller one and both may be, they are a day and a month.
  static func isFraction(_ numerator: String, _ denominator: String) -> Bool {
    guard let first = Int(numerator), let second = Int(denominator) else { return true }
    return second != 1 || first > 31
  }

  /// Words for how far something reaches, behind which "1m2" is no area.
  private static let extents: Set<String> = ["cao", "dài", "sâu", "dày", "lùn"]

  /// Reads meters with the parts of one behind them: "cao 1m80", "dài 2m5".
  private func metersAndParts(
    _ tokens: TextTokens, _ index: Int, behind lead: String, into form: inout SpokenForm
  ) -> Int? {
    guard tokens.text(index + 1) == "m", tokens.kind(index + 2) == .digits,
      tokens.isEdge(index + 3), tokens.text(index).utf8.count == 1,
      case let parts = tokens.text(index + 2), parts.utf8.count < 3, !parts.hasPrefix("0"),
      !["2", "3"].contains(parts) || Self.extents.contains(lead)
    else { return nil }
    form.append(cardinal(tokens.text(index)) + " mét")
    form.append(parts == "5" ? "rưỡi" : cardinal(parts))
    return index + 3
  }

  func recognize(_ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm) -> Int? {
    let tokens = reader.tokens
    if let next = shortForm(tokens, index, into: &form) { return next }
    // A street before its name, and no money.
    if ["đ", "Đ"].contains(tokens.text(index)), tokens.isMark(index + 1, "."),
      tokens.kind(index + 2) == .space, tokens.text(index + 3).first?.isUppercase == true
    {
      form.append("đường")
      return index + 2
    }
    // "Quý III/2023", "tháng 5/2024": what is before the slash is of a year.
    if tokens.isMark(index, "/"), tokens.kind(index + 1) == .digits,
      tokens.text(index + 1).utf8.count == 4, tokens.isEdge(index + 2),
      !tokens.isMark(index + 2, in: ["/", "-"]), tokens.kind(index - 2) == .space,
      ["quý", "kỳ", "tháng", "số", "khóa", "khoá"].contains(tokens.text(index - 3).lowercased()),
      let year = Int(tokens.text(index + 1)), (1900...2100).contains(year)
    {
      form.append("năm")
      return index + 1
    }
    // The century in capitals, before its Roman number.
    if tokens.text(index) == "TK", tokens.kind(index + 1) == .space,
      RomanNumber.value(of: tokens.text(index + 2)) != nil
    {
      form.append("thế kỷ")
      return index + 1
    }
    // So many thousand points are across a screen: "TV 55 inch 4K".
    if ["2", "4", "5", "8"].contains(tokens.text(index)), tokens.text(index + 1) == "K",
      tokens.isEdge(index - 1), tokens.isEdge(index + 2),
      (0..<min(tokens.count, 40)).contains(where: {
        Self.screens.contains(tokens.text($0).lowercased())
      })
    {
      form.append(cardinal(tokens.text(index), .none) + " ca")
      return index + 2
    }
    if tokens.kind(index) == .letters {
      guard tokens.kind(index - 1) == .space,
        Self.romanLeads.contains(tokens.text(index - 2).lowercased()), tokens.isEdge(index + 1),
        let value = RomanNumber.value(of: tokens.text(index).uppercased())
      else { return nil }
      form.append(cardinal(value))
      return index + 1
    }
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1) else { return nil }
    let digits = tokens.text(index)
    // The number of a house before its street.
    if ["đ", "Đ"].contains(tokens.text(index + 2)), tokens.isMark(index + 3, "."),
      tokens.kind(index + 4) == .space, tokens.text(index + 5).first?.isUppercase == true
    {
      form.append(cardinal(digits))
      return index + 1
    }
    let lead = tokens.kind(index - 1) == .space ? tokens.text(index - 2).lowercased() : ""
    // Of what is counted, the zero in front keeps nobody from adding digits, and is not said: "cần 02 phụ bếp".
    if digits.utf8.count == 2, digits.hasPrefix("0"), digits != "00", !Self.numbered.contains(lead),
      index > 0 || tokens.count > 2, tokens.kind(index + 1) == .space,
      case let noun = tokens.text(index + 2), noun.count > 1, noun == noun.lowercased(),
      tokens.kind(index + 2) == .letters, !Self.partsOfDay.contains(noun), noun != "giờ",
      noun != "tháng", noun != "năm"
    {
      form.append(cardinal(String(digits.dropFirst()), .none))
      return index + 1
    }
    if let next = metersAndParts(tokens, index, behind: lead, into: &form) { return next }
    // A house in a lane: "số 27/3 đường Nguyễn Trãi".
    if lead == "số", let house = reader.simpleFraction(index), tokens.kind(house.next) == .space,
      tokens.text(house.next + 1).first?.isUppercase == true
        || ["đường", "phố", "ngõ", "hẻm"].contains(tokens.text(house.next + 1).lowercased())
    {
      form.append(cardinal(house.numerator) + " trên " + cardinal(house.denominator))
      return house.next
    }
    if lead == "ngày", let (date, next) = reader.numericDate(index) {
      // "ngày" is in the text already.
      form.append(String(self.date(date).dropFirst("ngày ".count)))
      return next
    }
    if lead == "ngày", tokens.isMark(index + 1, in: ["/", "-"]), let day = Int(digits),
      let month = Int(tokens.text(index + 2)), (1...12).contains(month), (1...31).contains(day),
      tokens.isEdge(index + 3), !tokens.isMark(index + 3, in: ["/", "-"])
    {
      form.append(cardinal(day) + " tháng " + counted(String(month)))
      return index + 3
    }
    if ["quý", "tháng"].contains(lead), tokens.isMark(index + 1, "/"), let part = Int(digits),
      (1...12).contains(part), let year = Int(tokens.text(index + 2)), (1900...2100).contains(year),
      tokens.isEdge(index + 3), !tokens.isMark(index + 3, in: ["/", "-"])
    {
      form.append(counted(digits) + " năm " + cardinal(year))
      return index + 3
    }
    if let next = hour(tokens, index, into: &form) { return next }
    if ["thứ", "tháng"].contains(lead), digits == "4", tokens.isEdge(index + 1) {
      form.append("tư")
      return index + 1
    }
    // The first is no number: "hạng 1".
    if ["thứ", "hạng"].contains(lead), digits == "1", tokens.isEdge(index + 1) {
      form.append("nhất")
      return index + 1
    }
    return short(reader, index, into: &form)
  }

  /// Reads a short form in which digits after the letter are a part of its unit: "1tr2", "2t3",
  /// "3p20s".
  private func short(
    _ reader: TextNormalizer, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let tokens = reader.tokens
    let digits = tokens.text(index)
    let isShort = tokens.kind(index + 2) == .digits && tokens.isEdge(index + 3)
    switch tokens.text(index + 1) {
    case "tr" where isShort && tokens.text(index + 2).count == 1,
      "t" where isShort && tokens.text(index + 2).count == 1:
      let isMillion = tokens.text(index + 1) == "tr"
      var words =
        cardinal(digits) + (isMillion ? " triệu " : " tỷ ") + cardinal(tokens.text(index + 2))
        + (isMillion ? " trăm nghìn" : " trăm triệu")
      var next = index + 3
      if let sign = reader.currencySign(tokens.skipSpace(next)) {
        words += " " + currency(sign.code, for: SpokenNumber("2")).major.form(0)
        next = sign.next
      }
      form.append(words)
      return next
    case "p" where tokens.kind(index + 2) == .digits && tokens.text(index + 3) == "s":
      let second = SpokenNumber(tokens.text(index + 2)).trimmed
      form.append(
        cardinal(digits) + " phút" + (second.whole == "0" ? "" : " " + say(second) + " giây"))
      return index + 4
    default: return nil
    }
  }
}
