// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Espeak
import Glibc
import Synchronization

/// Wakes a thread that is polling for keys, and passes it a number.
final class WakePipe: Sendable {
  /// The descriptor to pass to `poll`.
  let descriptor: Int32
  private let writeEnd: Int32
  private let number = Atomic(-1)

  init() throws(SpeechError) {
    (descriptor, writeEnd) = try Descriptor.pipe()
    for end in [descriptor, writeEnd] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    close(descriptor)
    close(writeEnd)
  }

  /// Passes a number, replacing any that was not taken.
  func wake(_ value: Int) {
    number.store(value, ordering: .releasing)
    _ = Descriptor.write([0], to: writeEnd)
  }

  /// Takes the last number passed.
  func take() -> Int {
    var bytes = [UInt8](repeating: 0, count: 64)
    while unsafe read(descriptor, &bytes, bytes.count) > 0 {}
    return number.load(ordering: .acquiring)
  }
}
