/// The values that few tables have.
extension SpokenRules {
  func appendRare(_ value: SpokenValue, into form: inout SpokenForm) -> Bool {
    switch value {
    case .ordinal(let number):
      let exact = SpokenNumber(number)
      guard exact.fraction.isEmpty, !exact.isNegative, exact.whole != "0",
        let words = ordinal(exact.whole, .masculine)
      else {
        // What has no ordinal is the number.
        form.append(say(exact))
        break
      }
      form.append(words)
    case .duration(let seconds): append(duration: seconds, into: &form)
    case .bytes(let number):
      var unsigned = number
      unsigned.isNegative = false
      let (amount, unit) = DataSize.scaled(unsigned)
      if number.isNegative { form.append(words.minus) }
      form.append(measure(SpokenNumber(amount), unit: unit))
    case .rating(let number, let stars):
      let pattern = Language.of(locale).table.rating
      form.append(
        TableWords.fill(pattern, [say(SpokenNumber(number)), cardinal(stars, .none)]))
    case .fraction(let text): return append(fraction: text, into: &form)
    case .phone(let text): return append(phone: text, into: &form)
    case .address(let text): appendAddress(text, into: &form)
    case .verbatim(let text): appendSpelled(text, into: &form)
    case .version(let text): append(version: text, into: &form)
    case .range(let text): return append(text, between: words.to, into: &form)
    case .score(let text): return append(text, between: words.score, into: &form)
    case .roman(let text):
      guard let value = RomanNumber.value(of: text.uppercased()) else { return false }
      form.append(cardinal(value))
    default: return false
    }
    return true
  }

  /// "two hours five minutes".
  private func append(duration seconds: DecimalNumber, into form: inout SpokenForm) {
    if seconds.isNegative { form.append(words.minus) }
    var unsigned = seconds
    unsigned.isNegative = false
    for part in SpokenDuration(seconds: unsigned).parts {
      form.append(measure(SpokenNumber(part.amount), unit: part.unit))
    }
  }

  /// "3/4", "-1 1/2", "½".
  private func append(fraction text: String, into form: inout SpokenForm) -> Bool {
    let isNegative = text.hasPrefix("-") || text.hasPrefix("−")
    let reader = TextReader(isNegative ? String(text.dropFirst()) : text, rules: self)
    guard let fraction = reader.fractionText(0), fraction.next >= reader.tokens.count else {
      return false
    }
    if isNegative { form.append(words.minus) }
    form.append(fraction.words)
    return true
  }

  /// The digits one by one, in the groups in which they are written.
  private func append(phone text: String, into form: inout SpokenForm) -> Bool {
    let tokens = TextTokens(text)
    var groups: [String] = []
    for place in 0..<tokens.count {
      switch tokens.kind(place) {
      case .digits: groups.append(tokens.text(place))
      // Letters are an extension, or a word on the keys; then it is text.
      case .letters: return false
      default: break
      }
    }
    guard !groups.isEmpty else { return false }
    form.append(phone(groups, isInternational: text.hasPrefix("+")), as: .digits)
    return true
  }

  /// "v1.2.3": numbers and the points between them.
  private func append(version text: String, into form: inout SpokenForm) {
    let tokens = TextTokens(text)
    for place in 0..<tokens.count {
      let part = tokens.text(place)
      switch tokens.kind(place) {
      case .digits:
        form.append(part.hasPrefix("0") && part.count > 1 ? digits(part) : cardinal(part))
      case .letters: form.append(part, as: part.count == 1 ? .letters : .words)
      case .mark: form.append(part.first.flatMap { words.marks[$0] } ?? part)
      case .space, nil: break
      }
    }
  }

  /// Two values with a word between them.
  private func append(_ text: String, between word: String, into form: inout SpokenForm) -> Bool {
    let tokens = TextTokens(text)
    let marks = TextReader.dashes.union([":", "−", "…"])
    guard let mark = (1..<max(tokens.count, 1)).first(where: { tokens.isMark($0, in: marks) })
    else {
      return false
    }
    read(tokens.text(from: 0, to: mark), into: &form)
    // Without a word a pause tells the two apart: "twenty, one".
    if word.isEmpty { form.appendPause(pause) } else { form.append(word) }
    read(tokens.text(from: mark + 1, to: tokens.count), into: &form)
    return true
  }
}
