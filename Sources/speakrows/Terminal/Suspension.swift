import Glibc

/// Leaves the terminal clean when Ctrl-C or Ctrl-Z comes, and knows when work was continued.
enum Suspension {
  /// Sees to it that a highlight does not outlive us.
  static func leaveTerminalClean() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        Suspension.writePlain()
        // The usual end, so that whoever started us sees what it was.
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
    }
    signal(SIGTSTP) { _ in
      Suspension.writePlain()
      kill(getpid(), SIGSTOP)
    }
    signal(SIGCONT) { _ in unsafe isContinued = 1 }
  }

  /// Whether work was continued since this was asked last.
  static func wasContinued() -> Bool {
    guard unsafe isContinued != 0 else { return false }
    unsafe isContinued = 0
    return true
  }

  /// What may be called while a signal is handled: no memory, no locks.
  private static func writePlain() {
    let plain: StaticString = "\u{1B}[0m\n"
    _ = unsafe write(STDOUT_FILENO, plain.utf8Start, plain.utf8CodeUnitCount)
  }
}

/// Whether work was continued; a signal handler can reach nothing but a global.
private nonisolated(unsafe) var isContinued: sig_atomic_t = 0
