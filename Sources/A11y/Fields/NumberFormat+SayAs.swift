// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension NumberFormat {
  /// Prepares the format for a field's numbers; nil if the field holds another kind of value.
  init?(_ say: SayAs, locale: LocaleIdentifier) {
    switch say.kind {
    case .number, .text, .yesNo, .integer:
      self.init(skeleton: "", fraction: say.digits ?? .all, locale: locale)
    case .year:
      self.init(
        skeleton: "", fraction: say.digits ?? .all, grouping: false, locale: locale)
    case .percent:
      self.init(
        skeleton: "percent", fraction: say.digits ?? FractionDigits(minimum: 0, maximum: 2),
        isPercent: !say.whole, locale: locale)
    case .currency(let code):
      let own = ICU.fractionDigits(ofCurrency: code)
      self.init(
        skeleton: "currency/\(code)" + (say.accounting ? " sign-accounting" : ""),
        fraction: say.digits ?? .exactly(own), locale: locale)
    default: return nil
    }
    // Digits that were asked for are kept to.
    if case .currency = say.kind, say.digits == nil, say.signWords == nil, !say.direction {
      kept = .aboveZero
    }
  }
}
