// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A cell as it is in the input: what it holds, where it is, and how it is written there.
struct SourceCell {
  /// How a text is written in the input, so that another can be written in its place.
  enum Notation {
    case json
    /// A cell of CSV or TSV, quoted or not.
    case delimited(isQuoted: Bool)
    case lines
    /// It is not a text of the input, or not one that is in a single place.
    case none
  }

  /// What the input has there.
  var kind: CellSlice.Kind
  /// The content as the data has it, with escapes resolved; empty when there is no value.
  var text: String
  /// The offset in the window where it is; the row's start when the row has no such cell.
  var offset: Int
  /// The bytes of the input that hold its content; empty when there is no value.
  var range: Range<Int>
  var notation: Notation
}

/// The cells of the row that was read last, for messages about them.
extension LabelReader {
  /// Where the row that was read last begins.
  var rowLocation: InputLocation {
    location(at: reader.input.rowStart.position)
  }

  /// Where a cell of that row is, by its offset in the window.
  ///
  /// The lines up to it are counted, so this is for the few cells that a message is about.
  func location(at offset: Int, field: String = "") -> InputLocation {
    let error = reader.input.error(.value, at: offset, "", path: reader.path(toField: field))
    return InputLocation(line: error.line, column: error.column, path: error.path)
  }

  /// The lines of that row, by which many of its cells are located.
  var rowLines: RowLines { reader.input.rowLines }

  /// Where a cell of that row is, by its offset in the window and the row's lines.
  func location(at offset: Int, field: String, in lines: RowLines) -> InputLocation {
    let (line, column) = lines.place(of: offset)
    return InputLocation(line: line, column: column, path: reader.path(toField: field))
  }

  /// The cell that a phrase was composed of.
  func sourceCell(of phrase: Phrase, in row: borrowing ComposedRow) -> SourceCell {
    sourceCell(phrase.cell, isInInput: !phrase.isAccessory)
  }

  /// The cell of a field, whether it is part of the label or not.
  func sourceCell(of field: PreparedField) -> SourceCell {
    sourceCell(reader.row.cell(field.column), isInInput: true)
  }

  private func sourceCell(_ cell: CellSlice, isInInput: Bool) -> SourceCell {
    let hasValue = isInInput && cell.kind != .absent && cell.kind != .null
    let bytes = reader.input.buffer.storage.bytes
    let text: String
    switch cell.kind {
    case _ where !hasValue: text = ""
    case .escapedText, .doubledQuotes, .escapedQuotes:
      text = TextCleaner.decoded(cell, bytes).text()
    default: text = bytes.text(from: cell.start, to: cell.end)
    }
    let windowStart = reader.input.buffer.offset
    return SourceCell(
      kind: cell.kind, text: text,
      offset: hasValue ? reader.offset(of: cell) : reader.input.rowStart.position,
      range: hasValue ? windowStart + cell.start..<windowStart + cell.end : 0..<0,
      notation: hasValue && cell.isText && reader.held == nil && !reader.isRewritten
        && reader.encoding.keepsOffsets
        ? reader.notation(isQuoted: reader.isQuoted(cell)) : .none)
  }
}

extension TableReader {
  /// How text is written in the input.
  fileprivate func notation(isQuoted: Bool) -> SourceCell.Notation {
    switch shape {
    case .jsonArray, .jsonMembers, .jsonColumns, .tableDocument, .ndjson, .jsonLines: .json
    case .delimited: .delimited(isQuoted: isQuoted)
    case .lines: .lines
    case .textTable, .keyedText, .arrayInside: .none
    }
  }
}
