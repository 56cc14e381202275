// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension SkippedValues {
  /// Whether a cell is one of those that are left out.
  func contains(_ cell: CellSlice, _ bytes: RawSpan) -> Bool {
    switch (cell.kind, self) {
    case (.absent, _), (.null, _): return true
    case (.container, .shapes): return true
    case (.container, _), (.true, _), (.false, _): return false
    case (.number, .numbers(let width)): return Self.isCount(cell, bytes, width)
    default: break
    }
    let text = TextCleaner.text(of: cell, bytes)
    if text.isEmpty || MissingText.isAlways(text) { return true }
    return switch self {
    case .numbers(let width): cell.kind == .text && Self.isCount(cell, bytes, width)
    case .shapes: ShapeColumn.isWritten(text)
    case .pictures: PictureFile.isName(text)
    }
  }

  /// Whether a cell has a whole number as one counts: digits alone, and no zero before others but to fill up the width.
  private static func isCount(_ cell: CellSlice, _ bytes: RawSpan, _ width: Int) -> Bool {
    let count = cell.end - cell.start
    guard count > 0, count == width || count == 1 || bytes.byte(cell.start) != UInt8(ascii: "0")
    else {
      return false
    }
    for at in cell.start..<cell.end where bytes.byte(at) &- UInt8(ascii: "0") > 9 { return false }
    return true
  }
}
