// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// The lines of JSON of a sheet's tables, as bytes.
struct SheetLines: ~Copyable {
  private static let blockLength = 64 * 1024

  private let tables: SheetTables
  private var written = ByteBuffer()
  private var position = 0
  private var isAtEnd = false

  init(_ tables: SheetTables) { self.tables = tables }

  /// What is left out of the rows that have been read.
  var omissions: SheetOmissions { tables.omissions }

  /// The cell in a column, in the row that a line is of.
  func cell(inLine line: Int, column name: String) -> String? {
    tables.cell(inLine: line, column: name)
  }

  /// Appends the next bytes.
  mutating func read(into output: inout OutputRawSpan) throws(SourceError) {
    while position == written.count, !isAtEnd {
      do throws(TableFileError) {
        try writeMore()
      } catch {
        isAtEnd = true
        throw error.ofSource
      }
    }
    written.pass(from: &position, to: &output)
  }

  private mutating func writeMore() throws(TableFileError) {
    written.removeAll()
    position = 0
    while written.count < Self.blockLength {
      guard try tables.appendNext(into: &written) else {
        isAtEnd = true
        break
      }
    }
  }
}
