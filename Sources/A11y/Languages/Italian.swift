extension Language {
  /// The words of Italian.
  static let italian = Language(
    code: "it",
    up: "in rialzo %@",
    down: "in ribasso %@",
    unchanged: "invariato",
    minus: "meno",
    yes: "sì",
    no: "no",
    controls: ControlWords(
      switch: "interruttore", on: "attivo", off: "non attivo", mixed: "misto",
      checkbox: "casella di controllo",
      checked: "selezionata", unchecked: "non selezionata", slider: "cursore", button: "pulsante",
      link: "link", textField: "campo di testo", progress: "avanzamento"),
    table: TableWords(
      delete: "Elimina %@", insert: "Inserisci %@", reorder: "Riordina %@",
      moreInfo: "Altre informazioni, %@", rows: "Righe da %1 a %2 di %3", position: "%1 di %2",
      increment: "Aumenta %@", decrement: "Riduci %@"))
}
