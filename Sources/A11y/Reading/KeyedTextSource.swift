// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Text whose lines name their values, as JSON.
///
/// What stands in a line stays in that line, so that messages name the right one.
struct KeyedTextSource: ByteSource {
  private static let blockLength = 16 * 1024
  private static let longest = 1 << 20

  private let kind: KeyedText
  private var base: any ByteSource
  /// What has been read and not yet been divided into lines.
  private var rest: [UInt8] = []
  private var isAtEnd = false
  private var written: [UInt8] = []
  private var position = 0
  private var hasFinished = false
  private var lineCount = 0
  /// What keeps the next line from being read; the lines before it are read first.
  private var fault: SourceError?

  /// Whether a line of a record was taken.
  private var hasLine = false
  /// Where the mark of the last line is behind blanks.
  private var mark: Int?
  /// Whether a record has begun.
  private var isInside = false
  /// The members of the record, and how many lines each has.
  private var members: [(member: KeyedLine.Member, lines: Int)] = []
  /// The first names of the record that differ.
  private var firstNames: [String] = []
  /// How many bytes they have.
  private var recordLength = 0
  /// What the lines of ARFF have told of its columns.
  private var relation = AttributeRelation()
  /// Whether there was a section.
  private var hasSection = false

  /// - Parameters:
  ///   - base: where the bytes come from.
  ///   - kind: what its records are.
  init(_ base: any ByteSource, _ kind: KeyedText) {
    self.base = base
    self.kind = kind
  }

  mutating func read(into output: inout OutputRawSpan) throws(SourceError) {
    while position == written.count, !hasFinished {
      if let fault { throw fault }
      do throws(SourceError) {
        try writeMore()
      } catch {
        fault = error
      }
    }
    while position < written.count, output.freeCapacity > 0 {
      output.append(written[position])
      position += 1
    }
  }

  mutating func rewind() throws(SourceError) {
    try base.rewind()
    self = KeyedTextSource(base, kind)
  }

  mutating func willNotRewind() { base.willNotRewind() }

