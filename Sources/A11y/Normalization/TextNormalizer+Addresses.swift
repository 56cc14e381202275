// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Telephone numbers, web and mail addresses, and versions in running text.
extension TextNormalizer {
  /// Reads a telephone number in its groups of digits.
  ///
  /// Examples: "+1 (123) 123-5678", "(0411) 1234-1234", "06-40-49-4949".
  func phone(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.isBoundary(index - 1), !tokens.isMark(index - 1, in: ["-", ".", "/"]),
      let (groups, isInternational, next) = phoneGroups(index),
      // Two sums of money are no number that is called: "8000-12000元".
      isInternational || groups.count > 2
        || currencySign(tokens.skipSpace(next)) == nil && !isSum(next)
    else { return nil }
    form.append(rules.phone(groups, isInternational: isInternational), as: .digits)
    return next
  }

  /// Whether a currency of East Asia or one of its large numbers is right behind a number.
  func isSum(_ index: Int) -> Bool {
    tokens.kind(index) == .letters
      && tokens.text(index).first.map { "元円원块圆圓万萬만亿億억".contains($0) } == true
  }

  /// Whether a character of a script without blanks between words is at an index, which may follow any number.
  private func isWideLetter(_ index: Int) -> Bool {
    tokens.kind(index) == .letters
      && tokens.text(index).unicodeScalars.first.map { $0.value >= 0x2E80 } == true
  }

  /// Whether "Tel." or the like stands before an index.
  private func followsPhoneWord(_ index: Int) -> Bool {
    let lead = tokens.lead(before: index, past: [".", ":", "："])
    if Self.phoneWords.contains(lead)
      || Self.phoneWordsOfOne[rules.locale.language]?.contains(lead) == true
    {
      return true
    }
    // Behind a word for calling, a preposition and an article may be between: "ligue para o", "chiamare lo".
    guard let links = Self.linksOfCalls[rules.locale.language] else { return false }
    var at = index
    for _ in 0..<2 {
      guard links.contains(tokens.lead(before: at, past: [])), tokens.kind(at - 1) == .space else {
        return false
      }
      at -= 2
      if Self.callingWords.contains(tokens.lead(before: at, past: [])) { return true }
    }
    return false
  }

  private static let linksOfCalls: [String: Set<String>] = [
    "pt": ["para", "pelo", "o", "ao"], "it": ["lo", "il", "al"], "es": ["al", "el"],
    "fr": ["le", "au"], "en": ["us", "on", "the"], "pl": ["pod", "nr"], "ru": ["по", "на"],
  ]

  private static let callingWords: Set<String> = [
    "ligue", "ligar", "contacte", "chiama", "chiamare", "chiamate", "llame", "llamar", "appelez",
    "composez", "call", "zadzwoń", "dzwoń", "звоните", "позвоните",
  ]

  /// Such words that mean something else in another language.
  private static let phoneWordsOfOne: [String: Set<String>] = [
    "es": ["marque"], "fr": ["vert"], "it": ["verde"],
    "pt": ["ligue", "ligar", "telefone", "contacte", "marque", "verde"], "sv": ["ring"],
    "vi": ["gọi", "hệ"],
  ]

  private static let phoneWords: Set<String> = [
    "tel", "tél", "tlf", "tfno", "telefon", "telefono", "teléfono", "telefone", "téléphone", "fax",
    "mobil", "handy", "móvil", "celular", "cel", "cell", "portable", "cellulare", "тел", "телефон",
    "факс", "电话", "手机", "電話", "전화", "đt", "फ़ोन", "هاتف", "հեռ", "numer",
    "mob", "kom", "komórka", "komórkowy", "gsm", "cep", "telefoon", "mobiel", "hotline", "phone",
    "करें", "करो", "कीजिए", "कॉल", "व्हाट्सएप", "हेल्पलाइन", "फ्री", "मो", "मोबाइल", "फोन", "ت",
    "تليفون", "موبايل", "tfn", "puh", "संपर्क", "телефону", "hattı", "tổng đài", "đài", "nóng",
    "contact", "kontakt", "contatto",
    "contacto", "contato", "llame", "llamar", "chiama", "chiamare", "chiamate",
    "gratuito", "freephone", "appelez", "composez", "whatsapp", "bizum", "numéro",
    "звоните", "позвоните", "zadzwoń", "dzwoń", "ringa", "anrufen", "hívja",
  ]

