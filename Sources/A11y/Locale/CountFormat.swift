/// How a locale writes counts and places: in its digits and with its grouping.
enum CountFormat {
  static func text(_ count: Int, in locale: LocaleIdentifier) -> String {
    ICU.NumberFormatter(skeleton: "", locale: locale)?.format(String(count)) ?? String(count)
  }
}
