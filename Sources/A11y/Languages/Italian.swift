extension Language {
  /// The words of Italian.
  static let italian = Language(
    code: "it",
    up: "in rialzo %@",
    down: "in ribasso %@",
    unchanged: "invariato",
    minus: "meno",
    yes: "sì",
    no: "no")
}
