// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How a table that is drawn with characters is laid out, told from its first lines.
///
/// Four layouts are known: cells between vertical bars with a rule beside the header, as `psql`, `mysql`, `sqlite3`, Markdown and
/// many libraries draw them; columns under the strokes of a rule, as in `sqlite3 -column`; columns under a header alone, as
/// in `df`, `ps` and `kubectl get`; and the listings of a few programs that print no header.
struct TextTableLayout {
  /// How a line is divided into cells.
  enum Division {
    case bars(isFramed: Bool?)
    case columns(AlignedColumns)
    case listing(Listing)
  }

  var division: Division
  /// The names of the columns; nil if the table has no header.
  var names: [String]?
  /// How many cells a row has.
  var count: Int
  /// The line above the table that is not blank: its title.
  var title: String?
  /// The index of the line in which the names are, or else of the first row.
  var start: Int
  /// The index of the first line behind the header and its rule.
  var firstRow: Int

  /// Where the rule of a frame has its joints.
  private var joints: [Int] = []

  /// How many columns at the beginning have a value that goes for the rows below as well, where these have none.
  private(set) var sparseCount = 0

  /// Whether a wide character takes two columns.
  var countsWide = true

  /// Whether it is written in Markdown, in which marks are escaped.
  private(set) var isMarkdown = false

  /// The line above the names that groups them; nil if there is none.
  var groupLine: String?

  /// Whether a line with the types of the columns is below their names.
  var hasTypes = false

  /// Whether its rules are drawn with signs of equality.
  private var isOfEqualSigns = false
  /// The strokes of the rule above the names of a table of such rules.
  private var topStrokes: [Range<Int>] = []

  /// How many lines tell that there is a table.
  static let evidenceLines = 5
  /// How many lines may be looked at to find out its layout.
  static let lines = 64

  /// Finds the layout of a table with rules; nil if there is none.
  init?(ruled lines: [TerminalLine], from start: Int = 0) {
    guard let first = lines.indices.dropFirst(start).first(where: { TableRule(lines[$0]) != nil })
    else { return nil }
    let titleLine = Self.titleLine(in: lines, below: first)
    let below = titleLine.map { $0 + 1 } ?? first
    guard let found = TextTableLayout(ruled: lines, at: below, isBelowTitle: titleLine != nil)
    else { return nil }
    self = found
    if let titleLine { title = BarCells.of(lines[titleLine])?.first }
  }

  /// The line of a title that is framed with the table, above a rule with more strokes than the one above it; nil if
  /// there is none.
  private static func titleLine(in lines: [TerminalLine], below first: Int) -> Int? {
    guard first + 2 < lines.count, let rule = TableRule(lines[first]), rule.strokes.count == 1,
      BarCells.startsFrame(lines[first + 1]), BarCells.of(lines[first + 1])?.count == 1,
      let next = TableRule(lines[first + 2]), next.hasJoints, next.strokes.count > 1
    else { return nil }
    return first + 1
  }

