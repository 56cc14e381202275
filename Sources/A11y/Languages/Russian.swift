extension Language {
  /// The words of Russian.
  static let russian = Language(
    code: "ru",
    up: "рост %@",
    down: "снижение %@",
    unchanged: "без изменений",
    yes: "да",
    no: "нет")
}
