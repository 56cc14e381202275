// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
public import ArgumentParser
public import Espeak

/// How speech sounds.
struct VoiceOptions: ParsableArguments {
  @Option(help: "A voice from `speakrows voices` (default: one for each row's language).")
  var voice: String?

  @Option(help: "Words per minute, 80 to 449.")
  var rate = 175

  @Option(help: "The pitch, 0 to 99.")
  var pitch = 50

  @Option(help: "The volume in percent, 0 to 200.")
  var volume = 100

  @Option(help: "How much the pitch varies, 0 (monotone) to 99.")
  var range = 50

  @Option(help: "Silence between words, in milliseconds, 0 to 2000.")
  var gap = 0

  @Option(help: "Silence after a phrase, in milliseconds, 0 to 10000; 250 more after a row.")
  var pause = SpokenPhrase.phrasePause

  @Option(help: "Which punctuation to speak by name: none, some or all.")
  var punctuation = SpeechSettings.Punctuation.none

  @Option(help: "How to indicate capital letters: none, word or pitch.")
  var capitals = SpeechSettings.Capitals.none

  func validate() throws {
    guard (0...10_000).contains(pause) else {
      throw ValidationError("--pause is from 0 to 10000, not \(pause)")
    }
    do {
      _ = try settings()
    } catch {
      throw ValidationError(error.description)
    }
  }

  /// The settings for the synthesizer.
  func settings() throws(SpeechError) -> SpeechSettings {
    try SpeechSettings(
      rate: rate, pitch: pitch, volume: volume, range: range, wordGap: gap,
      punctuation: punctuation, capitals: capitals)
  }

  /// How speech was asked to sound, as one value.
  ///
  /// - Returns: the request.
  /// - Throws: a ``SpeechError`` for a setting that is out of range.
  func request() throws(SpeechError) -> VoiceRequest {
    VoiceRequest(name: voice, settings: try settings(), pause: pause)
  }
}

extension SpeechSettings.Punctuation: ExpressibleByArgument {}
extension SpeechSettings.Capitals: ExpressibleByArgument {}
