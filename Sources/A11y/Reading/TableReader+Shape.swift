// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Finding out what shape an input has, and where its table begins below a text.
extension TableReader {
  mutating func findShape() throws(ReadingError) -> InputShape {
    if options.rowsAt != nil { return .jsonArray }
    while true {
      if let shape = shape(as: options.format) {
        if let option = options.delimitedOption, options.format == nil {
          let kind =
            if shape.isJSON { "JSON" } else if case .keyedText(let text) = shape {
              text.inWords
            } else { "" }
          guard kind.isEmpty else {
            throw ReadingError(
              .description, line: 1, column: 1,
              reason: "this is \(kind), which has no \(option); with --from csv it is read as CSV")
          }
        }
        let isDelimited = options.delimitedOption != nil
        // An object that is too long for the window may be a document whose rows come late.
        if shape.mayBeDocument,
          input.cursor.end - input.cursor.position >= InputShape.evidenceLimit,
          try hasRowsFarAhead()
        {
          return .tableDocument
        }
        if case .delimited(let separator) = shape, separator != UInt8(ascii: "\t"),
          options.format == nil, options.delimitedOption == nil, findMarkdown()
        {
          // The commas are of prose above it.
          return .textTable
        }
        if shape == .lines, try seeksBelowText() {
          if findFrameBelowText() { return .textTable }
          if let separator = findTableBelowText() { return .delimited(separator: separator) }
        }
        guard shape == .lines, options.format == nil,
          let hint = options.formatHint ?? (isDelimited ? .csv : nil)
        else { return shape }
        if let hinted = self.shape(as: hint) { return hinted }
      }
      if let shape = shapeOfPause() { return shape }
      try input.readMore(keepingFrom: 0)
    }
  }

  /// How long nothing comes where what is there must do to tell what it is, in milliseconds: longer than a program waits
  /// that writes a row a second below its header.
  static let pause = 1_500

  /// The shape of the lines that are there, if the rows are needed as they arrive and no more do.
  private mutating func shapeOfPause() -> InputShape? {
    guard options.isLive, input.hasLine, !input.isReady(within: Self.pause),
      let shape = shape(as: options.format, isPaused: true), !shape.isJSON
    else { return nil }
    // A line with commas may be a header, which the next line shows.
    let isOpen = shape == .lines && options.format == nil && !input.hasLines(2)
    return isOpen && input.lineHas { ",;\t|".utf8.contains($0) } ? nil : shape
  }

  /// Whether a table below a text is looked for, and the bytes for that have been read.
  private mutating func seeksBelowText() throws(ReadingError) -> Bool {
    guard options.format ?? .csv == .csv, !options.isLive,
      options.skippedLines == nil, options.hasHeader == nil
    else { return false }
    if options.comesSlowly {
      try input.readAhead(TableBelowText.evidence, within: .milliseconds(Self.pause))
    } else {
      try input.readAhead(TableBelowText.evidence)
    }
    return true
  }

  /// Looks for a table of numbers below a text; the separator of its cells if there is one.
  private mutating func findTableBelowText() -> UInt8? {
    tableBelowText = TableBelowText(
      input.buffer.storage.bytes, from: input.cursor.position,
      to: endOfLines(in: TableBelowText.evidence))
    linesAboveTable = tableBelowText?.dialect.skippedLines ?? 0
    return tableBelowText?.separator
  }

  /// Looks for a table of Markdown below a text whose commas look like those of cells.
  private mutating func findMarkdown() -> Bool {
    let end = min(input.cursor.end, input.cursor.position + InputShape.countedLength)
    guard Self.mayHaveMarkdown(input.buffer.storage.bytes, from: input.cursor.position, to: end)
    else { return false }
    let lines = firstLinesBelowText()
    guard let start = TextTableLayout.startOfMarkdown(in: lines) else { return false }
    linesAboveTable = start
    return true
  }

