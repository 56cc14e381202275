// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A cache of ICU number formatters, since opening one takes longer than a whole row.
enum NumberFormatters {
  private static let formatters = FactCache<ICU.NumberFormatter>(limit: 500)

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
    formatters.use(locale.tag + " " + skeleton) {
      ICU.NumberFormatter(skeleton: skeleton, locale: locale)
    } _: {
      format($0)
    }
  }
}
