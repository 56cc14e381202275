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
    no: "いいえ")
}
