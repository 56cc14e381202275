extension Language {
  /// The words of French.
  static let french = Language(
    code: "fr",
    up: "en hausse de %@",
    down: "en baisse de %@",
    unchanged: "inchangé",
    minus: "moins",
    yes: "oui",
    no: "non")
}
