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

  /// Whether a record has begun.
  private var isInside = false
  /// Whether the record has a member.
  private var hasMember = false
  /// Whether there was a section.
  private var hasSection = false
  /// A member whose value may go on, and how many lines have followed it.
  private var pending: (member: KeyedLine.Member, lines: Int)?

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
    var block = ByteBuffer()
    let got = try block.append(upTo: Self.blockLength) {
      (output: inout OutputRawSpan) throws(SourceError) in
      try base.read(into: &output)
    }
    for index in 0..<got { rest.append(block[index]) }
    isAtEnd = got == 0
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
    }
  }

  // MARK: Logfmt

  /// Writes a record; a line of another kind is a text.
  private mutating func writePairs(_ line: Substring) {
    if let members = KeyedLine.pairs(line) {
      write("{")
      for (index, member) in members.enumerated() {
        if index > 0 { write(",") }
        write(member)
      }
      write("}")
    } else if !KeyedLine.isBlank(line) {
      write(string: String(KeyedLine.trimmed(line)))
    }
    write("\n")
  }

  // MARK: Blocks and sections

  private mutating func takeBlockLine(_ line: Substring) {
    if KeyedLine.isBlank(line) {
      endRecord()
      write("\n")
    } else if KeyedLine.isComment(line) {
      endLine()
    } else if let member = KeyedLine.member(line) {
      begin(member)
    } else {
      goOn(line)
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
    } else if let member = KeyedLine.member(line) {
      begin(member)
    } else if line.first.map(KeyedLine.isBlank) ?? false, pending != nil {
      goOn(line)
    } else {
      // A name alone means that it holds.
      begin(KeyedLine.Member(name: String(KeyedLine.trimmed(line)), value: "true"))
    }
  }

  /// Begins a member, whose value may go on in the next lines.
  private mutating func begin(_ member: KeyedLine.Member) {
    writePending()
    if !isInside {
      write("{")
      isInside = true
    }
    pending = (member, 1)
  }

  /// Takes a line that belongs to the value before it.
  private mutating func goOn(_ line: Substring) {
    guard pending != nil else {
      // A text outside of a record is a row of its own.
      write(string: String(KeyedLine.trimmed(line)))
      write("\n")
      return
    }
    let text = KeyedLine.trimmed(line)
    // A point alone stands for an empty line.
    if text != "." {
      let space = pending?.member.value.isEmpty == true ? "" : " "
      pending?.member.value += space + text
      pending?.member.isQuoted = true
    }
    pending?.lines += 1
  }

  /// Counts a line that adds nothing.
  private mutating func endLine() {
    if pending != nil { pending?.lines += 1 } else { write("\n") }
  }

  private mutating func writePending() {
    guard let (member, lines) = pending else { return }
    if hasMember { write(",") }
    write(member)
    hasMember = true
    for _ in 0..<lines { write("\n") }
    pending = nil
  }

  private mutating func endRecord() {
    writePending()
    if isInside { write("}") }
    isInside = false
    hasMember = false
  }

  private mutating func finish() {
    endRecord()
    if hasSection { write("}") }
  }

  // MARK: Members

  private mutating func write(_ member: KeyedLine.Member) {
    write(string: member.name)
    write(":")
    if !member.isQuoted, Self.isLiteral(member.value) {
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
