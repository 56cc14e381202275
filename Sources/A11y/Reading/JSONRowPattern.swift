/// What stands between the values of an object, and before the first, byte for byte: mostly the same in each row.
///
/// Between two texts that is `","date":"`, with the quotes of both. So a value is found by its end alone, and all of the
/// grammar that surrounds it by one comparison.
struct JSONRowPattern: RowPattern {
  /// What stands before a value.
  private struct Joint: BitwiseCopyable {
    let text: BytePattern
    /// Whether its last byte opens a text.
    let opensText: Bool
    /// Whether the text was so short that the next ones will hardly be longer than a block of bytes.
    let isShort: Bool
    /// Which of the cells that are said the value is; negative for a value that nobody asked for.
    let slot: Int
  }

  private var joints: [Joint] = []
  private var end = BytePattern.never
  private var texts = TextPool()
  private(set) var lineCount = 0

  /// Learns from a row; nil for one from which nothing can be learnt.
  ///
  /// - Parameters:
  ///   - row: the row, an object.
  ///   - bytes: the window.
  ///   - start: where the object begins.
  ///   - rowEnd: where reading goes on behind it.
  ///   - separator: what stands between rows besides white space, if anything does; it must be there.
  ///   - endsLine: whether the row's line break was read with it.
  ///   - slots: for each cell, which of those that are said it is; negative for a cell that nobody asked for.
  init?(
    _ row: borrowing RowView, _ bytes: RawSpan, from start: Int, to rowEnd: Int,
    separator: UInt8?, endsLine: Bool, slots: [Int]
  ) {
    guard
      var at = Self.gapStart(bytes, before: start, separator: separator, endsLine: endsLine),
      row.count > 0, row.count == slots.count
    else { return nil }
    for place in 0..<row.count {
      let cell = row.cells[place]
      let isText = cell.isText
      guard isText || cell.kind == .number, cell.start > at, cell.end >= cell.start else {
        return nil
      }
      joints.append(
        Joint(
          text: learn(bytes, from: at, to: cell.start), opensText: isText,
          isShort: cell.end - cell.start <= 12, slot: slots[place]))
      at = cell.end
    }
    guard rowEnd > at, !endsLine || bytes.byte(rowEnd - 1) == UInt8(ascii: "\n") else { return nil }
    end = learn(bytes, from: at, to: rowEnd)
  }

  private mutating func learn(_ bytes: RawSpan, from start: Int, to end: Int) -> BytePattern {
    var text: [UInt8] = []
    for at in start..<end { text.append(bytes.byte(at)) }
    lineCount += text.count { $0 == UInt8(ascii: "\n") }
    let piece = texts.add(text)
    return BytePattern(texts.bytes, from: Int(piece.start), count: Int(piece.count))
  }

  /// Where the row before a row ended: in `}⏎, {` behind the brace, or with lines behind the line break.
  ///
  /// Nil when that is no longer in the window, or there is no row before it: what stands before the first row of an array
  /// stands before no other, so that learning begins with the second.
  private static func gapStart(
    _ bytes: RawSpan, before start: Int, separator: UInt8?, endsLine: Bool
  ) -> Int? {
    var at = start
    var separator = separator
    while at > 0 {
      let byte = bytes.byte(at - 1)
      if byte == separator {
        separator = nil
      } else if byte == UInt8(ascii: "\n") {
        if endsLine { return at }
      } else if !TextCursor.isBlank(byte) {
        return separator == nil ? at : nil
      }
      at -= 1
    }
    return nil
  }

  /// A text with escapes, or with more than ASCII.
  @inline(never)
  private static func oddText(
    _ bytes: RawSpan, from start: Int, plainTo first: Int
  ) -> CellSlice? {
    var cursor = TextCursor()
    cursor.end = bytes.byteCount
    return try? cursor.string(bytes, from: start, plainTo: first)
  }

  @inline(__always)
  func findCells(
    _ bytes: RawSpan, from start: Int, into cells: inout MutableSpan<CellSlice>
  ) -> Int? {
    var at = start
    let joints = joints.span
    for index in joints.indices {
      let joint = joints[index]
      guard joint.text.matches(bytes, at: at, texts.bytes) else { return nil }
      at &+= joint.text.count
      if joint.opensText {
        let end = joint.isShort ? bytes.shortTextEnd(from: at) : bytes.plainTextEnd(from: at)
        if bytes.byte(end) == UInt8(ascii: "\"") {
          if joint.slot >= 0 {
            cells[joint.slot] = CellSlice(kind: .text, start: at, end: end)
          }
          at = end
        } else {
          guard let cell = Self.oddText(bytes, from: at, plainTo: end) else { return nil }
          if joint.slot >= 0 { cells[joint.slot] = cell }
          at = cell.end
        }
      } else {
        let end = bytes.plainNumberEnd(from: at)
        guard end > at else { return nil }
        if joint.slot >= 0 {
          cells[joint.slot] = CellSlice(kind: .number, start: at, end: end)
        }
        at = end
      }
    }
    guard end.matches(bytes, at: at, texts.bytes) else { return nil }
    return at &+ end.count
  }
}
