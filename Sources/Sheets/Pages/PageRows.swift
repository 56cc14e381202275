// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// The rows of a page's table as lines of JSON, as often as they are asked for.
final class PageRows {
  /// Rows that are in memory.
  private final class Rows: SheetSource {
    private let rows: [SheetRow]
    private var position = 0

    init(_ rows: [SheetRow]) { self.rows = rows }

    func next() -> SheetRow? {
      // An empty row has nothing to say.
      while position < rows.count, rows[position].cells.isEmpty { position += 1 }
      guard position < rows.count else { return nil }
      position += 1
      return rows[position - 1]
    }

    func reuse(_ row: SheetRow) {}
  }

  private let table: PageTable
  private let hasHeader: Bool?
  private var lines: SheetLines

  /// - Parameters:
  ///   - table: the table.
  ///   - hasHeader: whether its first rows name the columns; nil to find it out.
  /// - Throws: a ``TableFileError`` when it can't be read.
  init(_ table: PageTable, hasHeader: Bool? = nil) throws(TableFileError) {
    self.table = table
    self.hasHeader = hasHeader
    lines = try Self.lines(table, hasHeader)
  }

  private static func lines(
    _ table: PageTable, _ hasHeader: Bool?
  ) throws(TableFileError) -> SheetLines {
    let headRows = hasHeader.map { $0 ? max(table.namingRows ?? 1, 1) : 0 } ?? table.namingRows
    return SheetLines(try SheetTables(Rows(table.rows), headRows: headRows))
  }

  func read(into output: inout OutputRawSpan) throws(SourceError) { try lines.read(into: &output) }

  func rewind() throws(SourceError) {
    do throws(TableFileError) {
      lines = try Self.lines(table, hasHeader)
    } catch {
      throw error.ofSource
    }
  }

  func seek(to offset: Int) throws(SourceError) {
    try rewind()
    var passed = ByteBuffer()
    while passed.count < offset {
      let count = try passed.append(upTo: offset - passed.count) {
        (output: inout OutputRawSpan) throws(SourceError) in
        try read(into: &output)
      }
      if count == 0 { return }
    }
  }
}
