// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak

/// The pronunciation of phrases by eSpeak NG; if it is missing, that is reported once.
struct Pronunciation: ~Copyable {
  private var synthesizer: Synthesizer?
  private var isMissing = false

  init() {
    synthesizer = (try? SpeechSettings()).map {
      Synthesizer(worker: ["/proc/self/exe", SpeechWorker.argument], settings: $0)
    }
  }

  /// The phrase in the International Phonetic Alphabet; nil when unknown.
  mutating func of(_ phrase: SpokenPhrase) -> String? {
    guard !isMissing else { return nil }
    let voices = VoiceNames.candidates(for: phrase.locale.tag)
    do throws(SpeechError) {
      return try synthesizer?.phonemes(of: Segment(phrase.text, voices: voices))
    } catch {
      // A language without a voice does not affect the others.
      if error.code == .noVoice { return nil }
      isMissing = true
      StandardError.write("speakrows: \(error), so pronunciations are not shown")
      return nil
    }
  }
}
