extension Language {
  /// The words of German.
  static let german = Language(
    code: "de",
    up: "plus %@",
    down: "minus %@",
    unchanged: "unverändert",
    minus: "minus",
    yes: "ja",
    no: "nein",
    controls: ControlWords(
      switch: "Umschalttaste", on: "ein", off: "aus", mixed: "gemischt",
      checkbox: "Kontrollkästchen", checked: "markiert", unchecked: "nicht markiert",
      slider: "Schieberegler", button: "Taste", link: "Link", textField: "Textfeld",
      progress: "Fortschritt"),
    table: TableWords(
      delete: "%@ löschen", insert: "%@ einfügen", reorder: "%@ neu anordnen",
      moreInfo: "Weitere Infos, %@", rows: "Zeilen %1 bis %2 von %3", position: "%1 von %2",
      increment: "%@ erhöhen", decrement: "%@ verringern"))
}
