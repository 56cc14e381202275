// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A typed value, ready to be verbalized: nothing about it has to be guessed.
enum SpokenValue {
  case number(DecimalNumber)
  case year(DecimalNumber)
  case money(DecimalNumber, currency: String)
  case percent(DecimalNumber)
  case measure(DecimalNumber, unit: String)
  case date(CivilTime)
  case time(CivilTime)
  case dateTime(CivilTime)
  case identifier(String)
  case ordinal(DecimalNumber)
  case duration(DecimalNumber)
  case bytes(DecimalNumber)
  case size(WrittenSize)
  case rating(DecimalNumber, of: Int)
  case fraction(String)
  case phone(String)
  /// A web, mail or network address.
  case address(String)
  /// Text to be named character by character.
  case verbatim(String)
  case version(String)
  case range(String)
  case score(String)
  case roman(String)
  /// Text without a declared meaning.
  case text(String)
}

extension SpokenValue {
  /// The text of a code, which the user's dictionary may have an entry for; nil for other values.
  var code: String? {
    switch self {
    case .identifier(let text), .verbatim(let text): text
    default: nil
    }
  }
}

/// Verbalizes values in one language.
///
/// The rules of a language are a type that conforms to this; see ``SpokenRules``.
protocol Verbalizer: Sendable {
  /// Appends the words of a value, always including its sign, currency and unit.
  ///
  /// - Returns: false when nothing was appended because the value's label is the better text.
  func append(_ value: SpokenValue, into form: inout SpokenForm) -> Bool

  /// The verbalizer with the conventions of the locale's region.
  func following(_ locale: LocaleIdentifier) -> any Verbalizer
}

extension Verbalizer {
  /// By default, a language is verbalized the same way everywhere.
  func following(_ locale: LocaleIdentifier) -> any Verbalizer { self }
}
