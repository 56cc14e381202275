/// Which cells of a record somebody asked for, in records that stand on one line.
struct DelimitedRowPattern: RowPattern {
  /// One of the cells of a record.
  private struct Place: BitwiseCopyable {
    /// The byte behind the cell: the separator, or behind the last one the first of the line break.
    let end: UInt8
    /// Which of the cells that are said it is; negative for a cell that nobody asked for.
    let slot: Int
  }

  private let scanner: DelimitedScanner
  private let places: [Place]
  /// Whether a carriage return stands before the line feed.
  private let hasCarriageReturn: Bool
  let lineCount = 1

  /// Learns from a row.
  ///
  /// - Parameters:
  ///   - scanner: what has read it.
  ///   - bytes: the window.
  ///   - rowEnd: where reading goes on behind the row.
  ///   - slots: for each cell, which of those that are said it is; negative for a cell that nobody asked for.
  init(_ scanner: DelimitedScanner, _ bytes: RawSpan, to rowEnd: Int, slots: [Int]) {
    self.scanner = scanner
    let carriageReturn = UInt8(ascii: "\r")
    let hasCarriageReturn = rowEnd > 1 && bytes.byte(rowEnd - 2) == carriageReturn
    self.hasCarriageReturn = hasCarriageReturn
    let lineEnd = hasCarriageReturn ? carriageReturn : UInt8(ascii: "\n")
    places = slots.enumerated().map { index, slot in
      Place(end: index == slots.count - 1 ? lineEnd : scanner.separator, slot: slot)
    }
  }

  @inline(__always)
  func findCells(
    _ bytes: RawSpan, from start: Int, into cells: inout MutableSpan<CellSlice>
  ) -> Int? {
    var at = start
    let places = places.span
    for index in places.indices {
      let place = places[index]
      var cell: CellSlice
      var end: Int
      if bytes.byte(at) == UInt8(ascii: "\"") {
        let last = bytes.plainQuoteEnd(from: at &+ 1)
        cell = CellSlice(kind: .text, start: at &+ 1, end: last)
        // Behind what is no quote it stands for a cell that goes on, and is not looked at.
        end = bytes.byte(last) == UInt8(ascii: "\"") ? last &+ 1 : at
      } else {
        end = bytes.plainCellEnd(from: at, separator: scanner.separator)
        cell = CellSlice(kind: .text, start: at, end: end)
      }
      if bytes.byte(end) != place.end {
        // The cell has doubled quotes or more than ASCII, or the row departs here.
        guard let odd = oddCell(bytes, from: at), bytes.byte(odd.end) == place.end else {
          return nil
        }
        cell = odd.cell
        end = odd.end
      }
      at = end &+ 1
      if place.slot >= 0 { cells[place.slot] = scanner.typed(cell, bytes) }
    }
    guard hasCarriageReturn else { return at }
    return bytes.byte(at) == UInt8(ascii: "\n") ? at &+ 1 : nil
  }

  /// A cell with doubled quotes, or with more than ASCII, and where it ends; nil for one that goes on over lines.
  @inline(never)
  private func oddCell(_ bytes: RawSpan, from start: Int) -> (cell: CellSlice, end: Int)? {
    var cursor = TextCursor()
    cursor.position = start
    cursor.end = bytes.byteCount
    guard let cell = try? scanner.cell(&cursor, bytes), cursor.line == 1 else { return nil }
    return (cell, cursor.position)
  }
}
