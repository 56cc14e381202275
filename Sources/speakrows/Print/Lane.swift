// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Dispatch

/// A worker that labels chunks of an input in turn, with its own reader, writer and output.
///
/// A lane is used by one thread at a time: the one that feeds and labels it until it is ``done``,
/// then the main thread until it is released.
final class Lane: @unchecked Sendable {
  private var labels: LabelReader
  private var writer: LabelWriter
  /// What to label; empty when the input has ended.
  var chunk = LaneChunk()
  /// Signaled each time a chunk has been labeled.
  let done = DispatchSemaphore(value: 0)
  /// The labels of the chunk.
  private(set) var output = ByteBuffer()
  /// The number of lines and rows in the chunk.
  private(set) var length = (lines: 0, rows: 0)
  /// Whether the chunk held only complete rows, none of them bad.
  private(set) var isGood = false

  init(_ labels: consuming LabelReader, _ writing: WritingOptions) {
    self.labels = labels
    writer = LabelWriter(writing)
  }

  /// The first name that came twice in a row of its chunks.
  var repeatedName: String? { labels.repeatedName }

  /// Writes the replacement for a row that was too long to read, and so has no cells.
  func report(_ error: ReadingError) {
    output.removeAll()
    writer.write(error, of: labels, into: &output)
  }

  /// Appends bytes to the chunk.
  func append(_ bytes: borrowing ByteBuffer) {
    chunk.bytes.append(bytes.bytes, from: 0, to: bytes.count)
  }

  /// Labels the chunk, unless it has a bad row.
  func label() {
    defer { done.signal() }
    isGood = false
    output.removeAll()
    if chunk.bytes.count == 0 { return }
    labels.exchangeChunk(&chunk.bytes)
    do {
      while try writer.write(from: &labels, into: &output, upTo: .max) {}
      length = (labels.line - 1, labels.rowsRead)
      isGood = true
    } catch {
      // The chunk is read again where its location in the input is known, and reported there.
    }
    labels.exchangeChunk(&chunk.bytes)
  }

  /// The result of reading a chunk again.
  enum Outcome {
    /// The chunk was read to its end.
    case done
    /// The chunk ended inside a row; its output must be discarded.
    case cutOff
    /// Nothing can be read after the bad row.
    case stopped(ReadingError)
  }

  /// Labels the chunk, given its location in the input.
  ///
  /// - Parameters:
  ///   - line: the number of its first line.
  ///   - row: the number of rows before it.
  ///   - offset: the number of bytes before it.
  ///   - isLast: whether it is the end of the input.
  ///   - policy: what to do about bad rows.
  /// - Returns: the outcome, and the errors of rows that were skipped.
  func labelAgain(
    line: Int, row: Int, offset: Int, isLast: Bool, _ policy: ErrorPolicy
  ) -> (outcome: Outcome, passedOver: [ReadingError]) {
    output.removeAll()
    labels.exchangeChunk(&chunk.bytes, line: line, row: row, offset: offset)
    defer { labels.exchangeChunk(&chunk.bytes) }
    var errors: [ReadingError] = []
    while true {
      do throws(ReadingError) {
        if try writer.write(from: &labels, into: &output, upTo: .max) { continue }
        length = (labels.line - line, labels.rowsRead - row)
        return (.done, errors)
      } catch {
        if labels.wasCutOff, !isLast { return (.cutOff, []) }
        guard error.isRecoverable, policy != .stop else { return (.stopped(error), errors) }
        errors.append(error)
        if policy == .report {
          writer.write(error, of: labels, into: &output)
        }
      }
    }
  }
}
