extension Language {
  /// The words of Spanish.
  static let spanish = Language(
    code: "es",
    up: "sube %@",
    down: "baja %@",
    unchanged: "sin cambios",
    minus: "menos",
    yes: "sí",
    no: "no")
}
