// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Telephone numbers, network addresses and versions in running text.
extension EnglishText {
  /// Reads a telephone or social security number digit by digit, in its groups.
  ///
  /// Examples: "+1 (123) 123-5678", "123-123-5678", "111-11-1111".
  func phone(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(index - 1), !tokens.isMark(index - 1, in: ["-", "."]) else { return nil }
    var groups: [String] = []
    var at = index
    let isInternational = tokens.isMark(at, "+") && tokens.kind(at + 1) == .digits
    if isInternational { at += 1 }
    var hasParentheses = false
    while true {
      if tokens.isMark(at, "("), tokens.kind(at + 1) == .digits, tokens.isMark(at + 2, ")") {
        groups.append(tokens.text(at + 1))
        at += 3
        hasParentheses = true
      } else if tokens.kind(at) == .digits {
        groups.append(tokens.text(at))
        at += 1
      } else {
        return nil
      }
      let isJoined =
        tokens.isMark(at, "-") || (tokens.kind(at) == .space && (hasParentheses || isInternational))
      let next = isJoined ? at + 1 : at
      let continues =
        tokens.kind(next) == .digits || (tokens.isMark(next, "(") && groups.count == 1)
      guard continues, isJoined || hasParentheses || tokens.isMark(next, "(") else { break }
      at = next
    }
    guard tokens.isEdge(at),
      Self.isPhone(groups.map(\.count), isInternational) || Self.isLocalPhone(groups)
    else { return nil }
    if isInternational { form.append("plus") }
    for (number, group) in groups.enumerated() {
      if number > 0 { form.appendPause(",") }
      let isTollFree = group == "800" && groups.count > 2
      form.append(isTollFree ? "eight hundred" : EnglishNumber.digits(group), as: .digits)
    }
    return at
  }

  /// Whether groups of these lengths form a telephone or social security number.
  private static func isPhone(_ counts: [Int], _ isInternational: Bool) -> Bool {
    if isInternational {
      let total = counts.reduce(0, +)
      return counts.count >= 2 ? total >= 7 : (10...15).contains(total)
    }
    // The four or five groups of a book's number, of which the last may be an X.
    if counts.count > 2, [9, 10, 13].contains(counts.reduce(0, +)),
      counts.count > 3 || counts[0] == 1
    {
      return true
    }
    return [[3, 3, 4], [1, 3, 3, 4], [3, 2, 4], [3, 10]].contains(counts)
  }

  /// Whether groups are a telephone number without its area: "555-1234", and not "800-1200", a range.
  private static func isLocalPhone(_ groups: [String]) -> Bool {
    groups.map(\.count) == [3, 4] && !(groups[0].hasSuffix("0") && groups[1].hasSuffix("0"))
  }

  /// Reads a web or mail address, a file name or an IP address part by part.
  func address(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.beginsAddress(index, closing: Self.closing), let end = addressEnd(index)
    else { return nil }
    for at in index..<end { sayPart(at, isLast: at == end - 1, into: &form) }
    return end
  }

  /// Appends the whole text as an address.
  func readAddress(into form: inout SpokenForm) {
    for at in 0..<tokens.count where tokens.kind(at) != .space {
      sayPart(at, isLast: at == tokens.count - 1, into: &form)
    }
  }

  /// Whether an address begins at an index.
  func isAddress(at index: Int) -> Bool { addressEnd(index) != nil }

  private func addressEnd(_ index: Int) -> Int? {
    let end = tokens.addressEnd(index, closing: Self.closing)
    return end > index + 2 && isAddress(index, end) ? end : nil
  }

  /// The marks that no address contains.
  private static let closing: Set<String> = ["\"", "”", "<", ">", "(", ")", "`", ","]

  private func isAddress(_ start: Int, _ end: Int) -> Bool {
    let texts = (start..<end).map { tokens.text($0) }
    if tokens.kind(start) == .letters || tokens.kind(start) == .digits {
      if let at = texts.firstIndex(of: "@"), at > 0 {
        return texts[at...].dropFirst(2).contains(".")
      }
      if texts.count > 3, Array(texts[1...2]) == [":", "/"], tokens.kind(start) == .letters {
        return true
      }
      if texts[0].lowercased() == "www", texts[1] == "." { return true }
      if isHost(start, end) { return true }
    }
    return tokens.isNetworkAddress(start, end, upTo: 999)
  }

  /// Whether a text is a host name, judged by its top-level domain, with or without a path.
  private func isHost(_ start: Int, _ end: Int) -> Bool {
    var last = start
    var hasPoint = false
    while last < end, !tokens.isMark(last, "/") {
      let isPart = tokens.kind(last) != .mark || tokens.isMark(last, in: [".", "-"])
      guard isPart else { return false }
      hasPoint = hasPoint || tokens.isMark(last, ".")
      last += 1
    }
    guard hasPoint, last - start >= 3, tokens.isMark(last - 2, ".") else { return false }
    let domain = tokens.text(last - 1)
    // Domains are lowercase: in "No.It" the period ends a sentence.
    return EnglishTextWords.domains.contains(domain)
      || (domain.count == 3 && domain == domain.lowercased() && tokens.kind(last - 1) == .letters)
  }

