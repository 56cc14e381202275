import A11y
import Dispatch

/// Labels the pieces of an input on several threads, and gives what comes of them in the input's order.
struct ParallelRun: ~Copyable {
  /// How many bytes a thread labels at once: few enough to stay in its core's cache.
  static let usualPieceLength = 256 * 1024

  private let pieceLength: Int
  private let policy: ErrorPolicy
  private let lanes: [Lane]
  private var pieces: Pieces
  /// Where the next piece begins.
  private var place: (line: Int, row: Int)
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
    pieceLength: Int = usualPieceLength
  ) throws(ReadingError) {
    self.policy = policy
    self.pieceLength = pieceLength
    pieces = try labels.takePieces()
    place = (labels.line, 0)
    var lanes: [Lane] = []
    for _ in 1..<jobs { lanes.append(Lane(labels.another(), writing)) }
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
    while true {
      var used = 0
      while used < lanes.count {
        lanes[used].piece.removeAll()
        guard try append(to: lanes[used]) else { break }
        used += 1
      }
      if used == 0 { return }
      let lanes = lanes
      DispatchQueue.concurrentPerform(iterations: used) { lanes[$0].label() }
      var index = 0
      while index < used {
        let lane = lanes[index]
        index += 1
        if lane.isGood {
          try write(lane.output)
          place.line += lane.length.lines
          place.row += lane.length.rows
        } else {
          try readAgain(lane, lanes[..<used], &index, write, passOver)
        }
      }
    }
  }

  /// Reads a piece again, and those behind it as long as it ends inside of a row.
  private mutating func readAgain(
    _ lane: Lane, _ lanes: ArraySlice<Lane>, _ next: inout Int,
    _ write: (borrowing ByteBuffer) throws -> Void, _ passOver: (ReadingError) throws -> Void
  ) throws {
    var isLast = false
    while true {
      let result = lane.labelAgain(line: place.line, row: place.row, isLast: isLast, policy)
      if case .cutOff = result.outcome {
        if next < lanes.endIndex {
          let other = lanes[next]
          lane.piece.append(other.piece.bytes, from: 0, to: other.piece.count)
          lane.piece.padWithZeros()
          next += 1
        } else {
          isLast = try !append(to: lane)
        }
        continue
      }
      try write(lane.output)
      for error in result.passedOver { try passOver(error) }
      if case .stopped(let error) = result.outcome { throw error }
      place.line += lane.length.lines
      place.row += lane.length.rows
      return
    }
  }

  private mutating func append(to lane: Lane) throws(ReadingError) -> Bool {
    do throws(SourceError) {
      return try pieces.next(into: &lane.piece, length: pieceLength)
    } catch {
      throw ReadingError(.source, line: place.line, column: 1, reason: error.reason)
    }
  }
}
