extension Language {
  /// The words of Armenian.
  static let armenian = Language(
    code: "hy",
    up: "աճ %@",
    down: "անկում %@",
    unchanged: "անփոփոխ",
    minus: "մինուս",
    yes: "այո",
    no: "ոչ",
    controls: ControlWords(
      switch: "անջատիչ կոճակ", on: "միացված", off: "անջատված", mixed: "խառը", checkbox: "նշատուփ",
      checked: "նշված", unchecked: "չնշված", slider: "սահիչ", button: "կոճակ", link: "հղում",
      textField: "տեքստային դաշտ", progress: "ընթացք"),
    table: TableWords(
      delete: "Ջնջել՝ %@", insert: "Տեղադրել՝ %@", reorder: "Վերադասավորել՝ %@",
      moreInfo: "Լրացուցիչ տեղեկություն՝ %@", rows: "Տողեր %1–%2, ընդամենը %3",
      position: "%1՝ %2-ից", increment: "Ավելացնել՝ %@", decrement: "Նվազեցնել՝ %@"))
}