  private init?(ruled lines: [TerminalLine], at first: Int, isBelowTitle: Bool) {
    guard let rule = TableRule(lines[first]) else { return nil }
    let isBelowHeader =
      first > 0 && !isBelowTitle
      && (rule.hasJoints
        ? (BarCells.of(lines[first - 1])?.count ?? 0) > 0
        : Self.isCounted(lines, at: first)
          || Self.isHeader(lines[first - 1], under: rule)
            && !Self.isFramed(lines[first...], by: rule))
    var header = first - 1..<first
    // psql marks each line of its names but the last.
    while isBelowHeader, rule.hasJoints, header.lowerBound > 0,
      Self.goesOn(lines[header.lowerBound - 1], as: lines[first - 1])
    {
      header = header.lowerBound - 1..<first
    }
    var end = first + 1
    if !isBelowHeader {
      // What is between the first two rules is the header, unless all rows are.
      let behind = lines[(first + 1)...].firstIndex { TableRule($0) != nil || $0.isBlank }
      header = first + 1..<(behind ?? lines.count)
      end = behind.map { TableRule(lines[$0]) == nil ? $0 : $0 + 1 } ?? lines.count
      let isOnly =
        end >= lines.count || lines[end].isBlank
        || rule.hasJoints && BarCells.of(lines[end]) == nil
      if header.isEmpty { return nil }
      // So reStructuredText and others write a simple table without names.
      let isUnnamed =
        rule.hasJoints
        || rule.strokes.count > 1
          && (lines[first].columns.contains("=") || header.count > 1
            || lines[header].contains {
              $0.words.contains { word in
                AlignedColumns.isAmount(lines[header.lowerBound].text(word))
              }
            })
      if isOnly, isUnnamed { header = first + 1..<first + 1 }
    }
    title = lines[..<(isBelowHeader ? header.lowerBound : first)].last { !$0.isBlank }?.text
    let isOfPackages = isBelowHeader && lines[first - 1].text.hasPrefix(Self.headOfStates)
    // What stands above is the key to the letters of the first column.
    if isOfPackages { title = nil }
    var columns = AlignedColumns(
      Self.starts(of: rule, over: isBelowHeader ? lines[end...].prefix { !$0.isBlank } : []))
    if !rule.hasJoints, rule.strokes.count == 1, !Self.isCounted(lines, at: first) {
      let rows =
        [lines[isBelowHeader ? first - 1 : first + 1]]
        + lines[end...].prefix { !TextTableRows.isFooter($0) }.filter { TableRule($0) == nil }
      guard let found = AlignedColumns(under: rows, needsProof: false) else { return nil }
      columns = found
    }
    // A line of a frame begins with a bar; one in which nothing is framed may begin with an empty cell.
    let named = header.isEmpty ? first + 1 : header.lowerBound
    // A rule that begins with a stroke shows that the first bar of the names is behind a name that is empty.
    let beginsWithCell =
      rule.joints.first.map { $0 > (rule.strokes.first?.lowerBound ?? $0) } == true
      && !lines[first].columns.contains("|")
    let isFramed =
      lines.indices.contains(named)
      ? BarCells.startsFrame(lines[named]) && !beginsWithCell : nil
    let division = rule.hasJoints ? Division.bars(isFramed: isFramed) : .columns(columns)
    self.division = division
    isOfEqualSigns = lines[first].columns.allSatisfy { $0 == "=" || $0 == " " }
    if isOfEqualSigns, !isBelowHeader { topStrokes = rule.strokes }
    isMarkdown =
      rule.hasJoints && lines[first].columns.allSatisfy { "|-: ".unicodeScalars.contains($0) }
      && lines[first].columns.contains("|")
    self.start = header.lowerBound
    firstRow = header.isEmpty ? first + 1 : end
    let rows = header.map { lines[$0] }.compactMap { Self.cells(of: $0, division) }
    let firstLine = lines.indices.contains(firstRow) ? lines[firstRow] : nil
    guard let sample = rows.first ?? firstLine.flatMap({ Self.cells(of: $0, division) }) else {
      return nil
    }
    count = sample.count
    if isFramed == true {
      // The upper line of a frame may show no columns.
      let columns = sample.count
      let parted = lines.prefix(firstRow + 1).lazy.compactMap { TableRule($0) }
        .first { $0.strokes.count == columns }
      joints = (parted ?? rule).joints
    } else if isFramed == false, !isMarkdown, rule.joints.count == sample.count - 1 {
      joints = rule.joints
    }
    names = header.isEmpty ? nil : Self.names(rows, count)
    // A header may lack the bar at its beginning alone.
    if isMarkdown, isFramed == false, header.count == 1, names?.last?.isEmpty == true,
      let first = firstLine, BarCells.startsFrame(first), let found = names, found.count > 1
    {
      names = Array(found.dropLast())
      count = found.count - 1
      self.division = .bars(isFramed: true)
    }
    if isMarkdown { names = names?.map(MarkdownText.plain) }
    if isOfPackages { names?[0] = "State" }
  }

  /// Whether names go on in the next line, as psql marks them: " two   +| v".
  private static func goesOn(_ line: TerminalLine, as next: TerminalLine) -> Bool {
    // The bars of a line may be at its ends, where its first or last name is empty.
    let isFramed = BarCells.startsFrame(line)
    guard TableRule(line) == nil, let cells = BarCells.of(line, isFramed: isFramed),
      cells.count == BarCells.of(next, isFramed: isFramed)?.count
    else { return false }
    return ["+", "↵"].contains {
      !BarCells.cells(of: line, isFramed: isFramed, endIn: $0).isEmpty
    }
  }

