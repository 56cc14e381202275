/// Reads English free text: what has one reading is written out, and the rest stays as it is.
///
/// Each recognizer looks at one place of the text. It either says what it finds there and returns the place
/// after it, or says nothing and returns nil; the first that finds something wins.
struct EnglishTextReader {
  let tokens: TextTokens
  /// Says money and measures.
  let amounts = EnglishVerbalizer(usesAnd: true)

  init(_ text: String) { tokens = TextTokens(text) }

  /// Whether a text is words alone, so that there is nothing to read out of it; most cells are.
  static func isPlain(_ text: String) -> Bool {
    let isWords = text.utf8.allSatisfy { byte in
      (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
        || byte == UInt8(ascii: " ")
    }
    guard isWords else { return false }
    return text.split(separator: " ").allSatisfy { word in
      let lower = word.lowercased()
      return !EnglishTextWords.bareAbbreviations.contains(lower)
        && !EnglishTextWords.numbered.contains(lower)
    }
  }

  /// Appends the words of the whole text.
  func read(into form: inout SpokenForm) {
    if accounting(into: &form) { return }
    var place = 0
    // Whether what follows is glued to what was said, as a comma is.
    var isGlued = true
    while place < tokens.count {
      if tokens.kind(place) == .space {
        isGlued = false
        place += 1
        continue
      }
      if let next = recognize(place, into: &form) {
        place = next
        // A mark behind a number stays with it.
        isGlued = tokens.kind(place) == .mark
        continue
      }
      form.append(literal: tokens.text(place), isGlued: isGlued && place > 0)
      isGlued = tokens.kind(place) == .mark || tokens.kind(place + 1) == .mark
      place += 1
    }
  }

  /// Looks for everything that can begin with a token of its kind, the most special first.
  private func recognize(_ place: Int, into form: inout SpokenForm) -> Int? {
    switch tokens.kind(place) {
    case .letters: return word(place, into: &form)
    case .digits: return digits(place, into: &form)
    case .mark: return mark(place, into: &form)
    case .space, nil: return nil
    }
  }

  private func word(_ place: Int, into form: inout SpokenForm) -> Int? {
    if let next = phrase(place, into: &form) { return next }
    // An address goes on behind its first word, and so does money behind a country's letters.
    if let next = tokens.kind(place + 1), next != .space {
      if let next = address(place, into: &form) { return next }
      if let next = money(place, into: &form) { return next }
    }
    if let next = state(place, into: &form) { return next }
    if let next = date(place, into: &form) { return next }
    if let next = roman(place, into: &form) { return next }
    if let next = initials(place, into: &form) { return next }
    return abbreviation(place, into: &form)
  }

  private func digits(_ place: Int, into form: inout SpokenForm) -> Int? {
    if let next = phrase(place, into: &form) { return next }
    if let next = address(place, into: &form) { return next }
    if let next = street(place, into: &form) { return next }
    if let next = phone(place, into: &form) { return next }
    if let next = date(place, into: &form) { return next }
    if let next = time(place, into: &form) { return next }
    if let next = duration(place, into: &form) { return next }
    if let next = amount(place, into: &form) { return next }
    if let next = fraction(place, into: &form) { return next }
    if let next = ordinal(place, into: &form) { return next }
    return number(place, into: &form)
  }

  private func mark(_ place: Int, into form: inout SpokenForm) -> Int? {
    if let next = markup(place, into: &form) { return next }
    if let next = phone(place, into: &form) { return next }
    if let next = amount(place, into: &form) { return next }
    if let next = number(place, into: &form) { return next }
    return symbol(place, into: &form)
  }

  private func amount(_ place: Int, into form: inout SpokenForm) -> Int? {
    money(place, into: &form) ?? measure(place, into: &form)
  }

  // MARK: What is not text

  /// A tag, or what stands in brackets for a synthesizer, is left as it is.
  private func markup(_ place: Int, into form: inout SpokenForm) -> Int? {
    if let end = phonemes(place) {
      form.append((place..<end).map { tokens.text($0) }.joined())
      return end
    }
    guard tokens.isMark(place, "<"),
      tokens.kind(place + 1) == .letters || tokens.isMark(place + 1, "/")
    else { return nil }
    var end = place + 1
    while end < tokens.count, !tokens.isMark(end, ">") {
      if tokens.isMark(end, "<") { return nil }
      end += 1
    }
    guard end < tokens.count else { return nil }
    form.append((place...end).map { tokens.text($0) }.joined())
    return end + 1
  }

  /// The end of sounds in brackets: capital letters, each with a stress at most.
  private func phonemes(_ place: Int) -> Int? {
    guard tokens.isMark(place, "[") else { return nil }
    var end = place + 1
    while end < tokens.count, !tokens.isMark(end, "]") {
      let text = tokens.text(end)
      let isSound =
        tokens.kind(end) == .space || (tokens.kind(end) == .digits && text.count == 1)
        || (tokens.kind(end) == .letters && text.count <= 3 && text == text.uppercased())
      guard isSound else { return nil }
      end += 1
    }
    return end < tokens.count && end > place + 1 ? end + 1 : nil
  }

  // MARK: Numbers

  /// The sign before a number, and the place after it.
  ///
  /// A minus is always one; a hyphen after a letter or digit joins, and is none.
  func sign(_ place: Int) -> (isNegative: Bool, next: Int) {
    guard tokens.kind(place + 1) != .space else { return (false, place) }
    if tokens.isMark(place, "−") { return (true, place + 1) }
    guard tokens.isMark(place, "-") else { return (false, place) }
    let before = tokens.kind(place - 1)
    let isSign =
      before == nil || before == .space || tokens.isMark(place - 1, in: ["(", "?", "\""])
    return isSign ? (true, place + 1) : (false, place)
  }

  /// A number alone: with its sign, in a range, or as what remains.
  private func number(_ place: Int, into form: inout SpokenForm) -> Int? {
    let (isNegative, start) = sign(place)
    guard let number = TextNumber(tokens, at: start) else {
      return version(start, into: &form) ?? plus(place, into: &form)
    }
    if number.whole.isEmpty, start > 0, !isNegative, !startsWord(start) { return nil }
    if isNegative { form.append("minus") }
    if isNegative, number.isPlain, tokens.isMark(number.next, ":"),
      let minutes = TextNumber(tokens, at: number.next + 1), minutes.whole.count == 2
    {
      // An offset of a time zone.
      say(number, into: &form)
      say(minutes, into: &form)
      return minutes.next
    }
    if let end = decade(number, place: start, into: &form) { return end }
    if !isNegative, let end = era(number, into: &form) { return end }
    let isInner = tokens.isMark(start - 1, in: ["-", "–"])
    if !isNegative, !isInner,
      let end = range(number, into: &form) ?? difference(number, into: &form)
    {
      return end
    }
    if followsEnding(start), number.isPlain {
      form.append(EnglishNumber.digits(number.whole), as: .digits)
      return number.next
    }
    say(number, into: &form)
    // "B2B" is no billions.
    guard tokens.isEdge(start - 1) else { return number.next }
    return scale(number.next, into: &form) ?? number.next
  }

  /// Three or more numbers with points between them: a version.
  private func version(_ place: Int, into form: inout SpokenForm) -> Int? {
    var parts: [String] = []
    var at = place
    while tokens.kind(at) == .digits {
      parts.append(tokens.text(at))
      guard tokens.isMark(at + 1, "."), tokens.kind(at + 2) == .digits else { break }
      at += 2
    }
    guard parts.count > 2 else { return nil }
    for (number, part) in parts.enumerated() {
      if number > 0 { form.append("point") }
      let isLong = part.count > 4 || (part.count > 1 && part.hasPrefix("0"))
      form.append(isLong ? EnglishNumber.digits(part) : EnglishNumber.cardinal(part))
    }
    return at + 1
  }

  /// Whether a word may begin here: at the start, after white space, or after what opens.
  private func startsWord(_ place: Int) -> Bool {
    let before = tokens.kind(place - 1)
    return before == nil || before == .space
      || tokens.isMark(place - 1, in: ["(", "\"", "$", "€", "£"])
  }

  /// Whether the words before are "ending in": then digits are those of a card or an account.
  private func followsEnding(_ place: Int) -> Bool {
    guard tokens.kind(place - 1) == .space, tokens.kind(place - 3) == .space else { return false }
    return tokens.text(place - 4).lowercased() == "ending"
      && ["in", "with"].contains(tokens.text(place - 2).lowercased())
  }

  /// A year of an era: "340 A.D.".
  private func era(_ number: TextNumber, into form: inout SpokenForm) -> Int? {
    guard number.isPlain, let year = number.small, (100...2999).contains(year),
      tokens.kind(number.next) == .space, let era = initialsText(number.next + 1),
      ["AD", "BC", "BCE", "CE"].contains(era.letters)
    else { return nil }
    sayPairs(year, into: &form)
    form.append(era.letters, as: .letters)
    return era.next
  }

  /// A number as pairs of digits: "three forty", "fourteen twenty-eight".
  func sayPairs(_ number: Int, into form: inout SpokenForm) {
    if number >= 1000 {
      form.append(EnglishNumber.year(number))
    } else if number >= 100 {
      form.append(EnglishNumber.cardinal(String(number / 100)))
      let rest = number % 100
      form.append(
        rest == 0
          ? "hundred" : (rest < 10 ? "oh " : "") + EnglishNumber.cardinal(String(rest)))
    } else {
      form.append(EnglishNumber.cardinal(String(number)))
    }
  }

  /// Two numbers around a minus of an equation, or a colon: "1 - 2 = 5", "2:8".
  private func difference(_ first: TextNumber, into form: inout SpokenForm) -> Int? {
    if tokens.isMark(first.next, ":"), let second = TextNumber(tokens, at: first.next + 1),
      first.isPlain, second.isPlain, tokens.isEdge(second.next)
    {
      say(first, into: &form)
      form.append("to")
      say(second, into: &form)
      return second.next
    }
    let minus = tokens.skipSpace(first.next)
    let after = tokens.skipSpace(minus + 1)
    guard tokens.isMark(minus, in: ["-", "−"]), after > minus + 1 || minus > first.next,
      let second = TextNumber(tokens, at: after),
      tokens.isMark(tokens.skipSpace(second.next), "=")
    else { return nil }
    say(first, into: &form)
    form.append("minus")
    say(second, into: &form)
    return second.next
  }

  /// A plus sign before a number.
  private func plus(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(place, "+"), tokens.isEdge(place - 1),
      let number = TextNumber(tokens, at: place + 1)
    else { return nil }
    form.append("plus")
    say(number, into: &form)
    return number.next
  }

  /// The word for a large number behind another: "100 million", "1M".
  func scale(_ place: Int, into form: inout SpokenForm) -> Int? {
    if ["K", "M", "B"].contains(tokens.text(place)), tokens.isEdge(place + 1),
      let scale = EnglishTextWords.scales[tokens.text(place)]
    {
      form.append(scale)
      return place + 1
    }
    let word = tokens.skipSpace(place)
    guard word > place, tokens.text(word).count > 2,
      let scale = EnglishTextWords.scales[tokens.text(word).lowercased()]
    else { return nil }
    form.append(scale)
    return word + 1
  }

  /// Says a number as people read it in a text: years in pairs, long rows of digits one by one.
  func say(_ number: TextNumber, into form: inout SpokenForm) {
    if number.hasLeadingZero, number.fraction == nil {
      form.append(EnglishNumber.digits(number.whole), as: .digits)
    } else if number.isPlain, number.whole.count > 4 {
      form.append(EnglishNumber.digits(number.whole), as: .digits)
    } else if let year = number.small, number.whole.count == 4, (1100...2099).contains(year) {
      form.append(EnglishNumber.year(year))
    } else {
      sayValue(number, into: &form)
    }
  }

  /// Says the value of an amount: "one hundred and twenty three point two".
  func sayAmount(_ number: TextNumber, into form: inout SpokenForm) {
    if !number.whole.isEmpty || number.fraction == nil {
      form.append(EnglishNumber.amount(number.whole))
    }
    sayFraction(number, into: &form)
  }

  /// Says the value of a number: "twelve thousand six hundred", "zero point one".
  func sayValue(_ number: TextNumber, into form: inout SpokenForm) {
    if !number.whole.isEmpty || number.fraction == nil {
      form.append(EnglishNumber.cardinal(number.whole))
    }
    sayFraction(number, into: &form)
  }

  private func sayFraction(_ number: TextNumber, into form: inout SpokenForm) {
    guard let fraction = number.fraction else { return }
    form.append("point")
    form.append(EnglishNumber.digits(fraction))
  }

  /// A second number behind a dash: from one to the other; years may leave their century out.
  private func range(_ first: TextNumber, into form: inout SpokenForm) -> Int? {
    let dash = first.next
    guard tokens.isMark(dash, in: ["-", "–", "—"]), tokens.kind(dash + 1) == .digits,
      let second = TextNumber(tokens, at: dash + 1), tokens.isEdge(second.next),
      !tokens.isMark(second.next, in: ["-", "–"]), !tokens.isMark(second.next, "/"),
      let from = first.value.flatMap({ Double($0.text) }),
      let to = second.value.flatMap({ Double($0.text) })
    else { return nil }
    let isYears = first.whole.count == 4 && second.isPlain && first.isPlain
    guard to > from || (isYears && second.whole.count == 2) else { return nil }
    say(first, into: &form)
    form.append("to")
    say(second, into: &form)
    return second.next
  }

  /// "1910s", "'80s", "mid-80s", and from one to another.
  private func decade(
    _ number: TextNumber, place: Int, into form: inout SpokenForm
  ) -> Int? {
    guard number.isPlain, tokens.text(number.next) == "s", number.whole.hasSuffix("0"),
      tokens.isEdge(number.next + 1), let value = number.small
    else { return nil }
    let isShort = number.whole.count == 2 && tokens.isMark(place - 1, in: ["'", "’", "-", "–"])
    guard isShort || (number.whole.count == 4 && (1100...2099).contains(value)) else { return nil }
    var words = isShort ? EnglishNumber.cardinal(number.whole) : EnglishNumber.year(value)
    words = words.hasSuffix("y") ? words.dropLast() + "ies" : words + "s"
    form.append(words)
    let dash = number.next + 1
    if tokens.isMark(dash, in: ["-", "–"]), let second = TextNumber(tokens, at: dash + 1),
      tokens.text(second.next) == "s"
    {
      form.append("to")
      return decade(second, place: dash + 1, into: &form) ?? dash + 1
    }
    return dash
  }

  /// "23rd", as long as the letters are those of the number.
  private func ordinal(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard let number = TextNumber(tokens, at: place), number.fraction == nil,
      tokens.isEdge(place - 1), isOrdinal(number)
    else { return nil }
    form.append(EnglishNumber.ordinal(digits: number.whole))
    return number.next + 1
  }

  /// Whether the letters behind a number make it an ordinal.
  func isOrdinal(_ number: TextNumber) -> Bool {
    let teens = ["11", "12", "13"].contains(String(number.whole.suffix(2)))
    let last = number.whole.last
    let suffix = teens ? "th" : last == "1" ? "st" : last == "2" ? "nd" : last == "3" ? "rd" : "th"
    return tokens.text(number.next).lowercased() == suffix
  }

  // MARK: Fractions

  /// "1/4", "31/32", "2 1/2".
  private func fraction(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard let first = TextNumber(tokens, at: place), first.isPlain, tokens.isEdge(place - 1),
      !tokens.isMark(place - 1, "/")
    else { return nil }
    if tokens.kind(first.next) == .space, tokens.kind(first.next + 1) == .digits,
      let (numerator, denominator, end) = quotient(first.next + 1)
    {
      say(first, into: &form)
      form.append("and")
      if numerator == "1" {
        form.append(denominator == "2" ? "a half" : denominator == "4" ? "a quarter" : "a")
        if denominator != "2", denominator != "4" {
          form.append(EnglishNumber.ordinal(digits: denominator))
        }
      } else {
        sayQuotient(numerator, denominator, into: &form)
      }
      return end
    }
    guard let (numerator, denominator, end) = quotient(place) else { return nil }
    if numerator == denominator, numerator.count > 1 {
      // Fifty-fifty is a share, and no fiftieths.
      let half = EnglishNumber.cardinal(numerator)
      form.append(half + " " + half)
      return end
    }
    sayQuotient(numerator, denominator, into: &form)
    return end
  }

  /// Two whole numbers around a slash, and the place after them.
  private func quotient(_ place: Int) -> (String, String, Int)? {
    guard let first = TextNumber(tokens, at: place), first.isPlain else { return nil }
    let slash = tokens.skipSpace(first.next)
    guard tokens.isMark(slash, in: ["/", "⁄"]),
      let second = TextNumber(tokens, at: tokens.skipSpace(slash + 1)), second.isPlain,
      !second.whole.hasPrefix("0"), !first.hasLeadingZero, !tokens.isMark(second.next, "/")
    else { return nil }
    var end = second.next
    if isOrdinal(second) { end += 1 } else if !tokens.isEdge(end) { return nil }
    return (first.whole, second.whole, end)
  }

  private func sayQuotient(
    _ numerator: String, _ denominator: String, into form: inout SpokenForm
  ) {
    form.append(EnglishNumber.cardinal(numerator))
    let isOne = numerator == "1"
    switch denominator {
    case "1": form.append("over one")
    case "2": form.append(isOne ? "half" : "halves")
    case "4": form.append(isOne ? "quarter" : "quarters")
    default: form.append(EnglishNumber.ordinal(digits: denominator) + (isOne ? "" : "s"))
    }
  }

  // MARK: Words and symbols

  /// A phrase that is said in a way of its own: "24/7", "401(k)", "N/A".
  private func phrase(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(place - 1), let phrases = EnglishTextWords.phrases[tokens.text(place)]
    else {
      return nil
    }
    for (written, words) in phrases {
      var text = ""
      var end = place
      while end < tokens.count, text.count < written.count {
        text += tokens.text(end)
        end += 1
      }
      if text == written, tokens.isEdge(end), !tokens.isMark(end, in: ["/", "-"]) {
        form.append(words)
        return end
      }
    }
    return nil
  }

  /// A Roman number behind what is numbered: "Part XL".
  private func roman(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(place) == .letters, tokens.kind(place - 1) == .space,
      EnglishTextWords.numbered.contains(tokens.text(place - 2).lowercased()),
      tokens.isEdge(place + 1),
      let value = RomanNumber.value(of: tokens.text(place))
    else { return nil }
    form.append(EnglishNumber.cardinal(String(value)))
    return place + 1
  }

  /// Letters with full stops between them: "U.S.A.", said as letters.
  private func initials(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(place - 1), let (letters, next) = initialsText(place), letters.count > 1,
      tokens.isMark(place + 1, "."), tokens.text(place).first?.isUppercase == true
    else { return nil }
    form.append(letters, as: .letters)
    return next
  }

  /// The letters of initials, or of a word in capitals, and the place after them.
  private func initialsText(_ place: Int) -> (letters: String, next: Int)? {
    guard tokens.kind(place) == .letters else { return nil }
    let word = tokens.text(place)
    if word.count > 1 { return word == word.uppercased() ? (word, place + 1) : nil }
    var letters = ""
    var at = place
    while tokens.kind(at) == .letters, tokens.text(at).count == 1, tokens.isEdge(at + 1) {
      letters += tokens.text(at)
      at += 1
      guard tokens.isMark(at, ".") else { break }
      at += 1
    }
    return (letters.uppercased(), at)
  }

  private func abbreviation(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(place) == .letters, tokens.isEdge(place - 1) else { return nil }
    if let next = title(place, into: &form) { return next }
    let word = tokens.text(place).lowercased()
    let hasStop = tokens.isMark(place + 1, ".")
    if let full = EnglishTextWords.abbreviations[word],
      hasStop || EnglishTextWords.bareAbbreviations.contains(word),
      tokens.isEdge(hasStop ? place + 2 : place + 1)
    {
      form.append(full)
      return place + (hasStop ? 2 : 1)
    }
    return nil
  }

  /// "Dr." and "St." by what stands around them, and "No." before a number.
  private func title(_ place: Int, into form: inout SpokenForm) -> Int? {
    let word = tokens.text(place)
    guard ["Dr", "St", "No", "Nr"].contains(word), tokens.isMark(place + 1, ".") else { return nil }
    let next = tokens.skipSpace(place + 2)
    let isNameNext = next > place + 2 && tokens.text(next).first?.isUppercase == true
    let isNameBefore =
      tokens.kind(place - 1) == .space && tokens.text(place - 2).first?.isUppercase == true
    switch word {
    case "No", "Nr":
      guard tokens.kind(next) == .digits else { return nil }
      form.append("number")
    case "Dr" where isNameNext: form.append("Doctor")
    case "Dr" where isNameBefore: form.append("Drive")
    case "St" where isNameBefore: form.append("Street")
    case "St" where isNameNext: form.append("Saint")
    default: return nil
    }
    return place + 2
  }

  /// An emoji by its name, with the tone of its skin.
  private func emoji(_ place: Int, into form: inout SpokenForm) -> Int? {
    let scalars = tokens.text(place).unicodeScalars
    guard let first = scalars.first, first.value > 0x2000,
      first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}"),
      let name = first.properties.name, !name.hasPrefix("REGIONAL")
    else { return nil }
    form.append(name.lowercased())
    for scalar in scalars.dropFirst() where scalar.properties.isEmojiModifier {
      form.append((scalar.properties.name ?? "").lowercased())
    }
    return place + 1
  }

  private func symbol(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(place) == .mark else { return nil }
    let mark = tokens.text(place)
    switch mark {
    case "@" where tokens.kind(place + 1) == .letters: form.append("at")
    case "#" where tokens.kind(place + 1) == .letters || tokens.kind(place - 1) == .letters:
      form.append("hash")
    case "#" where tokens.kind(place + 1) == .digits: form.append("number")
    case "=": form.append("equals")
    case "+":
      form.append("plus")
    default:
      guard let name = EnglishTextWords.symbols[mark] else { return emoji(place, into: &form) }
      form.append(name)
    }
    return place + 1
  }
}
