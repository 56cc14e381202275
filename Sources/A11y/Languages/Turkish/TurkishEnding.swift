// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The ending of a case behind an amount, which follows the words that the amount is said with.
///
/// It is written as the short form is read letter by letter: "TL'den" is "liradan".
enum TurkishEnding {
  /// The most tokens of an amount.
  private static let mostTokens = 9
  private static let marks: Set<String> = [
    ",", ".", "/", "²", "³", "°", "₺", "$", "€", "£", "%",
  ]

  /// Reads an amount with the ending of a case: "10 TL'den", "110 m²'si", "-21°C'ye".
  static func amount(
    _ rules: TurkishRules, _ tokens: TextTokens, _ index: Int, into form: inout SpokenForm
  ) -> Int? {
    let first = tokens.isMark(index, in: ["-", "−"]) ? index + 1 : index
    guard tokens.kind(first) == .digits, tokens.isEdge(index - 1),
      index == 0 || tokens.kind(index - 1) == .space
    else { return nil }
    var end = first + 1
    while end - index < mostTokens, parts(of: tokens, end) == nil {
      guard tokens.kind(end) != .mark || tokens.isMark(end, in: marks) else { return nil }
      end += 1
    }
    guard let (symbol, ending, next) = parts(of: tokens, end), ending.count <= 5,
      ending == ending.lowercased(), !symbol.isEmpty || tokens.kind(end - 1) != .digits,
      tokens.isEdge(next)
    else { return nil }
    var amount = SpokenForm()
    TextNormalizer(tokens.text(from: index, to: end) + symbol, rules: rules).read(into: &amount)
    let words = amount.text.text()
    // A unit that is not known is copied, and so is its ending.
    let last = symbol.isEmpty ? tokens.text(end - 1) : symbol
    guard !words.contains(where: \.isNumber), !words.hasSuffix(last) else { return nil }
    form.append(words + harmonized(ending, behind: words))
    return next
  }

  /// The letters before an apostrophe, and those behind it, which may be one token with it: "TL'den".
  private static func parts(
    of tokens: TextTokens, _ index: Int
  ) -> (symbol: String, ending: String, next: Int)? {
    if tokens.isMark(index, in: ["'", "’"]) {
      return tokens.kind(index + 1) == .letters ? ("", tokens.text(index + 1), index + 2) : nil
    }
    let text = tokens.text(index)
    guard tokens.kind(index) == .letters, let mark = text.firstIndex(where: { "'’".contains($0) })
    else { return nil }
    return (String(text[..<mark]), String(text[text.index(after: mark)...]), index + 1)
  }

  /// A fraction with the ending of what it is a part of, and that of a case behind it; nil if the letters are no such ending.
  ///
  /// It is written as the denominator ends, but read behind the numerator.
  static func ofPart(_ ending: String, behind fraction: String) -> String? {
    var rest = Substring(ending)
    if rest.hasPrefix("s") { rest = rest.dropFirst() }
    guard let vowel = rest.first, "ıiuü".contains(vowel) else { return nil }
    rest = rest.dropFirst()
    guard rest.isEmpty || rest.hasPrefix("n") else { return nil }
    var words = fraction == "yarım" ? "yarı" : fraction
    if words.hasSuffix("dört") { words = words.dropLast() + "d" }
    if words.last.map(isVowel) == true { words += "s" }
    words += harmonized("i", behind: words)
    // Behind what is owned, a case has an "n" before it.
    guard !rest.isEmpty else { return words }
    words += "n"
    return words + harmonized(String(rest.dropFirst()), behind: words)
  }

  /// An ending with the vowels and the consonants that its word demands.
  static func harmonized(_ ending: String, behind word: String) -> String {
    let last = word.last(where: isVowel) ?? "e"
    let isFront = "eiöü".contains(last)
    let isRound = "ouöü".contains(last)
    let endsInVowel = word.last.map(isVowel) ?? false
    var letters = Array(ending)
    if letters.count > 1, "yn".contains(letters[0]), isVowel(letters[1]), !endsInVowel {
      letters.removeFirst()
    } else if let first = letters.first, isVowel(first), endsInVowel {
      letters.insert(letters.count > 1 && letters[1] == "n" ? "n" : "y", at: 0)
    }
    if let first = letters.first, "dt".contains(first), letters.count > 1 {
      letters[0] = word.last.map { "fstkçşhp".contains($0) } == true ? "t" : "d"
    }
    return String(
      letters.map { letter -> Character in
        switch letter {
        case "a", "e": isFront ? "e" : "a"
        case "ı", "i", "u", "ü": isRound ? (isFront ? "ü" : "u") : (isFront ? "i" : "ı")
        default: letter
        }
      })
  }

  static func isVowel(_ letter: Character) -> Bool { "aıoueiöü".contains(letter) }
}
