extension Language {
  /// The words of Korean.
  static let korean = Language(
    code: "ko",
    up: "%@ 상승",
    down: "%@ 하락",
    unchanged: "변동 없음",
    minus: "마이너스",
    yes: "예",
    no: "아니요")
}
