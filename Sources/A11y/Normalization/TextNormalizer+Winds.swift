// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Quarters of the sky beside the word for wind: "Wind NNW 15 mph", "vent de NO", "ÉNy-i szél".
extension TextNormalizer {
  /// Reads the letters of a quarter from which the wind blows.
  func wind(_ index: Int, into form: inout SpokenForm) -> Int? {
    // Most words are longer, and looked up nowhere.
    guard tokens.kind(index) == .letters, tokens.text(index).utf8.count < 6,
      let name = type(of: rules).winds[tokens.text(index)], tokens.isEdge(index - 1)
    else { return nil }
    // Hungarian makes an adjective of it.
    let hasEnding = tokens.isMark(index + 1, "-") && tokens.text(index + 2) == "i"
    let next = hasEnding ? index + 3 : index + 1
    guard tokens.isEdge(next), hasEnding || !tokens.isMark(next, in: ["-", ".", "/"]),
      isWind(index - 2) || isWind(index - 4) || isWind(next + 1)
    else { return nil }
    form.append(hasEnding ? name + "i" : name)
    return next
  }

  private func isWind(_ index: Int) -> Bool {
    guard index >= 0, tokens.kind(index) == .letters else { return false }
    return type(of: rules).windWords.contains(tokens.text(index).lowercased())
  }
}
