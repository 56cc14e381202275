extension Language {
  /// The words of Hungarian.
  static let hungarian = Language(
    code: "hu",
    up: "emelkedés %@",
    down: "csökkenés %@",
    unchanged: "változatlan",
    minus: "mínusz",
    yes: "igen",
    no: "nem")
}
