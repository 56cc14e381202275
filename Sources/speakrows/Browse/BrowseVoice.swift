import A11y
import Espeak

/// Says announcements, of which a new one puts an end to the one before.
struct BrowseVoice: ~Copyable {
  /// How much one request to the synthesizer has at most, in bytes: so little that it is made in some milliseconds, since a
  /// key can't be answered before.
  private static let pieceLength = 60
  /// By how many words a minute one step is faster.
  private static let rateStep = 20

  private var narrator: Narrator
  private let player: Player
  private let options: VoiceOptions
  private let wakePipe: WakePipe
  /// What has not been made into sound yet, the next last.
  private var waiting: [(phrase: SpokenPhrase, place: Int)] = []
  /// What was wrong with what was said last.
  private(set) var problem: String?

  /// - Parameters:
  ///   - options: how it sounds.
  ///   - player: where it is heard.
  ///   - wakePipe: is handed the place in the announcement of each phrase as it begins to be heard, and the number of
  ///     phrases at the end.
  /// - Throws: a ``SpeechError`` when eSpeak NG can't be started, or a setting is out of range.
  init(_ options: VoiceOptions, _ player: PlayerOutput, _ wakePipe: WakePipe) throws(SpeechError) {
    var narrator = try Narrator(options, isLive: true)
    try narrator.prepare()
    self.narrator = narrator
    self.player = Player(player, waits: false)
    self.options = options
    self.wakePipe = wakePipe
  }

  /// Whether there is more to be made into sound, and room for it.
  var isReady: Bool { !waiting.isEmpty && player.isHungry }

  /// Whether there is more to be made into sound.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Says an announcement in place of what is being said.
  mutating func say(_ announcement: Announcement, _ tableLocale: LocaleIdentifier)
    throws(SpeechError)
  {
    player.stop()
    // A worker that has to be replaced repeats what was said since: no more than this announcement.
    narrator.startAfresh()
    _ = wakePipe.take()
    problem = nil
    let phrases = options.withPauses(announcement.phrases)
    waiting = phrases.enumerated().flatMap { place, phrase in
      Self.pieces(of: phrase).map { ($0, place) }
    }
    waiting.append((SpokenPhrase("", locale: tableLocale, pause: 0), phrases.count))
    waiting.reverse()
    try sayMore(tableLocale)
  }

  /// Is silent.
  mutating func stop() {
    waiting.removeAll()
    player.stop()
  }

  /// Makes the next piece into sound.
  mutating func sayMore(_ tableLocale: LocaleIdentifier) throws(SpeechError) {
    guard let (phrase, place) = waiting.popLast() else { return }
    let wakePipe = wakePipe
    try player.cue { wakePipe.wake(place) }
    guard !phrase.text.isEmpty else { return }
    let player = player
    problem =
      try narrator.say(phrase, tableLocale) { (samples: [UInt8]) throws(SpeechError) in
        try player.play(samples)
      } ?? problem
  }

  /// Speaks faster or slower; the new rate in words a minute.
  mutating func changeRate(bySteps steps: Int) throws(SpeechError) -> Int {
    let old = narrator.settings
    let rates = SpeechSettings.rates
    let rate = min(max(old.rate + steps * Self.rateStep, rates.lowerBound), rates.upperBound)
    narrator.settings = try SpeechSettings(
      rate: rate, pitch: old.pitch, volume: old.volume, range: old.range, wordGap: old.wordGap,
      punctuation: old.punctuation, capitals: old.capitals)
    return rate
  }

  /// A phrase in pieces that are soon made; the silence is behind the last.
  private static func pieces(of phrase: SpokenPhrase) -> [SpokenPhrase] {
    let texts = Synthesizer.split(phrase.text, limit: pieceLength)
    return texts.enumerated().map { place, text in
      var piece = phrase
      piece.text = text
      if place + 1 < texts.count { piece.pause = 0 }
      return piece
    }
  }
}
