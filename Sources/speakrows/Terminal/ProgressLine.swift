// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Espeak
import Glibc

/// A progress line on a terminal: how much of the input is done, how many rows or how much sound
/// there is, and the time left.
struct ProgressLine {
  /// How long to wait before showing anything, in milliseconds; quick work shows nothing.
  private static let patience = 1000
  /// How often the line is redrawn, in milliseconds.
  private static let interval = 200

  /// The sizes of the inputs in bytes; empty when one is unknown.
  private let sizes: [Int]
  private let start = MonotonicClock.milliseconds()
  private var lastShown = MonotonicClock.milliseconds()
  private var isShown = false
  /// The number of inputs that are done.
  private var inputsDone = 0

  /// Nil when standard error is not a terminal that could show it.
  ///
  /// - Parameter paths: the inputs.
  init?(_ paths: [String]) {
    guard Terminal.canMoveCursor(STDERR_FILENO) else { return nil }
    let sizes = paths.map { Self.size(of: $0) }
    self.sizes = sizes.contains(0) ? [] : sizes
  }

  /// Shows the progress.
  ///
  /// - Parameters:
  ///   - bytes: the number of bytes read of the current input.
  ///   - samples: the number of samples so far.
  mutating func show(_ bytes: Int, _ samples: Int) {
    show(bytes) { "\(Self.time(samples / AudioFormat.sampleRate)) of sound" }
  }

  /// Shows the progress.
  ///
  /// - Parameters:
  ///   - bytes: the number of bytes read of the current input.
  ///   - rows: the number of rows of it so far.
  mutating func show(_ bytes: Int, rows: Int) {
    show(bytes) { "\(rows) \(rows == 1 ? "row" : "rows")" }
  }

  private mutating func show(_ bytes: Int, _ detail: () -> String) {
    let now = MonotonicClock.milliseconds()
    guard now - start >= Self.patience, now - lastShown >= Self.interval else { return }
    lastShown = now
    isShown = true
    let total = sizes.reduce(0, +)
    let done = bytes + sizes.prefix(inputsDone).reduce(0, +)
    var line = detail()
    if total > 0, done > 0 {
      let share = min(Double(done) / Double(total), 1)
      let left = Double(now - start) / 1000 * (1 - share) / share
      let width = 20
      let filled = Int(share * Double(width))
      let bar =
        String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
      line = "[\(bar)] \(Int(share * 100))%, \(line), \(Self.time(Int(left.rounded(.up)))) left"
    }
    write("\r\u{1B}[K\(line)")
  }

  /// Goes on to the next input.
  mutating func endInput() { inputsDone += 1 }

  /// Erases the line, before something else is written.
  mutating func clear() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }

  private func write(_ text: String) {
    _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Seconds as `1:02:03` or `2:03`.
  private static func time(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return (hours > 0 ? "\(hours):\(two(minutes))" : "\(minutes)") + ":\(two(seconds % 60))"
  }

  private static func size(of path: String) -> Int {
    guard let status = ArgumentPath.status(of: path), status.st_mode & S_IFMT == S_IFREG
    else { return 0 }
    return Int(status.st_size)
  }
}
