/// Which cells of a record somebody asked for, in records that stand on one line.
struct DelimitedRowPattern: RowPattern {
  private let scanner: DelimitedScanner
  /// For each cell, which of those that are said it is; negative for a cell that nobody asked for.
  private let slots: [Int]
  let lineCount = 1

  init(_ scanner: DelimitedScanner, slots: [Int]) {
    self.scanner = scanner
    self.slots = slots
  }

  @inline(__always)
  func findCells(
    _ bytes: RawSpan, from start: Int, into cells: inout MutableSpan<CellSlice>
  ) -> Int? {
    let separator = scanner.separator
    var at = start
    // The first cell has nothing before it, and each other one a separator.
    var isFirst = true
    for slot in slots {
      if isFirst {
        isFirst = false
      } else {
        guard bytes.byte(at) == separator else { return nil }
        at &+= 1
      }
      var cell: CellSlice
      if bytes.byte(at) == UInt8(ascii: "\"") {
        let end = bytes.plainQuoteEnd(from: at &+ 1)
        cell = CellSlice(kind: .text, start: at &+ 1, end: end)
        at = end &+ 1
        // A doubled quote ends nothing, and neither does what is no quote.
        if bytes.byte(end) != UInt8(ascii: "\"") || bytes.byte(at) == UInt8(ascii: "\"") {
          guard let odd = oddCell(bytes, from: cell.start &- 1, &at) else { return nil }
          cell = odd
        }
      } else {
        let end = bytes.plainCellEnd(from: at, separator: separator)
        cell = CellSlice(kind: .text, start: at, end: end)
        at = end
        if bytes.byte(end) >= 0x80 {
          guard let odd = oddCell(bytes, from: cell.start, &at) else { return nil }
          cell = odd
        }
      }
      if slot >= 0 { cells[slot] = scanner.typed(cell, bytes) }
    }
    if bytes.byte(at) == UInt8(ascii: "\r") { at &+= 1 }
    guard bytes.byte(at) == UInt8(ascii: "\n") else { return nil }
    return at &+ 1
  }

  /// A cell with doubled quotes, or with more than ASCII; nil for one that goes on over lines.
  @inline(never)
  private func oddCell(_ bytes: RawSpan, from start: Int, _ at: inout Int) -> CellSlice? {
    var cursor = TextCursor()
    cursor.position = start
    cursor.end = bytes.byteCount
    guard let cell = try? scanner.cell(&cursor, bytes), cursor.line == 1 else { return nil }
    at = cursor.position
    return cell
  }
}
