import Glibc

/// Leaves the terminal clean when Ctrl-C or Ctrl-Z comes, and knows when work was continued.
enum Suspension {
  /// Sees to it that speech elsewhere ends with us: what is to be written, and where, when a signal comes.
  static func say(_ farewell: StaticString, to descriptor: Int32) {
    unsafe lastWords = farewell
    unsafe lastWordsPlace = descriptor
    handleEnd()
  }

  /// Sees to it that a highlight does not outlive us.
  static func leaveTerminalClean() {
    unsafe hasHighlight = true
    handleEnd()
    signal(SIGTSTP) { _ in
      let number = errno
      Suspension.writePlain()
      kill(getpid(), SIGSTOP)
      errno = number
    }
    signal(SIGCONT) { _ in unsafe isContinued = 1 }
  }

  private static func handleEnd() {
    EndSignals.handle {
      Suspension.writePlain()
      Suspension.sayLastWords()
    }
  }

  /// Whether work was continued since this was asked last.
  static func wasContinued() -> Bool {
    guard unsafe isContinued != 0 else { return false }
    unsafe isContinued = 0
    return true
  }

  /// What may be called while a signal is handled: no memory, no locks.
  private static func writePlain() {
    guard unsafe hasHighlight else { return }
    let plain: StaticString = "\u{1B}[0m\n"
    _ = unsafe write(STDOUT_FILENO, plain.utf8Start, plain.utf8CodeUnitCount)
  }

  private static func sayLastWords() {
    guard unsafe lastWordsPlace >= 0 else { return }
    _ = unsafe write(lastWordsPlace, lastWords.utf8Start, lastWords.utf8CodeUnitCount)
  }
}

// What signal handlers need, which can reach nothing but globals.
private nonisolated(unsafe) var isContinued: sig_atomic_t = 0
private nonisolated(unsafe) var hasHighlight = false
private nonisolated(unsafe) var lastWords: StaticString = ""
private nonisolated(unsafe) var lastWordsPlace: Int32 = -1
