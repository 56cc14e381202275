// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The signs and codes of currencies in running text.
extension TextNormalizer {
  /// A currency sign or code, with the index past it.
  struct CurrencySign {
    var code: String
    /// Whether the currency's full name is spoken, as for an ISO 4217 code.
    var isFormal: Bool
    var next: Int
  }

  /// The currency sign or code at an index.
  func currencySign(_ index: Int) -> CurrencySign? {
    let signs = type(of: rules).currencySigns
    guard tokens.kind(index) == .letters || tokens.kind(index) == .mark else { return nil }
    // "R$", "mex$", "ر.س" are several tokens.
    let isWord = tokens.kind(index) == .letters && tokens.kind(index + 1) != .mark
    for length in isWord ? [1] : [3, 2, 1] where index + length <= tokens.count {
      let text = tokens.text(from: index, to: index + length)
      if let code = signs[text] ?? rules.currencyCode(ofSign: text) ?? Self.currencySigns[text] {
        guard tokens.kind(index + length - 1) == .mark || isLetterEnd(index + length) else {
          continue
        }
        // "US$" is written to distinguish it from other dollars.
        let isFormal = type(of: rules).formalSigns.contains(text)
        return CurrencySign(code: code, isFormal: isFormal, next: index + length)
      }
    }
    let letters = tokens.text(index)
    if isOfThings(index) { return nil }
    guard tokens.kind(index) == .letters, letters.utf8.count == 3,
      tokens.isEdge(index - 1) || tokens.kind(index - 1) == .digits
    else {
      return nil
    }
    let code = letters.uppercased()
    // With a period it is short for a word: "€ 15,00 cad."
    let isKnown = Self.lowercase.contains(letters) && !tokens.isMark(index + 1, ".")
    guard isKnown || letters == code, isKnown || ICU.isModernCurrency(code),
      !Self.words.contains(code) || isCurrency(index)
    else { return nil }
    return CurrencySign(code: code, isFormal: true, next: index + 1)
  }

  /// The currency that a word behind a number with two decimals names, which are hundredths then: "49,99 Euro".
  func currencyWord(_ index: Int, for number: TextNumber) -> CurrencySign? {
    guard number.fraction?.utf8.count == 2, tokens.kind(index) == .letters,
      tokens.isEdge(index + 1), !tokens.isMark(index + 1, "-"), case let word = tokens.text(index),
      word.count > 2,
      let found = type(of: rules).currencies.first(where: { code, noun in
        // A pound is a weight as well.
        // One dollar before a noun is a part of it: "a 49.99 dollar fee".
        noun.minor != nil && code != "GBP"
          && !(noun.major.forms.count > 1 && noun.major.forms[0] == word && number.whole != "1")
          && noun.major.forms.contains { $0 == word || $0.lowercased() == word }
      })
    else { return nil }
    return CurrencySign(code: found.key, isFormal: false, next: index + 1)
  }

  /// Whether a code belongs to what is counted: "5 PHP files", "4.4BSD-Lite", "step 5 rub in".
  private func isOfThings(_ index: Int) -> Bool {
    let letters = tokens.text(index)
    if letters == "BSD", tokens.kind(index - 1) == .digits { return true }
    guard Self.things.contains(letters.uppercased()), tokens.kind(index - 1) == .space,
      tokens.kind(index - 2) == .digits
    else { return false }
    return (tokens.kind(index + 1) == .space || tokens.isMark(index + 1, "-"))
      && tokens.kind(index + 2) == .letters
  }

  /// Codes that are better known for other things.
  private static let things: Set<String> = [
    "CAD", "PHP", "BSD", "BAM", "RUB", "GEL", "PEN", "RON", "MAD", "SOS", "CUP", "KID", "ISK",
    "LAK",
    "MOP", "TRY", "ALL", "TOP", "COP", "AMD", "BOB", "SEK",
  ]

  /// Whether a code that is a word, too, is a currency: behind a number in a text with little else, or before one with two decimals or groups.
  ///
  /// "TOP 10" are ten, and no Tongan money.
  private func isCurrency(_ index: Int) -> Bool {
    let before = tokens.kind(index - 1) == .space ? index - 2 : index - 1
    if tokens.kind(before) == .digits { return tokens.count <= 6 }
    guard let number = TextNumber(tokens, at: tokens.skipSpace(index + 1), by: rules.numerals)
    else { return false }
    return number.fraction?.utf8.count == 2 || number.isGrouped
  }

  /// Whether letters may end before an index.
  func isLetterEnd(_ index: Int) -> Bool {
    tokens.kind(index) != .letters || !tokens.isSpaced(index)
  }

  /// The signs that stand for one currency everywhere, or mostly do.
  static let currencySigns: [String: String] = [
    "$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₹": "INR", "₩": "KRW", "₽": "RUB",
    "₺": "TRY", "₪": "ILS", "₫": "VND", "₴": "UAH", "฿": "THB", "₱": "PHP", "֏": "AMD", "₾": "GEL",
    "₸": "KZT", "₦": "NGN", "৳": "BDT", "₡": "CRC", "₲": "PYG", "₵": "GHS", "₼": "AZN", "₮": "MNT",
    "US$": "USD", "US-$": "USD", "CA$": "CAD", "C$": "CAD", "A$": "AUD", "AU$": "AUD", "NZ$": "NZD",
    "kr": CrownName.code, "zł": "PLN", "Kč": "CZK", "HK$": "HKD", "S$": "SGD", "R$": "BRL",
    "MX$": "MXN", "NT$": "TWD",
  ]

  /// The codes that are not words in any language, and so count even in lowercase.
  private static let lowercase: Set<String> = [
    "usd", "eur", "gbp", "jpy", "chf", "cny", "inr", "rub", "krw", "brl", "mxn", "ttd", "bop",
    "crc", "hnl", "hkd", "nzd", "sgd", "twd", "thb", "vnd", "idr", "myr", "pln", "czk", "huf",
    "kzt", "aed", "qar", "egp", "ngn", "kes", "ghs", "clp", "pyg", "uyu", "gtq", "nio", "dkk",
    "nok", "pkr", "bdt", "lkr", "aud", "cad",
  ]
  /// The codes that are also words, and so count only in a text with little else than an amount.
  private static let words: Set<String> = [
    "ALL", "TOP", "TRY", "CUP", "MAD", "PEN", "GEL", "BAM", "COP", "BOB", "SOS", "LAK", "STD",
    "ANG", "MOP", "RON", "ISK", "ZAR", "SUR", "DEM", "CHE", "ILS", "AMD", "PAB", "CDF", "MUR",
    "SCR", "PGK", "PHP", "BSD", "CVE",
  ]

  /// The names of a currency, as called for by the sign in the text.
  func noun(_ sign: CurrencySign, _ amount: SpokenNumber) -> CurrencyNoun {
    sign.isFormal
      ? rules.formalCurrency(sign.code, for: amount) : rules.currency(sign.code, for: amount)
  }
}
