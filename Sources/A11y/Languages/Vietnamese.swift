extension Language {
  /// The words of Vietnamese.
  static let vietnamese = Language(
    code: "vi",
    up: "tăng %@",
    down: "giảm %@",
    unchanged: "không đổi",
    minus: "âm",
    yes: "có",
    no: "không",
    controls: ControlWords(
      switch: "nút chuyển", on: "bật", off: "tắt", mixed: "hỗn hợp", checkbox: "hộp kiểm",
      checked: "đã chọn", unchecked: "chưa chọn", slider: "thanh trượt", button: "nút",
      link: "liên kết", textField: "trường văn bản", progress: "tiến trình"),
    table: TableWords(
      delete: "Xóa %@", insert: "Chèn %@", reorder: "Sắp xếp lại %@",
      moreInfo: "Thông tin thêm, %@", rows: "Hàng %1 đến %2 trên %3", position: "%1 trên %2",
      increment: "Tăng %@", decrement: "Giảm %@"))
}
