// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The name of a crown of any country, which "kr" stands for: what the names of three countries' crowns have in common.
enum CrownName {
  /// Stands for a crown in place of a code of ISO 4217.
  static let code = "kr"

  private static let codes = ["SEK", "NOK", "DKK"]

  /// The noun, with a form for each plural category; nil where the names have nothing in common.
  static func noun(in rules: some SpokenRules) -> CurrencyNoun? {
    let names = codes.map(rules.names(ofCurrency:))
    let forms = names[0].indices.map { form in
      common(names.map { $0.indices.contains(form) ? $0[form] : "" })
    }
    guard forms.allSatisfy({ !$0.isEmpty }) else { return nil }
    let gender = type(of: rules).currencyGenders.gender(of: names[0][0])
    return CurrencyNoun(Noun(forms: forms, gender: gender), nil, ownsMinor: false)
  }

  /// The words that all names have, or their common end where they are written without blanks.
  private static func common(_ names: [String]) -> String {
    guard let first = names.first else { return "" }
    let others = names.dropFirst()
    let words = first.split(separator: " ").filter { word in
      others.allSatisfy { $0.split(separator: " ").contains(word) }
    }
    if !words.isEmpty { return words.joined(separator: " ") }
    var end = first[...]
    while !end.isEmpty, !others.allSatisfy({ $0.hasSuffix(end) }) { end = end.dropFirst() }
    return String(end)
  }
}