  /// Writes all lines that have been read, or reads more.
  private mutating func writeMore() throws(SourceError) {
    written.removeAll(keepingCapacity: true)
    position = 0
    var start = rest.startIndex
    defer { rest.removeFirst(start - rest.startIndex) }
    while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = rest[start..<end]
      start = end + 1
      try take(line)
    }
    if isAtEnd {
      let line = rest[start...]
      start = rest.endIndex
      if !line.isEmpty { try take(line) }
      finish()
      hasFinished = true
    }
    guard written.count == 0, !hasFinished else { return }
    guard rest.count - start <= Self.longest else {
      throw SourceError("line \(lineCount + 1) is longer than 1 MiB", in: .content)
    }
    isAtEnd = try base.append(upTo: Self.blockLength, to: &rest) == 0
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) throws(SourceError) {
    lineCount += 1
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SourceError("the bytes of line \(lineCount) are not UTF-8", in: .content)
    }
    var line = text[...]
    if lineCount == 1, line.first == "\u{FEFF}" { line.removeFirst() }
    switch kind {
    case .pairs: writePairs(line)
    case .blocks: takeBlockLine(line)
    case .sections: takeSectionLine(line)
    case .expanded: takeExpandedLine(line)
    case .relation: writeRow(line)
    }
    guard recordLength <= Self.longest else {
      throw SourceError("the record at line \(lineCount) is longer than 1 MiB", in: .content)
    }
  }

  // MARK: Logfmt

  /// Writes a record; a line of another kind is a text.
  private mutating func writePairs(_ line: Substring) {
    if KeyedLine.isComment(line) {
      write("\n")
      return
    }
    if let members = KeyedLine.pairs(line) {
      write("{")
      write(Self.joined(members.map { ($0, 0) }))
      write("}")
    } else if !KeyedLine.isBlank(line) {
      write(string: String(KeyedLine.trimmed(line)))
    }
    write("\n")
  }

  // MARK: ARFF

  private mutating func writeRow(_ line: Substring) {
    if let members = relation.members(of: line) {
      write("{")
      write(Self.joined(members.map { ($0, 0) }))
      write("}")
    }
    write("\n")
  }

  // MARK: Blocks and sections

  private mutating func takeBlockLine(_ line: Substring) {
    let isOfRecord = !KeyedLine.isComment(line) && !KeyedLine.endsRecord(line)
    // The first line may be indented, where names are set to the right.
    if isOfRecord, !hasLine { mark = KeyedLine.paddedMark(line) }
    hasLine = hasLine || isOfRecord
    defer { if isOfRecord { mark = KeyedLine.paddedMark(line) } }
    if KeyedLine.endsRecord(line) {
      endRecord()
      write("\n")
    } else if KeyedLine.isComment(line) {
      endLine()
    } else if let member = KeyedLine.member(line, belowMark: mark) {
      if beginsAgain(member) {
        endRecord()
        // No line is added, so that messages name the right one.
        write(" ")
      }
      begin(member)
    } else {
      goOn(line)
    }
  }

  /// Whether a record has the name with which it began, behind several others: its end is missing.
  private func beginsAgain(_ member: KeyedLine.Member) -> Bool {
    firstNames.count >= Self.fewestNames && firstNames[0] == member.name
  }

  /// Names that come again right away have several values.
  private static let fewestNames = 3

  private mutating func takeExpandedLine(_ line: Substring) {
    if KeyedLine.announcesRow(line) {
      endRecord()
      write("\n")
    } else if KeyedLine.isBlank(line) || TextTableRows.isFooter(TerminalLine(String(line)))
      || TableRule(TerminalLine(String(line)))?.hasJoints == true
    {
      endRecord()
      write("\n")
    } else if let cell = KeyedLine.cell(line) {
      begin(cell)
    } else {
      // A text that has line breaks, of which psql marks each.
      if let last = members.indices.last, members[last].member.value.hasSuffix("+") {
        members[last].member.value.removeLast()
      }
      goOn(line.drop { " |│║".contains($0) })
    }
  }

  private mutating func takeSectionLine(_ line: Substring) {
    if let name = KeyedLine.section(line) {
      endRecord()
      write(hasSection ? "," : "{")
      hasSection = true
      write(string: name)
      write(":{\n")
      isInside = true
    } else if KeyedLine.isBlank(line) || KeyedLine.isComment(line) {
      endLine()
    } else if !hasSection {
      write("\n")
    } else if let member = KeyedLine.member(line.contains("=") ? KeyedLine.trimmed(line) : line) {
      // Settings may be indented, as in the files of git.
      begin(member)
    } else if line.first.map(KeyedLine.isBlank) ?? false, !members.isEmpty {
      goOn(line)
    } else {
      // A name alone means that it holds.
      begin(KeyedLine.Member(name: String(KeyedLine.trimmed(line)), value: "true"))
    }
  }

  /// Begins a member, whose value may go on in the next lines.
  private mutating func begin(_ member: KeyedLine.Member) {
    isInside = true
    if firstNames.count < Self.fewestNames, !firstNames.contains(member.name) {
      firstNames.append(member.name)
    }
    members.append((member, 1))
    recordLength += member.name.utf8.count + member.value.utf8.count
  }

  /// Takes a line that belongs to the value before it.
  private mutating func goOn(_ line: Substring) {
    let text = KeyedLine.trimmed(line)
    guard !members.isEmpty else {
      // A text outside of a record is a row of its own.
      write(string: String(text))
      write("\n")
      return
    }
    let last = members.count - 1
    members[last].lines += 1
    // A point alone stands for an empty line.
    guard text != "." else { return }
    let space = members[last].member.value.isEmpty ? "" : " "
    members[last].member.value += space + text
    members[last].member.isQuoted = true
    recordLength += text.utf8.count
  }

  /// Counts a line that adds nothing.
  private mutating func endLine() {
    if members.isEmpty { write("\n") } else { members[members.count - 1].lines += 1 }
  }

  private mutating func endRecord() {
    if isInside, kind != .sections { write("{") }
    write(Self.joined(members))
    if isInside { write("}") }
    isInside = false
    firstNames.removeAll()
    members.removeAll()
    recordLength = 0
  }

  private mutating func finish() {
    endRecord()
    if hasSection { write("}") }
  }

  // MARK: Members

  /// Members of which each name comes once, with all its values.
  private static func joined(
    _ members: [(member: KeyedLine.Member, lines: Int)]
  ) -> [(member: KeyedLine.Member, lines: Int)] {
    var places: [String: Int] = [:]
    var joined: [(member: KeyedLine.Member, lines: Int)] = []
    for (member, lines) in members {
      if let place = places[member.name] {
        joined[place].member.value += ", " + member.value
        joined[place].member.isQuoted = true
        joined[joined.count - 1].lines += lines
      } else {
        places[member.name] = joined.count
        joined.append((member, lines))
      }
    }
    return joined
  }

  /// Writes members, each with as many line breaks as it had.
  private mutating func write(_ members: [(member: KeyedLine.Member, lines: Int)]) {
    for (index, (member, lines)) in members.enumerated() {
      if index > 0 { write(",") }
      write(member)
      for _ in 0..<lines { write("\n") }
    }
  }

  private mutating func write(_ member: KeyedLine.Member) {
    write(string: member.name)
    write(":")
    if member.isMissing {
      write("null")
    } else if !member.isQuoted, Self.isLiteral(member.value) {
      write(member.value)
    } else {
      write(string: member.value)
    }
  }

  private mutating func write(_ text: String) { written += text.utf8 }

  private mutating func write(string text: String) {
    var buffer = ByteBuffer()
    JSONString.append(text, into: &buffer)
    for index in 0..<buffer.count { written.append(buffer[index]) }
  }

  /// Whether a value is a number or a truth value by JSON's grammar, and not longer than one that anybody counts with.
  private static func isLiteral(_ text: String) -> Bool {
    if text == "true" || text == "false" { return true }
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    let parts = digits.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, text.utf8.count <= 30,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { (0x30...0x39).contains($0) } })
    else { return false }
    return whole.count == 1 || whole.first != UInt8(ascii: "0")
  }
}
