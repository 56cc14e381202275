// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Espeak
import Glibc

/// Text that is due on standard output when the program ends, whatever ends it.
enum LastOutput {
  /// Sets the text.
  static func set(_ text: String) {
    let bytes = Array(text.utf8)
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    unsafe copy.copyBytes(from: bytes)
    let old = unsafe lastOutput
    unsafe lastOutput = UnsafeRawBufferPointer(copy)
    // A signal handler of another thread may still be writing the text before.
    unsafe outdated.deallocate()
    unsafe outdated = old
  }

  /// Writes the text, once; async-signal-safe.
  static func write() {
    var rest = unsafe lastOutput
    unsafe lastOutput = UnsafeRawBufferPointer(start: nil, count: 0)
    while unsafe !rest.isEmpty {
      let count = unsafe Glibc.write(STDOUT_FILENO, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      unsafe rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }
}

// State for the signal handlers, which can only access globals.
private nonisolated(unsafe) var lastOutput = unsafe UnsafeRawBufferPointer(start: nil, count: 0)
private nonisolated(unsafe) var outdated = unsafe UnsafeRawBufferPointer(start: nil, count: 0)
