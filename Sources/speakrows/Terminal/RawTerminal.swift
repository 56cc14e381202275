// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Espeak
import Glibc

/// The terminal in raw mode, read key by key and restored at the end.
struct RawTerminal: ~Copyable {
  /// The descriptor to read keys from and draw on.
  let descriptor: Int32
  /// Whether the cursor can be moved.
  let canMoveCursor: Bool

  /// Opens the terminal, even when standard input and output are redirected.
  ///
  /// - Parameter drawsScreen: whether its screen is drawn on where the cursor can be moved.
  /// - Throws: a ``Failure`` when there is none.
  init(drawsScreen: Bool = true) throws {
    descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure(.noInput, "speakrows: browse needs a terminal: \(Descriptor.message(errno))")
    }
    canMoveCursor = drawsScreen && Terminal.canMoveCursor(descriptor)
    unsafe terminal = descriptor
    unsafe hasScreen = canMoveCursor
    unsafe tcgetattr(descriptor, &usualMode)
    unsafe keyMode = usualMode
    // No line buffering and no echo; Ctrl-C and Ctrl-Z keep their meaning.
    unsafe keyMode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    unsafe keyMode.c_iflag &= ~tcflag_t(IXON | ICRNL)
    EndSignals.handle {
      leaveTerminal()
      LastOutput.write()
    }
    signal(SIGTSTP) { _ in
      let number = errno
      leaveTerminal()
      kill(getpid(), SIGSTOP)
      errno = number
    }
    signal(SIGCONT) { _ in
      let number = errno
      takeTerminal()
      unsafe hasChanged = 1
      errno = number
    }
    signal(SIGWINCH) { _ in unsafe hasChanged = 1 }
    takeTerminal()
  }

  deinit {
    EndSignals.stopHandling()
    for number in [SIGTSTP, SIGCONT, SIGWINCH] { signal(number, SIG_DFL) }
    leaveTerminal()
    close(descriptor)
  }

  /// Whether the terminal was resized or drawn on by others since the last call.
  func takeChange() -> Bool {
    guard unsafe hasChanged != 0 else { return false }
    unsafe hasChanged = 0
    return true
  }

  /// What has been typed; empty when the terminal is gone.
  func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
    return Array(bytes.prefix(max(count, 0)))
  }

  /// Writes to the terminal.
  func write(_ text: String) { _ = Descriptor.write(Array(text.utf8), to: descriptor) }

  /// Tells that the cursor is at the end of a line, which is broken before the terminal is left.
  func noteOpenLine() { unsafe isInLine = 1 }
}

// State for the signal handlers, which can only access globals.
private nonisolated(unsafe) var terminal: Int32 = -1
private nonisolated(unsafe) var hasScreen = false
private nonisolated(unsafe) var usualMode = termios()
private nonisolated(unsafe) var keyMode = termios()
private nonisolated(unsafe) var hasChanged: sig_atomic_t = 0
private nonisolated(unsafe) var isInLine: sig_atomic_t = 0

/// Switches to the alternate screen and raw mode, with pasted text told from keys; async-signal-safe.
private func takeTerminal() {
  unsafe tcsetattr(terminal, TCSADRAIN, &keyMode)
  let screen: StaticString = "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[2J"
  if unsafe hasScreen { _ = unsafe write(terminal, screen.utf8Start, screen.utf8CodeUnitCount) }
}

/// Restores the terminal; async-signal-safe.
private func leaveTerminal() {
  let plain: StaticString = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?1049l"
  if unsafe hasScreen { _ = unsafe write(terminal, plain.utf8Start, plain.utf8CodeUnitCount) }
  let lineBreak: StaticString = "\r\n"
  if unsafe isInLine != 0 {
    _ = unsafe write(terminal, lineBreak.utf8Start, lineBreak.utf8CodeUnitCount)
    unsafe isInLine = 0
  }
  unsafe tcsetattr(terminal, TCSADRAIN, &usualMode)
}
