extension Language {
  /// The words of Hungarian.
  static let hungarian = Language(
    code: "hu",
    up: "emelkedés %@",
    down: "csökkenés %@",
    unchanged: "változatlan",
    yes: "igen",
    no: "nem")
}
