// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Texts: records, tables with separators or drawn with characters, lines.
extension InputShape {
  /// The shape of what is not JSON.
  static func text(
    _ window: borrowing ByteBuffer, from start: Int, isAtEnd: Bool, mayRead: Bool
  ) -> InputShape? {
    guard let lines = firstLines(window, from: start, isAtEnd: isAtEnd, mayRead: mayRead) else {
      return nil
    }
    let keyed = keyedText(window, from: start, isAtEnd: isAtEnd, mayRead: mayRead)
    // The comments above it may have rules and columns of their own.
    if case .relation?? = keyed { return .keyedText(.relation) }
    let shown = lines.map { TerminalLine($0) }
    if TextTableLayout.isRuled(shown) || Listing.find(in: shown) != nil { return .textTable }
    switch keyed {
    case nil: return nil
    case let kind??: return .keyedText(kind)
    case .some(nil): break
    }
    // Settings that are no records are lines, whatever divides their words.
    let filled = lines.filter { !TerminalLine($0).isBlank }
    if filled.count > 1, KeyedLine.section(Substring(filled[0])) != nil,
      filled.dropFirst().allSatisfy({
        $0.contains("=") || KeyedLine.section(Substring($0)) != nil
          || "#;".contains($0.first ?? " ")
      })
    {
      return .lines
    }
    // Comments above a table have no separators, and any number of blanks.
    let above = CommentLines(window.bytes, from: start, to: window.bytes.byteCount)
    let firstRecord = above.end < window.bytes.byteCount ? above.end : nil
    if firstRecord == nil, mayRead { return nil }
    if let firstRecord, listsFields(window.bytes, from: start, above: firstRecord) {
      return .delimited(separator: UInt8(ascii: " "))
    }
    // The semicolons of colors divide no cells.
    let isColored = lines.contains { $0.contains("\u{1B}[") || $0.contains("\u{1B}]8;") }
    let found = delimited(
      window, from: firstRecord ?? start, isAtEnd: isAtEnd,
      isColored ? ["\t", ",", "|"] : ["\t", ",", ";", "|"], mayRead: mayRead)
    if found == .lines || found == .delimited(separator: UInt8(ascii: "\t")) {
      guard
        let lines = firstLines(
          window, from: firstRecord ?? start, isAtEnd: isAtEnd, mayRead: mayRead)
      else { return nil }
      if BlankSeparatedLines.dividesBlanks(besideTabsOf: lines) {
        let areTable = BlankSeparatedLines.areTable(
          window, from: firstRecord ?? start, isAtEnd: isAtEnd, mayRead: mayRead)
        guard let areTable else { return nil }
        if areTable { return .delimited(separator: UInt8(ascii: " ")) }
      }
    }
    if case .delimited(let separator) = found, separator != UInt8(ascii: "\t") {
      // A comma may be in each row of columns that places tell apart: "254,0" below "DEVICE".
      guard
        let lines = firstLines(
          window, from: firstRecord ?? start, isAtEnd: isAtEnd, mayRead: mayRead)
      else { return nil }
      let isBelowNames = lines.first?.utf8.contains(separator) == false
      let layout = isBelowNames ? TextTableLayout(lines, needsProof: true) : nil
      if let layout, layout.count >= aligned { return .textTable }
    }
    for mark: Character in [",", ";"] where found == .delimited(separator: mark.asciiValue ?? 0) {
      let below = firstLines(
        window, from: firstRecord ?? start, isAtEnd: isAtEnd, mayRead: mayRead)
      guard let below else { return nil }
      let filled = below.filter { !TerminalLine($0).isBlank }
      if areProse(filled, by: mark, isAtEnd: isAtEnd) || mark == "," && divideNothing(filled)
        || endLines(filled, mark)
      {
        return .lines
      }
    }
    guard found == .lines else { return found }
    guard
      let lines = firstLines(
        window, from: firstRecord ?? start, isAtEnd: isAtEnd, mayRead: mayRead)
    else { return nil }
    if areTabbed(lines) { return .delimited(separator: UInt8(ascii: "\t")) }
    // Places tell more than the number of blanks, as a name may have some.
    // Comments may stand among the rows.
    let below = Array(lines.prefix(1) + lines.dropFirst().filter { !TextTableRows.isComment($0) })
    let layout = TextTableLayout(below, needsProof: true)
    let areTable = BlankSeparatedLines.areTable(
      window, from: firstRecord ?? start, isAtEnd: isAtEnd, mayRead: mayRead)
    if layout == nil, areTable == false, !isColored, firstRecord != nil, areColonSeparated(lines) {
      return .delimited(separator: UInt8(ascii: ":"))
    }
    // Single blanks between equally many words may stand at the same places by chance.
    let areSingle =
      areTable == true && !below.contains { $0.contains("  ") }
      && Set(below.map { $0.split(separator: " ").count }).count == 1
    // Where each line has as many words as the header, none of them has to be under its name.
    if let layout, !areSingle, !layout.joinsWords(of: below) { return .textTable }
    return areTable.map {
      $0 ? .delimited(separator: UInt8(ascii: " ")) : layout == nil ? .lines : .textTable
    }
  }

