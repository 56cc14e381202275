// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak
import Glibc

/// An unlinked temporary file, for what came through a pipe or is only needed later.
final class Spool {
  /// How many bytes are kept in memory; enough to decide whether the input is needed twice.
  private static let memoryLimit = 2 << 20

  private var memory = ByteBuffer()
  private var descriptor: Int32 = -1

  deinit { if descriptor >= 0 { close(descriptor) } }

  func append(_ bytes: RawSpan) throws(SourceError) {
    if descriptor < 0, memory.count + bytes.byteCount <= Self.memoryLimit {
      memory.append(bytes, from: 0, to: bytes.byteCount)
      return
    }
    try moveToFile()
    let fault = Descriptor.write(bytes, to: descriptor)
    if fault != 0 {
      throw SourceError("temporary file: \(Descriptor.message(fault))", in: .copy)
    }
  }

  private func moveToFile() throws(SourceError) {
    guard descriptor < 0 else { return }
    descriptor = try Self.openFile()
    let fault = Descriptor.write(memory.bytes, to: descriptor)
    if fault != 0 {
      throw SourceError("temporary file: \(Descriptor.message(fault))", in: .copy)
    }
    memory.removeAll()
  }

  /// Appends the rest of an input.
  func appendAll(from input: Int32) throws(SourceError) {
    try moveToFile()
    var block = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = unsafe Glibc.read(input, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SourceError(Descriptor.message(errno)) }
      if count == 0 { break }
      let fault = Descriptor.write(
        unsafe block.span.bytes.extracting(first: count), to: descriptor)
      if fault != 0 {
        throw SourceError("temporary file: \(Descriptor.message(fault))", in: .copy)
      }
    }
  }

  /// Hands over the file; its reader begins at the end.
  func takeFile() throws(SourceError) -> Int32 {
    try moveToFile()
    defer { descriptor = -1 }
    return descriptor
  }

  private static func openFile() throws(SourceError) -> Int32 {
    let named = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? ""
    let folder = named.isEmpty ? "/tmp" : named
    var template = Array("\(folder)/speakrows.XXXXXX".utf8CString)
    let descriptor = unsafe mkstemp(&template)
    guard descriptor >= 0 else {
      throw SourceError("temporary file in \(folder): \(Descriptor.message(errno))", in: .copy)
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = unsafe unlink(template)
    return descriptor
  }
}
