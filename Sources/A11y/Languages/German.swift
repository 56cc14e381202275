extension Language {
  /// The words of German.
  static let german = Language(
    code: "de",
    up: "plus %@",
    down: "minus %@",
    unchanged: "unverändert",
    minus: "minus",
    yes: "ja",
    no: "nein")
}
