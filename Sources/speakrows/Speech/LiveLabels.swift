import Espeak
import Glibc
import Synchronization

/// The labels as they are heard: each is printed when its sound begins, and on a terminal the phrase that is being
/// said is highlighted.
///
/// It is told what is heard by one thread, the player's.
final class LiveLabels: @unchecked Sendable {
  /// Whether nobody reads what is printed any more.
  var isClosed: Bool { closed.load(ordering: .relaxed) }
  private let closed = Atomic(false)
  /// Whether lines that were printed can be printed over.
  private let canHighlight: Bool
  private var label = ""
  private var text = WrappedText("", columns: 80)
  /// How many lines of the label have been drawn.
  private var drawn = 0
  /// Whether the label has more lines than the terminal, so that the first can't be reached again.
  private var isTooLong = false

  /// - Parameter highlights: whether phrases are highlighted where that can be done.
  init(highlights: Bool) {
    canHighlight = highlights && Terminal.canMoveCursor(STDOUT_FILENO)
    if canHighlight { Suspension.leaveTerminalClean() }
  }

  /// A label begins to be heard.
  func begin(_ label: String) {
    guard canHighlight else { return write(label + "\n") }
    self.label = label
    let size = Terminal.size(STDOUT_FILENO)
    text = WrappedText(label, columns: size.columns)
    isTooLong = text.lines.count >= size.lines
    drawn = 0
    draw(nil)
  }

  /// A phrase of it begins to be heard.
  func say(_ range: Range<Int>) {
    if canHighlight, !isTooLong { draw(range) }
  }

  /// All of it has been heard.
  func end() {
    guard canHighlight else { return }
    if !isTooLong { draw(nil) }
    write("\n")
  }

  private func draw(_ range: Range<Int>?) {
    // After a pause by Ctrl-Z other things stand where the label was.
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
    if Descriptor.write(Array(text.utf8), to: STDOUT_FILENO) != 0 {
      closed.store(true, ordering: .relaxed)
    }
  }
}
