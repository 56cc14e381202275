// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What puts an amount into the accusative, in which feminine nouns and the one before them end otherwise: "за одну тысячу рублей".
///
/// All other words of an amount are as in the nominative.
struct AccusativeWords {
  /// The prepositions and verbs that demand it.
  let leads: Set<String>
  /// The words that change, as they end.
  private let words: [String: String]

  /// - Parameters:
  ///   - leads: the prepositions and verbs that demand it.
  ///   - words: the words that change, and how they end then.
  init(leads: Set<String>, _ words: [String: String]) {
    self.leads = leads
    self.words = words
  }

  /// The words of an amount in the accusative.
  func accusative(_ amount: String) -> String {
    amount.split(separator: " ").map { words[String($0)] ?? String($0) }.joined(separator: " ")
  }
}

extension TextNormalizer {
  /// Reads an amount of money, or one of thousands, behind a word that puts it into the accusative: "на 1 249,50 руб.".
  func accusativeAmount(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let words = type(of: rules).accusative, tokens.kind(index - 1) == .space,
      words.leads.contains(tokens.text(index - 2).lowercased()),
      let number = spacedNumber(index) ?? textNumber(index), !number.hasLeadingZero
    else { return nil }
    let behind = tokens.skipSpace(number.next)
    let isMoney = currencySign(behind) != nil
    guard isMoney || type(of: rules).scales[tokens.text(behind)] != nil else { return nil }
    var amount = SpokenForm()
    guard let next = quantity(index, into: &amount), next > number.next else { return nil }
    let spoken = amount.text.text()
    let changed = words.accusative(spoken)
    guard isMoney || changed != spoken else { return nil }
    form.append(changed)
    return next
  }
}
