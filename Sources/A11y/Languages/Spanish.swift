extension Language {
  /// The words of Spanish.
  static let spanish = Language(
    code: "es",
    up: "sube %@",
    down: "baja %@",
    unchanged: "sin cambios",
    yes: "sí",
    no: "no")
}
