// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import Espeak

/// Texts on which eSpeak NG 1.51 ends its process, from reports and from random search.
enum FatalTexts {
  static let english = [
    String(repeating: "s'", count: 70), String(repeating: "A.", count: 100),
    String(repeating: "a.b.c.", count: 100), String(repeating: "U.S.A.", count: 60),
    String(repeating: "a . ", count: 300),
  ]
}

@Suite(.serialized) struct SynthesizerTests {
  /// The built command, which is its own worker.
  static let worker = [
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "speakrows").path, SpeechWorker.argument,
  ]

  static func synthesizer(rate: Int = 175) throws -> Synthesizer {
    // As every program that speaks must; a handler is no program's that is started, as ignoring it would be.
    signal(SIGPIPE) { _ in }
    return Synthesizer(worker: worker, settings: try SpeechSettings(rate: rate))
  }

  private static func segment(_ text: String, _ voices: [String] = ["en-us"], pause: Int = 0)
    -> Segment
  {
    Segment(text, voices: voices, pauseMilliseconds: pause)
  }

  /// Seconds of sound.
  private static func seconds(_ samples: [UInt8]) -> Double {
    Double(samples.count) / Double(AudioFormat.sampleRate * AudioFormat.bytesPerSample)
  }

  private static func isLoud(_ samples: [UInt8]) -> Bool {
    stride(from: 1, to: samples.count, by: 2).contains {
      abs(Int(Int8(bitPattern: samples[$0]))) > 8
    }
  }

  @Test func textBecomesSound() throws {
    var synthesizer = try Self.synthesizer()
    var samples: [UInt8] = []
    let outcome = try synthesizer.speak(
      Self.segment("six hundred forty eight dollars"), into: &samples)
    #expect(outcome == .spoken)
    #expect((1.0...4.0).contains(Self.seconds(samples)) && Self.isLoud(samples))
  }

  @Test(
    "a worker that is killed from outside says nothing about the text",
    arguments: [false, true])
  func killingSaysNothingAboutTheText(sendsAhead: Bool) throws {
    var synthesizer = try Self.synthesizer()
    let killer = Process()
    killer.executableURL = URL(filePath: "/bin/sh")
    killer.arguments = [
      "-c",
      "for i in $(seq 60); do sleep 0.03; pkill -KILL -P \(getpid()) -f \(SpeechWorker.argument); done",
    ]
    try killer.run()
    defer { killer.terminate() }
    let segment = { (number: Int) in
      Self.segment("this is the rather long sentence number \(number), which takes a while to say")
    }
    for number in 0..<40 {
      let next = sendsAhead ? segment(number + 1) : nil
      #expect(try synthesizer.speak(segment(number), before: next) { _ in } == .spoken)
    }
  }

  /// Texts of which one ends the worker, and some are long enough for several requests.
  private static let several = [
    "one", "", "two words", FatalTexts.english[0],
    String(repeating: "three more words ", count: 300),
    "four",
  ]

  @Test("what is sent ahead of its turn sounds as it does without")
  func aheadSoundsTheSame() throws {
    var one = try Self.synthesizer()
    var other = try Self.synthesizer()
    for (index, text) in Self.several.enumerated() {
      var plain: [UInt8] = []
      var ahead: [UInt8] = []
      let next = index + 1 < Self.several.count ? Self.segment(Self.several[index + 1]) : nil
      let outcome = try one.speak(Self.segment(text), into: &plain)
      let same = try other.speak(Self.segment(text), before: next) {
        (chunk: [UInt8]) throws(SpeechError) in ahead += chunk
      }
      #expect(outcome == same)
      #expect(plain == ahead, "\(index)")
    }
  }

  @Test("what was sent ahead and is not wanted is not heard")
  func aheadIsPassedOver() throws {
    var synthesizer = try Self.synthesizer()
    var fresh = try Self.synthesizer()
    var samples: [UInt8] = []
    _ = try synthesizer.speak(
      Self.segment("one"), before: Self.segment("a rather long sentence that nobody wants")
    ) { (_: [UInt8]) in }
    synthesizer.startAfresh()
    _ = try synthesizer.speak(Self.segment("two"), into: &samples)
    var expected: [UInt8] = []
    _ = try fresh.speak(Self.segment("two"), into: &expected)
    #expect(samples == expected)
  }

  @Test("a worker that dies while it repeats the history has been sent nothing ahead")
  func dyingInTheHistory() throws {
    let count = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: count) }
    // The second worker ends at once.
    let script =
      "echo >> '\(count)'; [ $(wc -l < '\(count)') = 2 ] && exit; exec \(Self.worker.joined(separator: " "))"
    signal(SIGPIPE) { _ in }
    var synthesizer = Synthesizer(
      worker: ["/bin/sh", "-c", script], settings: try SpeechSettings())
    let texts = (0..<4).map { Self.segment("text number \($0)") }
    _ = try synthesizer.speak(texts[0]) { _ in }
    synthesizer.killWorker()
    for index in 1..<3 {
      #expect(try synthesizer.speak(texts[index], before: texts[index + 1]) { _ in } == .spoken)
    }
  }

  @Test("workers that are ended too often for the history to be repeated are told of")
  func endedOverAndOver() throws {
    let count = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: count) }
    // All but the first of a dozen workers are killed at once.
    let script = """
      echo >> '\(count)'; n=$(wc -l < '\(count)'); [ $n -gt 1 ] && [ $n -lt 14 ] && kill -9 $$
      exec \(Self.worker.joined(separator: " "))
      """
    signal(SIGPIPE) { _ in }
    var synthesizer = Synthesizer(
      worker: ["/bin/sh", "-c", script], settings: try SpeechSettings())
    #expect(try synthesizer.speak(Self.segment("one")) { _ in } == .spoken)
    var isVaried = synthesizer.isVaried
    #expect(!isVaried)
    // The copy of a worker that speaks may answer once more.
    for _ in 0..<20 where !isVaried {
      synthesizer.killWorker()
      usleep(50_000)
      #expect(try synthesizer.speak(Self.segment("two")) { _ in } == .spoken)
      isVaried = synthesizer.isVaried
    }
    #expect(isVaried)
    synthesizer.startAfresh()
    #expect(try synthesizer.speak(Self.segment("three")) { _ in } == .spoken)
    isVaried = synthesizer.isVaried
    #expect(!isVaried)
  }

  @Test func silenceInPlaceOfWordsIsAFailure() throws {
    var synthesizer = try Self.synthesizer()
    var samples: [UInt8] = []
    // Letters that are Unicode's own, and no voice's.
    #expect(
      try synthesizer.speak(Self.segment("\u{10450}"), into: &samples) != .spoken
        || Self.isLoud(samples))
    synthesizer.settings = try SpeechSettings(volume: 0)
    #expect(try synthesizer.speak(Self.segment("words"), into: &samples) == .spoken)
  }

  @Test("a pause is exact at every rate", arguments: [80, 175, 449])
  func pausesAreExact(_ rate: Int) throws {
    var short: [UInt8] = []
    var long: [UInt8] = []
    // Two processes, since one gives the same text different samples each time.
    var first = try Self.synthesizer(rate: rate)
    _ = try first.speak(Self.segment("one"), into: &short)
    var second = try Self.synthesizer(rate: rate)
    _ = try second.speak(Self.segment("one", pause: 250), into: &long)
    #expect(long.count - short.count == AudioFormat.sampleRate / 4 * AudioFormat.bytesPerSample)
    #expect(long.suffix(long.count - short.count).allSatisfy { $0 == 0 })
  }

  @Test(
    "what is asked for of gaps, marks and capitals is heard",
    arguments: [
      ("one two three", try SpeechSettings(wordGap: 600), 0.8...2.0),
      ("one, two; three", try SpeechSettings(punctuation: .all), 0.5...4.0),
      ("Oslo is Nice", try SpeechSettings(capitals: .word), 0.4...3.0),
    ])
  func settingsAreHeard(_ text: String, _ settings: SpeechSettings, _ longer: ClosedRange<Double>)
    throws
  {
    var plain: [UInt8] = []
    var changed: [UInt8] = []
    var synthesizer = try Self.synthesizer()
    _ = try synthesizer.speak(Self.segment(text), into: &plain)
    var other = Synthesizer(worker: Self.worker, settings: settings)
    _ = try other.speak(Self.segment(text), into: &changed)
    #expect(longer.contains(Self.seconds(changed) - Self.seconds(plain)))
  }

  @Test("a fatal text is survived, and the next is spoken", arguments: FatalTexts.english)
  func survives(_ text: String) throws {
    var synthesizer = try Self.synthesizer()
    var samples: [UInt8] = []
    let outcome = try synthesizer.speak(Self.segment(text), into: &samples)
    #expect(outcome == .simplified)
    #expect(Self.isLoud(samples))
    var next: [UInt8] = []
    #expect(try synthesizer.speak(Self.segment("fine"), into: &next) == .spoken)
    #expect(Self.isLoud(next))
  }

  @Test func aFatalTextOfAnotherVoiceIsSurvived() throws {
    var synthesizer = try Self.synthesizer()
    var samples: [UInt8] = []
    let text = String(repeating: "un", count: 100)
    #expect(try synthesizer.speak(Self.segment(text, ["de"]), into: &samples) == .simplified)
  }

  @Test("control characters are not obeyed", arguments: ["\u{01}50H", "\u{01}400S", "\u{01}0A"])
  func controlsAreNotObeyed(_ command: String) throws {
    var plain: [UInt8] = []
    var first = try Self.synthesizer()
    _ = try first.speak(
      Self.segment(command.replacing("\u{01}", with: " ") + " hello"), into: &plain)
    var samples: [UInt8] = []
    var second = try Self.synthesizer()
    _ = try second.speak(Self.segment(command + " hello"), into: &samples)
    #expect(samples == plain)
  }

  @Test(
    "a voice that is not there is an error",
    arguments: ["nosuch", "en-us+nosuch", "!v/f3", "../en", ""])
  func unknownVoicesAreErrors(_ voice: String) throws {
    var synthesizer = try Self.synthesizer()
    var samples: [UInt8] = []
    #expect {
      _ = try synthesizer.speak(Self.segment("x", [voice]), into: &samples)
    } throws: { ($0 as? SpeechError)?.code == .noVoice }
  }

  @Test(
    "a language finds its voice",
    arguments: [
      "en-US", "en-GB", "de-AT", "fr-FR", "zh-CN", "zh-Hant-TW", "pt-BR", "nb-NO", "ja-JP", "ar-EG",
      "hi-IN", "hy-AM", "sv-SE", "ko-KR",
    ])
  func languagesFindVoices(_ tag: String) throws {
    var synthesizer = try Self.synthesizer()
    var samples: [UInt8] = []
    let voices = VoiceNames.candidates(for: tag)
    #expect(try synthesizer.speak(Self.segment("1", voices), into: &samples) == .spoken)
    #expect(Self.isLoud(samples))
  }

  @Test func aWorkerThatCannotStartIsAnError() throws {
    var synthesizer = Synthesizer(worker: ["/nonexistent"], settings: try SpeechSettings())
    var samples: [UInt8] = []
    #expect {
      _ = try synthesizer.speak(Self.segment("x"), into: &samples)
    } throws: { ($0 as? SpeechError)?.code == .noSynthesizer }
  }

  @Test func whatTakesTooLongIsCutOffAndSaidOnce() throws {
    var synthesizer = try Self.synthesizer(rate: 80)
    var samples: [UInt8] = []
    let text = String(repeating: "7 ", count: 1_990)
    #expect(try synthesizer.speak(Self.segment(text), into: &samples) == .failed)
    #expect((590.0...610.0).contains(Self.seconds(samples)))
  }

  @Test func anEndlessWordIsSpokenToItsEnd() throws {
    var synthesizer = try Self.synthesizer(rate: 449)
    var samples: [UInt8] = []
    _ = try synthesizer.speak(Self.segment(String(repeating: "ab", count: 6_000)), into: &samples)
    #expect(Self.seconds(samples) > 60)
  }
}

