// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// A real terminal in `tmux`, with a shell in it.
final class TerminalSession {
  private let name = "speakrows-\(UUID().uuidString.prefix(8))"
  private let variables: [String: String]

  /// Opens a terminal of so many columns and lines.
  init(columns: Int = 80, lines: Int = 24, _ variables: [String: String] = [:]) throws {
    self.variables = variables
    _ = try Shell.start(
      "tmux -L \(name) -f /dev/null new-session -d -x \(columns) -y \(lines) "
        + "'PS1=\"ready> \" exec bash --norc --noprofile'", variables)
    try wait { $0.contains("ready>") }
  }

  deinit { _ = try? Shell.run("tmux -L \(name) kill-server") }

  /// Types keys by their names in `tmux`: text, `Enter`, `Down`, `C-c`.
  func type(_ keys: String...) throws {
    for key in keys { try send(key) }
  }

  private func send(_ key: String) throws {
    let quoted = key.replacingOccurrences(of: "'", with: "'\\''")
    _ = try Shell.run("tmux -L \(name) send-keys '\(quoted)'")
  }

  /// What is on the screen; with escape sequences when asked for.
  func screen(styled: Bool = false) throws -> String {
    try Shell.run("tmux -L \(name) capture-pane -p \(styled ? "-e" : "")").output
  }

  /// Where the cursor is, counted from 0.
  func cursor() throws -> (line: Int, column: Int) {
    let numbers = try Shell.run("tmux -L \(name) display-message -p '#{cursor_y} #{cursor_x}'")
      .output.split { !$0.isNumber }.compactMap { Int($0) }
    return (numbers.first ?? -1, numbers.last ?? -1)
  }

  /// Waits until the screen is as it should be, and records an issue when it is not after twenty seconds.
  @discardableResult
  func wait(
    styled: Bool = false, _ location: SourceLocation = #_sourceLocation,
    until isReady: (String) -> Bool
  ) throws -> String {
    var seen = ""
    for _ in 0..<400 {
      seen = try screen(styled: styled)
      if isReady(seen) { return seen }
      usleep(50_000)
    }
    Issue.record("the terminal shows:\n\(seen)", sourceLocation: location)
    return seen
  }
}