  /// Whether a line begins as the rule of a table of Markdown does, and nothing else.
  private static func mayHaveMarkdown(_ bytes: RawSpan, from start: Int, to end: Int) -> Bool {
    var isAtLineStart = false
    for at in start..<max(end - 1, start) {
      let byte = bytes.byte(at)
      if isAtLineStart, byte == UInt8(ascii: "|"), "-: ".utf8.contains(bytes.byte(at + 1)) {
        return true
      }
      isAtLineStart = byte == UInt8(ascii: "\n")
    }
    return false
  }

  /// The first lines in which a table below a text is looked for.
  private func firstLinesBelowText() -> [TerminalLine] {
    let text = input.buffer.storage.bytes.text(
      from: input.cursor.position, to: endOfLines(in: TableBelowText.evidence))
    // By bytes, since a line break of two is one character.
    return text.utf8.split(
      separator: UInt8(ascii: "\n"), maxSplits: TextTableLayout.lines,
      omittingEmptySubsequences: false
    ).prefix(TextTableLayout.lines).map { TerminalLine(String(Substring($0))) }
  }

  /// Looks for a table in a frame below a text.
  private mutating func findFrameBelowText() -> Bool {
    guard options.format == nil else { return false }
    let lines = firstLinesBelowText()
    if let start = TextTableLayout.startOfFrame(in: lines) {
      linesAboveTable = start
      return true
    }
    let texts = lines.map { $0.text(0..<$0.width) }
    // What the first lines look like is none of the tables that begin an input.
    let found = TextTableLayout(texts, needsProof: true).flatMap { $0.start > 0 ? $0 : nil }
    guard let start = (found ?? TextTableLayout.belowTitle(texts))?.start else { return false }
    linesAboveTable = start
    return true
  }

  /// The end of the last whole line within some bytes from the cursor on.
  func endOfLines(in length: Int) -> Int {
    let start = input.cursor.position
    var end = min(input.cursor.end, start + length)
    guard end < input.cursor.end || !input.cursor.isAtEnd else { return end }
    while end > start, input.buffer.storage.bytes.byte(end - 1) != UInt8(ascii: "\n") { end -= 1 }
    return end
  }

  /// Whether the object at the cursor has an array of rows or sections, however far behind its other members.
  private mutating func hasRowsFarAhead() throws(ReadingError) -> Bool {
    guard !options.isLive, try input.peek() == UInt8(ascii: "{") else { return false }
    var isFound = false
    try input.lookAhead { (input: inout InputScanner) throws(ReadingError) in
      do throws(ReadingError) {
        input.cursor.position += 1
        while try input.peek() == UInt8(ascii: "\"") {
          let key = try input.key()
          if ["rows", "sections"].contains(key), try input.peek() == UInt8(ascii: "[") {
            isFound = true
            return
          }
          try input.skipValue()
          guard try input.peek() == UInt8(ascii: ",") else { return }
          input.cursor.position += 1
          _ = try input.peek()
        }
      } catch {
        // What is wrong there is found again, and reported, when it is read.
        guard !error.isOfSource else { throw error }
      }
    }
    return isFound
  }

  /// The shape of what is in the window; nil if more of it is needed.
  ///
  /// - Parameters:
  ///   - format: the format, if it is known.
  ///   - isPaused: whether no more is coming for now, so that this must do.
  /// - Returns: the shape.
  func shape(as format: InputFormat?, isPaused: Bool = false) -> InputShape? {
    if let delimiter = options.delimiter, format == .csv {
      return .delimited(separator: delimiter)
    }
    let shape = InputShape.detect(
      input.buffer.storage, from: input.cursor.position,
      isAtEnd: input.cursor.isAtEnd || isPaused
        || (options.isLive && format == .csv && input.hasLine),
      format: format)
    guard let delimiter = options.delimiter, let shape, !shape.isJSON else { return shape }
    return .delimited(separator: delimiter)
  }
}
