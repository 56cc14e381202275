// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Dispatch

/// A worker that takes chunks of an input in turn, with a reader of its own.
///
/// A lane is used by one thread at a time: the one that feeds it and takes its rows until it is ``done``,
/// then the main thread until it is released.
final class Lane<Work: ChunkWork & ~Copyable>: @unchecked Sendable {
  private var labels: LabelReader
  /// What has been made of the chunk.
  private(set) var work: Work
  /// What to read; empty when the input has ended.
  var chunk = LaneChunk()
  /// Signaled each time the rows of a chunk have been taken.
  let done = DispatchSemaphore(value: 0)
  /// The number of lines and rows in the chunk.
  private(set) var length = (lines: 0, rows: 0)
  /// Whether the chunk held only complete rows, none of them bad.
  private(set) var isGood = false

  init(_ labels: consuming LabelReader, _ work: consuming Work) {
    self.labels = labels
    self.work = work
  }

  /// The first name that came twice in a row of its chunks.
  var repeatedName: String? { labels.repeatedName }

  /// Writes the replacement for a row that was too long to read, and so has no cells.
  func report(_ error: ReadingError) {
    work.begin()
    work.replace(error, of: labels)
  }

  /// Appends bytes to the chunk.
  func append(_ bytes: borrowing ByteBuffer) {
    chunk.bytes.append(bytes.bytes, from: 0, to: bytes.count)
  }

  /// Takes the rows of the chunk, unless one is bad.
  func takeRows() {
    defer { done.signal() }
    isGood = false
    work.begin()
    if chunk.bytes.count == 0 { return }
    labels.exchangeChunk(&chunk.bytes)
    do {
      while try work.takeNext(of: &labels) {}
      length = (labels.line - 1, labels.rowsRead)
      isGood = true
    } catch {
      // The chunk is read again where its location in the input is known, and reported there.
    }
    labels.exchangeChunk(&chunk.bytes)
  }

  /// Takes the rows of the chunk once more, given its location in the input.
  ///
  /// - Parameters:
  ///   - line: the number of its first line.
  ///   - row: the number of rows before it.
  ///   - offset: the number of bytes before it.
  ///   - isLast: whether it is the end of the input.
  ///   - policy: what to do about bad rows.
  /// - Returns: the outcome, and the errors of rows that were skipped.
  func takeRowsAgain(
    line: Int, row: Int, offset: Int, isLast: Bool, _ policy: ErrorPolicy
  ) -> (outcome: LaneOutcome, passedOver: [ReadingError]) {
    work.begin()
    labels.exchangeChunk(&chunk.bytes, line: line, row: row, offset: offset)
    defer { labels.exchangeChunk(&chunk.bytes) }
    var errors: [ReadingError] = []
    while true {
      do throws(ReadingError) {
        if try work.takeNext(of: &labels) { continue }
        length = (labels.line - line, labels.rowsRead - row)
        return (.done, errors)
      } catch {
        if labels.wasCutOff, !isLast { return (.cutOff, []) }
        guard error.isRecoverable, policy != .stop else { return (.stopped(error), errors) }
        errors.append(error)
        if policy == .report { work.replace(error, of: labels) }
      }
    }
  }
}

/// The result of reading a chunk again.
enum LaneOutcome {
  /// The chunk was read to its end.
  case done
  /// The chunk ended inside a row; what was made of it must be discarded.
  case cutOff
  /// Nothing can be read after the bad row.
  case stopped(ReadingError)
}
