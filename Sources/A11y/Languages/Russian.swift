extension Language {
  /// The words of Russian.
  static let russian = Language(
    code: "ru",
    up: "рост %@",
    down: "снижение %@",
    unchanged: "без изменений",
    minus: "минус",
    yes: "да",
    no: "нет")
}
