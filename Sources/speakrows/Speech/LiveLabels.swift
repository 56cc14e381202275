// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Espeak
import Glibc
import Synchronization

/// Prints each label when its sound starts, and on a terminal highlights the phrase being spoken.
///
/// It is called on one thread, the player's.
final class LiveLabels: @unchecked Sendable {
  /// The number of the error with which standard output could not be written; 0 if there was none.
  private let fault = Atomic<Int32>(0)
  /// Whether printed lines can be overwritten.
  private let canHighlight: Bool
  private var label = ""
  private var text = WrappedText("", columns: 80)
  /// The number of lines of the label drawn so far.
  private var drawn = 0
  /// Whether the label has more lines than the terminal, so that its first line can't be redrawn.
  private var isTooLong = false

  /// - Parameter highlights: whether to highlight phrases where the terminal allows it.
  init(highlights: Bool) {
    canHighlight = highlights && Terminal.canMoveCursor(STDOUT_FILENO)
    if canHighlight { Suspension.leaveTerminalClean() }
  }

  /// Checks whether the labels could be printed.
  ///
  /// - Throws: a ``ClosedPipe`` when the reader of standard output has closed it, and else a ``Failure``.
  func check() throws {
    let number = fault.load(ordering: .relaxed)
    if number == EPIPE { throw ClosedPipe() }
    if number != 0 { throw Failure(.output, "standard output: \(Descriptor.message(number))") }
  }

  /// Called when a label starts to play.
  func begin(_ label: String) {
    guard canHighlight else { return write(label + "\n") }
    self.label = label
    let size = Terminal.size(STDOUT_FILENO)
    text = WrappedText(label, columns: size.columns)
    isTooLong = text.lines.count >= size.lines
    drawn = 0
    draw(nil)
  }

  /// Called when one of its phrases starts to play.
  func say(_ range: Range<Int>) {
    if canHighlight, !isTooLong { draw(range) }
  }

  /// Called when the whole label has been played.
  func end() {
    guard canHighlight else { return }
    if !isTooLong { draw(nil) }
    write("\n")
  }

  private func draw(_ range: Range<Int>?) {
    // After a suspension by Ctrl-Z, other text is where the label was.
    if Suspension.wasContinued() { drawn = 0 }
    var output = drawn > 1 ? "\u{1B}[\(drawn - 1)A\r" : "\r"
    for number in text.lines.indices {
      if number > 0 { output += "\r\n" }
      output += text.line(number, highlighting: range)
    }
    write(output)
    drawn = text.lines.count
  }

  private func write(_ text: String) {
    let number = Descriptor.write(Array(text.utf8), to: STDOUT_FILENO)
    if number != 0 { fault.store(number, ordering: .relaxed) }
  }
}
