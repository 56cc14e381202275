// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension TextNormalizer {
  /// Reads an ordinal that is written with a point, before a word in small letters or alone.
  ///
  /// For languages that write ordinals so: "19. yüzyıl", "3. miejsce". Before a capital the point may end a sentence.
  func ordinalWithPoint(_ index: Int, into form: inout SpokenForm) -> Int? {
    let isAlone = index == 0 && tokens.count == 2
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1), tokens.isMark(index + 1, "."),
      isAlone || tokens.text(index).count <= 4
    else { return nil }
    let noun = tokens.text(index + 3)
    let isBeforeNoun =
      tokens.kind(index + 2) == .space && tokens.kind(index + 3) == .letters
      && noun.first?.isLowercase == true && rules.months.month(noun) == nil
    guard isAlone || isBeforeNoun,
      let words = rules.ordinal(
        tokens.text(index), isAlone ? .none : rules.gender(before: noun, counting: "1"))
    else { return nil }
    form.append(words)
    return index + 2
  }
}
