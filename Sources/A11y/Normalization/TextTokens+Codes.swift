// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Codes in running text, the same in all languages.
extension TextTokens {
  /// The value of a Roman numeral of I, V and X at an index; the others are the letters of too many other things.
  func roman(_ index: Int) -> Int? {
    guard kind(index) == .letters, text(index).utf8.allSatisfy("IVX".utf8.contains) else {
      return nil
    }
    return RomanNumber.value(of: text(index))
  }

  /// The index past a code of the British post; nil when none begins at an index.
  ///
  /// One or two capitals, a number and perhaps a letter tell the district, and a digit with two capitals the street.
  func postcodeEnd(_ index: Int) -> Int? {
    guard isEdge(index - 1), isCapitals(index, 1...2), kind(index + 1) == .digits,
      text(index + 1).utf8.count <= 2
    else { return nil }
    let space = isCapitals(index + 2, 1...1) ? index + 3 : index + 2
    guard kind(space) == .space, kind(space + 1) == .digits, text(space + 1).utf8.count == 1,
      isCapitals(space + 2, 2...2), isEdge(space + 3)
    else { return nil }
    return space + 3
  }

  /// The index past a color of the web, "#" with three, six or eight digits to the base of sixteen, a letter among
  /// them; nil when none begins at an index.
  func hexColorEnd(_ index: Int) -> Int? {
    guard isMark(index, "#"), isEdge(index - 1) else { return nil }
    var end = index + 1
    while kind(end) == .digits || kind(end) == .letters { end += 1 }
    let digits = text(from: index + 1, to: end)
    guard [3, 6, 8].contains(digits.utf8.count), digits.contains(where: \.isLetter),
      digits.contains(where: \.isNumber) || digits.utf8.count == 6,
      digits.allSatisfy(\.isHexDigit)
    else { return nil }
    return end
  }

  /// The index behind six groups of two digits in base sixteen, with colons between them, or three of four with points.
  func hardwareAddressEnd(_ index: Int) -> Int? {
    guard kind(index) == .digits || kind(index) == .letters, isEdge(index - 1) else { return nil }
    return hexGroupsEnd(index, count: 6, length: 2, ":")
      ?? hexGroupsEnd(index, count: 3, length: 4, ".")
  }

  /// The index behind an address by version 6 of the Internet's protocol: "fe80::1ff:fe23:1", "::1".
  ///
  /// Zeros are left out once, or there are eight groups; without a digit in it, two colons may be those of a program.
  func networkAddressEnd(_ index: Int) -> Int? {
    guard isEdge(index - 1), !isMark(index - 1, ":"),
      isMark(index, ":") ? isMark(index + 1, ":") : isMark(index + 1, ":") || isMark(index + 2, ":")
    else { return nil }
    var (end, groups, gaps) = (index, 0, 0)
    var hasDigit = false
    while groups < 8 {
      if isMark(end, ":"), isMark(end + 1, ":") {
        gaps += 1
        end += 2
      } else if groups > 0, isMark(end, ":") {
        end += 1
      } else if groups > 0 {
        break
      }
      let start = end
      while kind(end) == .digits || kind(end) == .letters, end < start + 4 { end += 1 }
      if end == start { break }
      let group = text(from: start, to: end)
      guard group.utf8.count <= 4, group.allSatisfy(\.isHexDigit) else { return nil }
      hasDigit = hasDigit || group.contains(where: \.isNumber)
      groups += 1
    }
    guard gaps == 1 ? groups < 8 && groups > 0 : gaps == 0 && groups == 8, hasDigit,
      !isMark(end, ":"), isEdge(end) || isMark(end, "/")
    else { return nil }
    return end
  }

  private func hexGroupsEnd(_ index: Int, count: Int, length: Int, _ mark: String) -> Int? {
    var end = index
    for group in 0..<count {
      if group > 0 {
        guard isMark(end, mark) else { return nil }
        end += 1
      }
      let start = end
      while kind(end) == .digits || kind(end) == .letters, end < start + length { end += 1 }
      // Most texts end here, before anything is compared.
      guard end > start, group > 0 || isMark(end, mark) else { return nil }
      let digits = text(from: start, to: end)
      guard digits.utf8.count == length, digits.allSatisfy(\.isHexDigit) else { return nil }
    }
    return isEdge(end) && !isMark(end, mark) ? end : nil
  }

