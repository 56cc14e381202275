import A11y
import Glibc

/// Where data goes: standard output, or a file that is whole or absent.
struct Output: ~Copyable {
  private static let flushLength = 64 * 1024

  private let path: String?
  private let temporaryPath: String
  private var descriptor: Int32
  private let isInteractive: Bool

  /// What waits to be written.
  var buffer = ByteBuffer(capacity: flushLength * 2)

  /// Opens standard output (nil or `-`), or a file beside the place where it will be.
  init(_ path: String?) throws {
    guard let path, path != "-" else {
      self.path = nil
      temporaryPath = ""
      descriptor = STDOUT_FILENO
      isInteractive = isatty(STDOUT_FILENO) == 1
      return
    }
    self.path = path
    temporaryPath = "\(path).\(getpid()).part"
    isInteractive = false
    descriptor = unsafe open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw Failure(.output, "\(path): \(FileSource.message(errno))")
    }
  }

  deinit {
    guard path != nil, descriptor >= 0 else { return }
    close(descriptor)
    _ = unsafe unlink(temporaryPath)
  }

  /// Writes when enough has come together, and on a terminal each time.
  mutating func flushIfFull() throws {
    if buffer.count >= Self.flushLength || isInteractive { try flush() }
  }

  /// Writes all that waits.
  mutating func flush() throws {
    let fault = Self.write(buffer, to: descriptor)
    buffer.removeAll()
    if fault == EPIPE, path == nil { throw ClosedPipe() }
    guard fault == 0 else {
      throw Failure(
        .output, "\(path ?? "standard output"): \(FileSource.message(fault))")
    }
  }

  /// Writes what is left, and puts a file in its place.
  mutating func finish() throws {
    try flush()
    guard let path else { return }
    let closed = close(descriptor)
    descriptor = -1
    guard closed == 0, unsafe rename(temporaryPath, path) == 0 else {
      let reason = FileSource.message(errno)
      _ = unsafe unlink(temporaryPath)
      throw Failure(.output, "\(path): \(reason)")
    }
  }

  private static func write(_ buffer: borrowing ByteBuffer, to descriptor: Int32) -> Int32 {
    let bytes = buffer.bytes
    return unsafe bytes.withUnsafeBytes { unsafe write($0, to: descriptor) }
  }

  /// Writes all bytes; the error number when it fails, 0 when not.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var done = 0
    while done < bytes.count {
      let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[done...])
      let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        done += count
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}

/// Whoever read our output has had enough.
struct ClosedPipe: Error {}