  /// Whether tabs divide the cells of rows that may lack the last ones of their header, but for comments.
  ///
  /// Where tabs set cells under their names, some have several between them.
  private static func areTabbed(_ lines: [String]) -> Bool {
    let records = lines.filter {
      !TerminalLine($0).isBlank && $0.drop { $0 == " " }.first != "#"
    }.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    guard records.count > 2, let names = records.first, names.count > 2,
      !names.contains(where: \.isEmpty)
    else { return false }
    return records.dropFirst().allSatisfy { cells in
      cells.count == names.count
        || cells.count > names.count / 2 && cells.count < names.count
          && !cells.contains(where: \.isEmpty)
    }
  }

  /// Whether a mark is at the ends of lines alone, as in a list or a program: "apples,".
  private static func endLines(_ lines: [String], _ mark: Character) -> Bool {
    lines.count > 1
      && lines.allSatisfy { line in
        let text = line.trimmingSpaces()
        return text.count > 1
          && text.firstIndex(of: mark).map { $0 == text.index(before: text.endIndex) } ?? true
      }
  }

  /// Whether each line has one mark with a blank behind it, and numbers are on neither side of all of them.
  ///
  /// So are lists and letters: "milk, 2 liters". Nothing is lost by reading such lines as they are.
  private static func areProse(
    _ lines: [String], by mark: Character, isAtEnd: Bool
  ) -> Bool {
    guard lines.count > 1, isAtEnd || lines.count > 2 else { return false }
    var areNumbers = [true, true]
    for (index, line) in lines.enumerated() {
      let parts = line.split(separator: mark, omittingEmptySubsequences: false)
      // Behind semicolons, words alone are of a table with names.
      if mark == ";", !parts.contains(where: { $0.contains(where: \.isNumber) }) { return false }
      guard parts.count == 2, parts[1].first == " ", parts[1].count > 1, parts[0].last != " ",
        !line.contains("\"")
      else { return false }
      for side in 0..<2 where index > 0 {
        let cell = parts[side].drop { $0 == " " }
        areNumbers[side] = areNumbers[side] && Double(cell) != nil
      }
    }
    return areNumbers == [false, false] && !beginsWithNames(lines)
  }

  /// Whether a comma is within a number that a blank and a letter are before, and the line ends behind or goes on with a
  /// blank and a letter: "has 1,234 people", "Apples 1,234", "Paid 12,50 EUR".
  private static func isAmongWords(_ text: [Unicode.Scalar], _ comma: Int) -> Bool {
    let isDigit = { (scalar: Unicode.Scalar) in ("0"..."9").contains(scalar) }
    let digits = text[..<comma].reversed().prefix(while: isDigit).count
    let behind = text[(comma + 1)...].prefix(while: isDigit).count
    let (start, end) = (comma - digits, comma + 1 + behind)
    guard (1...3).contains(digits), start > 1, text[start - 1] == " " else { return false }
    let isBeforeWord =
      end + 1 < text.count && text[end] == " " && text[end + 1].properties.isAlphabetic
    let isThousands = behind == 3 && (isBeforeWord || end == text.count)
    return isThousands && (isBeforeWord || text[start - 2].properties.isAlphabetic)
      || behind == 2 && isBeforeWord
  }