  private func phoneGroups(
    _ index: Int
  ) -> (groups: [String], isInternational: Bool, next: Int)? {
    var groups: [String] = []
    var at = index
    let isInternational = tokens.isMark(at, "+") && tokens.kind(at + 1) == .digits
    // No country's code begins with a zero: "+000020.0".
    if isInternational, tokens.text(at + 1).hasPrefix("0") { return nil }
    if isInternational { at += 1 }
    var marks: Set<String> = []
    var areaGroup: Int?
    while groups.count < 8 {
      if tokens.isMark(at, "("), tokens.kind(at + 1) == .digits, tokens.isMark(at + 2, ")") {
        groups.append(tokens.text(at + 1))
        at += 3
        areaGroup = groups.count - 1
      } else if tokens.kind(at) == .digits {
        groups.append(tokens.text(at))
        at += 1
      } else {
        return nil
      }
      var next = at
      if tokens.kind(at) == .space, tokens.isMark(at + 1, in: ["/", "-"]),
        tokens.kind(at + 2) == .space,
        followsPhoneWord(index)
          || groups.count == 1 && groups[0].hasPrefix("0") && groups[0].utf8.count > 2
            && tokens.isMark(at + 1, "/")
      {
        // "Tel. 030 / 22 45 67"
        next += 3
      } else if tokens.isMark(at, in: ["-", "/", "."])
        || (tokens.kind(at) == .space && tokens.text(at).count == 1)
      {
        next += 1
      }
      let isGroup =
        tokens.kind(next) == .digits || (tokens.isMark(next, "(") && tokens.isMark(next + 2, ")"))
      guard isGroup, next > at || tokens.isMark(next, "(") || tokens.isMark(at - 1, ")") else {
        break
      }
      if next > at { marks.insert(tokens.kind(at) == .space ? " " : tokens.text(at)) }
      at = next
    }
    let counts = groups.map(\.count)
    let total = counts.reduce(0, +)
    // Behind its word even one group is a telephone number.
    if groups.count == 1, !isInternational, total >= 7, tokens.isBoundary(at),
      followsPhoneWord(index)
    {
      return (groups, false, at)
    }
    // A number with points between its groups has no blanks there: "+32 27 43.5" is a place in the sky.
    // With hyphens they are thousands of a range: "5.000-10.000".
    if marks.contains("."), marks.contains(" ") || marks.contains("-") && groups.count == 4 {
      return nil
    }
    // Thousands are grouped so, and may be what is called for: "kêu gọi 1.250.000 đồng", "telefone 12.345.678".
    if marks == ["."], !groups[0].hasPrefix("0"), counts[0] <= 3, counts.count < 4,
      counts.dropFirst().allSatisfy({ $0 == 3 }), !isInternational
    {
      return nil
    }
    guard tokens.isBoundary(at) || isWideLetter(at),
      groups.count > 1 || (isInternational && total > 9),
      (7...16).contains(total)
    else { return nil }
    if isInternational { return (groups, true, at) }
    guard groups.count > 1 else { return nil }
    let isArea = areaGroup.map { isAreaCode($0, of: groups) } ?? false
    if areaGroup != nil, !isArea { return nil }
    // A leading zero distinguishes a telephone number from amounts; otherwise hyphens and the
    // number of digits do.
    let isJoined =
      marks.contains("-") && counts.allSatisfy { $0 <= 5 }
      && counts.count >= (isArea ? 2 : 3) && (9...13).contains(total)
    // No thousands begin with a zero, nor are days of more than two digits: "0912.345.678".
    let hasZero =
      groups[0].hasPrefix("0") && groups[0].count > 1 && total >= 9
      && (!marks.contains(".")
        || marks == ["."] && groups[0].count > 2 && counts.allSatisfy { (2...4).contains($0) })
    let isMobile = marks == ["-"] && counts.count == 2 && total >= 9 && counts[1] >= 4
    let isSpaced = marks == [" ", "-"] && counts.count == 3 && total >= 9
    // The number of a book.
    if groups.count == 5, total == 13, marks == ["-"], ["978", "979"].contains(groups[0]) {
      return (groups, false, at)
    }
    // Without an area; two round numbers are a range.
    if counts == [3, 4], marks == ["-"], !(groups[0].hasSuffix("0") && groups[1].hasSuffix("0")) {
      return (groups, false, at)
    }
    // Groups of three, three and four digits, or the four groups of a card number.
    if counts == [3, 3, 4] && (marks == ["."] || marks == ["-"])
      || counts == [3, 3, 4] && marks == [" "] && rules.locale.language == "it"
        && groups[0].hasPrefix("3")
      || counts == [4, 4, 4, 4] && !marks.contains(".")
      // Three groups of four are of a parcel or a person; but years may stand beside each other.
      || counts == [4, 4, 4] && marks == [" "]
        && !groups.allSatisfy({ group in Int(group).map { (1000...2100).contains($0) } ?? false })
    {
      return (groups, false, at)
    }
    if isNineDigits(groups, marks, from: index, behind: at) { return (groups, false, at) }
    return followsPhoneWord(index) || isJoined || hasZero || isArea || isMobile || isSpaced
      ? (groups, false, at) : nil
  }

