// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import A11y

@testable import Sheets

/// Any markup as a sheet or a page, or any YAML: no trap, no hang, and rows that are JSON.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSheets(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = bytes.first else { return 0 }
  let content = Array(bytes.dropFirst())
  if choice == UInt8(ascii: "Y") {
    readYAML(content)
    return 0
  }
  switch choice % 4 {
  case 0: read(content) { XLSXSheet(XLSXSheet.Context(), merges: [], $0) }
  case 1: read(content) { ODSSheet("Sheet1", ODSStyles(), mostBytes: 1 << 28, $0) }
  case 2: readFormats(content)
  default: readPage(content)
  }
  return 0
}

/// Reads markup in two ways of being cut, and what it has as rows.
private func read(_ content: [UInt8], _ handler: (RowQueue) -> any MarkupHandler) {
  var found: [String] = []
  for length in [content.count, 7] {
    let rows = RowQueue()
    guard let reader = try? XMLReader(handler(rows)) else { return }
    var position = 0
    while position < content.count {
      let part = Array(content[position..<min(position + max(length, 1), content.count)])
      guard (try? reader.take(part, count: part.count, isLast: false)) != nil else { break }
      position += part.count
    }
    found.append(lines(of: Queue(rows)))
  }
  precondition(found[0] == found[1], "the size of the pieces matters")
}

/// The lines of JSON, up to a bound, because one row may stand for a million.
private func lines(of source: any SheetSource) -> String {
  guard let tables = try? SheetTables(source) else { return "" }
  var out = ByteBuffer()
  while out.count < 1 << 16, let isThere = try? tables.appendNext(into: &out), isThere {}
  let text = out.text()
  if out.count < 1 << 16 { checkRows(text) }
  return text
}

/// What a sheet gives must be rows to the reader.
private func checkRows(_ text: String, as format: InputFormat = .ndjson) {
  var options = ReadingOptions()
  options.format = format
  do {
    var labels = try LabelReader(MemorySource(text), options: options)
    var label = ByteBuffer()
    while try labels.next(into: &label) != nil { label.removeAll() }
  } catch {
    // A cell may be longer or deeper than is read, but the rows are JSON.
    precondition(error.code != .syntax, "the rows are no JSON")
  }
}

private func readFormats(_ content: [UInt8]) {
  let parts = content.split(separator: 0, maxSplits: 1).map { Array($0) }
  guard parts.count == 2 else { return }
  let format = CellFormat(code: String(decoding: parts[0], as: UTF8.self))
  let row = SheetRow()
  parts[1].withUnsafeBufferPointer { format.add($0, .from1900, to: row, column: 0) }
}

private func readPage(_ content: [UInt8]) {
  let page = PageTables()
  guard (try? HTMLReader.read(content, page)) != nil else { return }
  for table in page.tables.prefix(4) where table.hasData {
    guard let rows = try? PageRows(table) else { continue }
    var out = ByteBuffer()
    _ = try? out.append(upTo: 1 << 16) { (output: inout OutputRawSpan) throws(SourceError) in
      try rows.read(into: &output)
    }
  }
}

/// Reads YAML in blocks of any size; what is no fault is JSON.
private func readYAML(_ content: [UInt8]) {
  var texts: [String] = []
  var isWhole = true
  for length in [1 << 16, 1] {
    guard var source = try? YAMLSource(MemorySource(content), isKnown: true) else { return }
    var out = ByteBuffer()
    do {
      while try out.append(
        upTo: length,
        with: { (output: inout OutputRawSpan) throws(SourceError) in try source.read(into: &output)
        }) > 0
      {}
    } catch {
      isWhole = false
    }
    texts.append(out.text())
  }
  precondition(texts[0] == texts[1], "the size of the blocks matters")
  _ = try? YAMLSource(MemorySource(content))
  // One document is one row of an array; what its members are to the reader is another matter.
  let source = String(decoding: content, as: UTF8.self)
  guard isWhole, !source.contains("---"), !source.contains("...") else { return }
  checkRows("[" + texts[0] + "]", as: .json)
}

/// Rows that were read before.
private final class Queue: SheetSource {
  private let rows: RowQueue
  init(_ rows: RowQueue) { self.rows = rows }
  func next() -> SheetRow? { rows.take() }
  func reuse(_ row: SheetRow) { rows.reuse(row) }
}
