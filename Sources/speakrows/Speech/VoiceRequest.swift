// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak

/// How speech was asked to sound.
struct VoiceRequest {
  /// A voice by name; nil for that of each row's language.
  var name: String?
  var settings: SpeechSettings
  /// Silence after a phrase, in milliseconds.
  var pause: Int

  /// All of it in a text, which differs where the sound does.
  var key: String {
    [
      name ?? "", "\(settings.rate)", "\(settings.pitch)", "\(settings.volume)",
      "\(settings.range)",
      "\(settings.wordGap)", "\(settings.punctuation)", "\(settings.capitals)", "\(pause)",
    ].joined(separator: " ")
  }

  /// Connects to Speech Dispatcher, overriding only the settings that were asked for.
  func connectDispatcher() throws(SpeechError) -> SpeechDispatcher {
    var own = SpeechDispatcher.Settings()
    let usual = try SpeechSettings()
    own.voice = name
    if settings.rate != usual.rate { own.rate = settings.rate }
    if settings.pitch != usual.pitch { own.pitch = settings.pitch }
    if settings.volume != usual.volume { own.volume = settings.volume }
    let dispatcher = try SpeechDispatcher.open(own)
    Suspension.say(SpeechDispatcher.cancelRequest, to: dispatcher.descriptor)
    return dispatcher
  }

  /// Phrases with the requested silence after each, and none where one continues in another voice.
  func withPauses(_ phrases: [SpokenPhrase]) -> [SpokenPhrase] {
    phrases.map { phrase in
      var phrase = phrase
      if phrase.pause > 0 { phrase.pause += pause - SpokenPhrase.phrasePause }
      return phrase
    }
  }
}
