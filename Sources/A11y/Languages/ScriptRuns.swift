// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Splits text by script, so that each run gets the rules and the voice of a language written in
/// that script.
enum ScriptRuns {
  /// A run of text in one language.
  struct Run {
    var text: String
    var locale: LocaleIdentifier
  }

  /// The runs of a text in a field of a locale.
  ///
  /// Digits, marks and spaces belong to the letters before them or, at the beginning, after them.
  /// Latin letters count as the field's own: every language writes foreign names in them, and its
  /// voice can handle that.
  static func of(_ text: String, in locale: LocaleIdentifier) -> [Run] {
    guard mayDiffer(text) else { return [Run(text: text, locale: locale)] }
    let isGreek = hasGreekWord(text)
    let hasKana = text.unicodeScalars.contains { isKana($0) }
    let languages = text.unicodeScalars.compactMap { scalar in
      isGreek || !(0x370...0x3FF).contains(scalar.value)
        ? self.language(of: scalar, hasKana: hasKana, native: locale.language) : nil
    }
    let isMixed = Set(languages).count > 1
    let cyrillic = cyrillicLanguage(of: text)
    var runs: [Run] = []
    var current = String.UnicodeScalarView()
    var language: String?
    for scalar in text.unicodeScalars {
      // Han is Japanese in a text with kana; a Korean text may contain some.
      if isGreek || !(0x370...0x3FF).contains(scalar.value),
        let letter = self.language(of: scalar, hasKana: hasKana, native: locale.language),
        case let found = letter == "ru" && locale.language != "ru" ? cyrillic : letter,
        found != language
      {
        // What precedes the first of several scripts is in the field's own language.
        if language != nil || (isMixed && current.contains { !$0.properties.isWhitespace }) {
          runs.append(Run(text: String(current), locale: self.locale(language, locale)))
          current = String.UnicodeScalarView()
        }
        language = found
      }
      current.append(scalar)
    }
    runs.append(Run(text: String(current), locale: self.locale(language, locale)))
    return runs
  }

  /// Whether some of the text may be of another script than Latin: only scalars from the Greek block on can be, whose first byte
  /// is 0xCD or more.
  static func mayDiffer(_ text: String) -> Bool { text.utf8.contains { $0 >= 0xCD } }

  /// Whether there is a word of Greek, and not only the symbols of formulas, which have one letter or two: "α = 30°, Δt".
  private static func hasGreekWord(_ text: String) -> Bool {
    var letters = 0
    // Accents may stand behind their letters.
    for scalar in text.unicodeScalars where !(0x300...0x36F).contains(scalar.value) {
      letters =
        (0x370...0x3FF).contains(scalar.value) || (0x1F00...0x1FFF).contains(scalar.value)
        ? letters + 1 : 0
      if letters > 2 { return true }
    }
    return false
  }

  private static func locale(_ language: String?, _ own: LocaleIdentifier) -> LocaleIdentifier {
    guard let language, language != own.language else { return own }
    return LocaleIdentifier(language) ?? own
  }

  private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x30FF).contains(scalar.value)
  }

  /// The languages written in each script other than Latin, the most spoken first.
  private static let scripts: [(range: ClosedRange<UInt32>, languages: [String])] = [
    (0x370...0x3FF, ["el"]), (0x1F00...0x1FFF, ["el"]),
    (0x400...0x52F, ["ru", "uk", "be", "bg", "sr", "mk", "kk", "ky", "mn", "tg"]),
    (0x531...0x58A, ["hy"]), (0x591...0x5F4, ["he", "yi"]),
    (0x620...0x6D3, ["ar", "fa", "ur", "ps", "ckb", "ug"]),
    (0x904...0x939, ["hi", "mr", "ne", "kok", "sa"]), (0x985...0x9B9, ["bn", "as"]),
    (0xA05...0xA39, ["pa"]), (0xA85...0xAB9, ["gu"]), (0xB85...0xBB9, ["ta"]),
    (0xC05...0xC39, ["te"]), (0xC85...0xCB9, ["kn"]), (0xD05...0xD39, ["ml"]),
    (0xE01...0xE3A, ["th"]), (0x10A0...0x10FF, ["ka"]), (0x1200...0x137F, ["am"]),
    (0x3041...0x30FF, ["ja"]), (0x3400...0x9FFF, ["zh", "ja", "ko", "yue"]),
    (0x20000...0x3134F, ["zh", "ja", "ko", "yue"]),
    (0xAC00...0xD7A3, ["ko"]), (0x1100...0x11FF, ["ko"]),
  ]

  /// The language of a text in Cyrillic letters, which some of them tell: no two of these languages share those of one.
  private static func cyrillicLanguage(of text: String) -> String {
    var found = "ru"
    for scalar in text.unicodeScalars {
      switch Character(scalar) {
      case "ы", "э", "ё", "Ы", "Э", "Ё":
        return text.contains { "ўЎ".contains($0) } ? "be" : "ru"
      case "ў", "Ў": return "be"
      case "ї", "є", "ґ", "Ї", "Є", "Ґ": return "uk"
      case "і", "І": found = "uk"
      case "ђ", "ћ", "љ", "њ", "ј", "џ", "Ђ", "Ћ", "Љ", "Њ", "Ј", "Џ": return "sr"
      default: continue
      }
    }
    return found
  }

  /// The language that a letter indicates: the field's own if it is written in that script; nil if
  /// the character indicates none.
  private static func language(
    of scalar: Unicode.Scalar, hasKana: Bool, native: String
  ) -> String? {
    // Every language writes foreign names in Latin letters.
    guard scalar.value >= 0x370 else { return scalar.properties.isAlphabetic ? native : nil }
    guard let script = scripts.first(where: { $0.range.contains(scalar.value) }) else { return nil }
    if script.languages.contains(native) { return native }
    // The prolonged sound mark and the middle dot of katakana occur in other texts, too.
    return hasKana && script.languages.contains("ja") ? "ja" : script.languages[0]
  }
}
