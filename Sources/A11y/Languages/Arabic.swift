extension Language {
  /// The words of Arabic.
  static let arabic = Language(
    code: "ar",
    separator: "، ",
    up: "ارتفاع %@",
    down: "انخفاض %@",
    unchanged: "دون تغيير",
    minus: "ناقص",
    yes: "نعم",
    no: "لا")
}
