extension Language {
  /// The words of Korean.
  static let korean = Language(
    code: "ko",
    up: "%@ 상승",
    down: "%@ 하락",
    unchanged: "변동 없음",
    minus: "마이너스",
    yes: "예",
    no: "아니요",
    controls: ControlWords(
      switch: "전환 버튼", on: "켬", off: "끔", mixed: "혼합", checkbox: "체크상자", checked: "선택됨",
      unchecked: "선택 안 됨", slider: "슬라이더", button: "버튼", link: "링크", textField: "텍스트 필드",
      progress: "진행률"),
    table: TableWords(
      delete: "%@ 삭제", insert: "%@ 삽입", reorder: "%@ 순서 변경", moreInfo: "추가 정보, %@",
      rows: "%3개 행 중 %1~%2행", position: "%2개 중 %1번째", increment: "%@ 증가", decrement: "%@ 감소"))
}