@Suite struct SpeechPartsTests {
  @Test(
    "settings outside of their range are refused",
    arguments: [(79, 50, 100), (450, 50, 100), (175, 100, 100), (175, 50, 201), (175, -1, 100)])
  func settingsHaveRanges(_ rate: Int, _ pitch: Int, _ volume: Int) {
    #expect(throws: SpeechError.self) {
      try SpeechSettings(rate: rate, pitch: pitch, volume: volume)
    }
  }

  @Test(
    "a range and a gap have their bounds", arguments: [(-1, 0), (100, 0), (50, -1), (50, 2001)])
  func rangeAndGapHaveBounds(_ range: Int, _ gap: Int) {
    #expect(throws: SpeechError.self) { try SpeechSettings(range: range, wordGap: gap) }
  }

  @Test(
    "a tag names its voices, best first",
    arguments: [
      ("en-US", ["en-us", "en"]), ("en-GB", ["en-gb", "en-us", "en"]), ("de-AT", ["de-at", "de"]),
      ("zh-CN", ["cmn-latn-pinyin"]), ("no-NO", ["nb"]),
    ])
  func tagsNameVoices(_ tag: String, _ names: [String]) {
    #expect(VoiceNames.candidates(for: tag) == names)
  }

  @Test func aRequestSurvivesItsFrame() throws {
    let request = WorkerMessage.Request(
      parameters: [1, 2, 3], voices: ["a", "b+c"], text: "é\n中")
    #expect(WorkerMessage.Request(Array(request.bytes.dropFirst(4))) == request)
    for cut in 4..<request.bytes.count {
      #expect(WorkerMessage.Request(Array(request.bytes[4..<cut])) == nil)
    }
  }

  @Test func longTextIsCutAtSpacesAndNothingIsLost() {
    let text = (0..<3_000).map { "wört\($0)" }.joined(separator: " ")
    let chunks = RequestText.split(text)
    #expect(chunks.count > 1 && chunks.allSatisfy { $0.utf8.count <= 4_000 })
    #expect(chunks.joined(separator: " ") == text)
    let word = String(repeating: "é", count: 9_000)
    #expect(RequestText.split(word).joined() == word)
    #expect(RequestText.split("  ") == [])
    // A character that is longer than a chunk is cut, and no other.
    let joiners = String(repeating: "\u{200D}", count: 9000)
    #expect(RequestText.split(joiners).joined() == joiners)
    let letters = String(repeating: "e\u{301}", count: 3000)
    #expect(RequestText.split(letters).allSatisfy { $0.unicodeScalars.first == "e" })
  }

  @Test(
    "the guard keeps every letter", arguments: FatalTexts.english + ["it's don't", "U.S. and 3.14"])
  func guardKeepsLetters(_ text: String) {
    let letters = { (text: String) in text.filter { $0.isLetter || $0.isNumber } }
    #expect(letters(TextGuard.chunks(of: text).joined()) == letters(text))
  }

  @Test func aWAVFileIsWholeOrAbsent() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "wav-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "x.wav").path
    do {
      var file = try WAVFile(path: path)
      try file.append([1, 2, 3, 4])
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    var file = try WAVFile(path: path)
    try file.append([1, 2, 3, 4])
    try file.finish()
    let bytes = try Data(contentsOf: URL(filePath: path))
    #expect(
      Array(bytes) == WAVFile.header(byteCount: 4, rate: AudioFormat.sampleRate) + [1, 2, 3, 4])
    #expect(bytes.count == 48 && bytes[4] == 40 && bytes[40] == 4)
    #expect(throws: SpeechError.self) { _ = try WAVFile(path: "/dev/null/x.wav") }
  }

  @Test func voicesAreListed() throws {
    let voices = try Voice.all()
    #expect(voices.count > 100)
    #expect(voices.contains { $0.languages.first == "en-us" && $0.identifier == "gmw/en-US" })
    #expect(!voices.contains { $0.identifier.hasPrefix("mb/") })
  }
}
