// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Synchronization

/// Hands out the chunks of an input to lanes in order; any thread may ask.
final class LaneFeeder: @unchecked Sendable {
  /// The usual number of bytes in a chunk: few enough to stay in a core's cache.
  static let usualChunkLength = 128 * 1024

  /// The result of asking for the next chunk.
  enum Turn {
    /// A lane was fed; it got nothing if the input is at its end.
    case fed(lane: Int)
    /// Nothing is read until a row that is too long has been dealt with.
    case held
    /// Nothing more is read.
    case over
  }

  private let isStopped = Atomic(false)
  // Everything below is accessed only while this lock is held.
  private let turns = Mutex(())
  private var chunks: InputChunks
  private let chunkLength: Int
  /// How many times lanes have been fed.
  private var fedCount = 0
  /// A row that is too long, to be passed to the next lane.
  private var longRow: ReadingError?
  private var sourceFault: ReadingError?
  private var isOver = false
  private var isHeld = false
  /// How many requests were turned away while held.
  private var heldCount = 0

  init(_ chunks: consuming InputChunks, chunkLength: Int) {
    self.chunks = chunks
    self.chunkLength = chunkLength
  }

  /// Why the input could not be read to its end.
  var fault: ReadingError? { turns.withLock { _ in sourceFault } }

  /// Feeds the next chunk to the lane whose turn it is; the caller guarantees that the lane is
  /// free.
  func feedNext<Work: ChunkWork & ~Copyable>(of lanes: [Lane<Work>]) -> Turn {
    turns.withLock { _ in
      if isOver || isStopped.load(ordering: .relaxed) { return .over }
      if isHeld {
        heldCount += 1
        return .held
      }
      let index = fedCount % lanes.count
      let lane = lanes[index]
      fedCount += 1
      lane.chunk.removeAll()
      if read(into: &lane.chunk.bytes) {
        lane.chunk.skipped = chunks.skipped
      } else {
        swap(&lane.chunk.longRow, &longRow)
        isHeld = lane.chunk.longRow != nil
        isOver = !isHeld
      }
      return .fed(lane: index)
    }
  }

  /// Appends the next chunk to a lane's own, while no other lane is fed; false when there is none.
  func feedMore<Work: ChunkWork & ~Copyable>(to lane: Lane<Work>) -> Bool {
    turns.withLock { _ in read(into: &lane.chunk.bytes) }
  }

  /// Resumes reading after a row that was too long.
  ///
  /// - Returns: how many requests were turned away meanwhile and may be repeated.
  func goOn() -> Int {
    turns.withLock { _ in
      defer { heldCount = 0 }
      isHeld = false
      return heldCount
    }
  }

  /// Stops reading, without waiting for a read in progress.
  func stop() { isStopped.store(true, ordering: .relaxed) }

  /// Appends the next chunk to a buffer; false when there is none.
  private func read(into bytes: inout ByteBuffer) -> Bool {
    guard sourceFault == nil, longRow == nil else { return false }
    let start = bytes.count
    do throws(ReadingError) {
      return try chunks.next(into: &bytes, length: chunkLength)
    } catch {
      // Rows before the fault come first.
      if error.isRecoverable { longRow = error } else { sourceFault = error }
      return bytes.count > start
    }
  }
}
