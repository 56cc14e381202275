// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Names of columns that count people, money and what is made of them, by thousands and millions.
enum CountName {
  private static let names: Set<String> = [
    "pop", "population", "people", "inhabitants", "users", "views", "followers", "subscribers",
    "downloads", "streams", "plays", "sales", "revenue", "turnover", "profit", "income", "budget",
    "gross", "cost", "price", "value", "valuation", "worth", "cap", "funding", "raised", "fee",
    "salary", "amount", "spend", "debt", "gdp", "assets", "votes", "visitors", "visits", "copies",
    "sold", "members", "likes", "listeners", "viewers", "earnings", "ebitda", "investment",
    "einwohner", "umsatz", "gewinn", "kosten", "wert", "habitants", "ventes", "habitantes",
    "población", "ventas", "abitanti", "fatturato", "população", "vendas", "inwoners", "omzet",
    "invånare", "omsättning",
  ]

  private static let sizes: Set<String> = [
    "size", "sizes", "limit", "limits", "max", "min", "bytes", "compressed", "uncompressed",
    "length", "memory", "capacity", "quota", "used", "free", "available",
  ]

  /// Whether a lowercased word of a field's name tells that it is the size of something, or a bound of it.
  static func isSize(_ word: String) -> Bool { sizes.contains(word) }

  /// Whether one of the lowercased words of a field's name tells that it is an amount, and no code.
  static func isCount(_ words: [String]) -> Bool { words.contains(where: names.contains) }
}
