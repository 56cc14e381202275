// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A listing of a program that prints no header: `ls -l`, `apt list`, `git branch -v`.
///
/// Its lines have a grammar that is strict enough to tell them from any text. The names of its columns are ours, and what
/// a line is about comes first.
enum Listing: Hashable {
  /// Files, by `ls -l` (POSIX, "ls", STDOUT) and `tar -tv`.
  case files
  /// Packages, by `apt list`.
  case packages
  /// Branches, by `git branch -v`.
  case branches
  /// Interfaces of networks, by `ip -brief`.
  case interfaces

  /// The names of the columns.
  var names: [String] {
    switch self {
    case .files:
      ["name", "kind", "size", "modified", "owner", "group", "mode", "links", "target"]
    case .packages: ["package", "suite", "version", "architecture", "status"]
    case .interfaces: ["interface", "state", "addresses", "flags"]
    case .branches: ["branch", "current", "commit id", "upstream", "subject"]
    }
  }

  /// The cells of a line; nil when it is none of the listing.
  func cells(of line: TerminalLine) -> [String]? {
    switch self {
    case .files: Self.file(line)
    case .packages: Self.package(line)
    case .branches: Self.branch(line)
    case .interfaces: Self.interface(line)
    }
  }

  /// How many lines must be of a listing that has no line of its own above it.
  private func needed(from rows: [TerminalLine]) -> Int {
    switch self {
    case .files, .interfaces: 1
    case .packages: 2
    // An asterisk before the only one is a mark that few texts have.
    case .branches: rows.first?.text.first == "*" ? 1 : 2
    }
  }

  /// Finds a listing, and its first line.
  ///
  /// A title may stand above it, as the name of a folder does, and a line of its own: `total 12`, `Listing...`.
  static func find(in lines: [TerminalLine]) -> (listing: Listing, first: Int)? {
    for listing in [Listing.files, .packages, .branches, .interfaces] {
      guard
        let first = lines.prefix(4).firstIndex(where: { listing.cells(of: $0) != nil })
          ?? listing.endOfEmptyFolder(lines)
      else { continue }
      let above = lines[..<first].filter { !$0.isBlank }
      let isAnnounced = above.last.map { listing.isAnnouncement($0) } ?? false
      let titles = isAnnounced ? above.dropLast() : above[...]
      guard titles.count < 2, isAnnounced || titles.allSatisfy({ $0.text.hasSuffix(":") }) else {
        continue
      }
      // A program that lists twice announces it twice. Behind an announced listing, another table may follow directly.
      let block = lines[first...].prefix { !$0.isBlank }.filter { !listing.isAnnouncement($0) }
      let rows = isAnnounced ? Array(block.prefix { listing.cells(of: $0) != nil }) : block
      let found = rows.count { listing.cells(of: $0) != nil }
      guard found == rows.count, isAnnounced || found >= listing.needed(from: rows),
        listing != .branches || hasBranch(rows)
      else { continue }
      return (listing, first)
    }
    return nil
  }

  /// Whether a line is of a branch that is checked out, or of a commit with a letter, so that it has no number as any text may.
  private static func hasBranch(_ lines: [TerminalLine]) -> Bool {
    lines.compactMap { branch($0) }.contains { !$0[1].isEmpty || $0[2].contains(where: \.isLetter) }
  }

  /// The index behind the lines of a folder without files, which has its name and no row.
  private func endOfEmptyFolder(_ lines: [TerminalLine]) -> Int? {
    guard self == .files, lines.count > 1, lines[0].text.hasSuffix(":"),
      isAnnouncement(lines[1]), lines[1].text.hasSuffix(" 0"), lines.count == 2 || lines[2].isBlank
    else { return nil }
    return 2
  }

  /// Whether a line is the one that a listing begins with.
  func isAnnouncement(_ line: TerminalLine) -> Bool {
    switch self {
    case .files:
      let words = line.text.split(separator: " ")
      return words.count == 2 && words[1].first?.isNumber == true
    case .packages: return line.text.hasPrefix("Listing...")
    case .branches, .interfaces: return false
    }
  }
}

// MARK: Interfaces

extension Listing {
  /// The states of an interface (RFC 2863, ifOperStatus), as Linux writes them.
  private static let states: Set<String> = [
    "UP", "DOWN", "UNKNOWN", "LOWERLAYERDOWN", "DORMANT", "NOTPRESENT", "TESTING",
  ]

  private static func interface(_ line: TerminalLine) -> [String]? {
    let texts = line.words.map { line.text($0) }
    guard texts.count > 1, states.contains(texts[1]), line.columns.first != " " else { return nil }
    let flags = texts.last.flatMap { $0.hasPrefix("<") && $0.hasSuffix(">") ? $0 : nil }
    let addresses = texts[2..<(texts.count - (flags == nil ? 0 : 1))]
    guard
      addresses.allSatisfy({ $0.contains(":") || $0.contains(".") && $0.first?.isNumber == true })
    else { return nil }
    return [
      texts[0], texts[1], addresses.joined(separator: ", "),
      flags.map { String($0.dropFirst().dropLast()).replacing(",", with: ", ") } ?? "",
    ]
  }
}

// MARK: Files

extension Listing {
  private static let kinds: [Character: String] = [
    "-": "", "d": "folder", "l": "link", "b": "device", "c": "device", "p": "pipe", "s": "socket",
  ]

