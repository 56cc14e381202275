// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// `speakrows browse` in a real terminal, with its sound recorded.
@Suite(.serialized, .judged, .tags(.terminal, .sound)) struct BrowseTests {
  private static func browse(
    _ file: String, columns: Int = 60, lines: Int = 12, player: String = "none",
    _ variables: [String: String] = [:]
  ) throws -> TerminalSession {
    let terminal = try TerminalSession(columns: columns, lines: lines, variables)
    let term = variables["TERM"].map { "TERM=\($0) " } ?? ""
    try terminal.type("\(term)speakrows browse --player \(player) \(file)", "Enter")
    return terminal
  }

  private static var stocks: String { "'\(Shell.root.path)/Examples/stocks.json'" }

  @Test("it draws what it says", arguments: [40, 80, 200])
  func drawing(_ columns: Int) throws {
    let terminal = try Self.browse(Self.stocks, columns: columns)
    try terminal.wait { $0.contains(">Technology") && $0.contains("? help") }
    try terminal.type("Down")
    try terminal.wait { $0.contains(">Apple Inc., $648.11, up 1.85%") }
    try terminal.wait(styled: true) { $0.contains("7mApple Inc.") }
    try terminal.type("Right", "Right")
    try terminal.wait { $0.contains("\nprice, $648.11\n") }
    try terminal.type("C-Down")
    try terminal.wait { $0.contains("\n$619.40\n") && $0.contains(">Google") }
    try terminal.type(".")
    try terminal.wait { $0.contains("\nrow 2 of 3, section Technology") }
    try terminal.type("y")
    try terminal.wait { $0.contains(">Yahoo!") && $0.contains("begins with: y") }
    try terminal.type("Escape", "*", "Home", "C-q")
    // Nothing is left but what was marked.
    let end = try terminal.wait { $0.contains("Yahoo! Inc., $15.58, unchanged\nready>") }
    #expect(!end.contains("Apple"))
  }

  @Test func aDumbTerminalGetsLines() throws {
    let terminal = try Self.browse(Self.stocks, ["TERM": "dumb"])
    try terminal.wait { $0.contains("Stocks, Technology") }
    try terminal.type("Down", ".", "C-q")
    let end = try terminal.wait { $0.contains("row 1 of 3, section Technology\nready>") }
    #expect(
      end.contains(
        "Stocks, Technology\nApple Inc., $648.11, up 1.85%\nrow 1 of 3, section Technology\n"))
  }

  @Test(
    "whatever signal ends it, the terminal is as before and the marks are printed",
    arguments: ["INT", "TERM", "HUP", "SEGV", "BUS", "ABRT", "ILL", "TRAP", "FPE"])
  func anyEnd(_ signal: String) throws {
    try Shell.withTemporaryFolder { folder in
      let copy = folder.appending(path: "stocks.json")
      try FileManager.default.copyItem(
        at: Shell.root.appending(path: "Examples/stocks.json"), to: copy)
      let terminal = try Self.browse("'\(copy.path)'", columns: 120, lines: 20)
      try terminal.wait { $0.contains(">Technology") }
      try terminal.type("y", "Escape", "*")
      try terminal.wait { $0.contains("*>Yahoo!") }
      // The oldest process with this name in its command line is not the worker, which it started.
      _ = try Shell.run("pkill -\(signal) -o -f -- '\(copy.path)'")
      let end = try terminal.wait { $0.contains("ready>") && $0.contains("Yahoo! Inc., $15.58") }
      #expect(!end.contains("Apple"))
      try terminal.type("stty -a | grep -o ' icanon'", "Enter")
      try terminal.wait { $0.contains("\n icanon") }
    }
  }

  @Test func aKeyStopsWhatIsSaidAndItsOwnIsHeard() throws {
    let server = try SoundServer()
    let long = String(repeating: "word ", count: 100)
    try Shell.withTemporaryFolder { folder in
      try "first \(long)\nsecond\n".write(
        to: folder.appending(path: "t.txt"), atomically: true, encoding: .utf8)
      let terminal = try Self.browse(
        "--from lines '\(folder.path)/t.txt'", player: "auto", server.variables)
      try terminal.wait { $0.contains(">first") }
      for _ in 0..<100 where try server.secondsOfSound() < 1 { usleep(100_000) }
      let before = try server.loudness().count
      try terminal.type("Down")
      usleep(3_000_000)
      // "second" takes a second; the rest of the first row would take half a minute.
      let after = try server.loudness().dropFirst(before).count { $0 }
      #expect((4...35).contains(after), "\(after) twentieths of a second")
      try terminal.type("Up")
      for _ in 0..<100 where try server.loudness().suffix(20).count(where: { $0 }) < 10 {
        usleep(100_000)
      }
      try terminal.type("Escape")
      // The rest of the row would take half a minute; a server with nothing to play records in blocks of two seconds.
      usleep(5_000_000)
      #expect(try server.loudness().suffix(10).allSatisfy { !$0 })
      try terminal.type("C-c")
      try terminal.type("echo \"ended with $?\"", "Enter")
      try terminal.wait { $0.contains("ended with 130") }
    }
  }

  @Test("a key is answered while a long text is made", arguments: ["中文", "1", "word "])
  func keysAreAnsweredAtOnce(_ text: String) throws {
    try Shell.withTemporaryFolder { folder in
      let long = String(repeating: text, count: 400)
      try "a \(long)\nsecond\n".write(
        to: folder.appending(path: "t.txt"), atomically: true, encoding: .utf8)
      let terminal = try Self.browse("--rate 80 --from lines '\(folder.path)/t.txt'")
      try terminal.wait { $0.contains(">a") }
      usleep(200_000)
      try terminal.type("Down")
      // Far sooner than the row could be said.
      var isThere = false
      for _ in 0..<20 where !isThere {
        usleep(50_000)
        isThere = try terminal.screen().contains(">second")
      }
      #expect(isThere)
    }
  }

  @Test func aLongFileIsThereAtOnceAndMemoryStaysFlat() throws {
    try Shell.withTemporaryFolder { folder in
      _ = try Shell.run(
        "awk 'BEGIN { for (i = 1; i <= 500000; i++) printf \"{\\\"name\\\": \\\"row %d\\\", \\\"n\\\": %d}\\n\", i, i }' > t.ndjson",
        in: folder)
      let terminal = try Self.browse("'\(folder.path)/t.ndjson'")
      try terminal.wait { $0.contains(">row 1, n 1") }
      try terminal.type("End")
      try terminal.wait { $0.contains(">row 500000, n 500,000") }
      try terminal.type("#", "250001", "Enter")
      try terminal.wait {
        $0.contains(">row 250001, n 250,001") && $0.contains("row 250001 of 500000")
      }
      try terminal.type("Up")
      try terminal.wait { $0.contains(">row 250000, n 250,000") }
      try terminal.type("/", "400,000", "Enter")
      try terminal.wait { $0.contains(">row 400000, n 400,000") }
      let peak = try Shell.run(
        "for p in $(pgrep -f \"speakrows browse .*\(folder.lastPathComponent)\"); do grep VmHWM /proc/$p/status; done"
      ).output.split(separator: "\n").compactMap {
        Int($0.split(separator: " ").dropFirst().first ?? "")
      }.max()
      #expect((peak ?? .max) < 60_000, "\(peak ?? 0) KiB")
    }
  }

  @Test func itNeedsATerminal() throws {
    let result = try Shell.run("setsid speakrows browse Examples/stocks.json < /dev/null")
    #expect(result.status == 66 && result.errors.contains("browse needs a terminal"))
  }

  @Test func rowsFromAPipeAndCopiesIntoOne() throws {
    try Shell.withTemporaryFolder { folder in
      let terminal = try TerminalSession(columns: 60, lines: 12)
      try terminal.type(
        "printf 'one\\ntwo\\nthree\\n' | speakrows browse --player none > '\(folder.path)/copied'",
        "Enter")
      try terminal.wait { $0.contains(">one") }
      try terminal.type("Down", "=", "t", "h", "Escape", "*", "C-q")
      try terminal.wait { $0.contains("ready>") && !$0.contains(">one") }
      let copied = try String(contentsOf: folder.appending(path: "copied"), encoding: .utf8)
      #expect(copied == "two\nthree\n")
    }
  }
}