  /// Whether each comma is within a sum of money, "$2,204.13", within a number among words, "has 1,234 people", or in
  /// parentheses, "(rw,relatime)", and some line has one.
  private static func divideNothing(_ lines: [String]) -> Bool {
    var isFound = false
    for line in lines.dropLast(lines.count > 8 ? 1 : 0) {
      var depth = 0
      var isMoney = false
      let bytes = Array(line.unicodeScalars)
      for (index, scalar) in bytes.enumerated() {
        switch scalar {
        case "(": depth += 1
        case ")": depth = max(0, depth - 1)
        case ",":
          isFound = true
          guard depth == 0 else { continue }
          let behind = bytes[(index + 1)...].prefix { ("0"..."9").contains($0) }
          guard behind.count == 3 && isMoney || isAmongWords(bytes, index) else { return false }
        case "0"..."9", ".": break
        case "\"": return false
        default: isMoney = scalar.properties.generalCategory == .currencySymbol
        }
      }
      if depth > 0 { return false }
    }
    return isFound
  }

  /// Whether the first line has words in small letters, and those below have capitals on both sides of the comma.
  private static func beginsWithNames(_ lines: [String]) -> Bool {
    let areCapital = { (line: String) in
      line.split(separator: ",").map { $0.drop { $0 == " " }.first?.isUppercase == true }
    }
    return areCapital(lines[0]) == [false, false]
      && lines.dropFirst().allSatisfy { areCapital($0) == [true, true] }
  }

  /// How many columns under a header are none by chance.
  private static let aligned = 4

  /// What text with named values the first bytes are; nil if it takes more of them to tell.
  static func keyedText(
    _ window: borrowing ByteBuffer, from start: Int, isAtEnd: Bool, mayRead: Bool
  ) -> KeyedText?? {
    let bytes = window.bytes
    var end = min(bytes.byteCount, start + KeyedText.evidenceLength)
    let isWhole = !mayRead || end == start + KeyedText.evidenceLength
    // A line that is cut may lack the mark behind its name.
    if end == start + KeyedText.evidenceLength, end < bytes.byteCount || !isAtEnd,
      let lineEnd = (start..<end).last(where: { bytes.byte($0) == UInt8(ascii: "\n") })
    {
      end = lineEnd + 1
    }
    let text = bytes.text(from: start, to: max(start, end))
    return KeyedText.detect(text[...], isWhole: isWhole)
  }

  /// The fewest colons of a line that divide cells.
  private static let leastColons = 3

  /// Whether each line has as many colons between its cells, as the lists of users and groups in Unix have.
  ///
  /// Those of times and addresses divide none.
  private static func areColonSeparated(_ lines: [String]) -> Bool {
    let records = lines.filter { !TerminalLine($0).isBlank && !$0.hasPrefix("#") }
      .map { $0.split(separator: ":", omittingEmptySubsequences: false) }
    guard records.count > 2, let count = records.first?.count, count > leastColons else {
      return false
    }
    return records.allSatisfy { cells in
      cells.count == count
        && !cells.dropFirst().contains { $0.hasPrefix(" ") || $0.hasPrefix("//") }
        && !(cells[0].last?.isNumber == true && cells[1].utf8.count == 2 && Int(cells[1]) != nil)
        && !zip(cells, cells.dropFirst()).contains { $0.last?.isNumber == true && endsTime($1) }
    }
  }

  /// Whether a cell begins with the minutes of a time, and something else stands behind them: "00 - 11".
  private static func endsTime(_ cell: Substring) -> Bool {
    let minutes = cell.prefix(2)
    guard minutes.utf8.count == 2, minutes.allSatisfy(\.isNumber) else { return false }
    return cell.dropFirst(2).first.map { !$0.isNumber && !$0.isLetter } ?? false
  }

