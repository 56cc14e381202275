// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Ratings, which a slash parts from the most that there could be.
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
}
