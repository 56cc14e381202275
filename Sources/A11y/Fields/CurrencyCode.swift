/// A currency code of ISO 4217, as ICU knows it.
struct CurrencyCode: Hashable, Sendable {
  let code: String

  /// Three letters in either case; nil when no such currency ever was.
  init?(_ text: String) {
    guard text.utf8.count == 3, text.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A })
    else { return nil }
    let upper = text.uppercased()
    guard ICU.isCurrency(upper) else { return nil }
    code = upper
  }
}
