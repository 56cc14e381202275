// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The requested cells of a record, for records that don't span lines.
struct DelimitedRowTemplate: RowTemplate {
  /// A cell of the record.
  private struct Part: BitwiseCopyable {
    /// The byte after the cell: the separator or, for the last cell, the first of the line break.
    let end: UInt8
    /// The index among the requested cells; negative for a cell that was not requested.
    let slot: Int
  }

  private let scanner: DelimitedScanner
  private let parts: [Part]
  /// Whether lines end with a carriage return and a line feed.
  private let hasCarriageReturn: Bool
  let lineCount = 1

  /// Derives a template from a row.
  ///
  /// - Parameters:
  ///   - scanner: the scanner that read the row.
  ///   - bytes: the window.
  ///   - rowEnd: the offset after the row.
  ///   - slots: each cell's index among the requested cells; negative if it was not requested.
  init(_ scanner: DelimitedScanner, _ bytes: RawSpan, to rowEnd: Int, slots: [Int]) {
    self.scanner = scanner
    let carriageReturn = UInt8(ascii: "\r")
    let hasCarriageReturn = rowEnd > 1 && bytes.byte(rowEnd - 2) == carriageReturn
    self.hasCarriageReturn = hasCarriageReturn
    let lineEnd = hasCarriageReturn ? carriageReturn : UInt8(ascii: "\n")
    parts = slots.enumerated().map { index, slot in
      Part(end: index == slots.count - 1 ? lineEnd : scanner.separator, slot: slot)
    }
  }

  @inline(__always)
  func findCells(
    _ bytes: RawSpan, from start: Int, into cells: inout MutableSpan<CellSlice>
  ) -> Int? {
    var at = start
    let parts = parts.span
    for index in parts.indices {
      let part = parts[index]
      var cell: CellSlice
      var end: Int
      if bytes.byte(at) == UInt8(ascii: "\"") {
        let last = bytes.plainQuoteEnd(from: at &+ 1)
        cell = CellSlice(kind: .text, start: at &+ 1, end: last)
        // If that is not a quote, the cell goes on; `at` is a quote and so fails the check below.
        end = bytes.byte(last) == UInt8(ascii: "\"") ? last &+ 1 : at
      } else {
        end = bytes.plainCellEnd(from: at, separator: scanner.separator)
        cell = CellSlice(kind: .text, start: at, end: end)
      }
      if bytes.byte(end) != part.end {
        // The cell has doubled quotes or non-ASCII text, or the row departs from the template here.
        guard let odd = oddCell(bytes, from: at), bytes.byte(odd.end) == part.end else {
          return nil
        }
        cell = odd.cell
        end = odd.end
      }
      at = end &+ 1
      if part.slot >= 0 { cells[part.slot] = scanner.typed(cell, bytes) }
    }
    guard hasCarriageReturn else { return at }
    return bytes.byte(at) == UInt8(ascii: "\n") ? at &+ 1 : nil
  }

  /// A cell with doubled quotes or non-ASCII text, and its end; nil if the cell spans lines.
  @inline(never)
  private func oddCell(_ bytes: RawSpan, from start: Int) -> (cell: CellSlice, end: Int)? {
    var cursor = TextCursor()
    cursor.position = start
    cursor.end = bytes.byteCount
    guard let cell = try? scanner.cell(&cursor, bytes), cursor.line == 1 else { return nil }
    return (cell, cursor.position)
  }
}
