extension Language {
  /// The words of Swedish.
  static let swedish = Language(
    code: "sv",
    up: "upp %@",
    down: "ned %@",
    unchanged: "oförändrat",
    yes: "ja",
    no: "nej")
}
