// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A number format's code, read part by part (ECMA-376, 18.8.31).
struct NumberFormatCode {
  /// A part of a code.
  private enum Part: Equatable {
    case literal(String)
    /// A digit that is always shown, or only when it is needed.
    case zero, digit
    case point, comma, percent, slash, exponent, text, general
    /// A run of one letter of dates and times, and whether it may exceed its usual range.
    case time(Character, Int, isElapsed: Bool)
    case halfDay
  }

  /// The parts for positive numbers.
  private var parts: [Part] = []
  /// The parts for negative numbers; nil where they are those for positive ones.
  private var negativeParts: [Part]?
  /// The parts for zero; nil where they are those for positive numbers.
  private var zeroParts: [Part]?
  private var isConditional = false

  init(_ code: String) {
    var reader = Reader(code)
    while let character = reader.next(), character != ";" { take(character, &reader) }
    guard reader.peek != nil else { return }
    let positive = parts
    parts = []
    while let character = reader.next(), character != ";" { take(character, &reader) }
    let negative = parts
    if reader.peek != nil {
      parts = []
      while let character = reader.next(), character != ";" { take(character, &reader) }
      zeroParts = parts
    }
    (parts, negativeParts) = (positive, negative)
  }

  private struct Reader {
    private let characters: [Character]
    private var index = 0

    init(_ code: String) { characters = Array(code.prefix(1024)) }

    var peek: Character? { characters.indices.contains(index) ? characters[index] : nil }

    mutating func next() -> Character? {
      defer { index += 1 }
      return peek
    }

    mutating func text(until end: Character) -> String {
      var text = ""
      while let character = next(), character != end { text.append(character) }
      return text
    }

    mutating func skip(_ word: String) -> Bool {
      let end = index + word.count
      guard end <= characters.count, String(characters[index..<end]).lowercased() == word else {
        return false
      }
      index = end
      return true
    }

    mutating func count(of letter: Character) -> Int {
      var count = 0
      while let character = peek, Character(character.lowercased()) == letter {
        count += 1
        index += 1
      }
      return count
    }
  }

  private mutating func take(_ character: Character, _ reader: inout Reader) {
    switch character {
    case "\"": parts.append(.literal(reader.text(until: "\"")))
    case "\\", "!": parts.append(.literal(reader.next().map(String.init) ?? ""))
    // A blank as wide as a character, and one that fills the cell.
    case "_", "*": _ = reader.next()
    case "[": takeBrackets(reader.text(until: "]"))
    case "0": parts.append(.zero)
    case "#", "?": parts.append(.digit)
    case ".": parts.append(.point)
    case ",": parts.append(.comma)
    case "%": parts.append(.percent)
    case "/": parts.append(.slash)
    case "@": parts.append(.text)
    case "E", "e":
      if let sign = reader.peek, "+-".contains(sign) {
        parts.append(.exponent)
        _ = reader.next()
      } else {
        // The year of an emperor's era, shown as a year of the common one.
        parts.append(.time("y", 1 + reader.count(of: "e"), isElapsed: false))
      }
    case "G", "g":
      if reader.skip("eneral") { parts.append(.general) } else { _ = reader.count(of: "g") }
    case "A", "a":
      if reader.skip("m/pm") || reader.skip("/p") {
        parts.append(.halfDay)
      } else {
        parts.append(.time("d", 1 + reader.count(of: "a"), isElapsed: false))
      }
    case "Y", "y", "M", "m", "D", "d", "H", "h", "S", "s":
      let letter = Character(character.lowercased())
      parts.append(.time(letter, 1 + reader.count(of: letter), isElapsed: false))
    default: parts.append(.literal(String(character)))
    }
  }

  /// A colour, a condition, a currency with its locale, or a time without bounds.
  private mutating func takeBrackets(_ text: String) {
    if text.hasPrefix("$") {
      let sign = text.dropFirst().prefix { $0 != "-" }
      if !sign.isEmpty { parts.append(.literal(String(sign))) }
    } else if let letter = text.lowercased().first, "hms".contains(letter),
      text.lowercased().allSatisfy({ $0 == letter })
    {
      parts.append(.time(letter, text.count, isElapsed: true))
    } else if let sign = text.first, "<>=".contains(sign) {
      isConditional = true
    }
  }

  // MARK: - What it means

  /// How many digits are behind the seconds.
  private var secondsFraction: Int {
    guard let point = parts.lastIndex(of: .point) else { return 0 }
    return parts[(point + 1)...].prefix { $0 == .zero }.count
  }

  /// The format by which no number is shown but words, or nothing; nil for any other.
  var wordsFormat: CellFormat? {
    // By conditions, a section is of other numbers than those of a sign.
    guard let negativeParts, !isConditional else { return nil }
    let sections = [parts, negativeParts, zeroParts ?? parts]
    guard sections.allSatisfy({ $0.allSatisfy(Self.isLiteral) }) else { return nil }
    let words = sections.map { Self.text($0[...]) }
    // A word for both would lose the sign.
    guard words[0] != words[1] || words[0].isEmpty else { return nil }
    return .words(positive: words[0], negative: words[1], zero: words[2])
  }

