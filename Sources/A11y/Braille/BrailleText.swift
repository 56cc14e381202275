// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Text that a language's braille can write: what it lacks is said by other characters.
struct BrailleText {
  /// Another one for a table in another language.
  var translator: any BrailleTranslator
  /// Writes addresses and paths, whose letters are not contracted; nil where nothing is.
  var literal: (any BrailleTranslator)?
  /// The characters that were substituted, and by what, in the order in which they were met.
  private(set) var substitutes: [(character: Unicode.Scalar, text: String)] = []
  private var known: [Unicode.Scalar: String] = [:]

  init(_ translator: any BrailleTranslator) { self.translator = translator }

  /// The cells of a text, each of whose characters is there, or its substitute.
  mutating func cells(of text: String) -> [UInt8] {
    // Digits, letters and marks of ASCII are nearly all that there is.
    var prepared = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if Self.isBlank(scalar) {
        prepared.append(" ")
      } else if Self.isInvisible(scalar) {
        continue
      } else if translator.knows(scalar) {
        prepared.append(scalar)
      } else {
        prepared.append(contentsOf: substitute(scalar).unicodeScalars)
      }
    }
    let written = String(prepared).trimmingSpaces()
    if written.isEmpty { return [] }
    guard let literal, written.split(separator: " ").contains(where: Self.isLiteral) else {
      return translator.cells(of: written)
    }
    return cells(of: written, literal)
  }

  /// The cells of words among which are addresses; the words between two are written together.
  private func cells(of written: String, _ literal: any BrailleTranslator) -> [UInt8] {
    var cells: [UInt8] = []
    var words: [Substring] = []
    func end() {
      guard !words.isEmpty else { return }
      cells += (cells.isEmpty ? [] : [0]) + translator.cells(of: words.joined(separator: " "))
      words = []
    }
    for word in written.split(separator: " ") {
      guard Self.isLiteral(word) else {
        words.append(word)
        continue
      }
      end()
      cells += (cells.isEmpty ? [] : [0]) + literal.cells(of: String(word))
    }
    end()
    return cells
  }

  /// Whether a word is an address, a path or a name in a program, by a sign that no word has.
  ///
  /// A code of letters and digits is none: there liblouis writes what tells its letters from contractions.
  private static func isLiteral(_ word: Substring) -> Bool {
    word.contains("@") || word.contains("://") || word.contains("_") || word.contains("\\")
      || word.hasPrefix("www.") || word.hasPrefix("/")
  }

  /// The characters of a text that the table lacks, each once, and what is written in their place.
  mutating func substitutes(in text: String) -> [(character: Unicode.Scalar, text: String)] {
    var found: [(character: Unicode.Scalar, text: String)] = []
    for scalar in text.unicodeScalars
    where !Self.isBlank(scalar) && !Self.isInvisible(scalar) && !translator.knows(scalar) {
      let text = substitute(scalar).trimmingSpaces()
      // A digit of another script is the same in braille.
      if scalar.properties.numericType == .decimal { continue }
      if !text.isEmpty, !found.contains(where: { $0.character == scalar }) {
        found.append((scalar, text))
      }
    }
    return found
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "\u{2800}"
  }

  /// Whether a character only steers how others are shown.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .control: true
    default: scalar.value == 0xFE0F || scalar.value == 0xFE0E
    }
  }

  /// What is written for a character that the language's braille lacks.
  private mutating func substitute(_ scalar: Unicode.Scalar) -> String {
    if let text = known[scalar] { return text }
    // An accent by itself is behind the letter that it belongs to.
    if scalar.properties.generalCategory == .nonspacingMark { return "" }
    let text =
      Self.like(scalar).first {
        $0.unicodeScalars.allSatisfy { $0 == " " || translator.knows($0) }
      } ?? "?"
    known[scalar] = text
    substitutes.append((scalar, text.trimmingSpaces()))
    return text
  }

  /// What may stand for a character, the most like it first: another dash, the code of a currency, the letters that a
  /// composed character is made of, the name of a sign.
  private static func like(_ scalar: Unicode.Scalar) -> [String] {
    if dashes.contains(scalar) { return dashes.map { String($0) } }
    // Raised, lowered, wide and encircled digits, and those of other scripts.
    if let value = scalar.properties.numericValue, value >= 0, value < 1_000,
      value == value.rounded()
    {
      return [String(Int(value))]
    }
    if (0xFF01...0xFF5E).contains(scalar.value),
      let plain = Unicode.Scalar(scalar.value - 0xFEE0)
    {
      return [String(plain)] + like(plain)
    }
    if let code = TextNormalizer.currencySigns[String(scalar)] { return [" \(code) "] }
    if let plain = others[scalar] { return [plain] }
    var found: [String] = []
    if let letter = letter(of: scalar) { found.append(letter) }
    switch scalar.properties.generalCategory {
    case .otherSymbol, .mathSymbol, .modifierSymbol, .otherPunctuation:
      // The name of a sign is in English, which is better than nothing.
      if let name = scalar.properties.name { found.append(" \(name.lowercased()) ") }
    default: break
    }
    return found
  }

  /// The last is how the table of Italian writes the hyphen.
  private static let dashes: [Unicode.Scalar] = [
    "-", "−", "–", "—", "‐", "‑", "‒", "﹣", "－", "\u{AD}",
  ]
  private static let others: [Unicode.Scalar: String] = [
    "×": "x", "⁄": "/", "’": "'", "‘": "'", "“": "\"", "”": "\"", "„": "\"", "«": "\"", "»": "\"",
    "²": "2", "³": "3", "¹": "1", "½": "1/2", "¼": "1/4", "¾": "3/4", "ß": "ss", "°": " deg ",
    "…": "...", "·": ".", "•": "-", "#": "No. ", "№": "No. ", "_": " ", "|": "/", "~": "-",
  ]

  /// The letter that an accented one is made of, by the name that Unicode gives it: "LATIN SMALL LETTER E WITH ACUTE".
  private static func letter(of scalar: Unicode.Scalar) -> String? {
    guard let words = scalar.properties.name?.split(separator: " "), words.count > 4,
      words[0] == "LATIN", words[2] == "LETTER", words[3].utf8.count == 1, words[4] == "WITH"
    else { return nil }
    return words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
  }
}
