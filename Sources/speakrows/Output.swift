import A11y
import Espeak
import Glibc

/// Where data goes: standard output, or a file that is whole or absent.
struct Output: ~Copyable {
  private static let flushLength = 64 * 1024

  private var file: WholeFile?
  /// Whether somebody waits for each row.
  private let isLineBuffered: Bool

  /// What waits to be written.
  var buffer = ByteBuffer(capacity: flushLength * 2)

  /// Opens standard output (nil or `-`), or a file beside the place where it will be.
  ///
  /// - Parameters:
  ///   - path: the file, or nil.
  ///   - isLineBuffered: whether each row is written at once; on a terminal it is anyway.
  /// - Throws: a ``Failure`` when the file can't be written.
  init(_ path: String?, isLineBuffered: Bool = false) throws {
    guard let path, path != "-" else {
      self.isLineBuffered = isLineBuffered || isatty(STDOUT_FILENO) == 1
      return
    }
    self.isLineBuffered = false
    do {
      file = try WholeFile(path)
    } catch {
      throw Failure(.output, error.message)
    }
  }

  /// How many bytes of rows come together before they are written.
  var rowsLength: Int { isLineBuffered ? 1 : Self.flushLength }

  /// Writes when enough has come together, and on a terminal each time.
  mutating func flushIfFull() throws {
    if buffer.count >= Self.flushLength || isLineBuffered { try flush() }
  }

  /// Writes all that waits.
  mutating func flush() throws {
    defer { buffer.removeAll() }
    do {
      if try file?.write(buffer.bytes) != nil { return }
    } catch {
      throw Failure(.output, error.message)
    }
    let number = Descriptor.write(buffer.bytes, to: STDOUT_FILENO)
    if number == EPIPE { throw ClosedPipe() }
    if number != 0 {
      throw Failure(.output, "standard output: \(Descriptor.message(number))")
    }
  }

  /// Writes what was good before a fault; a file stays absent.
  mutating func flushBeforeFault() throws {
    if file == nil { try flush() }
  }

  /// Writes what is left, and puts a file in its place.
  mutating func finish() throws {
    try flush()
    do {
      try file?.finish()
    } catch {
      throw Failure(.output, error.message)
    }
  }
}

/// Whoever read our output has had enough.
struct ClosedPipe: Error {}
