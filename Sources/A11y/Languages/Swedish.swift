extension Language {
  /// The words of Swedish.
  static let swedish = Language(
    code: "sv",
    up: "upp %@",
    down: "ned %@",
    unchanged: "oförändrat",
    minus: "minus",
    yes: "ja",
    no: "nej")
}
