// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Dispatch

/// Takes the rows of an input's chunks on several threads, and hands over what was made of them in the input's order.
///
/// The lanes take turns. An idle thread feeds the next chunk to the lane whose turn it is, and
/// takes its rows. The main thread takes the lanes in the same order, hands over what they made and frees
/// them; when the next lane is not done yet, it takes chunks too. So no thread waits for another
/// before all lanes are full, except for the input itself: with a slow input, output may be delayed
/// until the next chunk arrives.
struct ParallelRun<Work: ChunkWork & ~Copyable> {
  private let policy: ErrorPolicy
  private let jobs: Int
  private let lanes: [Lane<Work>]
  private let feeder: LaneFeeder
  /// Counts the free lanes.
  private let free: DispatchSemaphore
  /// Where the next chunk begins.
  private var location: (line: Int, row: Int, offset: Int)
  /// The index of the lane with the next chunk.
  private var first = 0
  /// How many lanes, from that one on, are known to be done.
  private var doneCount = 0

  /// A name that came twice in a row; known when all rows have been read.
  var repeatedName: String? { lanes.lazy.compactMap(\.repeatedName).first }

  /// Prepares to read an input.
  ///
  /// - Parameters:
  ///   - labels: the reader of the input, of which no row has been read.
  ///   - jobs: how many threads read it.
  ///   - policy: what to do about bad rows.
  ///   - chunkLength: the number of bytes in a chunk.
  ///   - makeWork: makes what takes the rows of a lane.
  /// - Throws: a ``ReadingError`` when what precedes the rows is invalid.
  init(
    _ labels: consuming LabelReader, jobs: Int, _ policy: ErrorPolicy,
    chunkLength: Int = LaneFeeder.usualChunkLength, _ makeWork: () -> Work
  ) throws(ReadingError) {
    self.policy = policy
    self.jobs = jobs
    let chunks = try labels.takeChunks()
    location = (labels.line, 0, chunks.offset)
    feeder = LaneFeeder(chunks, chunkLength: chunkLength)
    var lanes: [Lane<Work>] = []
    // Two lanes per thread, so that a thread that finishes early can take another chunk.
    for _ in 1..<jobs * 2 { lanes.append(Lane(labels.another(), makeWork())) }
    lanes.append(Lane(labels, makeWork()))
    self.lanes = lanes
    free = DispatchSemaphore(value: 0)
  }

  /// Reads all rows.
  ///
  /// - Parameters:
  ///   - hand: receives what was made of some rows.
  ///   - passOver: receives the errors of skipped rows.
  /// - Throws: a ``ReadingError`` for a row that can't be read, and whatever the closures throw.
  mutating func run(
    _ hand: (borrowing Work) throws -> Void, passOver: (ReadingError) throws -> Void
  ) throws {
    start()
    // Don't wait for a thread that is blocked on the input.
    defer {
      feeder.stop()
      for _ in 1..<jobs { free.signal() }
    }
    while true {
      let lane = lane(0)
      location.offset += lane.chunk.skipped
      if let longRow = lane.chunk.longRow {
        try skip(longRow, of: lane, hand, passOver)
        let heldCount = feeder.goOn()
        release(1)
        for _ in 0..<heldCount { free.signal() }
      } else if lane.chunk.isEmpty {
        guard var fault = feeder.fault else { return }
        // The source knows its own line, or else has none: 0.
        if fault.line == 0 { fault.line = location.line }
        throw fault
      } else if lane.isGood {
        try hand(lane.work)
        pass(lane)
        release(1)
      } else {
        release(try readAgain(lane, hand, passOver))
      }
    }
  }

  /// Reads all rows, and tells the user of those that can't be read.
  ///
  /// - Parameters:
  ///   - name: the name of the input.
  ///   - hand: receives what was made of some rows.
  /// - Returns: how many rows can't be read.
  /// - Throws: as ``run(_:passOver:)``.
  mutating func runReporting(
    on name: String, _ hand: (borrowing Work) throws -> Void
  ) throws -> Int {
    var badRows = 0
    try run(hand) { error in
      badRows += 1
      StandardError.write("\(name):\(error)")
    }
    if let repeatedName {
      StandardError.write(TableRun.message(ofRepeated: repeatedName, in: name))
    }
    return badRows
  }

