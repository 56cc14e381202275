import Synchronization

/// A cache of ICU number formatters, since opening one takes longer than a whole row.
enum NumberFormatters {
  private static let formatters = Mutex<[String: ICU.NumberFormatter]>([:])
  /// More than an ordinary table needs; a hostile table cannot fill the cache beyond it.
  private static let limit = 500

  /// Formats a number in digits by a skeleton; nil when ICU rejects either.
  static func format(
    _ digits: String, _ skeleton: String, _ locale: LocaleIdentifier
  ) -> String? {
    use(skeleton, locale) { $0.format(digits) }
  }

  /// Formats a number like `format`, with the ranges of its parts.
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
