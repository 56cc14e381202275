import A11y
import Synchronization

/// Reads an input's pieces ahead for the lanes.
///
/// It is used by one thread at a time, as a lane is, but for ``feedNext(of:)``.
final class LaneFeeder: @unchecked Sendable {
  /// How many bytes a thread labels at once: few enough to stay in its core's cache.
  static let usualPieceLength = 128 * 1024

  private var pieces: Pieces
  private let pieceLength: Int
  /// Why the input could not be read to its end.
  private(set) var fault: ReadingError?
  /// How many lanes have got their next piece, or all when there is no other.
  private let fed = Mutex(0)

  init(_ pieces: consuming Pieces, pieceLength: Int) {
    self.pieces = pieces
    self.pieceLength = pieceLength
  }

  /// Begins again with the first lane.
  func begin() { fed.withLock { $0 = 0 } }

  /// Gives the first lane that has none its next piece; any thread may do so.
  func feedNext(of lanes: [Lane]) {
    fed.withLock { fed in
      guard fed < lanes.count else { return }
      fed = feed(lanes[fed]) ? fed + 1 : lanes.count
    }
  }

  /// Gives each lane its next piece, as far as there are some.
  func feed(_ lanes: [Lane]) {
    for lane in lanes { guard feed(lane) else { return } }
  }

  /// Appends to a lane's piece the one that follows all that are being labelled; false when there is none.
  func feedMore(to lane: Lane, before lanes: [Lane]) -> Bool {
    guard let first = lanes.first, first.nextPiece.bytes.count > 0 else { return false }
    lane.append(first.nextPiece.bytes)
    // The others move up, and the last is fed anew.
    first.nextPiece.removeAll()
    for (earlier, later) in zip(lanes, lanes.dropFirst()) { earlier.takeNext(of: later) }
    // Behind a row that is too long nothing is read before that has been met.
    if let last = lanes.last, !lanes.contains(where: { $0.nextPiece.longRow != nil }) {
      _ = feed(last)
    }
    return true
  }

  /// Gives a lane its next piece; false when there is none.
  private func feed(_ lane: Lane) -> Bool {
    guard fault == nil else { return false }
    do throws(ReadingError) {
      defer { lane.nextPiece.skipped = pieces.skipped }
      return try pieces.next(into: &lane.nextPiece.bytes, length: pieceLength)
    } catch {
      if error.isRecoverable {
        lane.nextPiece.skipped = 0
        lane.nextPiece.longRow = error
        // Whether anything is read behind it is decided when it has been met.
        return false
      }
      fault = error
      // What was good before the fault is labelled.
      return lane.nextPiece.bytes.count > 0
    }
  }
}
