// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension ByteBuffer {
  /// Appends a value the way a cell of the data would hold it, and returns its slice.
  mutating func appendCell(_ value: CellValue) -> CellSlice {
    let start = count
    let kind: CellSlice.Kind
    switch value {
    case .text(let text):
      append(text)
      kind = .text
    case .number(let digits):
      append(digits)
      kind = .number
    case .bool(let value):
      append(value ? "true" : "false")
      kind = value ? .true : .false
    case .null: kind = .null
    case .json(let text):
      append(text)
      kind = .container
    }
    return CellSlice(kind: kind, start: start, end: count)
  }
}