  /// What heads the states of packages in `dpkg -l`: lines that lead to what each letter means.
  private static let headOfStates = "||/"

  private static func cells(of line: TerminalLine, _ division: Division) -> [String]? {
    switch division {
    case .bars(let isFramed): BarCells.of(line, isFramed: isFramed)
    case .columns(let columns): columns.cells(of: line)
    case .listing(let listing): listing.cells(of: line)
    }
  }

  /// The cells of a line; nil when it is none of a row.
  func cells(of line: TerminalLine) -> [String]? {
    var cells = Self.cells(of: line, division)
    if isMarkdown, case .bars(isFramed: true) = division, !BarCells.startsFrame(line) {
      // The bars at both ends of a line may be left out.
      cells = BarCells.of(line, isFramed: false)
    }
    if isMarkdown, let found = cells, found.count > count,
      let framed = BarCells.of(line, isFramed: true), framed.count == count
    {
      cells = framed
    }
    if isMarkdown, let found = cells, found.count < count {
      cells = found + Array(repeating: "", count: count - found.count)
    }
    // A bar may be part of a cell's text: those that the rule has joints above are its own.
    if case .bars(isFramed: false) = division, BarCells.count(in: line) > joints.count,
      let own = BarCells.of(line, at: [-1] + joints + [max(line.width, (joints.last ?? 0) + 1)]),
      own.count == count
    {
      cells = own
    } else if let found = cells, found.count > count, let last = joints.last,
      let own = BarCells.of(line, at: joints), own.count == count
    {
      if line.width <= last + 1 {
        cells = own
      } else if !isMarkdown, count > 0 {
        // What is beyond the frame belongs to the last cell as well.
        let beyond = line.text(last + 1..<line.width)
          .split(separator: "|").map { String($0).trimmingSpaces() }.filter { !$0.isEmpty }
        cells = own.dropLast() + [([own[count - 1]] + beyond).joined(separator: " | ")]
      }
    }
    if isMarkdown, let found = cells, found.count > count, count > 0 {
      // What is too much belongs to the last cell, so that nothing is lost.
      cells = found[..<(count - 1)] + [found[(count - 1)...].joined(separator: " | ")]
    }
    // Two points stand for an empty first cell in a simple table of reStructuredText, whose rules are of this sign.
    if isOfEqualSigns, cells?.first == ".." { cells?[0] = "" }
    if let names, names.contains(Self.gap), let found = cells, found.count == names.count {
      cells = zip(names, found).map { $0 == Self.gap && $1 == Self.gap ? "" : $1 }
    }
    return isMarkdown ? cells.map { $0.map(MarkdownText.plain) } : cells
  }

  /// Whether a line is the one that a listing begins with.
  func isAnnouncement(_ line: TerminalLine) -> Bool {
    if case .listing(let listing) = division { return listing.isAnnouncement(line) }
    return false
  }

  /// Whether a rule is between the names and the rows, or around them.
  var isRuled: Bool {
    if case .columns = division { return firstRow > start + 1 && !hasTypes }
    return !addsNames
  }

  /// Whether a rule below rows is the last of a table as reStructuredText writes it, with one above its names as well.
  func isClosed(by rule: TableRule) -> Bool { !topStrokes.isEmpty && rule.strokes == topStrokes }

  /// Whether bars are around each row.
  var isFramed: Bool {
    if case .bars(isFramed: true) = division { return true }
    return false
  }

  /// Whether only their places tell cells apart.
  var hasColumns: Bool {
    if case .columns = division { return true }
    return false
  }

  /// Whether two blanks or more are between all cells, each of which begins where its name does.
  var areSetApart: Bool {
    if case .columns(let columns) = division { return columns.areSetApart }
    return false
  }

  /// Whether the names are not in the text.
  var addsNames: Bool {
    if case .listing = division { return true }
    return false
  }

  /// Whether a line has something in each of the columns that only their places tell apart, or is of the same listing.
  func isFilled(by line: TerminalLine) -> Bool {
    if case .listing(let listing) = division { return listing.cells(of: line) != nil }
    guard case .columns(let columns) = division, count > 1, !columns.cuts(line),
      !BarCells.frame(line)
    else { return false }
    return columns.cells(of: line)?.allSatisfy { !$0.isEmpty } == true
  }