  /// Starts the other threads, and frees all lanes.
  private func start() {
    let (lanes, feeder, free) = (lanes, feeder, free)
    for _ in 1..<jobs {
      let isRunning = WorkThread.start {
        repeat { free.wait() } while Self.readNext(of: lanes, feeder)
      }
      // The threads that there are do all of it.
      guard isRunning else { break }
    }
    for _ in lanes { free.signal() }
  }

  /// Feeds the lane whose turn it is, which must be free, and takes its rows; false when nothing more is read.
  private static func readNext(of lanes: [Lane<Work>], _ feeder: LaneFeeder) -> Bool {
    switch feeder.feedNext(of: lanes) {
    case .fed(let index): lanes[index].takeRows()
    case .held: break
    case .over: return false
    }
    return true
  }

  /// Waits for a lane to be done; all lanes before it must be.
  private mutating func lane(_ index: Int) -> Lane<Work> {
    let lane = lanes[(first + index) % lanes.count]
    guard index == doneCount else { return lane }
    doneCount += 1
    while !lane.done.takeIfAvailable() {
      guard free.takeIfAvailable() else {
        lane.done.wait()
        break
      }
      _ = Self.readNext(of: lanes, feeder)
    }
    return lane
  }

  /// Frees the first lanes.
  private mutating func release(_ count: Int) {
    first = (first + count) % lanes.count
    doneCount -= count
    for _ in 0..<count { free.signal() }
  }

  /// Skips a row that is too long to read.
  private mutating func skip(
    _ error: ReadingError, of lane: Lane<Work>, _ hand: (borrowing Work) throws -> Void,
    _ passOver: (ReadingError) throws -> Void
  ) throws {
    var error = error
    error.line = location.line
    error.path = "rows[\(location.row)]"
    guard policy != .stop else { throw error }
    if policy == .report {
      lane.report(error)
      try hand(lane.work)
    }
    try passOver(error)
    location.line += 1
    location.row += 1
  }

  /// Reads a chunk again, appending the following chunks while it ends inside a row.
  ///
  /// - Returns: how many lanes' chunks were read.
  private mutating func readAgain(
    _ lane: Lane<Work>, _ hand: (borrowing Work) throws -> Void,
    _ passOver: (ReadingError) throws -> Void
  ) throws -> Int {
    var laneCount = 1
    var isLast = false
    while true {
      let result = lane.takeRowsAgain(
        line: location.line, row: location.row, offset: location.offset, isLast: isLast, policy)
      if case .cutOff = result.outcome {
        // Double the length each time, so that a long row is not read once per chunk.
        let wanted = lane.chunk.bytes.count * 2
        while lane.chunk.bytes.count < wanted, !isLast {
          if laneCount < lanes.count {
            let next = self.lane(laneCount)
            // Nothing after an overlong row belongs to this one.
            isLast = next.chunk.bytes.count == 0
            if !isLast {
              lane.append(next.chunk.bytes)
              laneCount += 1
            }
          } else {
            isLast = !feeder.feedMore(to: lane)
          }
        }
        continue
      }
      try hand(lane.work)
      for error in result.passedOver { try passOver(error) }
      if case .stopped(let error) = result.outcome { throw error }
      pass(lane)
      return laneCount
    }
  }

  /// Advances past a lane's chunk.
  private mutating func pass(_ lane: Lane<Work>) {
    location.line += lane.length.lines
    location.row += lane.length.rows
    location.offset += lane.chunk.bytes.count
  }
}

extension DispatchSemaphore {
  /// Takes a signal if there is one; false otherwise.
  fileprivate func takeIfAvailable() -> Bool {
    // A deadline of zero never waits. `now()` has passed by the time it is checked, and costs a
    // system call.
    wait(timeout: DispatchTime(uptimeNanoseconds: 0)) == .success
  }
}
