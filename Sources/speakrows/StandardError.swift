// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Glibc

/// Messages for the user.
///
/// Standard output carries data only.
enum StandardError {
  /// Writes one message as a line, without the control characters that a terminal would obey.
  ///
  /// Line breaks are kept only in our own messages; one from the data could forge another message.
  static func write(_ message: String, hasLines: Bool = false) {
    let lines =
      hasLines
      ? message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      : [message]
    let safe = lines.map(\.withoutControls).joined(separator: "\n")
    var line = Array(safe.utf8) + [UInt8(ascii: "\n")]
    while !line.isEmpty {
      let count = unsafe Glibc.write(STDERR_FILENO, line, line.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      line.removeFirst(count)
    }
  }
}
