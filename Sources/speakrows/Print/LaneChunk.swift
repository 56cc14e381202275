// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// What a lane is fed at once: bytes to label, a row that is too long to read, or nothing at the
/// end of the input.
struct LaneChunk: ~Copyable {
  /// The bytes to label.
  var bytes = ByteBuffer()
  /// The number of bytes of an overlong row that precede these.
  var skipped = 0
  /// The error of an overlong row that takes the place of bytes.
  var longRow: ReadingError?

  /// Whether there is nothing to do.
  var isEmpty: Bool { bytes.count == 0 && longRow == nil }

  /// Empties the chunk, keeping the capacity of its buffer.
  mutating func removeAll() {
    bytes.removeAll()
    skipped = 0
    longRow = nil
  }
}
