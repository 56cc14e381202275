extension Language {
  /// The words of Hungarian.
  static let hungarian = Language(
    code: "hu",
    up: "emelkedés %@",
    down: "csökkenés %@",
    unchanged: "változatlan",
    minus: "mínusz",
    yes: "igen",
    no: "nem",
    controls: ControlWords(
      switch: "kapcsológomb", on: "be", off: "ki", mixed: "vegyes", checkbox: "jelölőnégyzet",
      checked: "bejelölve", unchecked: "nincs bejelölve", slider: "csúszka", button: "gomb",
      link: "hivatkozás", textField: "szövegmező", progress: "előrehaladás"),
    table: TableWords(
      delete: "Törlés: %@", insert: "Beszúrás: %@", reorder: "Átrendezés: %@",
      moreInfo: "További információ: %@", rows: "%1–%2. sor, összesen %3", position: "%1 / %2",
      increment: "Növelés: %@", decrement: "Csökkentés: %@"))
}
