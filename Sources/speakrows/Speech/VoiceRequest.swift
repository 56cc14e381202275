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
  ///
  /// All but the last go on: a voice that meets their ends as those of sentences would fall at each, and a listener would
  /// take one row for many. Where a row is longer than a breath, some of the silences are longer.
  func asOneSentence(_ phrases: [SpokenPhrase]) -> [SpokenPhrase] {
    var words = 0
    return phrases.enumerated().map { index, phrase in
      var phrase = phrase
      let isLast = index + 1 == phrases.count
      // Where all marks are said by name, a comma would be one of them.
      if !isLast, settings.punctuation != .all { phrase.text = Self.goingOn(phrase.text) }
      words += phrase.text.count { $0 == " " } + 1
      guard phrase.pause > 0 else { return phrase }
      phrase.pause += pause - SpokenPhrase.phrasePause
      if words >= Self.wordsInBreath, !isLast, pause > 0 {
        phrase.pause += Self.breath
        words = 0
      }
      return phrase
    }
  }

  /// People breathe after about so many words; in scripts without spaces, a phrase counts as one.
  private static let wordsInBreath = 15
  /// How much longer the silence is where they do, in milliseconds.
  private static let breath = 150

  /// A text that is followed by more of its sentence: with a comma in place of a full stop, unless another mark tells how it is said.
  private static func goingOn(_ text: String) -> String {
    let words = text.count > 1 && text.last == "." ? text.dropLast() : text[...]
    guard let last = words.last else { return text }
    return last.isLetter || last.isNumber || ")]\"'’”»%°".contains(last) ? words + "," : text
  }
}
