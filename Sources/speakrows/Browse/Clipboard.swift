// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak
import Glibc

/// The clipboard of the terminal, and standard output where that is a file or a pipe.
struct Clipboard: ~Copyable {
  /// Terminals take no more than this, in bytes of Base64.
  private static let limit = 74_000

  private let terminal: Int32?
  private var copies: Output?

  /// - Parameter terminal: the terminal's descriptor; nil for one that has no clipboard.
  /// - Throws: a ``Failure`` when standard output can't be written to.
  init(_ terminal: Int32?) throws {
    self.terminal = terminal
    var copies: Output?
    if isatty(STDOUT_FILENO) == 0 { copies = try Output(nil, isLineBuffered: true) }
    self.copies = copies
  }

  /// Copies a text; returns whether all of it is in the clipboard or on standard output.
  mutating func copy(_ text: String) throws -> Bool {
    copies?.buffer.append(text + "\n")
    try copies?.flush()
    guard let terminal else { return copies != nil }
    let encoded = Base64.text(of: Array(text.utf8))
    guard encoded.utf8.count <= Self.limit else { return copies != nil }
    // OSC 52 sets the terminal's clipboard, which works over a network too.
    _ = Descriptor.write(Array("\u{1B}]52;c;\(encoded)\u{07}".utf8), to: terminal)
    return true
  }
}