  /// The names in a header that may take several lines, the last of which may tell the columns' types.
  private static func names(_ rows: [[String]], _ count: Int) -> [String] {
    var rows = rows.filter { $0.count == count }
    // polars draws a line of hyphens above the types.
    // Where it leaves columns out, it has nothing there.
    let isBelowNames = { (row: [String]) in
      row.contains("---") && row.allSatisfy { $0 == "---" || $0.isEmpty }
    }
    if let hyphens = rows.firstIndex(where: isBelowNames) {
      rows.removeLast(rows.count - hyphens)
    }
    if rows.count > 1, let last = rows.last, last.contains(where: isType),
      last.allSatisfy({ isType($0) || $0 == gap || $0 == "\"null\"" })
    {
      rows.removeLast()
    }
    return (0..<count).map { column in
      let parts = rows.map { $0[column] }.filter { !$0.isEmpty }
      // psql marks each line but the last.
      return parts.indices.map { index in
        let part = parts[index]
        let isMarked = index + 1 < parts.count && (part.last == "+" || part.last == "↵")
        return isMarked ? String(part.dropLast()).trimmingSpaces() : part
      }.joined(separator: " ")
    }
  }

  /// What stands for columns that a program has left out.
  private static let gap = "…"

  /// Types as databases and libraries of columns print them.
  private static let types: Set<String> = [
    "int8", "int16", "int32", "int64", "int128", "uint8", "uint16", "uint32", "uint64", "varchar",
    "double", "float", "boolean", "date", "time", "timestamp", "decimal", "blob", "uuid",
    "interval", "struct", "map", "json", "bit", "enum", "hugeint", "ubigint", "bigint", "integer",
    "smallint", "tinyint", "text", "real", "numeric", "list", "dbl", "chr", "int", "lgl", "fct",
    "dttm", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f32", "f64", "str", "bool",
    "cat",
  ]

  private static func isType(_ text: String) -> Bool {
    let word = text.drop { $0 == "<" }.prefix { $0.isLetter || $0.isNumber }
    return types.contains(word.lowercased())
  }
}

extension TextTableLayout {
  /// Whether some column holds several words though every line has as many words as the header; blanks then divide it better.
  ///
  /// - Parameter texts: its first lines.
  /// - Returns: whether that is so.
  func joinsWords(of texts: [String]) -> Bool {
    guard case .columns(let columns) = division, names != nil else { return false }
    let lines = texts.dropFirst(start).map { TerminalLine($0) }.prefix { !$0.isBlank }
    if lines.allSatisfy(columns.areWideApart) { return false }
    let counts = lines.map(\.words.count)
    return counts.allSatisfy { $0 == counts.first } && (counts.first ?? 0) > count
  }

  /// Whether another table has the header of this one, at the same places.
  ///
  /// - Parameters:
  ///   - other: the layout of the other table.
  ///   - lines: its first lines.
  /// - Returns: whether that is so.
  func hasHeader(of other: TextTableLayout, in lines: some Collection<String>) -> Bool {
    // What is above a listing may be a title of its own, such as the name of a folder.
    guard other.names == names, other.count == count, !addsNames else { return false }
    guard case .columns(let columns) = division else { return true }
    guard case .columns(let others) = other.division, others.starts == columns.starts,
      let header = lines.dropFirst(other.start).first
    else { return false }
    return cells(of: TerminalLine(header, countsWide: countsWide)) == names
  }

