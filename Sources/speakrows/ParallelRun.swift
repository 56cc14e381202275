import A11y
import Dispatch

/// Labels the pieces of an input on several threads, and gives what comes of them in the input's order.
struct ParallelRun {
  private let policy: ErrorPolicy
  private let lanes: [Lane]
  private let feeder: LaneFeeder
  /// Where the next piece begins.
  private var place: (line: Int, row: Int, offset: Int)

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
    let pieces = try labels.takePieces()
    place = (labels.line, 0, pieces.offset)
    feeder = LaneFeeder(pieces, pieceLength: pieceLength)
    var lanes: [Lane] = []
    // Two for each thread, so that one that is done early takes another.
    for _ in 1..<jobs * 2 { lanes.append(Lane(labels.another(), writing)) }
    lanes.append(Lane(labels, writing))
    self.lanes = lanes
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
    feeder.feed(lanes)
    while true {
      let used = lanes.prefix { $0.advance() }.count
      if used > 0 {
        let (lanes, feeder) = (lanes, feeder)
        let mayReadOn = lanes[used - 1].piece.longRow == nil
        feeder.begin()
        // While some threads label, one reads on.
        DispatchQueue.concurrentPerform(iterations: lanes.count * 2) { index in
          if !index.isMultiple(of: 2) {
            if index / 2 < used { lanes[index / 2].label() }
          } else if mayReadOn {
            feeder.feedNext(of: lanes)
          }
        }
      }
      var index = 0
      while index < used {
        let lane = lanes[index]
        index += 1
        place.offset += lane.piece.skipped
        if let longRow = lane.piece.longRow {
          try skip(longRow, of: lane, write, passOver)
          feeder.feed(self.lanes)
        } else if lane.isGood {
          try write(lane.output)
          pass(lane)
        } else {
          try readAgain(lane, lanes[..<used], &index, write, passOver)
        }
      }
      if used == 0 {
        guard var fault = feeder.fault else { return }
        fault.line = place.line
        throw fault
      }
    }
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
  private mutating func readAgain(
    _ lane: Lane, _ lanes: ArraySlice<Lane>, _ next: inout Int,
    _ write: (borrowing ByteBuffer) throws -> Void, _ passOver: (ReadingError) throws -> Void
  ) throws {
    var isLast = false
    while true {
      let result = lane.labelAgain(
        line: place.line, row: place.row, offset: place.offset, isLast: isLast, policy)
      if case .cutOff = result.outcome {
        // Twice as much each time, so that a long row is not read as often as it has pieces.
        let wanted = lane.piece.bytes.count * 2
        while lane.piece.bytes.count < wanted, !isLast {
          if next < lanes.endIndex {
            isLast = lanes[next].piece.longRow != nil
            if !isLast {
              lane.append(lanes[next].piece.bytes)
              next += 1
            }
          } else {
            isLast = !feeder.feedMore(to: lane, before: self.lanes)
          }
        }
        continue
      }
      try write(lane.output)
      for error in result.passedOver { try passOver(error) }
      if case .stopped(let error) = result.outcome { throw error }
      pass(lane)
      return
    }
  }

  /// Goes on behind the piece of a lane.
  private mutating func pass(_ lane: Lane) {
    place.line += lane.length.lines
    place.row += lane.length.rows
    place.offset += lane.piece.bytes.count
  }
}
