// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The names of units as Arabic counts them: one of it is named first, two are its dual, three to ten its plural.
///
/// CLDR has one form of most of them. They are regular, for nearly all are loans: كيلومتر, كيلومتران, كيلومترات.
/// The adjectives behind them agree: درجتان مئويتان.
enum ArabicUnits {
  /// What multiplies a unit that is written apart from it, and is not inflected itself.
  private static let multiples: Set<String> = [
    "كيلو", "ميغا", "غيغا", "تيرا", "بيتا", "ملي", "ميلي", "سنتي", "ميكرو", "نانو", "هكتو",
  ]
  /// What begins the part of a name that is not inflected: "in", "for each", "by".
  private static let prepositions: Set<String> = ["في", "لكل", "على", "بال"]
  /// The ends of loans whose plural is regular.
  private static let regular = ["متر", "غرام", "لتر"]

  /// The dual of a name: "درجة مئوية" is "درجتان مئويتان".
  static func dual(_ name: String) -> String {
    inflected(name) { word, _ in
      word.hasSuffix("ة") ? word.dropLast() + "تان" : word + "ان"
    }
  }

  /// The plural of a name: "متر مربع" is "أمتار مربعة"; nil where it is not regular.
  static func plural(_ name: String) -> String? {
    let first = name.split(separator: " ").first { !multiples.contains(String($0)) } ?? ""
    let isFeminine = first.hasSuffix("ة")
    guard isFeminine || regular.contains(where: first.hasSuffix) else { return nil }
    return inflected(name) { word, isNoun in
      guard isNoun else { return word.hasSuffix("ة") ? word : word + "ة" }
      if word == "متر" { return "أمتار" }
      return (isFeminine ? String(word.dropLast()) : word) + "ات"
    }
  }

  /// The singular of a name that follows eleven to ninety-nine: "متر مربع" is "مترًا مربعًا".
  static func counted(_ name: String) -> String {
    let words = name.split(separator: " ").map(String.init).drop { multiples.contains($0) }
    // Before a noun of its own it has no such ending: "واط ساعة".
    if let next = words.dropFirst().first, !isAdjective(next), !prepositions.contains(next) {
      return name
    }
    return inflected(name) { word, _ in
      ["ة", "ا", "ى", "ي", "و", "ء", "ً"].contains(where: word.hasSuffix) ? word : word + "ًا"
    }
  }

  /// A name whose noun and adjectives have another form.
  private static func inflected(
    _ name: String, _ form: (_ word: String, _ isNoun: Bool) -> String
  ) -> String {
    var isNoun = true
    var hasEnded = false
    let words = name.split(separator: " ").map { part -> String in
      let word = String(part)
      if multiples.contains(word) { return word }
      // A name of a person is none of the adjectives: "درجة فهرنهايت".
      hasEnded =
        hasEnded || prepositions.contains(word) || (!isNoun && !isAdjective(word))
      if hasEnded { return word }
      defer { isNoun = false }
      return form(word, isNoun)
    }
    return words.joined(separator: " ")
  }

  private static func isAdjective(_ word: String) -> Bool {
    ["مربع", "مربعة", "مكعب", "مكعبة", "مئوية", "بحري", "بحرية", "كبيرة", "صغيرة"].contains(word)
  }
}
