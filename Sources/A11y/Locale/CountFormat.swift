// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Formats counts and positions with a locale's digits and grouping.
enum CountFormat {
  static func text(_ count: Int, in locale: LocaleIdentifier) -> String {
    ICU.NumberFormatter(skeleton: "", locale: locale)?.format(String(count)) ?? String(count)
  }
}
