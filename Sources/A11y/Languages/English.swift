extension Language {
  /// The words of English.
  static let english = Language(
    code: "en",
    up: "up %@",
    down: "down %@",
    unchanged: "unchanged",
    minus: "minus",
    yes: "yes",
    no: "no",
    verbalizer: EnglishVerbalizer())
}