  /// The format of dates or times; nil if it has none.
  var timeFormat: CellFormat? {
    let times = parts.compactMap { part -> (letter: Character, count: Int, isElapsed: Bool)? in
      guard case .time(let letter, let count, let isElapsed) = part else { return nil }
      return (letter, count, isElapsed)
    }
    if times.isEmpty || parts.contains(.general) { return nil }
    let letters = times.map(\.letter)
    if times.contains(where: \.isElapsed) {
      return .duration(hasSeconds: letters.contains("s"), fraction: secondsFraction)
    }
    // Minutes are behind hours or before seconds; else the letter stands for months.
    let isMinute = { (index: Int) in
      letters[index] == "m"
        && ((index > 0 && letters[index - 1] == "h")
          || (index + 1 < letters.count && letters[index + 1] == "s"))
    }
    let hasMonth = letters.indices.contains { letters[$0] == "m" && !isMinute($0) }
    let hasDate = hasMonth || letters.contains("y") || letters.contains("d")
    let hasTime = letters.contains("h") || letters.contains("s") || parts.contains(.halfDay)
    guard hasDate else {
      return letters.contains("h") || parts.contains(.halfDay)
        ? .time(fraction: secondsFraction) : .duration(hasSeconds: true, fraction: secondsFraction)
    }
    if hasTime { return .dateTime(fraction: secondsFraction) }
    if letters.contains("d") { return .date }
    return hasMonth ? (letters.contains("y") ? .month : .date) : .year
  }

  /// The format of numbers.
  var numberFormat: CellFormat {
    if isConditional || parts.contains(.text) { return .general }
    guard !parts.contains(.general), !parts.contains(.exponent),
      let digit = parts.firstIndex(where: Self.isDigit),
      let last = parts.lastIndex(where: Self.isDigit),
      !parts[digit...].contains(.slash), !isScaled
    else { return unscaledFormat }
    // A format may begin with its point: ".00".
    let first = digit > 0 && parts[digit - 1] == .point ? digit - 1 : digit
    var decoration = NumberDecoration()
    let point = parts[first...last].firstIndex(of: .point) ?? last + 1
    let behind = parts[min(point + 1, last + 1)..<last + 1].filter(Self.isDigit)
    decoration.fraction = behind.count { $0 == .zero }...behind.count
    decoration.whole = parts[first..<point].count { $0 == .zero }
    decoration.isPercent = parts.contains(.percent)
    decoration.take(before: Self.text(parts[..<first]), after: Self.text(parts[(last + 1)...]))
    // Elsewhere it is a part of a word: "Grade A+".
    decoration.hasPlus = Self.text(parts[..<first]).first { !$0.isWhitespace } == "+"
    decoration.hasMinus = Self.hasMinus(Self.text(parts[..<first]))
    if parts[first...last].contains(where: Self.isLiteral) {
      decoration.pattern = parts[first...last].flatMap { part -> [Character] in
        if case .literal(let text) = part { return Array(text) }
        return Self.isDigit(part) ? ["#"] : []
      }
      decoration.whole = max(decoration.whole, 2)
      // The first bracket of a telephone number, whose other one is among its digits.
      if decoration.pattern.contains(")"), Self.text(parts[..<first]).hasSuffix("(") {
        decoration.prefix += "("
      }
    }
    if let negativeParts, let first = negativeParts.firstIndex(where: Self.isDigit),
      let last = negativeParts.lastIndex(where: Self.isDigit)
    {
      decoration.takeNegative(
        before: Self.text(negativeParts[..<first]), after: Self.text(negativeParts[(last + 1)...]))
    }
    let isBare =
      decoration.prefix.isEmpty && decoration.suffix.isEmpty && decoration.pattern.isEmpty
      && decoration.negative == nil && !decoration.hasPlus && !decoration.hasMinus
    if isBare, decoration.whole < 2 {
      return .fixed(decoration.fraction.lowerBound, upTo: decoration.fraction.upperBound)
    }
    return .decorated(decoration)
  }

  /// Whether a comma behind the digits divides by a thousand.
  private var isScaled: Bool {
    guard let last = parts.lastIndex(where: Self.isDigit) else { return false }
    return last + 1 < parts.count && parts[last + 1] == .comma
  }

  /// The number as it is, with the currency or unit of a format that would show a part of its digits: a thousandth, a fraction, a power.
  private var unscaledFormat: CellFormat {
    let isNumber = { (part: Part) in
      Self.isDigit(part) || [.general, .exponent, .slash, .point, .comma].contains(part)
    }
    guard let first = parts.firstIndex(where: isNumber), let last = parts.lastIndex(where: isNumber)
    else { return .general }
    var end = last + 1
    // The denominator of a fraction may be given: "# ?/8".
    while parts[last] == .slash, end < parts.count, case .literal(let text) = parts[end],
      text.allSatisfy(\.isNumber)
    {
      end += 1
    }
    var decoration = NumberDecoration()
    decoration.isGeneral = true
    decoration.isPercent = parts.contains(.percent)
    // Behind scaled digits stands what they are scaled to: "M".
    let behind = isScaled ? "" : Self.text(parts[end...])
    decoration.take(before: Self.text(parts[..<first]), after: behind)
    return decoration.prefix.isEmpty && decoration.suffix.isEmpty && !decoration.isPercent
      ? .general : .decorated(decoration)
  }

  /// Whether a minus is before what is above zero; behind a letter it is a part of a word.
  private static func hasMinus(_ text: String) -> Bool {
    guard let sign = text.lastIndex(where: { "-−".contains($0) }) else { return false }
    return !text[..<sign].contains(where: \.isLetter)
  }

  private static func isDigit(_ part: Part) -> Bool { part == .zero || part == .digit }

  private static func isLiteral(_ part: Part) -> Bool {
    if case .literal = part { return true }
    return false
  }

  private static func text(_ parts: ArraySlice<Part>) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .percent: "%"
      default: ""
      }
    }.joined()
  }
}
