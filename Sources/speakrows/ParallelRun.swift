import A11y
import Dispatch

/// Labels the pieces of an input on several threads, and gives what comes of them in the input's order.
///
/// The lanes take turns. A thread that has nothing to do feeds the lane whose turn it is with the next piece, and labels it. The
/// main thread takes the lanes in the same order, writes what came of each, and frees it; where the next one is not done, it
/// labels too. So no thread waits for another before all lanes are full, unless it is for the input itself: where that comes
/// slowly, what has been labelled may be written with the next piece.
struct ParallelRun {
  private let policy: ErrorPolicy
  private let jobs: Int
  private let lanes: [Lane]
  private let feeder: LaneFeeder
  /// How many lanes are free.
  private let free: DispatchSemaphore
  /// Where the next piece begins.
  private var place: (line: Int, row: Int, offset: Int)
  /// Which lane has the next piece.
  private var first = 0
  /// How many lanes from there on are known to be done.
  private var doneCount = 0

  /// Splits an input.
  ///
  /// - Parameters:
  ///   - labels: the input, of which no row has been read.
  ///   - jobs: how many threads label it.
  ///   - writing: what is written of it.
  ///   - policy: what is done about bad rows.
  ///   - pieceLength: how many bytes a thread labels at once.
  /// - Throws: a ``ReadingError`` when what stands before the rows is wrong.
  init(
    _ labels: consuming LabelReader, jobs: Int, _ writing: WritingOptions, _ policy: ErrorPolicy,
    pieceLength: Int = LaneFeeder.usualPieceLength
  ) throws(ReadingError) {
    self.policy = policy
    self.jobs = jobs
    let pieces = try labels.takePieces()
    place = (labels.line, 0, pieces.offset)
    feeder = LaneFeeder(pieces, pieceLength: pieceLength)
    var lanes: [Lane] = []
    // Two for each thread, so that one that is done early takes another.
    for _ in 1..<jobs * 2 { lanes.append(Lane(labels.another(), writing)) }
    lanes.append(Lane(labels, writing))
    self.lanes = lanes
    free = DispatchSemaphore(value: 0)
  }

  /// Reads all rows.
  ///
  /// - Parameters:
  ///   - write: takes what comes of some rows.
  ///   - passOver: is told of bad rows that are passed over.
  /// - Throws: a ``ReadingError`` for a row that can't be read, and what the closures throw.
  mutating func run(
    _ write: (borrowing ByteBuffer) throws -> Void, passOver: (ReadingError) throws -> Void
  ) throws {
    start()
    // A thread that waits for more of the input is not waited for.
    defer {
      feeder.stop()
      for _ in 1..<jobs { free.signal() }
    }
    while true {
      let lane = lane(0)
      place.offset += lane.piece.skipped
      if let longRow = lane.piece.longRow {
        try skip(longRow, of: lane, write, passOver)
        let heldCount = feeder.goOn()
        release(1)
        for _ in 0..<heldCount { free.signal() }
      } else if lane.piece.isEmpty {
        guard var fault = feeder.fault else { return }
        fault.line = place.line
        throw fault
      } else if lane.isGood {
        try write(lane.output)
        pass(lane)
        release(1)
      } else {
        release(try readAgain(lane, write, passOver))
      }
    }
  }

  /// Starts the threads besides this one, and frees all lanes.
  private func start() {
    let (lanes, feeder, free) = (lanes, feeder, free)
    let queue = DispatchQueue(label: "lanes", attributes: .concurrent)
    for _ in 1..<jobs {
      queue.async {
        repeat { free.wait() } while Self.labelNext(of: lanes, feeder)
      }
    }
    for _ in lanes { free.signal() }
  }

  /// Feeds the lane whose turn it is, which is free, and labels its piece; false when nothing more is read.
  private static func labelNext(of lanes: [Lane], _ feeder: LaneFeeder) -> Bool {
    switch feeder.feedNext(of: lanes) {
    case .fed(let lane): lane.label()
    case .held: break
    case .over: return false
    }
    return true
  }

  /// Waits until a lane is done, of which all before it are.
  private mutating func lane(_ index: Int) -> Lane {
    let lane = lanes[(first + index) % lanes.count]
    guard index == doneCount else { return lane }
    doneCount += 1
    while !lane.done.takeIfAvailable() {
      guard free.takeIfAvailable() else {
        lane.done.wait()
        break
      }
      _ = Self.labelNext(of: lanes, feeder)
    }
    return lane
  }

  /// Frees the first lanes.
  private mutating func release(_ count: Int) {
    first = (first + count) % lanes.count
    doneCount -= count
    for _ in 0..<count { free.signal() }
  }

  /// Goes over a row that is too long to be read.
  private mutating func skip(
    _ error: ReadingError, of lane: Lane, _ write: (borrowing ByteBuffer) throws -> Void,
    _ passOver: (ReadingError) throws -> Void
  ) throws {
    var error = error
    error.line = place.line
    error.path = "rows[\(place.row)]"
    guard policy != .stop else { throw error }
    if policy == .report {
      lane.report(error)
      try write(lane.output)
    }
    try passOver(error)
    place.line += 1
    place.row += 1
  }

  /// Reads a piece again, and those behind it as long as it ends inside of a row.
  ///
  /// - Returns: how many lanes had what was read.
  private mutating func readAgain(
    _ lane: Lane, _ write: (borrowing ByteBuffer) throws -> Void,
    _ passOver: (ReadingError) throws -> Void
  ) throws -> Int {
    var laneCount = 1
    var isLast = false
    while true {
      let result = lane.labelAgain(
        line: place.line, row: place.row, offset: place.offset, isLast: isLast, policy)
      if case .cutOff = result.outcome {
        // Twice as much each time, so that a long row is not read as often as it has pieces.
        let wanted = lane.piece.bytes.count * 2
        while lane.piece.bytes.count < wanted, !isLast {
          if laneCount < lanes.count {
            let next = self.lane(laneCount)
            // Behind a row that is too long nothing is part of this one.
            isLast = next.piece.bytes.count == 0
            if !isLast {
              lane.append(next.piece.bytes)
              laneCount += 1
            }
          } else {
            isLast = !feeder.feedMore(to: lane)
          }
        }
        continue
      }
      try write(lane.output)
      for error in result.passedOver { try passOver(error) }
      if case .stopped(let error) = result.outcome { throw error }
      pass(lane)
      return laneCount
    }
  }

  /// Goes on behind the piece of a lane.
  private mutating func pass(_ lane: Lane) {
    place.line += lane.length.lines
    place.row += lane.length.rows
    place.offset += lane.piece.bytes.count
  }
}

extension DispatchSemaphore {
  /// Takes what has been signalled; false when nothing has been.
  fileprivate func takeIfAvailable() -> Bool {
    // Zero is the time at which nothing is waited for. What `now()` gives is over when it is looked at, and costs a call of the
    // kernel.
    wait(timeout: DispatchTime(uptimeNanoseconds: 0)) == .success
  }
}
