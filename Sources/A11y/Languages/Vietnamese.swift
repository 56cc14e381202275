extension Language {
  /// The words of Vietnamese.
  static let vietnamese = Language(
    code: "vi",
    up: "tăng %@",
    down: "giảm %@",
    unchanged: "không đổi",
    yes: "có",
    no: "không")
}
