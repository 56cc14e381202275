extension Language {
  /// The words of Armenian.
  static let armenian = Language(
    code: "hy",
    up: "աճ %@",
    down: "անկում %@",
    unchanged: "անփոփոխ",
    minus: "մինուս",
    yes: "այո",
    no: "ոչ")
}
