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
    no: "否")
}
