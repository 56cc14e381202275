// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Cleans up the terminal on Ctrl-C and Ctrl-Z, and detects when the process was continued.
enum Suspension {
  /// Sets what a signal handler writes, and where, so that speech in another process ends with this
  /// one.
  static func say(_ farewell: StaticString, to descriptor: Int32) {
    unsafe lastWords = farewell
    unsafe lastWordsDescriptor = descriptor
    handleEnd()
  }

  /// Makes sure that no highlight is left on the terminal.
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

  /// Whether the process was continued since the last call.
  static func wasContinued() -> Bool {
    guard unsafe isContinued != 0 else { return false }
    unsafe isContinued = 0
    return true
  }

  /// Async-signal-safe: no memory allocation, no locks.
  private static func writePlain() {
    guard unsafe hasHighlight else { return }
    let plain: StaticString = "\u{1B}[0m\n"
    _ = unsafe write(STDOUT_FILENO, plain.utf8Start, plain.utf8CodeUnitCount)
  }

  private static func sayLastWords() {
    guard unsafe lastWordsDescriptor >= 0 else { return }
    _ = unsafe write(lastWordsDescriptor, lastWords.utf8Start, lastWords.utf8CodeUnitCount)
  }
}

// State for the signal handlers, which can only access globals.
private nonisolated(unsafe) var isContinued: sig_atomic_t = 0
private nonisolated(unsafe) var hasHighlight = false
private nonisolated(unsafe) var lastWords: StaticString = ""
private nonisolated(unsafe) var lastWordsDescriptor: Int32 = -1
