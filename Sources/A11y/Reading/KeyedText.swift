// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Text whose lines name their values, and whose records are rows.
enum KeyedText: Hashable {
  /// Logfmt: a record is a line, `level=info msg="file read"`.
  case pairs
  /// Records of lines such as `Package: apt`, with a blank line between two of them: those of Debian's packages, of
  /// `/proc/cpuinfo`, of many programs.
  case blocks
  /// Records of lines such as `size = 3` below a line such as `[disk]`, which names the record.
  case sections
  /// Rows on several lines below a mark each, as `psql -x` and `mysql -E` print them.
  case expanded
  /// The rows of ARFF, below a line for each of their columns.
  case relation

  /// How many bytes are looked at.
  static let evidenceLength = 16 * 1024

  /// What it is, in words.
  var inWords: String {
    switch self {
    case .pairs: "lines of names and values"
    case .relation: "ARFF"
    case .blocks, .expanded: "records of names and values"
    case .sections: "sections of names and values"
    }
  }

  /// The shape of the JSON that it is read as.
  var shape: InputShape {
    switch self {
    case .pairs, .blocks, .expanded, .relation: .ndjson
    case .sections: .jsonMembers
    }
  }

  /// What the first lines of a text are.
  ///
  /// - Parameters:
  ///   - text: the first bytes.
  ///   - isWhole: whether there are no others, or more than are looked at, so that the last line may be cut.
  /// - Returns: what it is; nil if more lines must tell. `.some(nil)` is any other text.
  static func detect(_ text: Substring, isWhole: Bool) -> KeyedText?? {
    // By bytes, since a line break of two is one character.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    // What is behind the last line break may go on.
    if !isWhole { lines.removeLast() }
    let opening = lines.first { !KeyedLine.isBlank($0) && !AttributeRelation.isComment($0) }
    if let opening, AttributeRelation.begins(opening) { return .some(.relation) }
    let filled = lines.filter { !KeyedLine.isBlank($0) && !KeyedLine.isComment($0) }
    guard let first = filled.first else { return isWhole ? .some(nil) : nil }
    if KeyedLine.announcesRow(first) {
      guard filled.count > 1 || isWhole else { return nil }
      return .some(filled.dropFirst().first.flatMap(KeyedLine.cell) == nil ? nil : .expanded)
    }
    if let pairs = KeyedLine.pairs(first), pairs.count > 1 {
      guard filled.count > 1 || isWhole else { return nil }
      let name = pairs.first { !$0.name.isEmpty }?.name
      // A program may write a line of its own between them, but not at once.
      let lines = filled.prefix(5).map { KeyedLine.pairs($0) ?? [] }
      let isKnown =
        lines.count > 1 && lines[1].count > 1
        && lines.count { line in line.count > 1 && line.contains { $0.name == name } } * 4
          >= lines.count * 3
      return .some(isKnown ? .pairs : nil)
    }
    if KeyedLine.section(first) != nil {
      guard let records = records(lines, startingWith: { KeyedLine.section($0) != nil }) else {
        return .some(nil)
      }
      return isWhole ? .some(areAlike(records) ? .sections : nil) : nil
    }
    // Names that are set to the right may begin with an indented one.
    guard KeyedLine.member(first, belowMark: KeyedLine.paddedMark(first)) != nil,
      var records = blocks(lines)
    else { return .some(nil) }
    guard isWhole else { return nil }
    // Between marks, the first record may be of the file.
    if lines.contains(where: KeyedLine.isMark), records.count > 2 { records.removeFirst() }
    let isNamed = records.allSatisfy { $0.first == records[0].first }
    return .some(isNamed && areAlike(records) ? .blocks : nil)
  }

  /// The names in each record that begins with a certain line; nil if there are other lines.
  private static func records(
    _ lines: [Substring], startingWith isStart: (Substring) -> Bool
  ) -> [[String]]? {
    var records: [[String]] = []
    for line in lines where !KeyedLine.isBlank(line) && !KeyedLine.isComment(line) {
      if isStart(line) {
        records.append([])
      } else if let name = KeyedLine.member(line)?.name ?? KeyedLine.flag(line), !records.isEmpty {
        records[records.count - 1].append(name)
      } else {
        return nil
      }
    }
    return records
  }

  /// The names in each block of lines; nil if there are other lines.
  private static func blocks(_ lines: [Substring]) -> [[String]]? {
    var records: [[String]] = []
    var isInside = false
    var mark = lines.first { !KeyedLine.isBlank($0) && !KeyedLine.isComment($0) }
      .flatMap(KeyedLine.paddedMark)
    for line in lines where !KeyedLine.isComment(line) {
      defer { if !KeyedLine.endsRecord(line) { mark = KeyedLine.paddedMark(line) } }
      if KeyedLine.endsRecord(line) {
        isInside = false
      } else if let member = KeyedLine.member(line, belowMark: mark) {
        if !isInside { records.append([]) }
        isInside = true
        records[records.count - 1].append(member.name)
      } else if !isInside || !(line.first.map(KeyedLine.isBlank) ?? false) {
        return nil
      }
    }
    return records
  }

  /// Whether there are records, each with half of the names of the first.
  private static func areAlike(_ records: [[String]]) -> Bool {
    // The last may be cut.
    let whole = records.count > 2 ? records.dropLast() : records[...]
    guard records.count > 1, let first = records.first.map(Set.init), !first.isEmpty else {
      return false
    }
    return whole.allSatisfy { record in
      record.count > 1 && record.count { first.contains($0) } * 2 >= record.count
    }
  }
}
