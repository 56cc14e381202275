// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension SkippedValues {
  /// Whether a cell is one of those that are left out.
  func contains(_ cell: CellSlice, _ bytes: RawSpan) -> Bool {
    switch cell.kind {
    case .absent, .null: return true
    case .container, .true, .false: return false
    case .number where self == .numbers: return Self.isCount(cell, bytes)
    default: break
    }
    let text = TextCleaner.text(of: cell, bytes)
    if text.isEmpty || MissingText.isAlways(text) { return true }
    return switch self {
    case .numbers: cell.kind == .text && Self.isCount(cell, bytes)
    case .pictures: PictureFile.isName(text)
    }
  }

  /// Whether a cell has a whole number as one counts: digits alone, and no zero before others.
  private static func isCount(_ cell: CellSlice, _ bytes: RawSpan) -> Bool {
    guard bytes.byte(cell.start) != UInt8(ascii: "0") || cell.end - cell.start == 1 else {
      return false
    }
    for at in cell.start..<cell.end where bytes.byte(at) &- UInt8(ascii: "0") > 9 { return false }
    return true
  }
}
