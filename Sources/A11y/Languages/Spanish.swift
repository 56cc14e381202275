extension Language {
  /// The words of Spanish.
  static let spanish = Language(
    code: "es",
    up: "sube %@",
    down: "baja %@",
    unchanged: "sin cambios",
    minus: "menos",
    yes: "sí",
    no: "no",
    controls: ControlWords(
      switch: "botón conmutador", on: "activado", off: "desactivado", mixed: "mixto",
      checkbox: "casilla", checked: "marcada", unchecked: "sin marcar", slider: "deslizador",
      button: "botón", link: "enlace", textField: "campo de texto", progress: "progreso"),
    table: TableWords(
      delete: "Eliminar %@", insert: "Insertar %@", reorder: "Reordenar %@",
      moreInfo: "Más información, %@", rows: "Filas %1 a %2 de %3", position: "%1 de %2",
      increment: "Aumentar %@", decrement: "Disminuir %@"))
}