  /// Whether three groups of three are a telephone number of Spain, or one without charge, and count nothing: "al 900 123 456".
  private func isNineDigits(
    _ groups: [String], _ marks: Set<String>, from index: Int, behind next: Int
  ) -> Bool {
    guard groups.map(\.count) == [3, 3, 3], marks == [" "], let first = groups[0].first else {
      return false
    }
    let lead = tokens.lead(before: index, past: [])
    let begins =
      rules.locale.language == "es"
      ? "6789".contains(first) && lead == "al" : ["800", "803"].contains(groups[0])
    let behind = tokens.skipSpace(next)
    let countsThings =
      tokens.kind(behind) == .letters && tokens.text(behind).count > 3
      && tokens.text(behind).first?.isLowercase == true
    return begins && !countsThings && currencySign(behind) == nil
      && !tokens.isMark(behind, in: Self.percents) && unit(next, isGlued: false) == nil
  }

  /// Whether a group in parentheses is the code of an area, and not the year of a book: "(0411) 1234-1234", "8 (495) 123-45-67".
  private func isAreaCode(_ index: Int, of groups: [String]) -> Bool {
    let code = groups[index]
    let behind = groups[(index + 1)...].reduce(0) { $0 + $1.utf8.count }
    let isFirst = index == 0 || (index == 1 && groups[0].utf8.count == 1)
    return isFirst && behind >= 5 && (code.hasPrefix("0") || code.utf8.count <= 3)
  }

  /// Reads a web or mail address, a file name or path, or an IP address part by part.
  func address(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.beginsAddress(index, closing: Self.closing) else { return nil }
    let end = tokens.addressEnd(index, closing: Self.closing) {
      tokens.kind($0) != .letters || tokens.isSpaced($0) || $0 == index
    }
    guard end > index + 1, isAddress(index, end) else { return nil }
    let isPath = tokens.isMark(index, "/")
    let shortest = isPath ? 4 : shortestWord(index..<end)
    for at in index..<end { form.append(part(at, shortestWord: shortest)) }
    return end
  }

  /// Reads an address of a network that marks join to something else: "devbox/192.168.47.128", "0.0.0.0:3306->3306".
  func joinedNetworkAddress(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.isEdge(index - 1),
      tokens.isNetworkAddress(index, index + 7), tokens.isEdge(index + 7),
      !(tokens.isMark(index + 7, ".") && tokens.kind(index + 8) == .digits)
    else { return nil }
    let hasPort = tokens.isMark(index + 7, ":") && tokens.kind(index + 8) == .digits
    let end = hasPort ? index + 9 : index + 7
    let isJoined =
      tokens.isMark(index - 1, in: ["/", "=", "@", ":", ">"])
      || hasPort && tokens.isMark(end, "-") && tokens.isMark(end + 1, ">")
    guard isJoined else { return nil }
    for at in index..<end { form.append(part(at, shortestWord: nil)) }
    return end
  }

  /// Reads a version.
  ///
  /// Examples: "v1.2.3", "V. 1.0.8".
  func version(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard ["v", "V"].contains(tokens.text(index)), tokens.isEdge(index - 1) else { return nil }
    // A period behind the letter needs two more in the number, since the letter may be an initial.
    let isShort = tokens.isMark(index + 1, ".")
    let start = isShort ? tokens.skipSpace(index + 2) : index + 1
    guard tokens.kind(start) == .digits else { return nil }
    var end = start + 1
    while tokens.isMark(end, "."), tokens.kind(end + 1) == .digits { end += 2 }
    guard tokens.isBoundary(end), !isShort || end > start + 4 else { return nil }
    _ = rules.append(
      .version(tokens.text(index) + tokens.text(from: start, to: end)), into: &form)
    return end
  }

  /// Appends the whole text as an address.
  func readAddress(into form: inout SpokenForm) {
    let shortest = shortestWord(0..<tokens.count)
    for at in 0..<tokens.count where tokens.kind(at) != .space {
      form.append(part(at, shortestWord: shortest))
    }
  }

  /// The marks that no address contains.
  private static let closing: Set<String> = [
    "\"", "”", "<", ">", "(", ")", "`", ",", "[", "]", "：", "。", "，", "、", "；", "！", "？", "（", "）",
    "「", "」", "《", "》",
  ]

