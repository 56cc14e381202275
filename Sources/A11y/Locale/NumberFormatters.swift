import Synchronization

/// Number formatters of ICU that are kept once opened: opening one takes longer than a whole row.
enum NumberFormatters {
  private static let formatters = Mutex<[String: ICU.NumberFormatter]>([:])
  /// More than a table has; a hostile one is not kept for ever.
  private static let limit = 500

  /// A number in digits as a skeleton writes it; nil when ICU refuses either.
  static func format(
    _ digits: String, _ skeleton: String, _ locale: LocaleIdentifier
  ) -> String? {
    use(skeleton, locale) { $0.format(digits) }
  }

  /// The same with the places of the parts.
  static func formatParts(
    _ digits: String, _ skeleton: String, _ locale: LocaleIdentifier
  ) -> ICU.FormattedNumber? {
    use(skeleton, locale) { $0.formatParts(digits) }
  }

  private static func use<Formatted: Sendable>(
    _ skeleton: String, _ locale: LocaleIdentifier,
    _ format: (ICU.NumberFormatter) -> Formatted?
  ) -> Formatted? {
    let key = locale.tag + " " + skeleton
    return formatters.withLock { formatters in
      if let formatter = formatters[key] { return format(formatter) }
      guard let formatter = ICU.NumberFormatter(skeleton: skeleton, locale: locale) else {
        return nil
      }
      if formatters.count >= limit { formatters.removeAll() }
      formatters[key] = formatter
      return format(formatter)
    }
  }
}
