// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The spoken form for languages without rules of their own: the label, with its signs and units in
/// words.
///
/// A speech engine reads digits in its own language, but drops a `€` and reads a minus sign in
/// English. Money, percents and measures therefore get CLDR's names, and a minus its word. Where
/// CLDR has no word, the label stays as it is, so that a voice never has to read another language's
/// words.
struct LabelVerbalizer: Verbalizer {
  let locale: LocaleIdentifier

  /// The words for minus looked up so far, by locale.
  private static let minuses = FactCache<String?>(limit: 200)

  /// The word for minus; nil when CLDR has none.
  private var minus: String? {
    Self.minuses.use(locale.tag) {
      .some(ICU.minus(of: locale))
    } _: {
      $0
    }
  }

  func append(_ value: SpokenValue, into form: inout SpokenForm) -> Bool {
    if case .text(let text) = value {
      append(label: text, into: &form)
      return true
    }
    switch value {
    case .number(let number): return append(number, unit: "", into: &form)
    case .money(let number, let code):
      let minor = ICU.fractionDigits(ofCurrency: code)
      return append(number, unit: "currency/\(code)", leastDigits: minor, into: &form)
    case .percent(let number): return append(number, unit: "unit/percent", into: &form)
    case .measure(let number, let unit): return append(number, unit: "unit/\(unit)", into: &form)
    default: return false
    }
  }

  private func append(
    _ number: DecimalNumber, unit: String, leastDigits: Int = 0, into form: inout SpokenForm
  ) -> Bool {
    var exact =
      number.trimmed(toFractionDigits: 0).scale <= 0
      ? number.trimmed(toFractionDigits: 0) : number
    exact.isNegative = false
    let count = exact.scale > 0 ? max(exact.scale, leastDigits) : 0
    let digits = "." + String(repeating: "0", count: count)
    let tokens = [
      unit, "unit-width-full-name", digits == "." ? "precision-integer" : digits, "group-off",
    ]
    let skeleton = tokens.filter { !$0.isEmpty }.joined(separator: " ")
    guard var text = NumberFormatters.format(exact.text, skeleton, locale) else {
      return false
    }
    // Hebrew has a word for one of a unit, which CLDR gives for parts of one, too.
    if exact.scale > 0, !text.contains(where: \.isNumber) {
      let bare = tokens.dropFirst(2).joined(separator: " ")
      guard let digits = NumberFormatters.format(exact.text, bare, locale),
        let many = NumberFormatters.format(
          "11", (tokens.prefix(2) + ["precision-integer"]).joined(separator: " "), locale)
      else { return false }
      text = digits + " " + many.filter { !$0.isNumber }.trimmingSpaces()
    }
    if number.isNegative {
      guard let minus else { return false }
      form.append(minus)
    }
    append(label: text, into: &form)
    return true
  }

  /// Appends a text as written, but without the spaces that group digits, which a speech engine
  /// would read as separate numbers.
  private func append(label: String, into form: inout SpokenForm) {
    let scalars = Array(label.unicodeScalars)
    var text = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      guard scalar == "\u{A0}" || scalar == "\u{202F}" else {
        text.append(scalar)
        continue
      }
      let isInside =
        index > 0 && index + 1 < scalars.count && scalars[index - 1].properties.numericType != nil
        && scalars[index + 1].properties.numericType != nil
      if !isInside { text.append(" ") }
    }
    form.append(String(text))
  }
}