  /// Records of lines, blocks or sections as they begin; nil if it takes more bytes to tell.
  static func records(
    _ window: borrowing ByteBuffer, from start: Int, mayRead: Bool
  ) -> InputShape? {
    let lines = window.bytes.text(from: start, to: window.count)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.dropLast(mayRead ? 1 : 0)
      .first { !KeyedLine.isBlank($0) && !KeyedLine.isComment($0) }
    guard let first else { return mayRead ? nil : .keyedText(.blocks) }
    return .keyedText(KeyedLine.section(first) == nil ? .blocks : .sections)
  }

  /// Whether a comment lists as many fields as the line below the comments has words, as logs of web servers do:
  /// `#Fields: date time status`.
  private static func listsFields(
    _ bytes: RawSpan, from start: Int, above firstRecord: Int
  ) -> Bool {
    guard start < firstRecord, firstRecord - start <= countedLength else { return false }
    let comments = bytes.text(from: start, to: firstRecord)
    guard
      let fields = comments.utf8.split(separator: UInt8(ascii: "\n")).map({ Substring($0) })
        .last(where: { $0.hasPrefix("#Fields: ") })
    else { return false }
    var end = firstRecord
    while end < bytes.byteCount, end - firstRecord < countedLength,
      bytes.byte(end) != UInt8(ascii: "\n")
    {
      end += 1
    }
    let words = bytes.text(from: firstRecord, to: end).split(whereSeparator: \.isWhitespace)
    return words.count > 2 && fields.split(whereSeparator: \.isWhitespace).count == words.count + 1
  }

  /// The lines that tell whether there is a table drawn with characters; nil if there is more to read.
  private static func firstLines(
    _ window: borrowing ByteBuffer, from start: Int, isAtEnd: Bool, mayRead: Bool
  ) -> [String]? {
    let bytes = window.bytes
    let end = min(bytes.byteCount, start + countedLength)
    var lines: [String] = []
    var lineStart = start
    for at in start..<max(end, start) where bytes.byte(at) == UInt8(ascii: "\n") {
      lines.append(bytes.text(from: lineStart, to: at))
      lineStart = at + 1
      if lines.count == TextTableLayout.evidenceLines { return lines }
    }
    // A line as long as all that is looked at belongs to no such table.
    if end == start + countedLength { return lines }
    if mayRead { return nil }
    if isAtEnd, lineStart < end { lines.append(bytes.text(from: lineStart, to: end)) }
    return lines
  }

  /// Whether all lines have semicolons, and all commas between their cells are within numbers: "12:00;1,50;3,0".
  static func areDecimalMarks(_ bytes: RawSpan, from start: Int) -> Bool {
    let end = min(bytes.byteCount, start + countedLength)
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    var hasSemicolon = false
    for at in start..<end {
      switch bytes.byte(at) {
      case UInt8(ascii: ";"): hasSemicolon = true
      case UInt8(ascii: ","):
        guard at > start, at + 1 < end, isDigit(bytes.byte(at - 1)), isDigit(bytes.byte(at + 1))
        else { return false }
      case UInt8(ascii: "\n"):
        if !hasSemicolon { return false }
        hasSemicolon = at + 1 >= end
      default: break
      }
    }
    return hasSemicolon || end < bytes.byteCount
  }

  /// The separator that the first lines have most of; nil if they have none.
  static func commonSeparator(_ bytes: RawSpan, from start: Int) -> UInt8? {
    var counts = [Int](repeating: 0, count: 256)
    for at in start..<min(bytes.byteCount, start + countedLength) {
      counts[Int(bytes.byte(at))] += 1
    }
    let separators = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }
    guard let most = separators.max(by: { counts[Int($0)] < counts[Int($1)] }),
      counts[Int(most)] > 0
    else { return nil }
    if most == UInt8(ascii: ","), areDecimalMarks(bytes, from: start) { return UInt8(ascii: ";") }
    // In some texts below a header without it, it is a mark of these.
    let lines = bytes.text(from: start, to: min(bytes.byteCount, start + countedLength)).utf8
      .split(separator: UInt8(ascii: "\n"))
    return lines.first?.contains(most) == true
      || lines.count(where: { $0.contains(most) }) * 2 > lines.count ? most : nil
  }
}