  /// The index behind a number in base sixteen, as programs write it: "0x1F".
  func hexNumberEnd(_ index: Int) -> Int? {
    guard text(index) == "0", isEdge(index - 1),
      text(index + 1).first.map({ "xX".contains($0) }) == true
    else { return nil }
    var end = index + 1
    while kind(end) == .digits || kind(end) == .letters { end += 1 }
    let digits = text(from: index + 1, to: end).dropFirst()
    return !digits.isEmpty && digits.allSatisfy(\.isHexDigit) ? end : nil
  }

  private func isCapitals(_ index: Int, _ length: ClosedRange<Int>) -> Bool {
    kind(index) == .letters && length.contains(text(index).utf8.count)
      && text(index).utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// The most letters, digits and hyphens in a row that may be one code; SHA-512 has fewer.
  private static let mostParts = 130

  /// The index past a long mixture of letters and digits, such as a checksum or a UUID.
  func checksumEnd(_ index: Int) -> Int? {
    guard isEdge(index - 1) else { return nil }
    var end = index
    var length = 0
    var hyphens = 0
    while true {
      // Looked at from each of its parts, a longer text would take its length squared.
      guard end - index < Self.mostParts else { return nil }
      if isMark(end, "-"), end > index, !isEdge(end + 1) {
        hyphens += 1
        end += 1
      }
      guard kind(end) == .digits || isSpaced(end) else { break }
      guard kind(end) == .digits || text(end).isASCII else { return nil }
      length += text(end).utf8.count
      end += 1
    }
    if hyphens == 0, end - index > 2, isShortHash(index, to: end) { return end }
    guard end - index - hyphens > 3, !isDimensions(index, to: end) else { return nil }
    if hyphens == 0 { return length > 7 ? end : nil }
    // Between hyphens, words are more likely than codes.
    let isHexadecimal = (index..<end).allSatisfy {
      text($0).allSatisfy { $0.isHexDigit || $0 == "-" }
    }
    return hyphens > 2 && length > 15 && isHexadecimal ? end : nil
  }

  /// Whether letters and digits are the seven signs by which Git names a commit, and no number with a power: "330ed54".
  private func isShortHash(_ index: Int, to end: Int) -> Bool {
    let text = text(from: index, to: end)
    return text.utf8.count == 7
      && text.allSatisfy { $0.isASCII && ($0.isNumber || ("a"..."f").contains($0)) }
      && text.filter(\.isLetter) != "e"
  }

  /// Whether a UUID, or another checksum with hyphens, begins at an index.
  func isHyphenatedChecksum(_ index: Int) -> Bool {
    guard kind(index + 1) == .letters || isMark(index + 1, "-"), let end = checksumEnd(index) else {
      return false
    }
    return (index..<end).contains { isMark($0, "-") }
  }

  /// Whether a text is numbers with an "x" between them, the sides of a thing: "10x20x30".
  private func isDimensions(_ index: Int, to end: Int) -> Bool {
    (index..<end).allSatisfy { kind($0) == .digits || text($0).lowercased() == "x" }
  }

  /// The index past a number of the Chemical Abstracts Service, which its last digit checks: "7732-18-5".
  func registryNumberEnd(_ index: Int) -> Int? {
    guard isEdge(index - 1), !isMark(index - 1, in: ["-", "/", "."]), kind(index) == .digits,
      (2...7).contains(text(index).count), isMark(index + 1, "-"), kind(index + 2) == .digits,
      text(index + 2).count == 2, isMark(index + 3, "-"), kind(index + 4) == .digits,
      text(index + 4).count == 1, isEdge(index + 5), !isMark(index + 5, in: ["-", "/"])
    else { return nil }
    let digits = (text(index) + text(index + 2)).compactMap(\.wholeNumberValue)
    let sum = digits.reversed().enumerated().reduce(0) { $0 + ($1.offset + 1) * $1.element }
    return sum % 10 == Int(text(index + 4)) ? index + 5 : nil
  }

  /// Whether a token stands for a blank: the underscore of "medium_airport".
  func isBlankBetweenWords(_ index: Int) -> Bool {
    guard isMark(index, "_") else { return false }
    // A few stand for one, and those at an end for none; a long line of them is not followed from each.
    var first = index
    var last = index
    while isMark(first - 1, "_"), last - first < Self.mostUnderscores { first -= 1 }
    while isMark(last + 1, "_"), last - first < Self.mostUnderscores { last += 1 }
    guard last - first < Self.mostUnderscores else { return false }
    if !isEdge(first - 1), !isEdge(last + 1) {
      if first < last || kind(index - 1) == .letters || kind(index + 1) == .letters { return true }
      // Between two numbers it may part thousands, three digits behind each; in a name, it stands for a blank.
      if text(index + 1).utf8.count == 3 { return false }
      return isMark(index - 2, "_") && !isEdge(index - 3)
        || isMark(index + 2, "_") && !isEdge(index + 3)
    }
    guard !isEdge(first - 1), last + 1 >= count else { return false }
    // A name that begins with them keeps them: "__version__".
    var before = first - 2
    while isMark(before, "_") { before -= 1 }
    return (before == first - 2 || !isEdge(before)) && hasWords(before: first)
  }

  /// So many underscores are a line, and no blank.
  private static let mostUnderscores = 8

  /// Whether words with blanks for underscores are before an index: "Solar_ST_".
  private func hasWords(before index: Int) -> Bool {
    (max(0, index - 12)..<index).contains { isMark($0, "_") && !isEdge($0 - 1) && !isEdge($0 + 1) }
  }

  /// The index past the number of a character in Unicode, "U+3405"; nil when none begins at an index.
  func codePointEnd(_ index: Int) -> Int? {
    guard ["U", "u"].contains(text(index)), isEdge(index - 1), isMark(index + 1, "+"),
      kind(index + 2) == .digits || kind(index + 2) == .letters
    else { return nil }
    var end = index + 2
    while kind(end) == .digits || kind(end) == .letters { end += 1 }
    let digits = text(from: index + 2, to: end)
    return (4...6).contains(digits.utf8.count) && digits.allSatisfy(\.isHexDigit) ? end : nil
  }

  /// The year of a standard's edition, whose number is at an index: "ISO 9001:2015", "IEC 60601-1:2005".
  func editionYear(_ index: Int) -> (year: Int, next: Int)? {
    guard kind(index) == .digits, isMark(index + 1, ":"), text(index + 2).utf8.count == 4,
      let year = Int(text(index + 2)), (1900...2099).contains(year), isEdge(index + 3)
    else { return nil }
    var at = index
    while isMark(at - 1, "-"), kind(at - 2) == .digits { at -= 2 }
    let designation = text(at - 2)
    guard text(at).utf8.count > 2, kind(at - 1) == .space || isMark(at - 1, "-"),
      kind(at - 2) == .letters, designation.utf8.count > 1,
      designation.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
    else { return nil }
    return (year, index + 3)
  }

  /// Whether a currency's code is the second of a pair, whose rate follows: "EUR/USD 1.08".
  func isSecondCurrency(_ index: Int) -> Bool {
    kind(index) == .letters && isMark(index - 1, "/") && kind(index - 2) == .letters
      && text(index - 2).utf8.count == 3 && ICU.isCurrency(text(index - 2))
  }

  /// The index past the number of a bank account by ISO 13616, whose check digits are right; nil if none begins here.
  func bankAccountEnd(_ index: Int) -> Int? {
    guard isCapitals(index, 2...2), isEdge(index - 1), kind(index + 1) == .digits,
      text(index + 1).utf8.count >= 2
    else { return nil }
    var signs: [UInt8] = []
    var found: Int?
    var at = index
    while at < count, signs.count < 34 {
      switch kind(at) {
      case .digits: signs += text(at).utf8
      case .letters where text(at).utf8.allSatisfy({ (0x41...0x5A).contains($0) }):
        signs += text(at).utf8
      // Blanks are behind groups of four.
      case .space where signs.count % 4 == 0: break
      default: return found
      }
      at += 1
      if kind(at - 1) != .space, isEdge(at), Self.isBankAccount(signs) { found = at }
    }
    return found
  }

  /// Whether the check digits of an IBAN are right: its number, behind the first four signs, is one more than a multiple of 97.
  private static func isBankAccount(_ signs: [UInt8]) -> Bool {
    guard (15...34).contains(signs.count) else { return false }
    let rest = (signs[4...] + signs[..<4]).reduce(0) { rest, sign in
      sign < 0x41 ? (rest * 10 + Int(sign) - 0x30) % 97 : (rest * 100 + Int(sign) - 0x37) % 97
    }
    return rest == 1
  }
}
