// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Short forms that stand for another word behind an ordinal: "1er arr.", "12:e min.".
extension TextNormalizer {
  /// Reads the short form of what an ordinal counts.
  func numberedNoun(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .letters, tokens.kind(index - 1) == .space,
      tokens.kind(index - 2) == .letters,
      tokens.kind(index - 3) == .digits
        || tokens.isMark(index - 3, ":") && tokens.kind(index - 4) == .digits,
      Self.ordinalEndings.contains(tokens.text(index - 2).lowercased()),
      let noun = type(of: rules).nounsBehindOrdinals[tokens.text(index).lowercased()]
    else { return nil }
    form.append(noun)
    return tokens.isMark(index + 1, ".") ? tokens.pastPeriod(of: index) : index + 1
  }

  private static let ordinalEndings: Set<String> = [
    "er", "re", "e", "ère", "ème", "eme", "nd", "nde", "a",
  ]
}