  private func sayPart(_ index: Int, isLast: Bool, into form: inout SpokenForm) {
    let text = tokens.text(index)
    switch tokens.kind(index) {
    case .digits: form.append(EnglishNumber.digits(text), as: .digits)
    case .letters where isLast && text == "jpg": form.append("jpeg")
    case .letters
    where tokens.isMark(index - 1, ".") && text.count == 2
      && (isLast || tokens.isMark(index + 1, "/")):
      // A two-letter country code is spelled out.
      form.append(text.uppercased(), as: .letters)
    case .letters:
      let isShort = text.count <= 3 && !["com", "org", "net", "dot"].contains(text)
      let hasVowel = text.lowercased().contains { "aeiouy".contains($0) }
      form.append(text, as: isShort && !hasVowel ? .letters : .words)
    case .mark, .space, nil:
      // Before a part of a page it is no number.
      if let name = text == "#" ? "hash" : text.first.flatMap({ EnglishTextWords.marks[$0] }) {
        form.append(name)
      } else {
        form.append(literal: text, isGlued: true)
      }
    }
  }

  // MARK: Streets

  /// Reads a street address: "1428 Elm St.", "708 N 1st St".
  ///
  /// The house number is read in pairs, and the street suffix in full.
  func street(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let number = TextNumber(tokens, at: index), let house = number.small,
      tokens.isEdge(index - 1),
      number.whole.count <= 4, !number.hasLeadingZero
    else { return nil }
    // "14a Church Rd"
    let hasLetter =
      tokens.kind(number.next) == .letters && tokens.text(number.next).utf8.count == 1
    guard case let space = hasLetter ? number.next + 1 : number.next, tokens.kind(space) == .space
    else { return nil }
    // One to four words, then a street suffix.
    var words: [Int] = []
    var at = space + 1
    while words.count < 5, tokens.kind(at) == .letters || tokens.kind(at) == .digits {
      words.append(at)
      // "1st" is two tokens.
      at += tokens.kind(at) == .digits && tokens.kind(at + 1) == .letters ? 2 : 1
      let isName =
        tokens.text(words[words.count - 1]).first.map { $0.isUppercase || $0.isNumber } ?? false
      let isEnd = EnglishTextWords.streets[tokens.text(words[words.count - 1]).lowercased()] != nil
      if isEnd, words.count > 1 { break }
      // "123 N. Main St."
      if tokens.isMark(at, "."),
        EnglishTextWords.directions[tokens.text(words[words.count - 1])] != nil
      {
        at += 1
      }
      guard isName, tokens.kind(at) == .space else { return nil }
      at += 1
    }
    guard let last = words.last, words.count > 1,
      let end = EnglishTextWords.streets[tokens.text(last).lowercased()],
      !isShout(last) || words.dropLast().allSatisfy({ isShout($0) }) || words.count == 2
    else { return nil }
    sayHouse(house, into: &form)
    if hasLetter { form.append(tokens.text(number.next).uppercased(), as: .letters) }
    for word in words.dropLast() {
      if let direction = EnglishTextWords.directions[tokens.text(word)] {
        form.append(direction)
      } else if let number = TextNumber(tokens, at: word), isOrdinal(number) {
        form.append(EnglishNumber.ordinal(digits: number.whole))
      } else if tokens.kind(word) == .digits {
        sayName(tokens.text(word), into: &form)
      } else {
        form.append(tokens.text(word))
      }
    }
    form.append(end)
    // "Pennsylvania Ave. NW"
    let point = tokens.isMark(last + 1, ".") ? last + 2 : last + 1
    if tokens.kind(point) == .space,
      let direction = EnglishTextWords.directions[tokens.text(point + 1)],
      tokens.isEdge(point + 2)
    {
      form.append(direction)
      return point + 2
    }
    // The period of an abbreviation also ends the sentence if a capital, a digit or nothing
    // follows.
    guard tokens.isMark(last + 1, ".") else { return last + 1 }
    let following = tokens.text(last + 3).first
    let endsSentence = following.map { $0.isUppercase || $0.isNumber } ?? true
    return endsSentence ? last + 1 : last + 2
  }

  /// Whether a word is in capitals alone, so that a street's short form is one only in an address that is.
  private func isShout(_ index: Int) -> Bool {
    tokens.text(index).allSatisfy { !$0.isLowercase }
  }

  /// The number that a street is named by: in pairs of digits, and one by one where there are more than four.
  private func sayName(_ digits: String, into form: inout SpokenForm) {
    if let number = Int(digits), digits.utf8.count <= 4 {
      sayPairs(number, into: &form)
    } else {
      form.append(EnglishNumber.digits(digits))
    }
  }

  private func sayHouse(_ number: Int, into form: inout SpokenForm) {
    if (100...999).contains(number), number % 100 < 10, number % 100 > 0 {
      form.append(EnglishNumber.digits(String(number)), as: .digits)
    } else {
      sayPairs(number, into: &form)
    }
  }

  /// Expands a state abbreviation after a town, before a ZIP code or at the end of the text.
  func state(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index - 1) == .space, tokens.isMark(index - 2, ","),
      let name = EnglishTextWords.states[tokens.text(index)], tokens.isEdge(index + 1),
      // Among other short words in capitals it is one of a list: "CV, NC".
      !(tokens.text(index - 3).utf8.count < 5 && tokens.text(index - 3).allSatisfy(\.isUppercase))
    else { return nil }
    let comma = tokens.isMark(index + 1, ",") ? index + 2 : index + 1
    let code = tokens.skipSpace(comma)
    let isBeforeCode = tokens.kind(code) == .digits && tokens.text(code).count == 5
    guard isBeforeCode || index + 1 >= tokens.count else { return nil }
    form.append(name)
    return index + 1
  }
}
