import A11y
import Synchronization

/// Gives lanes the pieces of an input, one after the other; any thread may ask.
final class LaneFeeder: @unchecked Sendable {
  /// How many bytes a thread labels at once: few enough to stay in its core's cache.
  static let usualPieceLength = 128 * 1024

  /// What became of a wish for the next piece.
  enum Turn {
    /// A lane has got it, or has got nothing since the input is at its end.
    case fed(Lane)
    /// Nothing is read before a row that is too long has been met.
    case held
    /// Nothing more is read.
    case over
  }

  private let isStopped = Atomic(false)
  // All that follows is only looked at while this is held.
  private let turns = Mutex(())
  private var pieces: Pieces
  private let pieceLength: Int
  /// How many lanes have been fed.
  private var fedCount = 0
  /// A row that is too long, which the next lane gets.
  private var longRow: ReadingError?
  private var sourceFault: ReadingError?
  private var isOver = false
  private var isHeld = false
  /// How many have asked while nothing was read.
  private var heldCount = 0

  init(_ pieces: consuming Pieces, pieceLength: Int) {
    self.pieces = pieces
    self.pieceLength = pieceLength
  }

  /// Why the input could not be read to its end.
  var fault: ReadingError? { turns.withLock { _ in sourceFault } }

  /// Gives the lane whose turn it is the next piece; the lanes take turns, of which the caller knows that it is free.
  func feedNext(of lanes: [Lane]) -> Turn {
    turns.withLock { _ in
      if isOver || isStopped.load(ordering: .relaxed) { return .over }
      if isHeld {
        heldCount += 1
        return .held
      }
      let lane = lanes[fedCount % lanes.count]
      fedCount += 1
      lane.piece.removeAll()
      if read(into: &lane.piece.bytes) {
        lane.piece.skipped = pieces.skipped
      } else {
        swap(&lane.piece.longRow, &longRow)
        isHeld = lane.piece.longRow != nil
        isOver = !isHeld
      }
      return .fed(lane)
    }
  }

  /// Appends the next piece to that of a lane while no other is fed; false when there is none.
  func feedMore(to lane: Lane) -> Bool {
    turns.withLock { _ in read(into: &lane.piece.bytes) }
  }

  /// Goes on behind a row that was too long.
  ///
  /// - Returns: how many have asked meanwhile, and may ask again.
  func goOn() -> Int {
    turns.withLock { _ in
      defer { heldCount = 0 }
      isHeld = false
      return heldCount
    }
  }

  /// Reads nothing more, but does not wait until what is being read has come.
  func stop() { isStopped.store(true, ordering: .relaxed) }

  /// Appends the next piece to what a buffer has; false when there is none.
  private func read(into bytes: inout ByteBuffer) -> Bool {
    guard sourceFault == nil, longRow == nil else { return false }
    let start = bytes.count
    do throws(ReadingError) {
      return try pieces.next(into: &bytes, length: pieceLength)
    } catch {
      // What was good before it comes first.
      if error.isRecoverable { longRow = error } else { sourceFault = error }
      return bytes.count > start
    }
  }
}
