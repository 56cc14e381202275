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
    no: "لا",
    controls: ControlWords(
      switch: "زر تبديل", on: "تشغيل", off: "إيقاف", mixed: "مختلط", checkbox: "خانة اختيار",
      checked: "محددة", unchecked: "غير محددة", slider: "شريط تمرير", button: "زر", link: "رابط",
      textField: "حقل نص", progress: "التقدم"),
    table: TableWords(
      delete: "حذف %@", insert: "إدراج %@", reorder: "إعادة ترتيب %@",
      moreInfo: "مزيد من المعلومات، %@", rows: "الصفوف من %1 إلى %2 من %3", position: "%1 من %2",
      increment: "زيادة %@", decrement: "إنقاص %@"))
}
