// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// The command `speakrows speak` as a user runs it, without sound hardware.
@Suite(.serialized) struct SpeakTests {
  /// An `.asoundrc` whose sound card is a file.
  private static func withSoundFile(_ body: (URL, [String: String]) throws -> Void) throws {
    try Shell.withTemporaryFolder { folder in
      let sound = folder.appending(path: "sound.raw")
      try """
      pcm.!default { type file; file "\(sound.path)"; format "raw"; slave.pcm { type null } }
      """.write(to: folder.appending(path: ".asoundrc"), atomically: true, encoding: .utf8)
      try body(sound, ["HOME": folder.path, "XDG_RUNTIME_DIR": folder.path])
    }
  }

  @Test func aWAVFileIsWritten() throws {
    try Shell.withTemporaryFolder { folder in
      let result = try Shell.run(
        "speakrows speak -o '\(folder.path)/stocks.wav' Examples/stocks.json")
      #expect(result == Shell.Result(output: "", errors: "", status: 0))
      let wav = try Data(contentsOf: folder.appending(path: "stocks.wav"))
      #expect(String(decoding: wav.prefix(4), as: UTF8.self) == "RIFF")
      let seconds = Double(wav.count - 44) / 44_100
      #expect((15.0...30.0).contains(seconds))
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left == ["stocks.wav"])
    }
  }

  @Test func nothingIsLeftWhenItIsKilled() throws {
    try Shell.withTemporaryFolder { folder in
      let line =
        "for signal in TERM KILL; do (yes '{\"a\":\"one two three\"}' | "
        + "timeout -k 5 -s $signal 1 speakrows speak -o t.wav); done 2>/dev/null; ls -A"
      let result = try Shell.run(line, in: folder)
      #expect(result.output.isEmpty)
    }
  }

  private struct Timing: Decodable {
    struct DataRow: Decodable {
      struct Phrase: Decodable {
        var text: String
        var start: Int
        var end: Int
      }
      var label: String
      var start: Int
      var end: Int
      var phrases: [Phrase]
    }
    var sampleRate: Int
    var rows: [DataRow]
  }

  @Test(
    "what the files say of times is heard at them",
    arguments: ["Examples/stocks.json", "Examples/states.ndjson"])
  func timesAreThoseOfTheSound(_ example: String) throws {
    try Shell.withTemporaryFolder { folder in
      let labels = try Shell.run("speakrows '\(example)'").output
      let result = try Shell.run(
        "cd '\(folder.path)' && speakrows speak -o s.wav --timing t.json --captions c.vtt "
          + "--chapters h.vtt '\(Shell.root.path)/\(example)'")
      #expect(result == Shell.Result(output: "", errors: "", status: 0))
      let timing = try JSONDecoder().decode(
        Timing.self, from: Data(contentsOf: folder.appending(path: "t.json")))
      #expect(timing.rows.map { $0.label + "\n" }.joined() == labels)
      let wav = try Data(contentsOf: folder.appending(path: "s.wav"))
      let bytes = [UInt8](wav.dropFirst(44))
      let samples = stride(from: 0, to: bytes.count - 1, by: 2).map {
        Int16(truncatingIfNeeded: Int(bytes[$0]) | Int(bytes[$0 + 1]) << 8)
      }
      var last = 0
      for phrase in timing.rows.flatMap(\.phrases) {
        #expect(phrase.start >= last && phrase.end > phrase.start)
        // Between phrases there is silence, and in them there is sound.
        #expect(samples[last..<phrase.start].allSatisfy { $0 == 0 })
        #expect(samples[phrase.start..<phrase.end].contains { abs(Int($0)) > 1000 }, "\(phrase)")
        last = phrase.end
      }
      #expect(samples[last...].allSatisfy { $0 == 0 } && last <= samples.count)
      let captions = try String(contentsOf: folder.appending(path: "c.vtt"), encoding: .utf8)
      #expect(captions.split(separator: " --> ").count - 1 == timing.rows.count)
    }
  }

  @Test(
    "rows are said as often, and with as much silence, as is asked for",
    arguments: [
      ("--repeat 2", 2, 1.95...2.05), ("--pause 1150", 1, 1.3...2.0), ("--spell", 1, 1.02...3.0),
    ])
  func rowsAreSaidAsAskedFor(_ option: String, _ cues: Int, _ longer: ClosedRange<Double>) throws {
    try Shell.withTemporaryFolder { folder in
      let table = "'\(Shell.root.path)/Examples/stocks.json'"
      let line =
        "cd '\(folder.path)' && speakrows speak --rows-only -o a.wav --captions a.srt \(table)"
        + " && speakrows speak --rows-only \(option) -o b.wav --captions b.srt \(table)"
        + " && grep -c -e '-->' a.srt b.srt && stat -c %s a.wav b.wav"
      let result = try Shell.run(line)
      let lines = result.output.split(separator: "\n")
      #expect(result.status == 0 && lines.first == "a.srt:3")
      #expect(lines.dropFirst().first == "b.srt:\(3 * cues)")
      let sizes = lines.suffix(2).compactMap { Double($0) }
      #expect(sizes.count == 2 && longer.contains(sizes[1] / sizes[0]))
    }
  }

  @Test("each row or section has a file, and what is there is not made again")
  func split() throws {
    try Shell.withTemporaryFolder { folder in
      let table = "'\(Shell.root.path)/Examples/stocks.json'"
      let line =
        "cd '\(folder.path)' && speakrows speak --split row -o rows \(table) && ls rows | xargs"
        + " && rm rows/00003.wav && : > rows/00004.wav && touch -d @1 rows/00002.wav"
        + " && speakrows speak --split row --resume -o rows \(table) && ls rows | xargs && stat -c %Y rows/00002.wav"
        + " && head -c 4 rows/00004.wav && echo"
        + " && head -c 4 rows/00003.wav && echo && speakrows speak --split section -o sections \(table) && ls sections"
      let result = try Shell.run(line)
      let rows = "00001.wav 00002.wav 00003.wav 00004.wav 00005.wav\n"
      #expect(result.errors.isEmpty && result.status == 0)
      #expect(result.output == rows + rows + "1\nRIFF\nRIFF\n00001.wav\n")
    }
  }

  @Test("files of other rows or another voice are not kept", arguments: ["row", "section"])
  func notesWhatFilesSay(_ split: String) throws {
    try Shell.withTemporaryFolder { folder in
      let make = "speakrows speak --split \(split) -o d"
      let line =
        "printf 'n\\nOne\\nTwo\\nThree\\n' > a.csv && \(make) a.csv && \(make) --resume a.csv && echo same"
        + "; \(make) --resume --rate 250 a.csv; echo $?; printf 'n\\nSix\\nTwo\\n' > a.csv; \(make) --resume a.csv; echo $?"
        + "; \(make) a.csv; echo $?; \(make) --resume a.csv && echo same"
      let result = try Shell.run(line, in: folder)
      #expect(result.output == "same\n65\n65\n0\nsame\n")
      let messages = result.errors.split(separator: "\n")
      #expect(
        messages.prefix(2).allSatisfy { $0.hasPrefix("d/00001.wav: its row says something else") })
      #expect(
        messages.dropFirst(2).allSatisfy { $0.hasPrefix("d/00003.wav: it is left of another") })
    }
  }

  @Test(
    "options that don't go together are refused",
    arguments: [
      "--split row", "--split row -o -", "--resume -o x", "--split row -o x --captions c.vtt",
      "--repeat 0", "--pause -1", "--gap 9999", "-o x.m4a", "-o s.vtt --captions s.vtt",
      "-o s.wav --chapters s.vtt --captions s.vtt", "-o s.wav --timing Examples/stocks.json",
      "-o Examples/../Examples/stocks.json",
    ])
  func refuses(_ options: String) throws {
    #expect(try Shell.run("speakrows speak \(options) Examples/stocks.json").status == 64)
  }

  @Test func captionsHaveTheFormatOfTheirName() throws {
    let result = try Shell.run("speakrows speak --captions t.txt Examples/stocks.json")
    #expect(result.status == 64 && result.errors.contains(".vtt or .srt"))
  }

  @Test func aPipeGetsAStream() throws {
    try Shell.withTemporaryFolder { folder in
      let line = "speakrows speak -o - '\(Shell.root.path)/Examples/states.ndjson' | cat > s.wav"
      let result = try Shell.run(line, in: folder)
      #expect(result.status == 0 && result.errors.isEmpty)
      let wav = try Data(contentsOf: folder.appending(path: "s.wav"))
      #expect(String(decoding: wav.prefix(4), as: UTF8.self) == "RIFF" && wav.count > 100_000)
      #expect(try Shell.run("ls", in: folder).output == "s.wav\n")
    }
  }

  @Test func aVoiceThatOnlyTheDataAsksForEndsNothing() throws {
    try Shell.withTemporaryFolder { folder in
      try #"{"rows":[{"a":"one"},{"a":"two","$row":{"locale":"yo"}},{"a":"three"}]}"#
        .write(to: folder.appending(path: "t.json"), atomically: true, encoding: .utf8)
      let result = try Shell.run("speakrows speak -o t.wav t.json", in: folder)
      #expect(result.status == 70)
      #expect(result.errors.contains("t.json: row 2, column a: eSpeak NG has no voice yo"))
    }
  }

  @Test func anAmountSoundsAsItsWordsDo() throws {
    // A fresh synthesizer gives the same text the same samples, so equal sound means equal phonemes.
    try Shell.withTemporaryFolder { folder in
      let line = """
        echo '[[648.11]]' | speakrows speak --field p=currency:USD -o price.wav
        echo 'six hundred forty eight dollars eleven cents' | speakrows speak --from lines -o words.wav
        echo 'six hundred forty nine dollars eleven cents' | speakrows speak --from lines -o other.wav
        cmp price.wav words.wav && ! cmp -s price.wav other.wav
        """
      let result = try Shell.run(line, in: folder)
      #expect(result == Shell.Result(output: "", errors: "", status: 0))
    }
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    try Shell.withTemporaryFolder { folder in
      let lines = ["one", "two"].map {
        "speakrows speak -o \($0).wav '\(Shell.root.path)/Examples/weather.json'"
      }
      let line = lines.joined(separator: " && ") + " && cmp one.wav two.wav"
      let result = try Shell.run(line, in: folder)
      #expect(result.status == 0)
    }
  }

  @Test(.judged, .tags(.sound)) func soundGoesToTheSoundSystem() throws {
    try Self.withSoundFile { sound, variables in
      let labels = try Shell.run("speakrows Examples/weather.json").output
      let result = try Shell.run("speakrows speak Examples/weather.json", variables)
      try #require(result == Shell.Result(output: labels, errors: "", status: 0))
      let played = try Data(contentsOf: sound)
      #expect(played.count > 5 * 44_100)
      #expect(played.contains { $0 != 0 })
    }
  }

  @Test(.judged, .tags(.sound)) func withoutASoundDeviceThereIsAMessageAndNoHang() throws {
    let result = try Shell.run(
      "timeout 20 speakrows speak Examples/stocks.json", ["XDG_RUNTIME_DIR": "/nonexistent"])
    #expect(result.status == 69)
    #expect(result.errors.hasPrefix("speakrows: no sound: "))
    #expect(result.errors.contains("neither PulseAudio nor PipeWire runs"))
  }

  @Test func aFatalTextEndsNothingAndIsNamed() throws {
    try Shell.withTemporaryFolder { folder in
      let fatal = String(repeating: "s'", count: 70)
      try "name,note\nfirst,fine\nsecond,\(fatal)\nthird,fine\n"
        .write(to: folder.appending(path: "t.csv"), atomically: true, encoding: .utf8)
      let result = try Shell.run("speakrows speak -o t.wav t.csv", in: folder)
      #expect(result.status == 70)
      #expect(result.errors.contains("t.csv: row 2, column note: eSpeak NG failed on this text"))
      let good = try Shell.run("speakrows speak --rows 1 -o g.wav t.csv", in: folder)
      #expect(good.status == 0)
      let sizes = try ["t.wav", "g.wav"].map {
        try Data(contentsOf: folder.appending(path: $0)).count
      }
      #expect(sizes[0] > sizes[1] * 2)
    }
  }

  @Test(
    "what can't be said is an error, and leaves no file",
    arguments: [
      ("--voice nosuch", 69), ("--rate 450", 64), ("--pitch 100", 64), ("--volume -1", 64),
      ("--locale xx", 64), ("--locale yo", 69),
    ])
  func errors(_ options: String, _ status: Int32) throws {
    try Shell.withTemporaryFolder { folder in
      let line = "speakrows speak -o t.wav \(options) '\(Shell.root.path)/Examples/stocks.json'"
      let result = try Shell.run(line, in: folder)
      #expect(result.status == status && !result.errors.isEmpty)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left.isEmpty)
    }
  }

  @Test func aPlaceThatCannotBeWrittenIsAnError() throws {
    let result = try Shell.run("speakrows speak -o /dev/null/x.wav Examples/stocks.json")
    #expect(result.status == 74)
    #expect(result.errors == "speakrows: /dev/null/x.wav: Not a directory\n")
  }

  @Test("a rate changes the length", arguments: [(80, 350)])
  func rateMatters(_ slow: Int, _ fast: Int) throws {
    try Shell.withTemporaryFolder { folder in
      for rate in [slow, fast] {
        _ = try Shell.run(
          "speakrows speak --rate \(rate) -o \(rate).wav '\(Shell.root.path)/Examples/states.ndjson'",
          in: folder)
      }
      let sizes = try [slow, fast].map {
        try Data(contentsOf: folder.appending(path: "\($0).wav")).count
      }
      #expect(sizes[0] > sizes[1] * 2)
    }
  }
}
