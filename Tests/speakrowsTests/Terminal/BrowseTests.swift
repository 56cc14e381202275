// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import speakrows

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
    try terminal.wait { $0.contains("\nGoogle Inc., $619.40\n") && $0.contains(">Google") }
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
    let opening = "Stocks, rows: 3, columns: 3, Technology, question mark for help"
    try terminal.wait { $0.contains("question mark for") }
    try terminal.type("Down", ".", "C-q")
    let end = try terminal.wait { $0.contains("row 1 of 3, section Technology\nready>") }
    #expect(
      end.replacing("\n", with: "").contains(
        "\(opening)Apple Inc., $648.11, up 1.85%row 1 of 3, section Technology"))
  }

  /// Each key of the talking table, and the line that it gives.
  private static let keys: [(key: String, said: String)] = [
    ("Down", "Apple Inc., $648.11, up 1.85%"), ("Up", "Technology"),
    ("Down", "Apple Inc., $648.11, up 1.85%"),
    ("Right", "company, Apple Inc."), ("M-Right", "price, $648.11"),
    ("C-M-Right", "change, up 1.85%"),
    ("Left", "price, $648.11"), ("C-M-Left", "company, Apple Inc."), ("Right", "price, $648.11"),
    ("C-Down", "Google Inc., $619.40"), ("C-M-Down", "Yahoo! Inc., $15.58"),
    ("C-Up", "Google Inc., $619.40"), ("M-Up", "Apple Inc., $648.11"),
    ("]", "Google Inc., $619.40"),
    ("[", "Apple Inc., $648.11"), (".", "row 1 of 3, section Technology, column price"),
    ("Space", "$648.11"), ("C-M-Home", "company, Apple Inc."), ("C-End", "change, up 1.85%"),
    ("C-M-PPage", "up 1.85%"), ("C-M-NPage", "Yahoo! Inc., unchanged"),
    ("`", "Apple Inc., up 1.85%"), ("}", "Google Inc., down 0.21%"), ("{", "Apple Inc., up 1.85%"),
    ("C-r", "Apple Inc., $648.11, up 1.85%"), ("Left", "price, $648.11"),
    ("C-e", "$648.11, up 1.85%"),
    ("'", "$"), ("'", "6"), ("\"", "$"), ("\\;", "end of text"), (":", "start of text"),
    (",", "$648.11"),
    ("*", "marked"), (">", "from the other end, $648.11"), ("<", "from the other end, $648.11"),
    ("^", "sorted by price, $648.11"), ("^", "sorted by price, descending, $648.11"),
    ("^", "in the order of the file, $648.11"), ("&", "rows shown: 1, $648.11"),
    ("_", "all rows are shown, $648.11"), ("C-f", "price: different values 3, 1 of 3, $648.11, 1"),
    ("Escape", "back in the table, marked, $648.11"),
    ("\\", "column price hidden, change, up 1.85%"),
    ("~", "all columns are shown"), ("=", "copied"), ("C-y", "Copy, 1 of 12, the row, text"),
    ("Down", "the row, CSV"), ("Enter", "copied"), ("Enter", "row 1, 1 of 3, company, Apple Inc."),
    ("Down", "price, $648.11"), ("Enter", "price, $648.11"), ("C-t", "row names always"),
    ("C-t", "no row names"), ("C-t", "row names when the row changes"),
    ("+", "rate 195"), ("-", "rate 175"), ("?", "Keys, 1 of 61, Down: the row below"),
    ("End", "Control L: redraw the screen"), ("F1", "back in the table, marked, $648.11"),
    ("|", "column"), ("z", "no column z"), ("BSpace", "empty"), ("c", "company, Apple Inc."),
    ("Enter", "marked, Apple Inc."), ("C-s", "find in column"), ("y", "Yahoo! Inc."),
    ("Enter", "Yahoo! Inc."),
    ("C-n", "from the other end, Yahoo! Inc."), ("C-p", "from the other end, Yahoo! Inc."),
    ("/", "find"), ("6", "from the other end, marked, Apple Inc., $648.11, up 1.85%"),
    ("Escape", "Yahoo! Inc."),
    ("#", "row number"), ("2", "2"), ("Enter", "Google Inc."), ("@", "index title"),
    ("x", "no section x"), ("Escape", "Google Inc."), ("C-k", "Google Inc."), ("Escape", ""),
    ("Home", "marked, Apple Inc."), ("End", "Yahoo! Inc."), ("PPage", "Technology"),
    ("NPage", "Delayed 15 minutes"), ("BTab", "Technology"), ("Tab", "last section, Technology"),
    ("C-a", "Technology"), ("Escape", ""), ("y", "Yahoo! Inc., $15.58, unchanged"),
    ("Right", "company, Yahoo! Inc."), ("Right", "price, $15.58"),
    ("!", "of the marked rows, always $648.11"),
    ("(", "Stocks, rows: 3, columns: 3, 1 of 3, company: all different"),
    ("Escape", "back in the table, $15.58"),
    ("$", "price, of the marked rows, values: 1 of 1, always $648.11, sum $648.11"),
    ("%", "condition, such as > 5, = Oslo, or text that is contained"), (">", ">"), ("9", "9"),
    ("9", "9"), ("Enter", "rows shown: 2, marked, Apple Inc., $648.11"),
    ("C-w", "file for marked rows"),
    ("Escape", "marked, $648.11"), ("C-l", ""),
  ]

  @Test func eachKeyIsAnswered() throws {
    let bound = Set(BrowseCommand.bindings.flatMap(\.keys))
    #expect(bound.count < Self.keys.count)
    // Each line is the last one until the next; a screen of many lines holds all of them.
    let terminal = try Self.browse("--lines \(Self.stocks)", columns: 120, lines: 300)
    try terminal.wait { $0.contains("question mark for help") }
    var lines = ["question mark for help"]
    for (key, said) in Self.keys {
      try terminal.type(key)
      if said.isEmpty {
        usleep(300_000)
        continue
      }
      lines.append(said)
      let expected = lines.suffix(2).joined(separator: "\n")
      let screen = try terminal.wait {
        $0.split(separator: "\n").suffix(2).joined(separator: "\n").hasSuffix(expected)
      }
      if !screen.contains(expected) { return }
    }
    try terminal.type("C-q")
    try terminal.wait { $0.contains("Apple Inc., $648.11, up 1.85%\nready>") }
  }

  @Test func markedRowsAreSavedAsOneGoes() throws {
    try Shell.withTemporaryFolder { folder in
      let file = folder.appending(path: "marks.txt")
      let terminal = try Self.browse("--marks '\(file.path)' \(Self.stocks)")
      try terminal.wait { $0.contains(">Technology") }
      try terminal.type("y", "Escape", "*")
      try terminal.wait { $0.contains("*>Yahoo!") }
      #expect(try String(contentsOf: file, encoding: .utf8) == "Yahoo! Inc., $15.58, unchanged\n")
      try terminal.type("*")
      try terminal.wait { $0.contains("\nnot marked\n") }
      #expect(try String(contentsOf: file, encoding: .utf8).isEmpty)
    }
  }

  @Test func rowsThatAreAddedAreSaid() throws {
    try Shell.withTemporaryFolder { folder in
      let file = folder.appending(path: "log.csv")
      try "name,n\nfirst,1\nsecond,2\n".write(to: file, atomically: false, encoding: .utf8)
      let terminal = try Self.browse("--follow '\(file.path)'")
      try terminal.wait { $0.contains(">first") }
      try terminal.type("End")
      try terminal.wait { $0.contains(">second, n 2") }
      func add(_ text: String) throws {
        let handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(text.utf8))
        try handle.close()
      }
      try add("third,3\nfourth,4\n")
      try terminal.wait { $0.contains("new rows: 2, fourth, n 4") && $0.contains("row 2 of 4") }
      try terminal.type("End")
      try terminal.wait { $0.contains(">fourth, n 4") }
      // A row that is written in two halves is read whole.
      try add("fif")
      try add("th,5\n")
      try terminal.wait { $0.contains("  fifth, n 5") && !$0.contains("  fif,") }
      try terminal.type("Down")
      try terminal.wait { $0.contains(">fifth, n 5") }
    }
  }

  @Test func soundThatIsLostEndsNothing() throws {
    let server = try SoundServer()
    let terminal = try Self.browse(Self.stocks, player: "auto", server.variables)
    try terminal.wait { $0.contains(">Technology") }
    for _ in 0..<100 where try server.secondsOfSound() < 1 { usleep(100_000) }
    kill(server.identifier, SIGKILL)
    try terminal.type("Down")
    try terminal.type("*")
    try terminal.wait { $0.contains("*>Apple") && $0.contains("no sound") }
    try terminal.type("C-q")
    try terminal.wait { $0.contains("Apple Inc., $648.11, up 1.85%\nready>") }
  }

  @Test func itLeavesSpeechToAScreenReader() throws {
    let terminal = try Self.browse("--quiet \(Self.stocks)")
    try terminal.wait { $0.contains(">Technology") }
    try terminal.type("Down", "Right", "Right")
    try terminal.wait { $0.contains("\nprice, $648.11\n") }
    // The cursor is where the price is, for what looks there.
    let cursor = try terminal.cursor()
    #expect(cursor.line == 2 && cursor.column == 14)
  }

  @Test("beside a screen reader the cursor is behind the last line, and no line is scrolled away")
  func linesForAScreenReader() throws {
    let terminal = try Self.browse("--quiet --lines \(Self.stocks)", columns: 70, lines: 4)
    try terminal.wait { $0.contains("question mark for help") }
    try terminal.type("Down")
    try terminal.wait { $0.contains("Apple Inc., $648.11, up 1.85%") }
    #expect(try terminal.cursor().column == "Apple Inc., $648.11, up 1.85%".count)
    try terminal.type("Down", "Down", "Down")
    let end = try terminal.wait { $0.contains("Delayed 15 minutes") }
    #expect(end.trimmingCharacters(in: .newlines) == "Delayed 15 minutes")
    #expect(try terminal.cursor().column == "Delayed 15 minutes".count)
    try terminal.type("C-q")
    try terminal.wait { $0.contains("Delayed 15 minutes\nready>") }
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
