// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak
import Glibc

/// The destination of data: standard output, or a file written atomically.
struct Output: ~Copyable {
  private static let flushLength = 64 * 1024

  private var file: WholeFile?
  /// Whether each row must be written at once.
  private let isLineBuffered: Bool

  /// What has not been written yet.
  var buffer = ByteBuffer(capacity: flushLength * 2)

  /// Opens standard output (nil or `-`), or a temporary file next to the final path.
  ///
  /// - Parameters:
  ///   - path: the file, or nil.
  ///   - isLineBuffered: whether each row is written at once; on a terminal it always is.
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

  /// How many bytes of rows to collect before writing them.
  var rowsLength: Int { isLineBuffered ? 1 : Self.flushLength }

  /// Writes the buffer when it is full, or always if line-buffered.
  mutating func flushIfFull() throws {
    if buffer.count >= Self.flushLength || isLineBuffered { try flush() }
  }

  /// Writes the whole buffer.
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

  /// Writes the whole buffer, or drops it when nobody reads it any more.
  ///
  /// For a command whose exit status is its answer, which a reader such as `head` must not change.
  mutating func flushIfRead() throws {
    do {
      try flush()
    } catch is ClosedPipe {}
  }

  /// Writes what preceded a fault to standard output; a file is not created.
  mutating func flushBeforeFault() throws {
    if file == nil { try flush() }
  }

  /// Writes what is left, and moves a file into place.
  mutating func finish() throws {
    try flush()
    do {
      try file?.finish()
    } catch {
      throw Failure(.output, error.message)
    }
  }
}

/// The reader of standard output has closed the pipe.
struct ClosedPipe: Error {}
