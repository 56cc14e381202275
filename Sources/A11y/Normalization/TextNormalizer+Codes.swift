// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Digits among letters: "H2O", "MP3", "3D", "RTX4090"; and the number behind a number sign.
extension TextNormalizer {
  /// Reads the digits of a code as English does: short ones as a number, a year as one, long ones and those
  /// with a leading zero digit by digit.
  func codeDigits(_ index: Int, into form: inout SpokenForm) -> Int? {
    let digits = tokens.text(index)
    guard tokens.kind(index) == .digits, tokens.isSpaced(index - 1) || tokens.isSpaced(index + 1)
    else { return nil }
    // A name may end in one: "Exterior1st".
    if tokens.kind(index - 1) != .letters || tokens.text(index - 1).count > 3,
      TextNumber.isEnglishOrdinal(digits, suffix: tokens.text(index + 1)),
      tokens.isEdge(index + 2), let ordinal = rules.ordinal(digits, .masculine)
    {
      form.append(ordinal)
      return index + 2
    }
    if let words = romanceOrdinal(index) {
      form.append(words)
      return index + 2
    }
    form.append(group(digits))
    var next = pointBehind(index + 1, into: &form)
    // The parts of a code keep their zeros: "E1.01.006".
    while next > index + 1, tokens.kind(next) == .digits, tokens.text(next).hasPrefix("0"),
      tokens.text(next).utf8.count > 1, tokens.isEdge(next + 1)
    {
      form.append(rules.digits(tokens.text(next)))
      let end = pointBehind(next + 1, into: &form)
      if end == next + 1 { return end }
      next = end
    }
    return next
  }

  /// Reads the ordinal that the name of a class begins with: "3ªB".
  func classOrdinal(_ index: Int, into form: inout SpokenForm) -> Int? {
    // A sign of ordinals is a letter to Unicode, and so one token with the next.
    let isApart = tokens.text(index + 1).count == 1
    let end = index + (isApart ? 3 : 2)
    let suffix = isApart ? tokens.text(index + 1) + tokens.text(index + 2) : tokens.text(index + 1)
    guard let sign = suffix.first, sign == "ª" || sign == "º", suffix.count == 2,
      let letter = suffix.last, letter.isUppercase, tokens.isEdge(end),
      let ordinal = rules.ordinal(tokens.text(index), sign == "ª" ? .feminine : .masculine)
    else { return nil }
    form.append(ordinal)
    form.append(String(letter), as: .letters)
    return end
  }

  /// Reads the number with a point that a code begins with: "3.0M122".
  func decimalOfCode(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(index - 1), tokens.isMark(index + 1, "."),
      tokens.kind(index + 2) == .digits, tokens.kind(index + 3) == .letters,
      tokens.kind(index + 4) == .digits, tokens.exponent(index + 3) == nil
    else { return nil }
    form.append(group(tokens.text(index)))
    form.append(rules.words.marks["."] ?? ".")
    form.append(rules.digits(tokens.text(index + 2)))
    return index + 3
  }

  /// Reads a code of the British post: "BS6 5QT", "SW1A 1AA".
  func postcode(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let end = tokens.postcodeEnd(index) else { return nil }
    for at in index..<end {
      switch tokens.kind(at) {
      case .letters: form.append(tokens.text(at), as: .letters)
      case .digits: form.append(group(tokens.text(at)))
      default: break
      }
    }
    return end
  }

  /// Reads the lowered digits of a formula: "CO₂".
  func lowered(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .mark,
      tokens.kind(index - 1) == .letters || tokens.kind(index - 1) == .digits
    else { return nil }
    var digits = ""
    var end = index
    while end < tokens.count, let digit = Self.loweredDigits[tokens.text(end)] {
      digits += digit
      end += 1
    }
    guard !digits.isEmpty, digits.utf8.count < 4 else { return nil }
    // The base of a number is none of its digits: "101₂".
    if tokens.kind(index - 1) == .digits { form.appendPause(rules.pause) }
    form.append(rules.cardinal(digits))
    return end
  }

