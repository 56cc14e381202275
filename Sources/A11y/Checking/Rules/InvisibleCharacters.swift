/// Characters in the data that nobody sees, and that change how text is read or compared.
struct InvisibleCharacters: CheckRule {
  static let documentation = RuleDocumentation(
    "invisible-characters", "Invisible or damaged characters",
    reason: """
      Characters that turn the direction of text can make it look like another than is heard; others split a word in two for a voice, or make equal texts \
      differ. Labels leave out those that turn text or control a terminal; other programs that use the same data don't. Joiners inside emoji and in scripts that need them are right, and a \
      U+FFFD stands where text was damaged.
      """,
    reference: .wcag("1.3.2", "Meaningful Sequence", "meaningful-sequence"), canFix: true,
    bad: [
      .init(
        #"[{"name": "user\u202Egpj.exe"}]"#, heard: "usergpj dot exe",
        better: "without U+202E"),
      .init(#"[{"name": "Os\u200Blo"}]"#, heard: "Os\u{200B}lo", better: "without U+200B"),
      .init(
        #"[{"name": "Malm\uFFFD"}]"#, heard: "Malm�",
        better: "the letter that stood there: U+FFFD is what is left of it"),
    ],
    good: [#"[{"name": "👩‍👩‍👧 family"}]"#])

  init(_ settings: CheckSettings) {}

  mutating func check(_ item: CheckedItem, _ findings: inout Findings) {
    for phrase in item.phrases {
      let scalars = phrase.source.unicodeScalars
      // Nearly all texts have none of them.
      guard scalars.contains(where: { Self.isUnwanted($0) || $0 == "\u{FFFD}" }) else { continue }
      let unwanted = scalars.filter { Self.isUnwanted($0) }
      guard let first = unwanted.first else {
        findings.report(
          phrase, of: item, "the text is damaged",
          better: "the letter that stood there: U+FFFD is what is left of it")
        continue
      }
      var clean = String.UnicodeScalarView()
      clean.append(contentsOf: scalars.filter { !Self.isUnwanted($0) })
      let hex = String(first.value, radix: 16, uppercase: true)
      let name = "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
      findings.report(
        phrase, of: item, "the text has a character that nobody sees, \(name)",
        better: "without \(name)", fix: String(clean))
    }
  }

  /// Whether a character is no part of any writing: it turns text, splits words, controls a terminal, or means something only
  /// to one program.
  private static func isUnwanted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069, 0x200B, 0x2060...0x2064, 0xFEFF, 0xE0001: true
    case 0x00...0x08, 0x0E...0x1F, 0x7F...0x9F: true
    case 0xE000...0xF8FF, 0xF0000...0x10FFFD: true
    default: false
    }
  }
}
