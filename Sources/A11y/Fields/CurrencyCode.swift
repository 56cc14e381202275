// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// An ISO 4217 currency code that ICU knows.
struct CurrencyCode: Hashable, Sendable {
  let code: String

  /// Accepts three letters in either case; nil if there has never been such a currency.
  init?(_ text: String) {
    guard text.utf8.count == 3, text.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A })
    else { return nil }
    let upper = text.uppercased()
    guard ICU.isCurrency(upper) else { return nil }
    code = upper
  }
}
