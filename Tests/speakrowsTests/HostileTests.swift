// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// Speech of tables that are made to end it, and of workers that are killed.
@Suite(.serialized, .judged, .tags(.slow)) struct HostileTests {
  private struct Timing: Decodable {
    struct DataRow: Decodable {
      var label: String
      var start: Int
      var end: Int
    }
    var rows: [DataRow]
  }

  private static func timing(_ file: URL) throws -> Timing {
    try JSONDecoder().decode(Timing.self, from: Data(contentsOf: file))
  }

  private static func samples(_ file: URL) throws -> [Int] {
    let bytes = [UInt8](try Data(contentsOf: file).dropFirst(44))
    return stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int(Int16(truncatingIfNeeded: Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8))
    }
  }

  /// Texts on which eSpeak NG 1.51 ends its process, commands, markup, and what no voice was made for.
  private static let texts: [(name: String, text: String)] = [
    ("apostrophes", String(repeating: "s'", count: 70)),
    ("abbreviations", String(repeating: "A.", count: 100)),
    ("dots", String(repeating: "U.S.A.", count: 60)),
    ("letters", String(repeating: "a . ", count: 300)),
    ("commands", "\u{1}50H one \u{1}900R two \u{1}S"), ("escape", "\u{1B}[31mred\u{7}"),
    ("markup", "<speak><prosody rate='900%'><break time='100s'/>x</speak>"),
    ("phonemes", "[[h@'loU]] [["), ("entities", "&lt;&#0;&amp;"),
    ("a long word", String(repeating: "a", count: 20_000)),
    ("digits", String(repeating: "1", count: 500)),
    ("joiners", String(repeating: "\u{200D}", count: 500)),
    ("marks", "e" + String(repeating: "\u{301}", count: 2000)), ("bidi", "\u{202E}abc\u{202C}"),
    ("no characters", "\u{FFFE}\u{10FFFF}"), ("quotes", String(repeating: "'", count: 2000)),
    ("scripts", "Ελ кир עב عر हि বা த తె ไท ລາວ བོ မြ ქა ኢት ខ្ម 漢字 かな 한글 ᚠᚢ 𓀀𓁐 👩‍👩‍👧‍👦"),
  ]

  @Test(
    "a hostile table is spoken to its end",
    arguments: ["en-US", "de-DE", "ru-RU", "zh-CN", "hi-IN"]
  )
  func everyGoodRowIsHeard(_ locale: String) throws {
    try Shell.withTemporaryFolder { folder in
      var rows: [[String: String]] = []
      for (name, text) in Self.texts {
        rows.append(["a": "good before \(name)", "b": "fine"])
        rows.append(["a": name, "b": text])
      }
      rows.append(["a": "last", "b": "fine"])
      try JSONEncoder().encode(rows).write(to: folder.appending(path: "h.json"))
      let result = try Shell.run(
        "timeout 120 speakrows speak --locale \(locale) --field a --field b -o h.wav --timing h.json.times h.json",
        in: folder)
      #expect(result.status == 70)
      // Which texts are fatal differs by voice; some are for each of these.
      #expect(result.errors.split(separator: "\n").count > 1)
      // Each line names a row and a column, and none of a good row.
      for line in result.errors.split(separator: "\n").dropLast() {
        let number = Int(line.split(separator: " ")[2].filter(\.isNumber)) ?? 0
        #expect(number % 2 == 0 && line.contains("column b"), "\(line)")
      }
      let timing = try Self.timing(folder.appending(path: "h.json.times"))
      try #require(timing.rows.count == rows.count)
      let samples = try Self.samples(folder.appending(path: "h.wav"))
      for row in timing.rows {
        #expect(samples[row.start..<row.end].contains { abs($0) > 500 }, "\(row.label.prefix(60))")
      }
    }
  }

  @Test("workers that are killed lose nothing", arguments: [1, 2])
  func workersAreKilled(_ jobs: Int) throws {
    try Shell.withTemporaryFolder { folder in
      let script = """
        awk 'BEGIN { for (i = 1; i <= 1000; i++) print "row " i }' > t.txt
        speakrows speak --rate 449 --pause 0 --from lines -o whole.wav --timing whole.times t.txt
        speakrows speak --rate 449 --pause 0 --from lines --jobs \(jobs) -o killed.wav --timing killed.times t.txt 2> errors &
        main=$!
        kills=0
        while kill -0 $main 2> /dev/null; do
          # The worker, or the copy of it that speaks.
          victim=$(pgrep -P $main | shuf -n 1)
          [ $((RANDOM % 2)) = 0 ] && victim=$(pgrep -P "${victim:-0}" | head -n 1)
          [ -n "$victim" ] && kill -9 $victim 2> /dev/null && kills=$((kills + 1))
          sleep 0.0$((RANDOM % 9 + 1))
        done
        wait $main
        echo "$? $kills"
        """
      try script.write(to: folder.appending(path: "run.sh"), atomically: true, encoding: .utf8)
      let result = try Shell.run("timeout 120 bash run.sh", in: folder)
      let parts = result.output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      try #require(parts.count == 2 && parts[1] > 3, "\(result)")
      // A text whose worker was killed three times was said in plainer words, and is named.
      let errors = try String(contentsOf: folder.appending(path: "errors"), encoding: .utf8)
      // That the sound may differ from another run's is no failure.
      let failures = errors.split(separator: "\n").filter { !$0.contains("sound may differ") }
      #expect(parts[0] == (failures.isEmpty ? 0 : 70), "\(errors.prefix(500))")
      // Nothing lost, nothing said twice. A voice varies by a few milliseconds where a worker was killed so often that
      // its successor did not repeat all that was said before.
      let whole = try Self.timing(folder.appending(path: "whole.times")).rows
      let killed = try Self.timing(folder.appending(path: "killed.times")).rows
      try #require(whole.map(\.label) == killed.map(\.label))
      for (row, again) in zip(whole, killed) where failures.isEmpty {
        let (usual, length) = (row.end - row.start, again.end - again.start)
        #expect(abs(usual - length) < usual / 15, "\(row.label): \(usual) and \(length) samples")
      }
    }
  }
}
