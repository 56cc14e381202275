// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What is counted per unit, behind a short form or a counter and a slash.
extension TextNormalizer {
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
