import A11y
import Espeak

/// Says phrases through eSpeak NG, and tells what became of each.
struct Narrator: ~Copyable {
  private var synthesizer: Synthesizer
  private let voice: String?

  /// - Parameters:
  ///   - options: the voice, and how it sounds.
  ///   - isLive: whether sound is wanted as soon as there is some.
  /// - Throws: a ``SpeechError`` for a setting that is out of range.
  init(_ options: VoiceOptions, isLive: Bool = false) throws(SpeechError) {
    synthesizer = Synthesizer(
      worker: ["/proc/self/exe", SpeechWorker.argument], settings: try options.settings(),
      streams: isLive)
    voice = options.voice
  }

  /// Starts eSpeak NG while something else is done.
  mutating func prepare() throws(SpeechError) { try synthesizer.prepare() }

  /// How speech sounds from the next phrase on.
  var settings: SpeechSettings {
    get { synthesizer.settings }
    set { synthesizer.settings = newValue }
  }

  /// Makes what is said next sound the same whatever was said before.
  mutating func startAfresh() { synthesizer.startAfresh() }

  /// Says one phrase.
  ///
  /// A voice that is missing for the whole table, or that was asked for, ends everything; one that only the
  /// data asks for does not.
  ///
  /// - Parameters:
  ///   - phrase: the phrase.
  ///   - tableLocale: the language of its table.
  ///   - receive: takes the samples.
  /// - Returns: the problem in words when it could not be said as it is.
  /// - Throws: a ``SpeechError`` when nothing can be said, and what `receive` throws.
  mutating func say(
    _ phrase: SpokenPhrase, _ tableLocale: LocaleIdentifier,
    _ receive: ([UInt8]) throws(SpeechError) -> Void
  ) throws(SpeechError) -> String? {
    let names = voice.map { [$0] } ?? VoiceNames.candidates(for: phrase.locale.tag)
    let segment = Segment(phrase.text, voices: names, pauseMilliseconds: phrase.pause)
    do throws(SpeechError) {
      switch try synthesizer.speak(segment, receive: receive) {
      case .spoken: return nil
      case .simplified:
        return "eSpeak NG failed on this text; it was said in a simplified form"
      case .failed: return "eSpeak NG failed on this text; it, or a part of it, was not said"
      }
    } catch {
      guard error.code == .noVoice, voice == nil, phrase.locale != tableLocale else { throw error }
      return "\(error), so this was not said"
    }
  }
}