  private static func file(_ line: TerminalLine) -> [String]? {
    // Lines of other tables are asked, too, and few begin so.
    guard let first = line.columns.first, let kind = kinds[Character(first)] else { return nil }
    let words = line.words
    let texts = words.map { line.text($0) }
    guard texts.count >= 6, let mode = mode(texts[0]) else { return nil }
    // tar prints no number of links, and a slash between the owner and the group.
    let links = texts[1].allSatisfy(\.isNumber) ? texts[1] : ""
    let people =
      links.isEmpty ? texts[1].split(separator: "/").map(String.init) : [texts[2], texts[3]]
    guard people.count == 2, texts.count >= (links.isEmpty ? 6 : 8) else { return nil }
    var at = links.isEmpty ? 2 : 4
    // A device has two numbers in place of a size.
    var size = texts[at]
    if size.hasSuffix(",") {
      at += 1
      size += " " + texts[at]
    }
    guard size.first?.isNumber == true else { return nil }
    at += 1
    guard let end = endOfTime(texts, from: at), end < texts.count else { return nil }
    var name = line.text(words[end].lowerBound..<line.width)
    var target = ""
    if texts[0].first == "l", let arrow = name.firstRange(of: " -> ") {
      target = String(name[arrow.upperBound...])
      name = String(name[..<arrow.lowerBound])
    }
    return [
      name, kind, size, texts[at..<end].joined(separator: " "), people[0], people[1], mode, links,
      target,
    ]
  }

  /// What a file's owner, its group and others may do with it, as `chmod` takes it.
  private static func mode(_ text: String) -> String? {
    let letters = Array(text.utf8)
    // A sign may follow where there is more, such as a list of who has access.
    guard letters.count == 10 || letters.count == 11 && ".+@".utf8.contains(letters[10]) else {
      return nil
    }
    var (digits, special) = ("", 0)
    for part in 0..<3 {
      let (read, write, execute) = (
        letters[part * 3 + 1], letters[part * 3 + 2], letters[part * 3 + 3]
      )
      guard "r-".utf8.contains(read), "w-".utf8.contains(write),
        (part < 2 ? "xsS-" : "xtT-").utf8.contains(execute)
      else { return nil }
      let runs = "xst".utf8.contains(execute)
      digits += String((read == 0x72 ? 4 : 0) + (write == 0x77 ? 2 : 0) + (runs ? 1 : 0))
      if "sStT".utf8.contains(execute) { special += 4 >> part }
    }
    // Four digits, so that it is a code and no number.
    return "\(special)" + digits
  }

  /// The index behind the words of a time: `Nov 25 07:02`, `3. Jan 2023`, `2026-11-25 07:02`, with a zone or none.
  private static func endOfTime(_ texts: [String], from start: Int) -> Int? {
    for index in start..<min(start + 4, texts.count) {
      let text = texts[index]
      let isClock =
        text.count >= 5 && text.prefix(2).allSatisfy(\.isNumber) && text.dropFirst(2).first == ":"
      let isYear = index > start && text.count == 4 && text.allSatisfy(\.isNumber)
      guard isClock || isYear, index > start else { continue }
      let next = index + 1 < texts.count ? texts[index + 1] : ""
      let isZone =
        next.count == 5 && "+-".contains(next.prefix(1)) && next.dropFirst().allSatisfy(\.isNumber)
      return index + (isZone ? 2 : 1)
    }
    return nil
  }
}

// MARK: Packages and branches

extension Listing {
  /// The cells of `apt/stable,now 2.6.1 amd64 [installed]`.
  private static func package(_ line: TerminalLine) -> [String]? {
    let text = line.text
    let words = text.split(separator: " ", maxSplits: 3)
    guard words.count >= 3, let slash = words[0].firstIndex(of: "/"), slash > words[0].startIndex,
      words[1].first?.isNumber == true,
      words[2].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" })
    else { return nil }
    let status = words.count > 3 ? words[3] : ""
    guard status.isEmpty || status.first == "[" && status.last == "]" else { return nil }
    let suite = words[0][words[0].index(after: slash)...]
    guard suite.allSatisfy({ $0.isLetter || $0.isNumber || "-,._".contains($0) }) else {
      return nil
    }
    return [
      String(words[0][..<slash]), suite.split(separator: ",").joined(separator: ", "),
      String(words[1]),
      String(words[2]), String(status.dropFirst().dropLast()),
    ]
  }

  /// The cells of `* main 7ecee8d [origin/main: ahead 1] Say what is returned`.
  private static func branch(_ line: TerminalLine) -> [String]? {
    guard line.width > 2, line.isBlank(at: 1), !line.isBlank(at: 2) else { return nil }
    let mark = line.text(0..<1)
    guard ["", "*", "+"].contains(mark) else { return nil }
    var rest = Substring(line.text(2..<line.width))
    // Without a branch, what is checked out is named in parentheses.
    let end =
      rest.first == "("
      ? rest.firstIndex(of: ")").map { rest.index(after: $0) } : rest.firstIndex(of: " ")
    guard let end else { return nil }
    let name = rest[..<end]
    rest = rest[end...].drop { $0 == " " }
    let commit = rest.prefix { $0 != " " }
    guard (7...64).contains(commit.utf8.count), commit.utf8.allSatisfy(isHexDigit) else {
      return nil
    }
    rest = rest[commit.endIndex...].drop { $0 == " " }
    var upstream = Substring()
    if rest.first == "[", let close = rest.firstIndex(of: "]") {
      let inside = rest[rest.index(after: rest.startIndex)..<close]
      if inside.prefix(while: { $0 != " " }).contains("/") {
        upstream = inside
        rest = rest[rest.index(after: close)...].drop { $0 == " " }
      }
    }
    let current = mark == "*" ? "current" : mark == "+" ? "elsewhere" : ""
    return [String(name), current, String(commit), String(upstream), String(rest)]
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }
}
