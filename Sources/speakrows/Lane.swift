import A11y
import Dispatch

/// A place where pieces of an input are labelled, one after the other: its reader, its writer, and what it has made.
///
/// A lane is used by one thread at a time: by the one that feeds and labels it until it is ``done``, and by the main one until it
/// is free.
final class Lane: @unchecked Sendable {
  private var labels: LabelReader
  private var writer: LabelWriter
  /// What to label; empty when the input has ended.
  var piece = LanePiece()
  /// Signals each time that a piece has been labelled.
  let done = DispatchSemaphore(value: 0)
  /// What came of it.
  private(set) var output = ByteBuffer()
  /// How many lines and rows the piece has.
  private(set) var length = (lines: 0, rows: 0)
  /// Whether the piece held whole rows only, of which none is bad.
  private(set) var isGood = false

  init(_ labels: consuming LabelReader, _ writing: WritingOptions) {
    self.labels = labels
    writer = LabelWriter(writing)
  }

  /// Puts into the output what stands in the place of a row that was not even read, and so has no cells.
  func report(_ error: ReadingError) {
    output.removeAll()
    writer.write(error, of: labels, into: &output)
  }

  /// Puts other bytes behind the piece.
  func append(_ bytes: borrowing ByteBuffer) {
    piece.bytes.append(bytes.bytes, from: 0, to: bytes.count)
  }

  /// Labels the piece, unless something is wrong with it.
  func label() {
    defer { done.signal() }
    isGood = false
    output.removeAll()
    if piece.bytes.count == 0 { return }
    labels.exchangePiece(&piece.bytes)
    do {
      while try writer.write(from: &labels, into: &output, upTo: .max) {}
      length = (labels.line - 1, labels.rowsRead)
      isGood = true
    } catch {
      // It is read again where its place in the input is known, and the fault is said there.
    }
    labels.exchangePiece(&piece.bytes)
  }

  /// What became of a piece that was read again.
  enum Outcome {
    /// It was read to its end.
    case done
    /// It ended inside of a row; nothing of it counts.
    case cutOff
    /// Nothing can be read behind the row that could not be read.
    case stopped(ReadingError)
  }

  /// Labels the piece with its place in the input.
  ///
  /// - Parameters:
  ///   - line: the number of its first line.
  ///   - row: how many rows stand before it.
  ///   - offset: how many bytes stand before it.
  ///   - isLast: whether the input ends with it.
  ///   - policy: what is done about bad rows.
  /// - Returns: what became of it, and the errors that were passed over.
  func labelAgain(
    line: Int, row: Int, offset: Int, isLast: Bool, _ policy: ErrorPolicy
  ) -> (outcome: Outcome, passedOver: [ReadingError]) {
    output.removeAll()
    labels.exchangePiece(&piece.bytes, line: line, row: row, offset: offset)
    defer { labels.exchangePiece(&piece.bytes) }
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