  private func isAddress(_ start: Int, _ end: Int) -> Bool {
    let texts = (start..<end).map { tokens.text($0) }
    // An account name after an at sign.
    if texts[0] == "@" { return tokens.kind(start + 1) == .letters }
    if texts.count >= 3, tokens.kind(start) == .letters, let at = texts.firstIndex(of: "@"), at > 0
    {
      return texts[at...].dropFirst(2).contains(".")
    }
    if texts.count > 3, texts[1] == ":", texts[2] == "/" || texts[2] == "\\" {
      return tokens.kind(start) == .letters
    }
    if texts.count > 3, texts[0] == "/", tokens.kind(start + 1) == .letters {
      return texts[2] == "/" && tokens.kind(start + 3) == .letters
    }
    if texts[0].lowercased() == "www", texts[1] == "." { return true }
    if texts.count >= 3, isHost(start, end) { return true }
    return tokens.isNetworkAddress(start, end)
  }

  /// Whether a text is a host or file name, judged by its ending, with or without a path.
  private func isHost(_ start: Int, _ end: Int) -> Bool {
    guard tokens.isSpaced(start) || tokens.kind(start) == .digits || tokens.kind(start) == .letters
    else { return false }
    var last = start
    while last < end, !tokens.isMark(last, "/") {
      let isPart = tokens.kind(last) != .mark || tokens.isMark(last, in: [".", "-", "_"])
      guard isPart else { return false }
      last += 1
    }
    guard last - start >= 3, tokens.isMark(last - 2, "."), tokens.kind(last - 1) == .letters else {
      return false
    }
    // Domains are lowercase: in "No.It" the period ends a sentence.
    return Self.endings.contains(tokens.text(last - 1))
  }

  /// Top-level domains and file extensions.
  private static let endings = commonFileEndings.union([
    "com", "org", "net", "edu", "gov", "io", "app", "dev", "info", "uk", "de", "fr", "it", "es",
    "eu", "us", "ca", "au", "jp", "cn", "ru", "ch", "nl", "se", "ai", "tv", "me", "br", "mx", "in",
    "kr", "hu", "vn", "pt", "ar", "am", "pl", "at", "mp", "md", "sh", "ts", "db",
  ])

  /// Parts of addresses that every language says as words: the two commonest domains, and the services with the most users.
  private static let wellKnown: Set<String> = [
    "com", "net", "org", "info", "gmail", "hotmail", "outlook", "yahoo", "icloud", "google",
    "youtube",
    "facebook",
    "instagram",
    "twitter", "linkedin", "whatsapp", "wikipedia", "amazon", "microsoft", "apple", "netflix",
  ]

  /// The longest part that is spelled: nobody remembers the beginning of a longer one at its end.
  private static let longestSpelled = 10

  /// How many letters a part of an address has at least that is a word if it can be pronounced; nil where none is.
  ///
  /// The name of an account may be spelled in any way. On the web and in mail a word of five letters is one, and those beside
  /// it are then shorter ones: "max.meier@web.de". In the path of a file even short ones are: "/home/anna".
  private func shortestWord(_ range: Range<Int>) -> Int? {
    if tokens.isMark(range.lowerBound, "@") { return nil }
    let isMail = range.contains { tokens.isMark($0, "@") }
    let hasWord = range.contains {
      tokens.kind($0) == .letters && tokens.text($0).count > 4
        && !Self.wellKnown.contains(tokens.text($0).lowercased())
        && isPronounceable(tokens.text($0))
    }
    return isMail && hasWord ? 3 : 5
  }

  /// A part of an address: known words are read as words, and the rest is spelled.
  ///
  /// - Parameters:
  ///   - index: the index of the part.
  ///   - shortestWord: how many letters a part has at least that is a word if it can be pronounced; nil where none is.
  /// - Returns: its words or letters.
  private func part(_ index: Int, shortestWord: Int?) -> String {
    let text = tokens.text(index)
    switch tokens.kind(index) {
    case .digits: return rules.digits(text)
    case .letters:
      let lower = text.lowercased()
      if let word = type(of: rules).addressWords[lower] { return word }
      let isWord =
        Self.wellKnown.contains(lower) || text.count > Self.longestSpelled
        || shortestWord.map { text.count >= $0 } == true && isPronounceable(text)
          && rules.spell("w") == "w"
      return tokens.isSpaced(index) && !isWord || text.count == 1 ? rules.spell(text) : text
    default:
      return text.first.flatMap { rules.words.marks[$0] } ?? text
    }
  }
}
