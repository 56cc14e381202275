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

  /// Speaks one phrase.
  ///
  /// A missing voice is an error if it is the table's or was requested; if only this phrase needs
  /// it, the phrase is skipped.
  ///
  /// - Parameters:
  ///   - phrase: the phrase.
  ///   - tableLocale: the language of its table.
  ///   - receive: receives the samples.
  /// - Returns: a description of the problem, or nil when the phrase was spoken unchanged.
  /// - Throws: a ``SpeechError`` when nothing can be spoken, and whatever `receive` throws.
  mutating func say(
    _ phrase: SpokenPhrase, _ tableLocale: LocaleIdentifier,
    _ receive: ([UInt8]) throws(SpeechError) -> Void
  ) throws(SpeechError) -> String? {
    let names = voice.map { [$0] } ?? VoiceNames.candidates(for: phrase.locale.tag)
    let segment = Segment(phrase.text, voices: names, pauseMilliseconds: phrase.pause)
    do throws(SpeechError) {
      switch try synthesizer.speak(segment, receive: receive) {
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

  /// The kanji that were left in a Japanese text, which its voice passes over.
  private static func unreadKanji(in phrase: SpokenPhrase) -> String? {
    guard phrase.locale.language == "ja" else { return nil }
    let kanji = phrase.text.unicodeScalars.filter { $0.properties.isIdeographic }
    guard !kanji.isEmpty else { return nil }
    return "eSpeak NG reads no kanji, so these were not spoken: "
      + String(String.UnicodeScalarView(kanji))
  }
}
