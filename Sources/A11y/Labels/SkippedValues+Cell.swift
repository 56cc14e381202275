// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension SkippedValues {
  /// Whether a cell is one of those that are left out.
  func contains(_ cell: CellSlice, _ bytes: RawSpan) -> Bool {
    switch cell.kind {
    case .absent, .null: return true
    case .number where self == .numbers: return true
    case .container, .true, .false: return false
    default: break
    }
    let text = TextCleaner.text(of: cell, bytes)
    if text.isEmpty { return true }
    return switch self {
    case .numbers: Double(text) != nil || MissingText.isAlways(text)
    case .pictures: PictureFile.isName(text) || MissingText.isAlways(text)
    }
  }
}
