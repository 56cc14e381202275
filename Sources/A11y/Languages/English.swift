extension Language {
  /// The words of English.
  static let english = Language(
    code: "en",
    up: "up %@",
    down: "down %@",
    unchanged: "unchanged",
    minus: "minus",
    yes: "yes",
    no: "no",
    controls: ControlWords(
      switch: "switch button", on: "on", off: "off", mixed: "mixed", checkbox: "checkbox",
      checked: "checked", unchecked: "not checked", slider: "slider", button: "button",
      link: "link", textField: "text field", progress: "progress"),
    table: TableWords(
      delete: "Delete %@", insert: "Insert %@", reorder: "Reorder %@", moreInfo: "More info, %@",
      rows: "Rows %1 to %2 of %3", position: "%1 of %2", increment: "Increment %@",
      decrement: "Decrement %@"),
    verbalizer: EnglishVerbalizer())
}