  /// Finds the layout of a table in its first lines; nil if there is none.
  ///
  /// - Parameters:
  ///   - texts: the lines.
  ///   - needsProof: whether columns without a rule need proof.
  init?(_ texts: [String], needsProof: Bool) {
    let lines = texts.map { TerminalLine($0) }
    // Behind a listing, a table with a rule may follow.
    if let found = TextTableLayout(listed: lines) {
      self = found
      return
    }
    let narrow = texts.map { TerminalLine($0, countsWide: false) }
    if let found = TextTableLayout(bordered: lines) {
      self = found
      return
    }
    if let frame = PrintedFrame(texts, narrow) {
      self.init(frame)
      return
    }
    let start =
      Self.aboveRule(lines) != nil
      ? nil : Self.isRuled(lines) ? 0 : Self.startOfFrame(in: lines)
    var best: (layout: TextTableLayout, cuts: Int)?
    for (countsWide, lines) in [(true, lines), (false, narrow)] {
      // Lines that were not looked at to find the table may be of something else.
      let found =
        if let start {
          TextTableLayout(ruled: lines, from: start)
        } else {
          Self.aligned(lines, needsProof: needsProof)
        }
      guard var found else { continue }
      found.countsWide = countsWide
      let cuts = found.cuts(lines[found.start...].prefix { !$0.isBlank })
      // Where characters are measured wrongly, cells run into each other.
      let isBetter =
        best.map {
          found.count > $0.layout.count || (found.count == $0.layout.count && cuts < $0.cuts)
        }
      if isBetter ?? true { best = (found, cuts) }
    }
    if let best {
      self = best.layout
    } else if needsProof, let found = Self.belowTitle(texts) {
      self = found
    } else {
      return nil
    }
  }

  /// How many lines may be above a header without a rule, as `top` and `fdisk` write about the whole first.
  private static let mostTitles = 8

  /// The layout of columns under a header that is not the first line; nil if there is none.
  static func belowTitle(_ texts: [String]) -> TextTableLayout? {
    let lines = texts.map { TerminalLine($0) }
    for start in 1..<max(min(mostTitles + 1, texts.count - 1), 1) where !lines[start].isBlank {
      // One line may be right above the header; more are set apart.
      guard start == 1 || lines[start - 1].isBlank else { continue }
      let table = Array(lines[start...])
      // Another table may follow directly, as that of the second kind of sockets does in `netstat`.
      let upToNext = upToHeader(table)
      guard
        var found = aligned(table, texts[start...])
          ?? (upToNext.count < table.count
            ? aligned(upToNext, texts[start..<start + upToNext.count]) : nil)
      else { continue }
      found.title = lines[..<start].last { !$0.isBlank }?.text
      found.start += start
      found.firstRow += start
      return found
    }
    return nil
  }

  /// The layout of columns under a header below other lines; nil unless the lines prove much.
  private static func aligned(
    _ table: [TerminalLine], _ texts: ArraySlice<String>
  ) -> TextTableLayout? {
    let rows = AlignedColumns.linesOfTable(table.dropFirst(), under: table[0])
      .prefix { !$0.isBlank }
    let names = table[0].words.map { table[0].text($0) }
    guard rows.count > 1, names.count > 3, TableRule(table[0]) == nil,
      // In place of a name, sysstat has the time when it began.
      !names.dropFirst(AlignedColumns.isClock(names[0]) ? 1 : 0).contains(where: {
        AlignedColumns.isAmount($0) || $0.last == ":"
      }),
      var found = TextTableLayout(aligned: table, needsProof: true), found.count > 3
    else { return nil }
    if !found.areSetApart, found.joinsWords(of: Array(texts)) {
      var words = AlignedColumns(table[0].words.map(\.lowerBound))
      words.dividesWords = true
      found.division = .columns(words)
      (found.names, found.count) = (names, names.count)
    }
    // What has names of several words may as well be misjudged, unless each row has a word for each column.
    guard
      found.areSetApart || found.count == names.count
        || rows.allSatisfy({ $0.words.count == found.count }) || found.hasAmounts(in: rows)
    else { return nil }
    return found
  }

  /// Whether some rows have amounts in two columns and something in all others but the last ones, as sockets have no state and
  /// several words for their program: "tcp  0  0 127.0.0.1:22  0.0.0.0:*  LISTEN  411/sshd: /usr/sbin".
  private func hasAmounts(in rows: some Collection<TerminalLine>) -> Bool {
    let cells = rows.compactMap { self.cells(of: $0) }
    guard cells.count > 1, cells.count == rows.count,
      cells.allSatisfy({ $0.count == count && $0.dropLast(2).allSatisfy { !$0.isEmpty } })
    else { return false }
    return (0..<count).count { column in
      cells.allSatisfy { AlignedColumns.isAmount($0[column]) }
    } > 1
  }

