// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes cells of the data as JSON.
enum JSONCell {
  /// Appends a cell unchanged from the data, on one line.
  static func append(_ cell: CellSlice, _ bytes: RawSpan, into out: inout ByteBuffer) {
    switch cell.kind {
    case .absent, .null: out.append("null")
    case .true, .false, .number: out.append(bytes, from: cell.start, to: cell.end)
    case .text: JSONString.append(bytes, from: cell.start, to: cell.end, into: &out)
    case .escapedText, .doubledQuotes, .escapedQuotes:
      let text = TextCleaner.decoded(cell, bytes)
      JSONString.append(text.bytes, from: 0, to: text.count, into: &out)
    case .container:
      var cursor = TextCursor(before: cell)
      guard let node = try? JSONNode(&cursor, bytes) else { return }
      JSONValue(node).write(into: &out)
    }
  }
}
