extension Language {
  /// The words of Vietnamese.
  static let vietnamese = Language(
    code: "vi",
    up: "tăng %@",
    down: "giảm %@",
    unchanged: "không đổi",
    minus: "âm",
    yes: "có",
    no: "không")
}
