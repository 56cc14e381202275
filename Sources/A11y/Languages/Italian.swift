extension Language {
  /// The words of Italian.
  static let italian = Language(
    code: "it",
    up: "in rialzo %@",
    down: "in ribasso %@",
    unchanged: "invariato",
    yes: "sì",
    no: "no")
}
