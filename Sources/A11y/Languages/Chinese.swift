extension Language {
  /// The words of Chinese.
  static let chinese = Language(
    code: "zh",
    separator: "，",
    up: "上涨%@",
    down: "下跌%@",
    unchanged: "持平",
    minus: "负",
    yes: "是",
    no: "否",
    controls: ControlWords(
      switch: "切换按钮", on: "开", off: "关", mixed: "混合", checkbox: "复选框", checked: "已选中",
      unchecked: "未选中", slider: "滑块", button: "按钮", link: "链接", textField: "文本栏", progress: "进度"),
    table: TableWords(
      delete: "删除%@", insert: "插入%@", reorder: "重新排列%@", moreInfo: "更多信息，%@",
      rows: "第 %1 至 %2 行，共 %3 行", position: "第 %1 项，共 %2 项", increment: "增加%@", decrement: "减少%@"))
}