  private static let loweredDigits: [String: String] = [
    "₀": "0", "₁": "1", "₂": "2", "₃": "3", "₄": "4", "₅": "5", "₆": "6", "₇": "7", "₈": "8",
    "₉": "9",
  ]

  /// Reads the number of a bank account sign by sign: "DE89 3704 0044 0532 0130 00".
  func bankAccount(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let end = tokens.bankAccountEnd(index) else { return nil }
    for at in index..<end {
      switch tokens.kind(at) {
      case .letters: form.append(tokens.text(at), as: .letters)
      case .digits: form.append(rules.digits(tokens.text(at)), as: .digits)
      default: form.appendPause(rules.pause)
      }
    }
    return end
  }

  /// Reads the digits of a name behind an underscore as those of a code: "NC_000001.11", "x_3L".
  func namedDigits(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index - 1, "_"), !tokens.isEdge(index - 2),
      tokens.isEdge(index + 1) || tokens.isSpaced(index + 1)
    else { return nil }
    form.append(group(tokens.text(index)))
    return pointBehind(index + 1, into: &form)
  }

  /// Reads the digits of an identifier behind the letters of who gave it and a colon: "SNCF:87481614".
  func digitsBehindColon(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index - 1, ":"), tokens.kind(index - 2) == .letters,
      case let giver = tokens.text(index - 2), giver.count < 5, giver.allSatisfy(\.isUppercase),
      tokens.isSpaced(index - 2), tokens.text(index).utf8.count > 4, tokens.isEdge(index + 1),
      !(tokens.isMark(index + 1, in: [".", ",", "-"]) && tokens.kind(index + 2) == .digits)
    else { return nil }
    form.append(rules.digits(tokens.text(index)), as: .digits)
    return index + 1
  }

  /// Reads a color of the web sign by sign: "#3B4992".
  ///
  /// Without a letter among them, the digits are a number.
  func hexColor(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let end = tokens.hexColorEnd(index) else { return nil }
    appendSigns(tokens.text(from: index + 1, to: end), into: &form)
    return end
  }

  /// Reads a number in base sixteen sign by sign: "0x1F".
  func hexNumber(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let end = tokens.hexNumberEnd(index) else { return nil }
    form.append(rules.digits("0"), as: .digits)
    form.append(tokens.text(from: index + 1, to: index + 2).prefix(1).lowercased(), as: .letters)
    appendSigns(String(tokens.text(from: index + 1, to: end).dropFirst()), into: &form)
    return end
  }

  /// Reads the digits of a code behind its word one by one: "code: 405118".
  ///
  /// Few digits are as well read as a number, and those with marks among them are no code.
  func codeBehindWord(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, (4...12).contains(tokens.text(index).utf8.count),
      tokens.isEdge(index - 1) || isBehindCodeEnding(index),
      tokens.isEdge(index + 1) || tokens.kind(index + 1) == .letters && !tokens.isSpaced(index + 1),
      !(tokens.isMark(index + 1, in: [".", ",", "-", "/", ":"])
        && tokens.kind(index + 2) == .digits),
      case let lead = tokens.lead(before: index, past: [".", ":", "：", "#"]),
      Self.codeWords.contains(lead) || isBehindCodeEnding(index)
        || lead.count > 4 && tokens.text(index).utf8.count > 4
          && (lead.hasSuffix("nr") || lead.hasSuffix("nummer"))
    else { return nil }
    form.append(rules.digits(tokens.text(index)), as: .digits)
    return index + 1
  }

  /// Words for a code, in all languages that are spoken.
  private static let codeWords: Set<String> = [
    "code", "pin", "otp", "tan", "passcode", "código", "codigo", "codice", "kod", "koden", "kodu",
    "kód", "kódja", "pincode", "пин", "код", "пін", "mã", "कोड", "ओटीपी", "पिन", "رمز", "الرمز", "كود",
    "կոդ", "կոդը",
    // "رقم الهوية", "الرمز البريدي", "الرقم الضريبي"
    "الهوية", "البريدي", "الضريبي", "الإقامة", "الجواز",
  ]
  /// Whether a word for a code is right before an index, or behind a blank or a mark, in a script without blanks between words.
  private func isBehindCodeEnding(_ index: Int) -> Bool {
    let lead = tokens.lead(before: index, past: [".", ":", "：", "#"])
    let word = lead.isEmpty ? tokens.text(index - 1) : lead
    return Self.codeEndings.contains(where: word.hasSuffix)
  }

  /// What words for a code end with where blanks don't part words.
  private static let codeEndings = [
    "验证码", "代码", "密码", "邮编", "群号", "号码", "编号", "账号", "单号", "コード", "番号", "코드", "인증번호", "비밀번호",
  ]

  /// Reads the address of a network's hardware sign by sign: "08:00:27:7a:c4:0e".
  func hardwareAddress(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let end = tokens.hardwareAddressEnd(index) else { return nil }
    for at in index..<end where tokens.kind(at) != .mark {
      appendSigns(tokens.text(at), into: &form)
    }
    return end
  }

  /// Reads the address of a computer by version 6 of the protocol, and the length of its network's prefix: "fd00::2/64".
  func networkAddress(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let end = tokens.networkAddressEnd(index) else { return nil }
    for at in index..<end {
      if tokens.isMark(at, ":") {
        form.append(rules.words.marks[":"] ?? ":")
      } else {
        appendSigns(tokens.text(at), into: &form)
      }
    }
    guard tokens.isMark(end, "/"), tokens.kind(end + 1) == .digits, tokens.isEdge(end + 2),
      let slash = rules.words.marks["/"]
    else { return end }
    form.append(slash + " " + rules.cardinal(tokens.text(end + 1)))
    return end + 2
  }

  /// Reads the number of a character in Unicode sign by sign: "U+3405".
  func codePoint(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let end = tokens.codePointEnd(index) else { return nil }
    form.append("U", as: .letters)
    form.append(rules.words.plus)
    appendSigns(tokens.text(from: index + 2, to: end), into: &form)
    return end
  }

  /// Appends letters and digits by name.
  private func appendSigns(_ text: String, into form: inout SpokenForm) {
    for character in text {
      if character.isNumber {
        form.append(rules.digits(String(character)), as: .digits)
      } else {
        form.append(rules.spell(character.uppercased()), as: .letters)
      }
    }
  }

  /// Names the hyphen between two numbers of a model, which would be heard as one: "A320-200", "M5000-116".
  func dashOfModel(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index, "-"), tokens.kind(index + 1) == .digits,
      let name = rules.words.marks["-"]
    else { return nil }
    var start = index
    while tokens.kind(start - 1) == .digits || tokens.isMark(start - 1, "."), start > 1 {
      start -= 1
    }
    let isBehindHyphen = tokens.isMark(start - 1, "-") && start < index
    if isBehindHyphen { start -= 1 }
    guard start < index, tokens.kind(start - 1) == .letters,
      tokens.text(start - 1).allSatisfy(\.isASCII), !tokens.isMark(start, ".")
    else { return nil }
    // What rises with as many digits is a span of numbers: "p12-15", "FY2019-2020".
    let (from, to) = (tokens.text(index - 1), tokens.text(index + 1))
    let isSpan =
      start == index - 1 && from.utf8.count == to.utf8.count && from < to && from.utf8.count > 1
    // Where the first hyphen of a code is a pause, the next one is, too: "INV-2024-00317".
    if isBehindHyphen, to.hasPrefix("0") {
      form.appendPause(rules.pause)
    } else {
      form.append(isSpan ? rules.words.to : name)
    }
    return index + 1
  }

  /// Makes a pause of the hyphen between two numbers, of which the second begins with a zero and so is no amount: "2024-0317".
  func hyphenBeforeZero(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index, "-"), tokens.kind(index - 1) == .digits,
      tokens.kind(index + 1) == .digits, tokens.text(index + 1).hasPrefix("0"),
      tokens.text(index + 1).utf8.count > 2
    else { return nil }
    form.appendPause(rules.pause)
    return index + 1
  }

  /// Names the slash between a number and the letter of a part of it, or between letters and a number: "12/b", "CF/88".
  func slashOfCode(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index, "/"), let name = rules.words.marks["/"],
      !type(of: rules).writesFractionsInSigns,
      tokens.kind(index - 1) == .digits || tokens.isSpaced(index - 1),
      tokens.kind(index + 1) == .digits || tokens.isSpaced(index + 1), tokens.isEdge(index + 2),
      !tokens.isMark(index + 2, in: ["/", "-", ".", "_"]) || tokens.isEdge(index + 3),
      tokens.isEdge(index - 2), !tokens.isMark(index - 2, in: ["/", "-", ".", "_", ":", ",", "°"])
    else { return nil }
    let (before, behind) = (tokens.text(index - 1), tokens.text(index + 1))
    let isPart =
      tokens.kind(index - 1) == .digits && tokens.kind(index + 1) == .letters && behind.count == 1
    let isOfYear =
      tokens.kind(index - 1) == .letters && tokens.kind(index + 1) == .digits && before.count < 5
      && behind.utf8.count <= 4
    guard isPart || isOfYear else { return nil }
    form.append(name)
    return index + 1
  }

  /// Reads the number of a standard with the year of its edition: "ISO 9001:2015".
  func standard(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let (year, next) = tokens.editionYear(index) else { return nil }
    form.append(group(tokens.text(index)))
    form.appendPause(rules.pause)
    form.append(rules.year(year))
    return next
  }

  /// Reads the point of a version behind digits, "8.0" or "3.x"; the index past it.
  private func pointBehind(_ index: Int, into form: inout SpokenForm) -> Int {
    guard tokens.isMark(index, "."), case let name = rules.versionPoint,
      tokens.kind(index + 1) == .digits || tokens.text(index + 1).lowercased() == "x"
    else { return index }
    form.append(name)
    return index + 1
  }

  /// Reads a number of the Chemical Abstracts Service, which may look like a date far off: "9014-01-1".
  func registryNumber(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let end = tokens.registryNumberEnd(index) else { return nil }
    let groups = stride(from: index, to: end, by: 2).map { tokens.text($0) }
    form.append(rules.phone(groups, isInternational: false), as: .digits)
    return end
  }

  /// Reads a number of a registry where it can be no date.
  func clearRegistryNumber(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.isMark(index + 1, "-"),
      let first = Int(tokens.text(index)), !(1000...2999).contains(first)
    else { return nil }
    return registryNumber(index, into: &form)
  }

  /// Reads the number of a case or a file that many groups of digits make, some of which would be days or decimals:
  /// "0801234-10.2021.8.19.0001".
  func docketNumber(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1),
      !tokens.isMark(index - 1, in: Self.joining), tokens.isMark(index + 1, in: ["-", "."])
    else { return nil }
    var groups = [tokens.text(index)]
    var marks: Set<String> = []
    var end = index + 1
    while groups.count < 10, tokens.isMark(end, in: ["-", ".", "/"]),
      tokens.kind(end + 1) == .digits
    {
      marks.insert(tokens.text(end))
      groups.append(tokens.text(end + 1))
      end += 2
    }
    // Days, times and addresses have no group as long as that in front; those of a second come last.
    guard groups.count > 4, marks.count > 1, groups[0].utf8.count > 4,
      groups.map(\.utf8.count).reduce(0, +) >= 16,
      tokens.isEdge(end), !tokens.isMark(end, in: [":", "-"])
    else { return nil }
    form.append(rules.phone(groups, isInternational: false), as: .digits)
    return end
  }

  /// Reads a code of groups of digits with hyphens between them, which are neither a range nor a date nor a telephone number:
  /// "18-0105", "20-25348547-8".
  ///
  /// A number has no zero before its digits, and no range has three ends.
  func hyphenatedCode(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index + 1, "-"), tokens.kind(index + 2) == .digits else { return nil }
    let isBehindWord = tokens.text(index - 1) == "ISBN" || isBehindCodeEnding(index)
    guard isBehindWord || tokens.isBoundary(index - 1),
      !tokens.isMark(index - 1, in: Self.joining), let hyphen = rules.words.marks["-"]
    else { return nil }
    var groups = [tokens.text(index)]
    var end = index + 1
    while tokens.isMark(end, "-"), tokens.kind(end + 1) == .digits, groups.count < 8 {
      groups.append(tokens.text(end + 1))
      end += 2
    }
    let isPadded = { (group: String) in group.hasPrefix("0") && group.utf8.count > 1 }
    let longest = groups.map(\.utf8.count).max() ?? 0
    let isUnlikeRange =
      groups.count == 2
      ? groups.contains(where: isPadded) && longest > 2
        && groups[0].utf8.count != groups[1].utf8.count
      : longest > 4
    guard groups.count > 1, isBehindWord || isUnlikeRange, tokens.isBoundary(end),
      !tokens.isMark(end, in: ["/", ":", "%"]),
      !(tokens.isMark(end, in: [".", "-"]) && tokens.kind(end + 1) == .digits),
      unit(end, isGlued: false) == nil, currencySign(tokens.skipSpace(end)) == nil
    else { return nil }
    for (place, group) in groups.enumerated() {
      if place > 0 { form.append(hyphen) }
      form.append(rules.digits(group), as: .digits)
    }
    return end
  }

  /// Reads the name of a variant of a gene: "A*68:01", "DRB1*15:01".
  func allele(_ index: Int, into form: inout SpokenForm) -> Int? {
    let star = tokens.kind(index + 1) == .digits ? index + 2 : index + 1
    guard tokens.isEdge(index - 1), tokens.text(index).allSatisfy(\.isUppercase),
      tokens.isMark(star, "*"), tokens.kind(star + 1) == .digits, tokens.isMark(star + 2, ":"),
      tokens.kind(star + 3) == .digits, let starName = rules.words.marks["*"],
      let colon = rules.words.marks[":"]
    else { return nil }
    form.append(tokens.text(index), as: .letters)
    if star > index + 1 { form.append(rules.digits(tokens.text(index + 1)), as: .digits) }
    form.append(starName)
    form.append(rules.digits(tokens.text(star + 1)), as: .digits)
    var at = star + 2
    while tokens.isMark(at, ":"), tokens.kind(at + 1) == .digits {
      form.append(colon)
      form.append(rules.digits(tokens.text(at + 1)), as: .digits)
      at += 2
    }
    return at
  }

  /// Reads groups of digits and letters around hyphens sign by sign, of which one has both: "418-Y11-4111".
  func mixedCode(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isEdge(index - 1), !tokens.isMark(index - 1, in: Self.joining),
      let hyphen = rules.words.marks["-"]
    else { return nil }
    var end = index
    var groups = 1
    var (hasDigits, hasLetters, isMixed) = (false, false, false)
    while end < index + Self.longestCode {
      switch tokens.kind(end) {
      case .digits: hasDigits = true
      case .letters where tokens.isSpaced(end) && tokens.text(end).utf8.count < 4: hasLetters = true
      case .mark where tokens.isMark(end, "-") && hasDigits:
        isMixed = isMixed || hasLetters
        (hasDigits, hasLetters) = (false, false)
        groups += 1
      default:
        return nil
      }
      end += 1
      if tokens.isBoundary(end), !tokens.isMark(end, "-") { break }
    }
    guard groups > 2, hasDigits, isMixed || hasLetters, tokens.isBoundary(end),
      !tokens.isMark(end, in: ["-", "/", ":", "."]) || tokens.isEdge(end + 1)
    else { return nil }
    for at in index..<end {
      switch tokens.kind(at) {
      case .digits: form.append(rules.digits(tokens.text(at)), as: .digits)
      case .letters: form.append(tokens.text(at), as: .letters)
      default: form.append(hyphen)
      }
    }
    return end
  }

  /// The most tokens of such a code.
  private static let longestCode = 16

  /// Reads a checksum, a UUID or a number of a registry sign by sign.
  func checksum(_ index: Int, into form: inout SpokenForm) -> Int? {
    if let next = registryNumber(index, into: &form) { return next }
    guard let end = tokens.checksumEnd(index) else { return nil }
    for at in index..<end {
      if tokens.kind(at) == .digits {
        form.append(rules.digits(tokens.text(at)))
      } else if tokens.kind(at) == .letters {
        form.append(rules.spell(tokens.text(at)), as: .letters)
      }
    }
    return end
  }

  /// Reads the digits of a code that go on behind a hyphen and end in a letter: "i9-14900K".
  func codeEnd(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isMark(index - 1, "-"), tokens.kind(index - 2) == .digits,
      tokens.kind(index - 3) == .letters, tokens.text(index + 1).utf8.count == 1,
      tokens.isSpaced(index + 1), tokens.isEdge(index + 2)
    else { return nil }
    form.append(group(tokens.text(index)))
    return index + 1
  }

  /// An ordinal in Italian, Spanish or Portuguese whose sign is a plain letter, before the word that it
  /// counts: "3a classe".
  private func romanceOrdinal(_ index: Int) -> String? {
    guard ["it", "es", "pt"].contains(rules.locale.language), tokens.kind(index - 1) != .letters,
      ["a", "o"].contains(tokens.text(index + 1)), tokens.kind(index + 2) == .space,
      tokens.text(index + 3).first?.isLowercase == true, tokens.text(index + 3).count > 2
    else { return nil }
    return rules.ordinal(
      tokens.text(index), tokens.text(index + 1) == "a" ? .feminine : .masculine)
  }

  /// Whether an apostrophe stands for the century of a year, and is not heard: "'68", "mid-’80s".
  func isShortYearMark(_ index: Int) -> Bool {
    let isFree =
      index <= 0 || tokens.kind(index - 1) == .space || tokens.isMark(index - 1, "(")
      || tokens.isMark(index - 1, "-") && tokens.kind(index - 2) == .letters
    // In quotation marks are whole dates and times.
    let isPart =
      tokens.isMark(index + 2, in: ["/", ":", "-", "."]) && tokens.kind(index + 3) == .digits
    return tokens.isMark(index, in: ["'", "’"]) && isFree && !isPart
      && tokens.kind(index + 1) == .digits && tokens.text(index + 1).utf8.count == 2
      && !tokens.isMark(index + 2, in: ["'", "’"])
  }

  /// A group of digits that is no amount.
  func group(_ digits: String) -> String {
    guard !digits.hasPrefix("0") || digits.count == 1, digits.count <= 4 else {
      return rules.digits(digits)
    }
    if let year = Int(digits), (1900...2099).contains(year) { return rules.year(year) }
    return rules.name(ofNumber: digits)
  }

  /// Reads the sign before a number: "#12" is number twelve, "~40" about forty.
  func numberPrefix(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .mark, tokens.kind(index - 1) != .digits else { return nil }
    let isPrefix: Bool
    let name: String?
    switch tokens.text(index) {
    case "#":
      isPrefix = tokens.kind(index + 1) == .digits && tokens.isBoundary(index + 2)
      name = rules.words.symbols["№"]
    case "~":
      let behind = tokens.skipSpace(index + 1)
      isPrefix =
        tokens.isEdge(index - 1) && (textNumber(behind) != nil || currencySign(behind) != nil)
        && tokens.kind(index - 2) != .digits
      name = rules.words.symbols["≈"]
    default: return nil
    }
    guard isPrefix, let name else { return nil }
    form.append(name)
    return index + 1
  }
}
