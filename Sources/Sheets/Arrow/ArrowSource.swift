// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

public import A11y
internal import CArrow

/// The rows of a stream of Arrow's C stream interface, each a line of JSON.
///
/// Pandas, polars, DuckDB and others hand their tables over so, without copying them. Types are kept: decimals have all their digits, moments
/// the clock of their zone, categories their names.
///
/// ```swift
/// let source = try unsafe ArrowSource(stream)  // an ArrowArrayStream that another library has filled in
/// var labels = try LabelReader(source)
/// ```
public final class ArrowSource: ConvertedSource {
  private static let blockLength = 64 * 1024

  private let batches: ArrowBatches
  private var batch = 0
  private var row = 0
  private var written = ByteBuffer()
  private var scratch = ByteBuffer()
  private var position = 0

  /// Takes all that a stream has; it is released, and its rows are kept as long as this source.
  ///
  /// - Parameter stream: an `ArrowArrayStream`.
  /// - Throws: a ``TableFileError`` with what the stream says of its fault, or for a column whose type is not read.
  @unsafe public init(_ stream: UnsafeMutableRawPointer) throws(TableFileError) {
    batches = unsafe try ArrowBatches(stream.assumingMemoryBound(to: ArrowArrayStream.self))
  }

  /// Appends the next bytes.
  public func read(into output: inout OutputRawSpan) throws(SourceError) {
    if position == written.count { writeMore() }
    written.pass(from: &position, to: &output)
  }

  private func writeMore() {
    written.removeAll()
    position = 0
    while written.count < Self.blockLength, batch < batches.count {
      guard row < batches.rows(in: batch) else {
        batch += 1
        row = 0
        continue
      }
      batches.append(row: row, of: batch, into: &written, &scratch)
      row += 1
    }
  }

  /// Starts over at the first row.
  public func rewind() throws(SourceError) {
    (batch, row, position) = (0, 0, 0)
    written.removeAll()
  }

  /// Continues at an offset.
  public func seek(to offset: Int) throws(SourceError) {
    try rewind()
    var passed = 0
    while passed < offset {
      writeMore()
      if written.count == 0 { return }
      position = min(written.count, offset - passed)
      passed += position
    }
  }
}
