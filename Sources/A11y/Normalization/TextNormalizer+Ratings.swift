// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Ratings, and what is counted per unit, which both are written with a slash.
extension TextNormalizer {
  /// Reads a rating: a decimal of a round number, which is no fraction, or whole numbers behind a word for it.
  ///
  /// Examples: "4,5/5", "Note : 17/20".
  func rating(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let words = type(of: rules).ratings, tokens.isBoundary(index - 1),
      !tokens.isMark(index - 1, in: ["/", "-", ".", ","]), let number = textNumber(index),
      !number.isGrouped, tokens.isMark(number.next, "/"),
      case let most = tokens.text(number.next + 1), RatingWords.mosts.contains(most),
      case let next = number.next + 2, tokens.isBoundary(next) || !tokens.isSpaced(next),
      !tokens.isMark(next, in: ["/", "-", "–", "%"]),
      !(tokens.isMark(next, in: [".", ","]) && tokens.kind(next + 1) == .digits),
      unit(next, isGlued: false) == nil,
      let value = Double(number.whole + "." + (number.fraction ?? "0")), let end = Double(most),
      value <= end,
      isBehindRating(index, words)
        || number.fraction != nil && ["5", "10"].contains(most) && mayEndRating(next)
    else { return nil }
    let total = words.takesGenitive ? rules.genitive(most, .masculine) : nil
    form.append(words.said(rules.say(spoken(number)), of: total ?? rules.cardinal(most)))
    return next
  }

  /// Whether a rating may end at an index: letters that no blank parts are a unit, such as inches in Chinese.
  private func mayEndRating(_ index: Int) -> Bool {
    guard tokens.kind(index) == .letters else { return true }
    return tokens.text(index).first.map { "分点でのと이입과을를로".contains($0) } == true
  }

  /// Whether a word for a rating is before a number, or before a short word in front of it: "nota de 9/10".
  private func isBehindRating(_ index: Int, _ words: RatingWords) -> Bool {
    var at = index - 1
    for _ in 0..<2 {
      while tokens.kind(at) == .space || tokens.isMark(at, ":") { at -= 1 }
      guard tokens.kind(at) == .letters else { return false }
      let word = tokens.text(at).lowercased()
      if words.leads.contains(word) { return true }
      // Those before a day are of a date: "la note du 5/10".
      guard word.count < 4, !type(of: rules).dayLeads.contains(word), word != "del" else {
        return false
      }
      at -= 1
    }
    return false
  }

  /// Reads a short form with a unit behind a slash: "94 hab./km²" are so many per square kilometer.
  func phraseRate(_ next: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(next, "/"), let unit = unit(next + 1, isGlued: true), unit.rate == nil,
      tokens.isBoundary(unit.next)
    else { return nil }
    appendRate(unit.name, into: &form)
    return unit.next
  }

  /// Reads a number with a counter before a unit that it is per, in languages that say the unit first: "341人/km²".
  func countedRate(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard mayHaveFraction, let number = textNumber(index), tokens.isBoundary(index - 1),
      !tokens.isMark(index - 1, in: ["/", "-", ".", "–", "〜", "～", "~"]),
      // What goes on from a larger number, or is the third of something, is no count by itself.
      !(tokens.kind(index - 1) == .letters
        && tokens.text(index - 1).last.map { "万億千百第約月年日만억천백제약월".contains($0) } == true)
    else { return nil }
    var slash = number.next
    while slash < number.next + 3, tokens.kind(slash) == .letters, !tokens.isSpaced(slash) {
      slash += 1
    }
    guard slash > number.next, tokens.isMark(slash, "/"),
      let unit = unit(slash + 1, isGlued: true), unit.rate == nil,
      let per = rules.leadingRate(unit.name)
    else { return nil }
    form.append(per)
    var counted = SpokenForm()
    TextNormalizer(tokens.text(from: index, to: slash), rules: rules).read(into: &counted)
    form.append(counted.text.bytes.text(from: 0, to: counted.text.count))
    return unit.next
  }
}
