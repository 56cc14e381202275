extension Language {
  /// The words of Japanese.
  static let japanese = Language(
    code: "ja",
    separator: "、",
    up: "%@上昇",
    down: "%@下落",
    unchanged: "変わらず",
    minus: "マイナス",
    yes: "はい",
    no: "いいえ",
    controls: ControlWords(
      switch: "切り替えボタン", on: "オン", off: "オフ", mixed: "混在", checkbox: "チェックボックス", checked: "チェックあり",
      unchecked: "チェックなし", slider: "スライダ", button: "ボタン", link: "リンク", textField: "テキストフィールド",
      progress: "進捗"),
    table: TableWords(
      delete: "%@を削除", insert: "%@を挿入", reorder: "%@を並べ替え", moreInfo: "%@の詳細情報",
      rows: "%3行中%1行目から%2行目", position: "%2件中%1件目", increment: "%@を増やす", decrement: "%@を減らす"))
}
