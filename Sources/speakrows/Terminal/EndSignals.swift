// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The signals that end the program after the terminal has been restored.
enum EndSignals {
  /// What a user or another program sends.
  private static let requests = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// What else ends a process that does nothing about it: timers, limits, and signals with no meaning of their own.
  private static let others =
    [
      SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS, SIGIO, SIGPWR, SIGSTKFLT,
    ] + Array(34...64)
  /// What a fault of the program itself raises; Swift's own checks raise `SIGILL` and `SIGTRAP`.
  private static let faults = [SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP, SIGFPE]
  private static let all = requests + others + faults
  /// The size of the stack that a handler runs on, since the usual one may be exhausted.
  private static let stackSize = 64 * 1024

  /// Runs an action on any of these signals, and then lets the signal end the process as usual, so
  /// that its parent sees which one it was.
  ///
  /// - Parameter action: the action, which must be async-signal-safe: no memory allocation, no
  ///   locks.
  static func handle(_ action: @escaping @convention(c) () -> Void) {
    unsafe farewell = action
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    unsafe stack.ss_size = stackSize
    unsafe sigaltstack(&stack, nil)
    var handling = sigaction()
    unsafe handling.__sigaction_handler.sa_handler = { number in
      unsafe farewell()
      signal(number, SIG_DFL)
      kill(getpid(), number)
    }
    handling.sa_flags = SA_ONSTACK
    for number in all { unsafe sigaction(number, &handling, nil) }
  }

  /// Lets a signal that another process sends end this one, as its sender expects.
  ///
  /// The runtime's own handler prints a backtrace for any of these, and returns: a fault then occurs again, and ends the process, but
  /// after a signal from outside nothing does.
  static func endOnForeignSignals() {
    signal(SIGQUIT, SIG_DFL)
    var handling = sigaction()
    unsafe handling.__sigaction_handler.sa_sigaction = { number, information, _ in
      let isForeign = unsafe information.map { unsafe $0.pointee.si_code <= 0 } ?? true
      guard isForeign else {
        unsafe sigaction(number, runtimeHandlers + Int(number), nil)
        return
      }
      signal(number, SIG_DFL)
      kill(getpid(), number)
    }
    handling.sa_flags = SA_ONSTACK | SA_SIGINFO
    for number in faults { unsafe sigaction(number, &handling, runtimeHandlers + Int(number)) }
  }

  /// Lets the signals end the program at once again.
  static func stopHandling() {
    for number in all { signal(number, SIG_DFL) }
  }
}

/// What the runtime does on a signal, by its number.
private nonisolated(unsafe) let runtimeHandlers = UnsafeMutablePointer<sigaction>.allocate(
  capacity: 32)

/// The action of the signal handler, which can only access globals.
private nonisolated(unsafe) var farewell: @convention(c) () -> Void = {}
