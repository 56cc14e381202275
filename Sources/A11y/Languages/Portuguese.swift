extension Language {
  /// The words of Portuguese.
  static let portuguese = Language(
    code: "pt",
    up: "alta de %@",
    down: "queda de %@",
    unchanged: "sem alteração",
    minus: "menos",
    yes: "sim",
    no: "não",
    controls: ControlWords(
      switch: "botão alternador", on: "ativado", off: "desativado", mixed: "misto",
      checkbox: "caixa de seleção", checked: "marcada", unchecked: "não marcada",
      slider: "controle deslizante", button: "botão", link: "link", textField: "campo de texto",
      progress: "progresso"),
    table: TableWords(
      delete: "Apagar %@", insert: "Inserir %@", reorder: "Reordenar %@",
      moreInfo: "Mais informações, %@", rows: "Linhas %1 a %2 de %3", position: "%1 de %2",
      increment: "Aumentar %@", decrement: "Diminuir %@"))
}
