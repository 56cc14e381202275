import A11y
import Espeak

/// How phrases are pronounced by eSpeak NG; where it is missing, that is said once.
struct Pronunciation: ~Copyable {
  private var synthesizer: Synthesizer?
  private var isMissing = false

  init() {
    synthesizer = (try? SpeechSettings()).map {
      Synthesizer(worker: ["/proc/self/exe", SpeechWorker.argument], settings: $0)
    }
  }

  /// The sounds of a phrase in the International Phonetic Alphabet; nil when they are not known.
  mutating func of(_ phrase: SpokenPhrase) -> String? {
    guard !isMissing else { return nil }
    let voices = VoiceNames.candidates(for: phrase.locale.tag)
    do throws(SpeechError) {
      return try synthesizer?.phonemes(of: Segment(phrase.text, voices: voices))
    } catch {
      // A language without a voice leaves the others theirs.
      if error.code == .noVoice { return nil }
      isMissing = true
      StandardError.write("speakrows: \(error), so nothing is told of how texts are pronounced")
      return nil
    }
  }
}
