/// A typed value, ready to be written out as words: nothing about it has to be guessed.
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
  case rating(DecimalNumber, of: Int)
  case fraction(String)
  case phone(String)
  /// A web, mail or network address.
  case address(String)
  /// Text of which every character is named.
  case verbatim(String)
  case version(String)
  case range(String)
  case score(String)
  case roman(String)
  /// Text whose meaning nobody declared.
  case text(String)
}

extension SpokenValue {
  /// The text of a code, which a user may have a word for; nil for what has a value.
  var code: String? {
    switch self {
    case .identifier(let text), .verbatim(let text): text
    default: nil
    }
  }
}

/// Writes values out as the words of one language.
///
/// A language's rules are one type that conforms; see ``SpokenRules``.
protocol Verbalizer: Sendable {
  /// Appends the words of a value, with its sign, currency and unit always among them.
  ///
  /// - Returns: false when nothing was appended, since the value's label says it best.
  func append(_ value: SpokenValue, into form: inout SpokenForm) -> Bool

  /// The same language by the conventions of a locale's region.
  func following(_ locale: LocaleIdentifier) -> any Verbalizer
}

extension Verbalizer {
  /// A language that is said alike everywhere.
  func following(_ locale: LocaleIdentifier) -> any Verbalizer { self }
}
