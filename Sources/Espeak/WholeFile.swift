internal import Glibc

/// A file that is whole or absent: it is written beside its place, and moved there in the end.
package struct WholeFile: ~Copyable {
  /// Why a file could not be written.
  package struct Fault: Error {
    /// The path and what went wrong.
    package var message: String
  }

  private let path: String
  private let temporaryPath: String
  private var descriptor: Int32

  /// Begins a file.
  package init(_ path: String) throws(Fault) {
    self.path = path
    temporaryPath = "\(path).\(getpid()).part"
    descriptor = unsafe open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw Self.fault(path, errno) }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    _ = unsafe unlink(temporaryPath)
  }

  /// Appends bytes, or writes over what is there after ``rewind()``.
  package func write(_ bytes: RawSpan) throws(Fault) {
    let number = Descriptor.write(bytes, to: descriptor)
    if number != 0 { throw Self.fault(path, number) }
  }

  /// Appends bytes, or writes over what is there after ``rewind()``.
  func write(_ bytes: [UInt8]) throws(Fault) { try write(unsafe bytes.span.bytes) }

  /// Goes back to the first byte.
  package func rewind() throws(Fault) {
    if lseek(descriptor, 0, SEEK_SET) != 0 { throw Self.fault(path, errno) }
  }

  /// Puts the file in its place.
  package mutating func finish() throws(Fault) {
    let closed = close(descriptor)
    descriptor = -1
    guard closed == 0, unsafe rename(temporaryPath, path) == 0 else {
      let number = errno
      _ = unsafe unlink(temporaryPath)
      throw Self.fault(path, number)
    }
  }

  private static func fault(_ path: String, _ number: Int32) -> Fault {
    Fault(message: "\(path): \(Descriptor.message(number))")
  }
}
