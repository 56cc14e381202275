import Synchronization

/// The spoken form for languages without rules of their own: the label, with its signs and units in words.
///
/// A speech engine reads digits in its own language, but loses a `€`, and reads a minus sign in English. So
/// money, percents and measures get the names that CLDR has for them, and a minus its word. Where CLDR knows no
/// word for it, the label stays as it is: no word of another language gets into a voice.
struct LabelVerbalizer: Verbalizer {
  let locale: LocaleIdentifier

  /// The words for a minus that were looked up, by locale.
  private static let minuses = Mutex<[String: String?]>([:])

  /// The word for a minus; nil when CLDR has none.
  private var minus: String? {
    if let known = Self.minuses.withLock({ $0[locale.tag] }) { return known }
    let word = ICU.minus(of: locale)
    Self.minuses.withLock { $0[locale.tag] = .some(word) }
    return word
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
    guard let text = NumberFormatters.format(exact.text, skeleton, locale) else {
      return false
    }
    if number.isNegative {
      guard let minus else { return false }
      form.append(minus)
    }
    append(label: text, into: &form)
    return true
  }

  /// Appends text as it stands, but for the spaces that group digits: they are closed, since a speech engine
  /// would hear several numbers.
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
