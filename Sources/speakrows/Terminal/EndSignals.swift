import Glibc

/// The signals that end the program after the terminal has been restored.
enum EndSignals {
  static let numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Runs an action on any of these signals, and then lets the signal end the process as usual, so
  /// that its parent sees which one it was.
  ///
  /// - Parameter action: the action, which must be async-signal-safe: no memory allocation, no
  ///   locks.
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

/// The action of the signal handler, which can only access globals.
private nonisolated(unsafe) var farewell: @convention(c) () -> Void = {}
