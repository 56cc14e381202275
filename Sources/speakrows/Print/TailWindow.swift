// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak
import Glibc

/// The last rows of a file that is followed, held until its end has been reached for the first time.
///
/// So `--tail 5` begins as `tail -f -n 5` does. After that, rows are written as they come.
final class TailWindow {
  private let count: Int
  /// How many lines the file had, if they are few; rows behind them have come since and are new.
  private let lines: Int
  private var rows: [[UInt8]] = []
  /// The oldest row, once there are as many as are held.
  private var oldest = 0
  /// Whether the end has been reached, so that rows are held no more.
  private(set) var isOpen = false
  /// Why the rows could not be written; 0 if they could.
  private var fault: Int32 = 0

  /// Makes a window.
  ///
  /// - Parameters:
  ///   - count: how many rows it holds.
  ///   - path: the file. While it has few lines, what it is has to be found out, and others may come meanwhile.
  init(count: Int, of path: String?) {
    self.count = count
    lines = path.map(Self.lines) ?? .max
  }

  /// The lines of a short file; more than any has for all others.
  private static func lines(of path: String) -> Int {
    guard FileSource.isRegular(path), let file = try? FileSource(path),
      let bytes = try? file.firstBytes(shortFile + 1), bytes.count <= shortFile
    else { return .max }
    return bytes.count { $0 == UInt8(ascii: "\n") }
  }

  private static let shortFile = 16 * 1024

  /// Opens the window where a row is one that has come since the beginning.
  ///
  /// - Parameter line: the line behind the row.
  func openIfNew(_ line: Int) {
    if !isOpen, lines < .max, line > lines + 1 { open() }
  }

  /// Opens the window at the end of the file, unless its lines have been read only to find out what they are.
  func openAtEnd() {
    if !rows.isEmpty || lines == 0 || lines == .max { open() }
  }

  /// Takes what was written for a row, and forgets the row before the last ones.
  ///
  /// - Throws: a ``Failure`` when earlier rows could not be written.
  func take(_ buffer: inout ByteBuffer) throws {
    if fault == EPIPE { throw ClosedPipe() }
    if fault != 0 { throw Failure(.output, "standard output: \(Descriptor.message(fault))") }
    guard !isOpen else { return }
    defer { buffer.removeAll() }
    guard count > 0, buffer.count > 0 else { return }
    let row = unsafe buffer.bytes.withUnsafeBytes { unsafe [UInt8]($0) }
    guard rows.count == count else { return rows.append(row) }
    rows[oldest] = row
    oldest = (oldest + 1) % count
  }

  /// Writes the rows that are held.
  func open() {
    guard !isOpen else { return }
    isOpen = true
    for index in rows.indices {
      let row = rows[(oldest + index) % rows.count]
      fault = unsafe Descriptor.write(row.span.bytes, to: STDOUT_FILENO)
      if fault != 0 { break }
    }
    rows = []
  }
}
