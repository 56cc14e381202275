// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite("A source that fails")
struct SourceFaultTests {
  /// Bytes behind which a source fails.
  private struct FailingSource: ByteSource {
    var source: MemorySource

    init(_ bytes: ArraySlice<UInt8>, chunkLength: Int) {
      source = MemorySource(Array(bytes), chunkLength: chunkLength)
    }

    mutating func read(into output: inout OutputRawSpan) throws(SourceError) {
      let start = output.byteCount
      try source.read(into: &output)
      if output.byteCount == start { throw SourceError("the disk is gone") }
    }

    mutating func rewind() throws(SourceError) { try source.rewind() }
    mutating func seek(to offset: Int) throws(SourceError) { try source.seek(to: offset) }
  }

  @Test(
    "is never taken for the end of its rows, wherever it fails",
    arguments: [InputFormat.csv, .ndjson, .json], [false, true])
  func faultIsThrown(_ format: InputFormat, _ sorts: Bool) throws {
    let rows = 0..<20
    let text =
      switch format {
      case .ndjson: rows.map { #"{"a":\#($0),"b":"x\#($0)"}"# + "\n" }.joined()
      case .json: "[" + rows.map { #"{"a":\#($0),"b":"x\#($0)"}"# }.joined(separator: ",") + "]"
      default: "a,b\n" + rows.map { "\($0),x\($0)\n" }.joined()
      }
    var options = ReadingOptions()
    options.format = format
    options.takesSample = true
    if sorts { options.arrangement = .sorted(by: [SortField("a")]) }
    for end in 0...text.utf8.count {
      for blockLength in [16, 1 << 17] {
        options.blockLength = blockLength
        let source = FailingSource(Array(text.utf8)[..<end], chunkLength: 97)
        #expect(throws: ReadingError.self, "\(end) of \(text.utf8.count), \(blockLength)") {
          try Labels.lines(source, options)
        }
      }
    }
  }
}