  /// The layout of a table that ends above the first rule, which then is of another; nil if there is none.
  private static func aboveRule(_ lines: [TerminalLine]) -> TextTableLayout? {
    guard let index = lines.firstIndex(where: { TableRule($0) != nil }), index > 2,
      let rule = TableRule(lines[index])
    else { return nil }
    let above = lines[..<(isHeader(lines[index - 1], under: rule) ? index - 1 : index)]
    let text = Array(above.drop { $0.isBlank }.prefix { !$0.isBlank })
    return TextTableLayout(aligned: text, needsProof: true)
  }

  /// The layout under a header alone that tells most columns apart, of all lines, of those up to another table, or of the
  /// first.
  private static func aligned(_ lines: [TerminalLine], needsProof: Bool) -> TextTableLayout? {
    if let found = aboveRule(lines) { return found }
    let whole = TextTableLayout(aligned: lines, needsProof: needsProof)
    // A few lines prove little.
    let upToNext = upToHeader(lines)
    // What is in the columns of the rows above it is no header.
    if let whole, case .columns(let columns) = whole.division,
      lines.indices.contains(upToNext.count),
      !TextTableRows.mayBeginListing(lines[upToNext.count]),
      columns.areBegun(by: lines[upToNext.count], below: lines[upToNext.count - 1])
    {
      return whole
    }
    let first = TextTableLayout(aligned: upToNext, needsProof: true)
    if let first, first.count > whole?.count ?? 0 { return first }
    return whole
      ?? TextTableLayout(aligned: Array(lines.prefix(evidenceLines)), needsProof: needsProof)
  }

  /// Whether another table has its columns at the places of this one's.
  func isInPlace(of other: TextTableLayout) -> Bool {
    guard case .columns(let own) = division, case .columns(let others) = other.division else {
      return false
    }
    return own.count == others.count
      && zip(own.starts, others.starts).allSatisfy { abs($0 - $1) <= Self.shift }
  }

  /// How far the beginning of a column may be from where other rows tell it.
  private static let shift = 3

  /// The lines before one that may be the header of another table, right below the rows of the first.
  private static func upToHeader(_ lines: [TerminalLine]) -> [TerminalLine] {
    let start = lines.firstIndex { !$0.isBlank } ?? 0
    let end = lines.indices.dropFirst(start + 2).first { index in
      TextTableRows.mayBeHeader(lines[index], below: lines[index - 1])
    }
    return Array(lines[..<(end ?? lines.count)])
  }

  /// How many lines have a cell that goes over the beginning of a column.
  private func cuts(_ lines: some Collection<TerminalLine>) -> Int {
    guard case .columns(let columns) = division else { return 0 }
    return lines.count { TableRule($0) == nil && columns.cuts($0) }
  }
}

extension TextTableLayout {
  private init(_ frame: PrintedFrame) {
    division = .columns(frame.columns)
    names = frame.names
    count = frame.names.count
    start = frame.start
    firstRow = frame.firstRow
    sparseCount = frame.sparseCount
    countsWide = false
  }

  /// Finds a table whose names are in its border, among the first lines and below no other; nil if there is none.
  init?(bordered lines: [TerminalLine]) {
    for (index, line) in lines.prefix(Self.evidenceLines).enumerated() {
      guard TableRule(line) == nil, !BarCells.frame(line) else { return nil }
      guard
        let border = BorderNames(
          line, above: lines.indices.contains(index + 1) ? lines[index + 1] : nil)
      else { continue }
      division = .bars(isFramed: true)
      names = border.names
      count = border.names.count
      joints = border.joints
      // A border around one column has the title of a panel.
      title = count == 1 ? border.names[0] : lines[..<index].last { !$0.isBlank }?.text
      start = index
      firstRow = index + 1
      return
    }
    return nil
  }

  /// Finds a listing of a program that prints no header; nil if there is none.
  init?(listed lines: [TerminalLine]) {
    guard let (listing, first) = Listing.find(in: lines) else { return nil }
    division = .listing(listing)
    names = listing.names
    count = listing.names.count
    title = lines[..<first].first { !$0.isBlank && !listing.isAnnouncement($0) }
      .map { $0.text.hasSuffix(":") ? String($0.text.dropLast()) : $0.text }
    start = first
    firstRow = first
  }
}
