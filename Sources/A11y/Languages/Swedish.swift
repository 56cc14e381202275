extension Language {
  /// The words of Swedish.
  static let swedish = Language(
    code: "sv",
    up: "upp %@",
    down: "ned %@",
    unchanged: "oförändrat",
    minus: "minus",
    yes: "ja",
    no: "nej",
    controls: ControlWords(
      switch: "växlingsknapp", on: "på", off: "av", mixed: "blandat", checkbox: "kryssruta",
      checked: "markerad", unchecked: "inte markerad", slider: "skjutreglage", button: "knapp",
      link: "länk", textField: "textfält", progress: "förlopp"),
    table: TableWords(
      delete: "Ta bort %@", insert: "Infoga %@", reorder: "Ändra ordning på %@",
      moreInfo: "Mer info, %@", rows: "Rader %1 till %2 av %3", position: "%1 av %2",
      increment: "Öka %@", decrement: "Minska %@"))
}
