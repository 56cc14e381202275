// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Invisible characters in the data, which change how text is read or compared.
struct InvisibleCharacters: CheckRule {
  static let documentation = RuleDocumentation(
    "invisible-characters", "Invisible or damaged characters",
    reason: """
      Characters that change the direction of text can make it look different from what is heard; \
      others split a word in two for a voice, or make equal texts differ. Labels omit those that \
      change direction or control a terminal; other programs that use the same data don't. Joiners \
      inside emoji and in scripts that need them are correct. U+FFFD takes the place of damaged \
      text.
      """,
    reference: .wcag("1.3.2", "Meaningful Sequence", "meaningful-sequence"), canFix: true,
    bad: [
      .init(
        #"[{"name": "user\u202Egpj.exe"}]"#, heard: "usergpj dot e x e",
        better: "without U+202E"),
      .init(#"[{"name": "Os\u200Blo"}]"#, heard: "Os\u{200B}lo", better: "without U+200B"),
      .init(
        #"[{"name": "Malm\uFFFD"}]"#, heard: "Malm�",
        better: "the original letter, which U+FFFD has replaced"),
    ],
    good: [
      #"[{"name": "👩‍👩‍👧 family"}]"#,
      #"{"locale": "th", "rows": [{"name": "ภาษา\u200Bไทย"}]}"#,
    ])

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases {
      if phrase.source.isPrintableASCII { continue }
      let scalars = phrase.source.unicodeScalars
      if Self.isMisread(scalars) {
        findings.report(
          phrase, of: item, "the text is damaged",
          better: "the same file, read as UTF-8 instead of another encoding")
      }
      // Nearly all texts have none of them.
      guard scalars.contains(where: { Self.mayBeUnwanted($0) }) else { continue }
      if scalars.contains("\u{FFFD}") {
        findings.report(
          phrase, of: item, "the text is damaged",
          better: "the original letter, which U+FFFD has replaced")
      }
      let right = Self.rightOnes(in: scalars)
      let isUnwanted = { (scalar: Unicode.Scalar) in
        Self.mayBeUnwanted(scalar) && scalar != "\u{FFFD}" && !right.contains(scalar)
      }
      guard let first = scalars.first(where: isUnwanted) else { continue }
      var clean = String.UnicodeScalarView()
      for scalar in scalars {
        // Vertical tabs, form feeds and next-line characters were used as spaces.
        if isUnwanted(scalar), [0x0B, 0x0C, 0x85].contains(scalar.value) {
          clean.append(" ")
        } else if !isUnwanted(scalar) {
          clean.append(scalar)
        }
      }
      // Private-use characters have a meaning that only their author knows.
      let isKnown = !scalars.contains { $0.properties.generalCategory == .privateUse }
      findings.report(
        phrase, of: item, "the text has an invisible character",
        better: "without \(Self.name(of: first))", fix: isKnown ? String(clean) : nil)
    }
  }

  /// Whether UTF-8 was decoded as another encoding, so that one letter became two characters: "Ã©".
  private static func isMisread(_ scalars: String.UnicodeScalarView) -> Bool {
    guard scalars.contains("Ã") || scalars.contains("â") else { return false }
    return zip(scalars, scalars.dropFirst()).contains { first, second in
      (first == "Ã" && (0x80...0xBF).contains(second.value)) || (first == "â" && second == "€")
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }

  /// Whether a character changes direction, splits words, controls a terminal, is for private use,
  /// or marks damaged text.
  private static func mayBeUnwanted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069, 0x200B, 0x2060...0x2064, 0xFEFF, 0xE0001, 0xFFFD, 0xAD:
      true
    case 0x00...0x08, 0x0B...0x0C, 0x0E...0x1F, 0x7F...0x9F: true
    case 0xE000...0xF8FF, 0xF0000...0x10FFFD: true
    default: false
    }
  }

  /// The characters that are correct in a text: balanced isolates and embeddings, and breaks in
  /// scripts without spaces.
  private static func rightOnes(in scalars: String.UnicodeScalarView) -> Set<Unicode.Scalar> {
    var right: Set<Unicode.Scalar> = []
    let opened = scalars.count { (0x2066...0x2068).contains($0.value) }
    if opened > 0, opened == scalars.count(where: { $0 == "\u{2069}" }) {
      right.formUnion(["\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}"])
    }
    let embedded = scalars.count { $0 == "\u{202A}" || $0 == "\u{202B}" }
    if embedded > 0, embedded == scalars.count(where: { $0 == "\u{202C}" }) {
      right.formUnion(["\u{202A}", "\u{202B}", "\u{202C}"])
    }
    // Thai, Lao, Burmese and Khmer.
    let hasNoSpaces = scalars.contains {
      (0xE00...0xEFF).contains($0.value) || (0x1000...0x109F).contains($0.value)
        || (0x1780...0x17FF).contains($0.value)
    }
    if hasNoSpaces { right.insert("\u{200B}") }
    return right
  }
}
