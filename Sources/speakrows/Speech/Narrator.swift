// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak

/// Speaks phrases with eSpeak NG, and reports the problems of each.
struct Narrator: ~Copyable {
  private var synthesizer: Synthesizer
  private let voice: String?

  /// - Parameters:
  ///   - request: the voice, and how it sounds.
  ///   - isLive: whether to deliver sound as soon as there is some.
  /// - Throws: a ``SpeechError`` for a setting that is out of range.
  init(_ request: VoiceRequest, isLive: Bool = false) throws(SpeechError) {
    synthesizer = Synthesizer(
      worker: ["/proc/self/exe", SpeechWorker.argument], settings: request.settings,
      streams: isLive)
    voice = request.name
  }

  /// Starts eSpeak NG in the background.
  mutating func prepare() throws(SpeechError) { try synthesizer.prepare() }

  /// How speech sounds, starting with the next phrase.
  var settings: SpeechSettings {
    get { synthesizer.settings }
    set { synthesizer.settings = newValue }
  }

  /// Makes the sound of what follows independent of what was spoken before.
  mutating func startAfresh() { synthesizer.startAfresh() }

  /// Whether the samples may differ from those of another run, since eSpeak NG's process was ended over and over.
  var isVaried: Bool { synthesizer.isVaried }

  /// Speaks one phrase.
  ///
  /// A missing voice is an error if it is the table's or was requested; if only this phrase needs
  /// it, the phrase is skipped.
  ///
  /// - Parameters:
  ///   - phrase: the phrase.
  ///   - tableLocale: the language of its table.
  ///   - next: the phrase that will be spoken next, if it is known.
  ///   - receive: receives the samples.
  /// - Returns: a description of the problem, or nil when the phrase was spoken unchanged.
  /// - Throws: a ``SpeechError`` when nothing can be spoken, and whatever `receive` throws.
  mutating func say(
    _ phrase: SpokenPhrase, _ tableLocale: LocaleIdentifier, before next: SpokenPhrase? = nil,
    _ receive: ([UInt8]) throws(SpeechError) -> Void
  ) throws(SpeechError) -> String? {
    do throws(SpeechError) {
      switch try synthesizer.speak(
        segment(phrase), before: next.map { segment($0) }, receive: receive)
      {
      case .spoken: return Self.unreadKanji(in: phrase)
      case .simplified:
        return "eSpeak NG failed on this text; it was spoken in a simplified form"
      case .failed: return "eSpeak NG failed on this text; some or all of it was not spoken"
      }
    } catch {
      guard error.code == .noVoice, voice == nil, phrase.locale != tableLocale else { throw error }
      return "\(error), so this was not spoken"
    }
  }

  private func segment(_ phrase: SpokenPhrase) -> Segment {
    let names = voice.map { [$0] } ?? VoiceNames.candidates(for: phrase.locale.tag)
    return Segment(phrase.text, voices: names, pauseMilliseconds: phrase.pause)
  }

  /// The kanji that were left in a Japanese text, which its voice passes over.
  private static func unreadKanji(in phrase: SpokenPhrase) -> String? {
    guard phrase.locale.language == "ja" else { return nil }
    let kanji = phrase.text.unicodeScalars.filter { $0.properties.isIdeographic }
    guard !kanji.isEmpty else { return nil }
    return "eSpeak NG reads no kanji, so these were not spoken: "
      + String(String.UnicodeScalarView(kanji))
  }
}
