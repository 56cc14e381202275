// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// Rows as they are heard: in a pipe, in a real terminal, and on a sound server.
@Suite(.serialized, .judged, .tags(.terminal, .sound)) struct LiveSpeechTests {
  @Test func labelsComeWhenTheyAreHeard() throws {
    struct Times: Decodable {
      struct DataRow: Decodable { var start: Int }
      var rows: [DataRow]
    }
    try Shell.withTemporaryFolder { folder in
      let file = "'\(Shell.root.path)/Examples/weather.json'"
      let line =
        "speakrows speak -o s.wav --timing t.json \(file) && speakrows speak --player none \(file) | "
        + "while read -r line; do date +%s%3N; done"
      let result = try Shell.run(line, in: folder)
      let times = result.output.split(separator: "\n").compactMap { Int($0) }
      let data = try Data(contentsOf: folder.appending(path: "t.json"))
      let expected = try JSONDecoder().decode(Times.self, from: data).rows.map {
        $0.start * 1000 / 22_050
      }
      try #require(times.count == expected.count && times.count > 2)
      for (time, start) in zip(times, expected) {
        #expect(abs(time - times[0] - start) < 500, "\(time - times[0]) for \(start)")
      }
    }
  }

  @Test func thePhraseThatIsHeardIsHighlighted() throws {
    let terminal = try TerminalSession(columns: 30, lines: 12)
    try terminal.type(
      "speakrows speak --player none --rate 200 --rows 1 '\(Shell.root.path)/Examples/stocks.json'",
      "Enter")
    // The label takes two lines of 30 columns.
    try terminal.wait(styled: true) { $0.contains("\u{1B}[7mApple Inc.") }
    try terminal.wait(styled: true) {
      $0.contains("\u{1B}[7m$648.11") && !$0.contains("\u{1B}[7mApple")
    }
    let end = try terminal.wait { $0.contains("1.85%\nready>") }
    #expect(end.contains("Technology\nApple Inc., $648.11, up 1.85%\n"))
    #expect(try !terminal.screen(styled: true).contains("\u{1B}[7m"))
  }

  @Test func controlCStopsAndLeavesTheTerminalClean() throws {
    let terminal = try TerminalSession()
    try terminal.type(
      "speakrows speak --player none '\(Shell.root.path)/Examples/states.ndjson'", "Enter")
    try terminal.wait { $0.contains("Alabama, ") }
    try terminal.type("C-c")
    try terminal.type("echo \"ended with $?\"", "Enter")
    let end = try terminal.wait { $0.contains("ended with 130") }
    #expect(!end.contains("Alaska"))
    try terminal.type("echo it is clean", "Enter")
    let styled = try terminal.wait(styled: true) { $0.contains("\nit is clean") }
    #expect(styled.contains("\nit is clean"))
  }

  @Test func controlZStopsAndWorkGoesOn() throws {
    let terminal = try TerminalSession()
    try terminal.type(
      "speakrows speak --player none --rate 449 --rows 1-3 '\(Shell.root.path)/Examples/states.ndjson'",
      "Enter")
    try terminal.wait { $0.contains("Alabama, ") }
    try terminal.type("C-z")
    try terminal.wait { $0.contains("Stopped") }
    usleep(1_500_000)
    let stopped = try terminal.screen()
    #expect(!stopped.contains("Arizona"))
    try terminal.type("fg", "Enter")
    let end = try terminal.wait { $0.contains("7,151,502\nready>") }
    #expect(end.contains("Alaska, ") && end.contains("Arizona, "))
  }

  @Test func whatIsPlayedIsWhatIsWritten() throws {
    let server = try SoundServer()
    let line = "speakrows speak Examples/weather.json"
    let labels = try Shell.run("speakrows Examples/weather.json").output
    let result = try Shell.run(line, server.variables)
    #expect(result == Shell.Result(output: labels, errors: "", status: 0))
    usleep(500_000)
    let played = try server.secondsOfSound()
    let written = try Shell.withTemporaryFolder { folder in
      _ = try Shell.run("speakrows speak -o '\(folder.path)/s.wav' Examples/weather.json")
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "s.wav")).dropFirst(44))
      let step = 22_050 / 20 * 2
      let loud = stride(from: 0, to: bytes.count - step, by: step).count { start in
        stride(from: start, to: start + step, by: 2).contains {
          abs(Int(Int16(truncatingIfNeeded: Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8))) > 300
        }
      }
      return Double(loud) / 20
    }
    // The start is not missing, and the end is not cut.
    #expect(abs(played - written) < written * 0.1, "\(played) seconds of \(written)")
  }

  @Test func aServerThatGoesAwayIsAnError() throws {
    let server = try SoundServer()
    let result = try Shell.run(
      "(sleep 2; kill \(server.identifier)) & timeout 30 speakrows speak Examples/states.ndjson",
      server.variables)
    #expect(result.status == 69)
    #expect(result.errors.hasPrefix("speakrows: no sound: PulseAudio: "), "\(result.errors)")
    #expect(result.output.hasPrefix("Alabama, "))
  }

  @Test("a player that is not there", arguments: ["pipewire", "pulse", "alsa"])
  func missingPlayers(_ player: String) throws {
    let result = try Shell.run(
      "timeout 20 speakrows speak --player \(player) Examples/stocks.json",
      ["XDG_RUNTIME_DIR": "/nonexistent", "PULSE_SERVER": "unix:/nonexistent"])
    #expect(result.status == 69 && result.errors.hasPrefix("speakrows: no sound: "))
  }
}
