/// Abbreviations, initials, Roman numbers and symbols in running text.
extension EnglishTextReader {
  /// Reads a phrase with a reading of its own: "24/7", "401(k)", "N/A".
  func phrase(_ place: Int, into form: inout SpokenForm) -> Int? {
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

  /// Reads a Roman numeral after a word for what is numbered: "Part XL".
  func roman(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(place) == .letters, tokens.kind(place - 1) == .space,
      EnglishTextWords.numbered.contains(tokens.text(place - 2).lowercased()),
      tokens.isEdge(place + 1),
      // A single letter may be just a letter.
      tokens.text(place).count > 1 || ["I", "V"].contains(tokens.text(place)),
      let value = RomanNumber.value(of: tokens.text(place))
    else { return nil }
    form.append(EnglishNumber.cardinal(String(value)))
    return place + 1
  }

  /// Reads the Roman numeral of a monarch or a pope: "Francis I".
  func regnal(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(place - 1) == .space,
      EnglishTextWords.regnal.contains(tokens.text(place - 2)),
      let value = RomanNumber.value(of: tokens.text(place)), value < 40, tokens.isEdge(place + 1)
    else { return nil }
    // Unlike "Mary, I am", "when George I met" has no comma: a verb after "I" makes it the pronoun.
    let verb = tokens.kind(place + 1) == .space ? tokens.text(place + 2).lowercased() : ""
    if value == 1, EnglishTextWords.verbsOfI.contains(verb) { return nil }
    form.append("the " + EnglishNumber.ordinal(digits: String(value)))
    return place + 1
  }

  /// Reads letters separated by periods as initials: "U.S.A.".
  func initials(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(place - 1), let (letters, next) = initialsText(place), letters.count > 1,
      tokens.isMark(place + 1, "."), tokens.text(place).first?.isUppercase == true
    else { return nil }
    form.append(letters, as: .letters)
    return next
  }

  /// The letters of initials or of an all-caps word, and the index past them.
  func initialsText(_ place: Int) -> (letters: String, next: Int)? {
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

  func abbreviation(_ place: Int, into form: inout SpokenForm) -> Int? {
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

  /// Expands "Dr." and "St." by their context, and "No." before a number.
  func title(_ place: Int, into form: inout SpokenForm) -> Int? {
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

  /// Reads an emoji by its name and its skin tone.
  func emoji(_ place: Int, into form: inout SpokenForm) -> Int? {
    let scalars = tokens.text(place).unicodeScalars
    guard let first = scalars.first, first.value > 0x2000,
      first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}"),
      let name = first.properties.name, !name.hasPrefix("REGIONAL")
    else { return nil }
    form.append(name.lowercased())
    for scalar in scalars.dropFirst() {
      if let tone = EnglishTextWords.skinTones[scalar] {
        form.append(tone)
      } else if scalar.properties.isEmoji, let name = scalar.properties.name {
        form.append(name.lowercased())
      }
    }
    return place + 1
  }

  func symbol(_ place: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(place) == .mark else { return nil }
    if let stars = tokens.stars(place) {
      _ = amounts.append(.rating(stars.filled, of: stars.count), into: &form)
      return stars.next
    }
    let mark = tokens.text(place)
    switch mark {
    case "@" where tokens.kind(place + 1) == .letters: form.append("at")
    case "#" where tokens.kind(place + 1) == .letters || tokens.kind(place - 1) == .letters:
      form.append("hash")
    case "#" where tokens.kind(place + 1) == .digits: form.append("number")
    case "-", "–":
      // "5%-10%".
      guard tokens.isMark(place - 1, "%"), let last = TextNumber(tokens, at: place + 1),
        tokens.isMark(last.next, "%")
      else { return nil }
      form.append("to")
    case "=": form.append("equals")
    case "+":
      form.append("plus")
    default:
      guard let name = EnglishTextWords.symbols[mark] else { return emoji(place, into: &form) }
      // "2½" is read "two and one half".
      if ["½", "¼", "¾", "⅓", "⅔"].contains(mark), tokens.kind(place - 1) == .digits {
        form.append("and")
      }
      form.append(name)
    }
    return place + 1
  }
}
