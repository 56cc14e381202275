// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// Sound in files: formats, several synthesizers, and work that was interrupted.
@Suite(.serialized, .judged, .tags(.programs)) struct SoundFileTests {
  private static let stocks = "'\(Shell.root.path)/Examples/stocks.json'"

  @Test(
    "the system's encoders",
    arguments: [
      ("talk.flac", "fLaC"), ("talk.opus", "OggS"), ("talk.ogg", "OggS"), ("talk.wav", "RIFF"),
      ("talk", "RIFF"),
    ])
  func formats(_ name: String, _ magic: String) throws {
    try Shell.withTemporaryFolder { folder in
      let result = try Shell.run("speakrows speak -o \(name) \(Self.stocks)", in: folder)
      #expect(result == Shell.Result(output: "", errors: "", status: 0))
      let bytes = try Data(contentsOf: folder.appending(path: name))
      #expect(bytes.prefix(4) == Data(magic.utf8) && bytes.count > 10_000)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left == [name])
    }
  }

  @Test(
    "a player is told the title, the language and the chapters", arguments: ["mp3", "opus", "flac"])
  func tags(_ ending: String) throws {
    try Shell.withTemporaryFolder { folder in
      let decode = [
        "mp3": "lame --quiet --decode", "opus": "opusdec --quiet", "flac": "flac -s -d -o d.wav",
      ]
      let target = ending == "flac" ? "" : "d.wav"
      let line =
        "speakrows speak -o t.\(ending) \(Self.stocks) && \(decode[ending] ?? "") t.\(ending) \(target) && "
        + "tr -d '\\000' < t.\(ending) | grep -a -o -e Stocks -e 'Google Inc\\.' -e 'CHAPTER001=00:00:0' -e CTOC -e 'en-US' -e eng$ "
        + "| sort -u; ls"
      let result = try Shell.run(line, in: folder)
      let chapters = ending == "mp3" ? ["CTOC"] : ["CHAPTER001=00:00:0"]
      let found = result.output.split(separator: "\n").map(String.init)
      for tag in chapters + ["Google Inc.", "Stocks"] { #expect(found.contains(tag), "\(result)") }
      #expect(ending == "mp3" || found.contains("en-US"))
      #expect(found.suffix(2) == ["d.wav", "t.\(ending)"])
      let other =
        "speakrows speak --split section -o s --encode \(ending) '\(Shell.root.path)/Examples/settings.json' && "
        + "tr -d '\\000' < s/00002.\(ending) | grep -a -o Account | head -n 1"
      #expect(
        try Shell.run(other, in: folder) == Shell.Result(output: "Account\n", errors: "", status: 0)
      )
    }
  }

  @Test(
    "other sample rates last as long, and times are those of the file", arguments: [8000, 44_100])
  func sampleRates(_ rate: Int) throws {
    try Shell.withTemporaryFolder { folder in
      let line =
        "speakrows speak -o t.wav --captions t.vtt --timing 0.json \(Self.stocks) && for jobs in 1 2; do "
        + "speakrows speak --sample-rate \(rate) --jobs $jobs -o $jobs.wav --captions $jobs.vtt --timing t.json \(Self.stocks); done && "
        + "cmp 1.wav 2.wav && cmp 1.vtt t.vtt && stat -c %s t.wav 1.wav && od -A n -t u4 -j 24 -N 4 1.wav && "
        + "for i in 0 t; do grep -o '\"end\":[0-9]*,\"phrases' $i.json | tail -n 1 | grep -o '[0-9]*'; done"
      let result = try Shell.run(line, in: folder)
      let numbers = result.output.split { $0.isWhitespace }.compactMap { Int($0) }
      try #require(numbers.count == 5, "\(result)")
      let samples = (numbers[1] - 44) / 2
      #expect(abs(samples - (numbers[0] - 44) / 2 * rate / 22_050) <= 2)
      #expect(numbers[2] == rate)
      #expect(abs(numbers[4] - numbers[3] * rate / 22_050) <= 1)
    }
  }

  @Test func anMP3IsDecodedToWhatTheWAVHas() throws {
    try Shell.withTemporaryFolder { folder in
      let line =
        "speakrows speak -o t.wav \(Self.stocks) && speakrows speak -o - --encode mp3 \(Self.stocks) > t.mp3 "
        + "&& lame --quiet --decode t.mp3 d.wav && stat -c %s t.wav d.wav"
      let result = try Shell.run(line, in: folder)
      let sizes = result.output.split(separator: "\n").compactMap { Int($0) }
      try #require(sizes.count == 2, "\(result)")
      #expect(abs(sizes[0] - sizes[1]) < sizes[0] / 20)
    }
  }

  @Test func anEncoderThatIsMissingIsNamed() throws {
    try Shell.withTemporaryFolder { folder in
      let result = try Shell.run(
        "PATH=/nonexistent '\(Shell.products.path)/speakrows' speak -o t.mp3 \(Self.stocks)",
        in: folder)
      #expect(result.status == 69 && result.errors.contains("apt install lame"))
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left.isEmpty)
    }
  }

  @Test func aFullDiskIsAnErrorOfTheEncoderToo() throws {
    let result = try Shell.run("speakrows speak -o /dev/full --encode flac Examples/stocks.json")
    #expect(result.status == 74 && result.errors.hasPrefix("speakrows: /dev/full: flac: "))
  }

  /// Rows in several voices, with some on which eSpeak NG dies.
  private static let mixed = """
    awk 'BEGIN { for (i = 1; i <= 150; i++) { t = "row " i;
      if (i % 7 == 0) t = "Привет " i; if (i % 11 == 0) t = "你好 " i;
      if (i % 40 == 0) { t = ""; for (j = 0; j < 60; j++) t = t "U.S.A." } print t } }' > t.txt
    """

  @Test("several synthesizers make the same bytes", arguments: ["", "--fresh"])
  func jobs(_ option: String) throws {
    try Shell.withTemporaryFolder { folder in
      let line =
        Self.mixed
        + "; for jobs in 1 2 3; do speakrows speak \(option) --jobs $jobs --from lines -o $jobs.wav --captions $jobs.vtt "
        + "--timing $jobs.json t.txt 2> $jobs.errors; done; "
        + "for kind in wav vtt json errors; do cmp 1.$kind 2.$kind && cmp 1.$kind 3.$kind && echo $kind; done"
      let result = try Shell.run(line, in: folder)
      #expect(result.output == "wav\nvtt\njson\nerrors\n")
    }
  }

  @Test(
    "inputs without rows, and repeated rows, with several synthesizers",
    arguments: ["--fresh empty.json t.txt", "--repeat 2 t.txt", "empty.json empty.json"])
  func oddWork(_ arguments: String) throws {
    try Shell.withTemporaryFolder { folder in
      let line =
        "echo '[]' > empty.json; seq 1 40 > t.txt; for jobs in 1 2; do "
        + "speakrows speak --jobs $jobs -o $jobs.wav --timing $jobs.json \(arguments) || exit 1; done; "
        + "cmp 1.wav 2.wav && cmp 1.json 2.json"
      let result = try Shell.run(line, in: folder)
      #expect(result == Shell.Result(output: "", errors: "", status: 0))
    }
  }

  @Test("what is resumed is what would have been made at once", arguments: ["row", "section"])
  func resuming(_ split: String) throws {
    try Shell.withTemporaryFolder { folder in
      let line =
        "speakrows speak --split \(split) -o whole \(Self.stocks) && cp -r whole part && rm part/00001.wav && "
        + "{ [ \(split) = section ] || rm part/00003.wav; } && "
        + "speakrows speak --split \(split) --resume --jobs 2 -o part \(Self.stocks) && diff -r whole part"
      let result = try Shell.run(line, in: folder)
      #expect(result == Shell.Result(output: "", errors: "", status: 0))
    }
  }

  @Test func aRowThatStartsAfreshSoundsTheSameAnywhere() throws {
    try Shell.withTemporaryFolder { folder in
      let line =
        "printf 'one\\ntwo\\nthree\\n' > t.txt && printf 'three\\n' > u.txt && "
        + "speakrows speak --fresh --from lines -o t.wav t.txt && speakrows speak --from lines -o u.wav u.txt && "
        + "size=$(($(stat -c %s u.wav) - 44)) && tail -c $size t.wav > t.end && tail -c $size u.wav | cmp - t.end"
      let result = try Shell.run(line, in: folder)
      #expect(result.status == 0)
    }
  }
}
