// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Reads a sheet's markup in pieces, as its rows are asked for.
final class MarkupRows: SheetSource {
  private let entry: ZIPEntry
  private let reader: XMLReader
  private let rows: RowQueue
  private var block = [UInt8](repeating: 0, count: 32 * 1024)
  private var isAtEnd = false

  /// Creates a reader of rows.
  ///
  /// - Parameters:
  ///   - entry: the file of the sheet.
  ///   - handler: adds the rows that it finds to a queue.
  ///   - rows: the queue.
  /// - Throws: a ``TableFileError`` when libxml2 is missing.
  init(_ entry: ZIPEntry, _ handler: any MarkupHandler, _ rows: RowQueue) throws(TableFileError) {
    self.entry = entry
    self.rows = rows
    reader = try XMLReader(handler)
  }

  func next() throws(TableFileError) -> SheetRow? {
    while true {
      if let row = rows.take() { return row }
      if let problem = rows.problem { throw problem }
      if isAtEnd || rows.isComplete { return nil }
      let count = try entry.read(into: &block)
      isAtEnd = count == 0
      try reader.take(block, count: count, isLast: isAtEnd)
    }
  }

  var omissions: SheetOmissions { rows.omissions }

  func reuse(_ row: SheetRow) { rows.reuse(row) }
}
