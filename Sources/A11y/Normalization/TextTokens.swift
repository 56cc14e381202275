// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A text split into runs of letters, runs of digits, white space and single marks.
struct TextTokens {
  /// The kind of a token.
  enum Kind {
    /// Letters and their combining marks, including inner apostrophes.
    case letters
    /// Decimal digits of any script, converted to 0 to 9.
    case digits
    /// White space.
    case space
    /// Any other character.
    case mark
  }

  private var kinds: [Kind] = []
  private var texts: [String] = []

  /// Splits a text into tokens.
  init(_ text: String) {
    // As keyboards without the sign have it.
    let text =
      text.utf8.contains(UInt8(ascii: "+")) ? text.replacing("+/-", with: "±") : text
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) {
      self.init(ascii: Array(text.utf8))
    } else {
      self.init(characters: UsualSymbols.of(text))
    }
    settleSigns()
  }

  /// Splits a text that is all ASCII, whose bytes are its characters.
  private init(ascii bytes: [UInt8]) {
    var at = 0
    while at < bytes.count {
      let kind = Self.kind(of: bytes[at])
      var end = at + 1
      if kind != .mark {
        while end < bytes.count {
          let isInner =
            kind == .letters && bytes[end] == UInt8(ascii: "'") && end + 1 < bytes.count
            && Self.kind(of: bytes[end + 1]) == .letters
          guard isInner || Self.kind(of: bytes[end]) == kind else { break }
          end += 1
        }
      }
      kinds.append(kind)
      texts.append(String(decoding: bytes[at..<end], as: UTF8.self))
      at = end
    }
  }

  private init(characters text: String) {
    let characters = Array(text)
    kinds.reserveCapacity(characters.count / 2)
    texts.reserveCapacity(characters.count / 2)
    var at = 0
    while at < characters.count {
      let kind = Self.kind(of: characters[at])
      var end = at + 1
      if kind == .letters, Self.scales.contains(characters[at]), Self.isMoney(kinds, texts),
        !Self.isHan(behindScaleAt: at, characters)
      {
        // The scale of an amount is no part of the word behind it: "$25億を".
        while end < characters.count, Self.scales.contains(characters[end]) { end += 1 }
      } else if kind != .mark {
        while end < characters.count {
          let isInner =
            kind == .letters && Self.apostrophes.contains(characters[end])
            && end + 1 < characters.count
            && Self.kind(of: characters[end + 1]) == .letters
          guard isInner || Self.kind(of: characters[end]) == kind else { break }
          // Scripts without spaces switch to Latin letters and back within a line.
          if kind == .letters, !isInner,
            Self.isJoinable(characters[end - 1]) != Self.isJoinable(characters[end])
          {
            break
          }
          end += 1
        }
      }
      kinds.append(kind)
      texts.append(
        kind == .digits
          ? Self.decimalDigits(characters[at..<end])
          : Self.isColonOfLabel(characters, at) ? "：" : String(characters[at..<end]))
      at = end
    }
  }

  /// The words for powers of ten in Chinese and Japanese.
  private static let scales: Set<Character> = [
    "万", "萬", "億", "亿", "兆", "千", "百",
  ]

  /// Whether a word in Han goes on behind a scale, so that this may be a part of it: "¥500万能包丁".
  private static func isHan(behindScaleAt at: Int, _ characters: [Character]) -> Bool {
    let next = characters[at...].drop { scales.contains($0) }.first?.unicodeScalars.first?.value
    return next.map { (0x3400...0x9FFF).contains($0) } ?? false
  }

  /// Whether the tokens end in a number with the sign of a currency before it.
  private static func isMoney(_ kinds: [Kind], _ texts: [String]) -> Bool {
    guard kinds.last == .digits else { return false }
    var at = kinds.count - 1
    while at > 0, kinds.count - at < 6, kinds[at] == .digits || [".", ","].contains(texts[at]) {
      at -= 1
    }
    return ["$", "€", "£", "¥", "￥", "₩"].contains(texts[at])
  }

  /// Whether a colon is right behind a label in a script without spaces, as one of full width would be: "时间:19:35".
  private static func isColonOfLabel(_ characters: [Character], _ at: Int) -> Bool {
    characters[at] == ":" && at > 0 && at + 1 < characters.count
      && characters[at - 1].isLetter && !isJoinable(characters[at - 1])
      && !characters[at + 1].isWhitespace
  }

  /// Joins a particle to the number behind it, as letters would be.
  static let joiner = "\u{2060}"

  private static let opening: Set<String> = [
    "(", "[", "{", "\"", "'", "“", "‘", "«", "„", "¿", "¡",
  ]
  private static let apostrophes: Set<Character> = ["'", "’"]

  private static func kind(of byte: UInt8) -> Kind {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digits
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letters
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): .space
    default: .mark
    }
  }

  private static func kind(of character: Character) -> Kind {
    if let byte = character.asciiValue { return kind(of: byte) }
    if character.isLetter { return .letters }
    if digit(character) != nil { return .digits }
    return character.isWhitespace ? .space : .mark
  }

  /// The value of a decimal digit in any script; nil for other numbers, such as ² and ½.
  private static func digit(_ character: Character) -> Int? {
    guard let first = character.unicodeScalars.first,
      first.properties.generalCategory == .decimalNumber
    else { return nil }
    return character.wholeNumberValue
  }

  /// Converts digits of any script to ASCII.
  private static func decimalDigits(_ characters: ArraySlice<Character>) -> String {
    String(characters.map { digit($0).map { Character(String($0)) } ?? $0 })
  }

  /// Whether a letter is in a script that puts spaces between words.
  private static func isJoinable(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return true }
    switch scalar.value {
    // Kana and Han, and Hangul, in which a number and its counter are one word.
    case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0x1100...0x11FF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      return false
    default: return true
    }
  }

  /// Whether a token is letters in a script that puts spaces between words.
  func isSpaced(_ index: Int) -> Bool {
    kind(index) == .letters && texts[index].first.map(Self.isJoinable) ?? false
  }

  /// The text of a range of tokens.
  func text(from start: Int, to end: Int) -> String {
    (start..<max(start, end)).map { text($0) }.joined()
  }

  mutating func replace(_ index: Int, with text: String) { texts[index] = text }

  mutating func replaceByMark(_ index: Int, with text: String) {
    kinds[index] = .mark
    texts[index] = text
  }

  mutating func remove(_ index: Int) {
    kinds.remove(at: index)
    texts.remove(at: index)
  }

  /// The number of tokens.
  var count: Int { kinds.count }

  /// The kind of a token; nil for an index out of range.
  func kind(_ index: Int) -> Kind? { kinds.indices.contains(index) ? kinds[index] : nil }

  /// The text of a token; empty for an index out of range.
  func text(_ index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

  /// Whether a token is a given mark.
  func isMark(_ index: Int, _ mark: String) -> Bool {
    kind(index) == .mark && Self.isSame(mark, text(index))
  }

  /// Whether a token is one of a set of marks.
  func isMark(_ index: Int, in marks: Set<String>) -> Bool {
    kind(index) == .mark && marks.contains(text(index))
  }

  /// Whether a token is one of a few marks, which are compared one by one; a set would be made anew each time.
  func isMark(_ index: Int, in marks: [String]) -> Bool {
    guard kind(index) == .mark else { return false }
    let text = text(index)
    return marks.contains { Self.isSame($0, text) }
  }

  /// Whether two marks have the same bytes, which is faster to tell than whether they are equivalent.
  private static func isSame(_ mark: String, _ other: String) -> Bool {
    mark.utf8.count == other.utf8.count && mark.utf8.elementsEqual(other.utf8)
  }

  /// Whether a token is an opening mark that the next word attaches to: a quotation mark, a
  /// parenthesis.
  func opensWord(_ index: Int) -> Bool {
    if isMark(index, Self.joiner) { return true }
    // Behind the article: "l'8".
    if kind(index - 1) == .letters, kind(index + 1) == .digits, isMark(index, in: ["'", "’"]) {
      return true
    }
    guard kind(index) == .mark else { return false }
    // A bracket opens where it stands: "f(3)", "(b)(3)".
    if kind(index + 1) == .digits, isMark(index, in: ["(", "["]) { return true }
    return (kind(index - 1) == .space || kind(index - 1) == nil)
      && Self.opening.contains(text(index))
  }

  /// Whether a word or number may begin or end here: the token is neither letters nor digits.
  func isEdge(_ index: Int) -> Bool {
    let kind = kind(index)
    return kind != .letters && kind != .digits
  }

  /// Whether a number may begin or end here: like ``isEdge(_:)``, but letters of a script without
  /// spaces count as edges, too.
  func isBoundary(_ index: Int) -> Bool {
    isEdge(index) || (kind(index) == .letters && !isSpaced(index))
  }

  /// The sign and digits of a power of ten after a number, as in "1.5e-3", and the index past them.
  func exponent(_ index: Int) -> (isNegative: Bool, digits: String, next: Int)? {
    guard ["e", "E"].contains(text(index)) else { return nil }
    // In a model's name they are a part of it: "CP-250E-60".
    if isMark(index - 2, "-"), kind(index - 3) == .letters { return nil }
    if kind(index + 1) == .digits, isEdge(index + 2), isMark(index - 2, in: [".", ","]) {
      return (false, text(index + 1), index + 2)
    }
    guard isMark(index + 1, in: ["-", "−", "+"]), kind(index + 2) == .digits, isEdge(index + 3)
    else { return nil }
    return (!isMark(index + 1, "+"), text(index + 2), index + 3)
  }

  /// The word before an index in small letters, past blanks and marks, as in "Tel.: 123"; empty if none of them is between.
  func lead(before index: Int, past marks: [String]) -> String {
    var at = index - 1
    while at > index - 4, kind(at) == .space || marks.contains(text(at)) { at -= 1 }
    return at < index - 1 ? text(at).lowercased() : ""
  }

  /// Whether digits and a point are right before an index: what is there goes on from them, as in a version.
  func isBehindPoint(_ index: Int) -> Bool { isMark(index - 1, ".") && kind(index - 2) == .digits }

  /// The index after the white space at an index, or that index if there is none.
  func skipSpace(_ index: Int) -> Int { kind(index) == .space ? index + 1 : index }

  /// The index past the period of the short form at an index; at the end of a text the period may be that of the sentence as
  /// well, and is left there.
  func pastPeriod(of index: Int) -> Int { index + 2 < count ? index + 2 : index + 1 }

  /// The index of the digits that a short form at an index stands before, with its period or without one; nil if there are none.
  ///
  /// Examples: "p. 45", "N 1152". What is glued to digits without a period is a name.
  func numberBehindShortForm(at index: Int) -> Int? {
    let end = isMark(index + 1, ".") ? index + 2 : index + 1
    let number = skipSpace(end)
    return number > index + 1 && kind(number) == .digits ? number : nil
  }

  // MARK: Shapes common to all languages

  /// Whether a range of tokens is an address by version 4 of the protocol, with or without a port or the length of a prefix.
  ///
  /// Examples: "192.168.0.1:8080", "0.0.0.0:*", "10.0.0.0/8". Groups of a large number may have leading zeros; its parts have none.
  /// A limit beyond 255 takes made-up addresses, too, where no number is written with points.
  func isNetworkAddress(_ start: Int, _ end: Int, upTo limit: Int = 255) -> Bool {
    let hasMore =
      end - start == 9
      && (kind(end - 1) == .digits
        && (isMark(start + 7, ":") || isMark(start + 7, "/") && text(end - 1).utf8.count < 3)
        || isMark(start + 7, ":") && isMark(end - 1, "*"))
    guard end - start == 7 || hasMore else { return false }
    return (0..<7).allSatisfy { at in
      let part = text(start + at)
      guard at.isMultiple(of: 2) else { return part == "." }
      return (Int(part).map { $0 <= limit } ?? false) && (part == "0" || !part.hasPrefix("0"))
    }
  }

  /// Whether a web or mail address may begin here.
  ///
  /// It may begin the text, or follow a space or a mark that it cannot contain, so that no part of
  /// a text is scanned twice.
  func beginsAddress(_ index: Int, closing: Set<String>) -> Bool {
    let before = kind(index - 1)
    return kind(index) != .space
      && (before == nil || before == .space || isMark(index - 1, in: closing)
        || isBoundary(index - 1) && before == .letters)
  }

  /// The end of what may be an address: a space, or a mark that it cannot contain.
  ///
  /// - Parameters:
  ///   - index: the index at which it begins.
  ///   - closing: the marks that it cannot contain.
  ///   - isPart: a further condition for a token to be part of it.
  /// - Returns: the index past it, excluding the marks at its end, which belong to the sentence.
  func addressEnd(
    _ index: Int, closing: Set<String>, where isPart: (Int) -> Bool = { _ in true }
  ) -> Int {
    var end = index
    while end < count, kind(end) != .space, !closing.contains(text(end)), isPart(end) { end += 1 }
    while end > index, isMark(end - 1, in: Self.final) { end -= 1 }
    return end
  }

  private static let final: Set<String> = [".", ",", ";", ":", "!", "?", "'", "’"]

  /// The index past a tag for a synthesizer or a browser, which is copied unchanged; nil when none
  /// begins here.
  func tagEnd(_ index: Int) -> Int? {
    guard isMark(index, "<"), text(index + 1).first?.isASCII == true,
      kind(index + 1) == .letters || isMark(index + 1, "/")
    else { return nil }
    var end = index + 1
    while end < count, !isMark(end, ">") {
      if isMark(end, "<") { return nil }
      end += 1
    }
    return end < count ? end + 1 : nil
  }

  /// The filled stars and all stars of a rating such as "★★★☆☆", and the index past them; nil for a
  /// single star.
  func stars(_ index: Int) -> (filled: DecimalNumber, count: Int, next: Int)? {
    var end = index
    var filled: UInt128 = 0
    while isMark(end, in: Self.stars), end - index < 100 {
      if !isMark(end, "☆") { filled += 1 }
      end += 1
    }
    guard end - index > 1 else { return nil }
    return (
      DecimalNumber(isNegative: false, significand: filled, scale: 0), end - index, end
    )
  }

  /// Whether all stars up to an index are filled.
  func hasOnlyFullStars(_ start: Int, to end: Int) -> Bool {
    (start..<end).allSatisfy { isMark($0, in: ["★", "⭐"]) }
  }

  private static let stars: Set<String> = ["★", "☆", "⭐"]
}
