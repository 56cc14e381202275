extension Language {
  /// The words of Russian.
  static let russian = Language(
    code: "ru",
    up: "рост %@",
    down: "снижение %@",
    unchanged: "без изменений",
    minus: "минус",
    yes: "да",
    no: "нет",
    controls: ControlWords(
      switch: "кнопка-переключатель", on: "вкл.", off: "выкл.", mixed: "смешанно",
      checkbox: "флажок", checked: "установлен", unchecked: "не установлен", slider: "ползунок",
      button: "кнопка", link: "ссылка", textField: "текстовое поле", progress: "ход выполнения"),
    table: TableWords(
      delete: "Удалить: %@", insert: "Вставить: %@", reorder: "Изменить порядок: %@",
      moreInfo: "Подробнее: %@", rows: "Строки с %1 по %2 из %3", position: "%1 из %2",
      increment: "Увеличить: %@", decrement: "Уменьшить: %@"))
}
