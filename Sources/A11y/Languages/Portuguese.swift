extension Language {
  /// The words of Portuguese.
  static let portuguese = Language(
    code: "pt",
    up: "alta de %@",
    down: "queda de %@",
    unchanged: "sem alteração",
    minus: "menos",
    yes: "sim",
    no: "não")
}
