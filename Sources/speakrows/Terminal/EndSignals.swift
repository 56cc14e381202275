import Glibc

/// The signals that end a program, of which the terminal is told first.
enum EndSignals {
  static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Does something when one of them comes, and then ends as usual, so that whoever started us sees what it was.
  ///
  /// - Parameter action: may do no more than what is allowed while a signal is handled: no memory, no locks.
  static func handle(_ action: @escaping @convention(c) () -> Void) {
    unsafe farewell = action
    for number in numbers {
      signal(number) { number in
        unsafe farewell()
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
    }
  }
}

/// What a signal handler does, which can reach nothing but globals.
private nonisolated(unsafe) var farewell: @convention(c) () -> Void = {}
