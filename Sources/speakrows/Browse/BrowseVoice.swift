// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak

/// Speaks announcements; a new one interrupts the one before it.
struct BrowseVoice: ~Copyable {
  /// The most bytes in one request to the synthesizer.
  ///
  /// No key is answered while a request is being synthesized, so it must take only milliseconds.
  private static let chunkLength = 60
  /// How many words per minute one step changes the rate.
  private static let rateStep = 20
  /// How long a sound system that was lost is left alone, in milliseconds.
  private static let retryPause = 2_000

  /// What is still to be said.
  private enum Part {
    case earcon(Earcon)
    case tone(ToneSequence, index: Int)
    case phrase(SpokenPhrase, index: Int)
  }

  private var narrator: Narrator
  private let output: PlayerOutput
  /// Where sound goes; nil while it is lost.
  private var player: Player?
  /// When sound was lost, in milliseconds of the monotonic clock.
  private var lostAt = 0
  /// Whether anything was ever heard: without that, there is no sound to be lost.
  private var wasHeard = false
  private let request: VoiceRequest
  private let wakePipe: WakePipe
  private let playsEarcons: Bool
  /// What has not been synthesized yet, in reverse order.
  private var waiting: [Part] = []
  /// What went wrong with the last announcement.
  private(set) var problem: String?
  /// Whether sound was lost since this was last asked for.
  private var isLost = false

  /// - Parameters:
  ///   - request: the voice, and how it sounds.
  ///   - output: the sound system to play on.
  ///   - playsEarcons: whether short sounds are played before words.
  ///   - wakePipe: receives the index of each phrase of the announcement as it starts to play, and
  ///     the number of phrases at the end.
  /// - Throws: a ``SpeechError`` when eSpeak NG can't be started, or a setting is out of range.
  init(
    _ request: VoiceRequest, _ output: PlayerOutput, playsEarcons: Bool, _ wakePipe: WakePipe
  ) throws(SpeechError) {
    var narrator = try Narrator(request, isLive: true)
    try narrator.prepare()
    self.narrator = narrator
    self.output = output
    player = Player(output, channels: .stereo, waits: false)
    self.request = request
    self.playsEarcons = playsEarcons
    self.wakePipe = wakePipe
  }

  /// Whether there is more to synthesize, and the player has room for it.
  var isReady: Bool { !waiting.isEmpty && player?.isHungry == true }

  /// Whether there is more to synthesize.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Whether something is being said.
  private(set) var isSpeaking = false

  /// Notes that all of the announcement has been played.
  mutating func noteEnd() { isSpeaking = false }

  /// Whether sound can be heard, as far as it is known.
  var hasSound: Bool { player != nil }

  /// Notes that the player has played something.
  mutating func noteHeard() { wasHeard = true }

  /// Whether sound was lost since this was last asked for.
  mutating func takeLoss() -> Bool {
    defer { isLost = false }
    return isLost
  }

  /// Speaks an announcement, interrupting the current one.
  mutating func say(_ announcement: Announcement, _ tableLocale: LocaleIdentifier)
    throws(SpeechError)
  {
    player?.stop()
    // A worker that has to be replaced replays what was spoken since then: only this announcement.
    narrator.startAfresh()
    _ = wakePipe.take()
    problem = nil
    let phrases = request.asOneSentence(announcement.phrases)
    waiting = playsEarcons ? announcement.earcons.map { .earcon($0) } : []
    if let tones = announcement.tones {
      waiting += (0..<tones.count).map { .tone(tones, index: $0) }
    }
    waiting += phrases.enumerated().flatMap { index, phrase in
      Self.chunks(of: phrase).map { .phrase($0, index: index) }
    }
    waiting.append(.phrase(SpokenPhrase("", locale: tableLocale, pause: 0), index: phrases.count))
    waiting.reverse()
    isSpeaking = true
    if player == nil, MonotonicClock.milliseconds() - lostAt > Self.retryPause {
      player = Player(output, channels: .stereo, waits: false)
    }
    try sayMore(tableLocale)
  }

  /// Stops speaking.
  mutating func stop() {
    waiting.removeAll()
    isSpeaking = false
    player?.stop()
  }

  /// Synthesizes the next chunk.
  ///
  /// - Throws: a ``SpeechError`` when nothing can be spoken, or there was no sound from the start.
  mutating func sayMore(_ tableLocale: LocaleIdentifier) throws(SpeechError) {
    guard let player else {
      waiting.removeAll()
      isSpeaking = false
      return
    }
    do throws(SpeechError) {
      try sayMore(tableLocale, player)
    } catch {
      guard error.code == .noDevice, wasHeard || lostAt > 0 else { throw error }
      waiting.removeAll()
      isSpeaking = false
      self.player = nil
      // A sound system that is still gone when it is tried again is no news.
      isLost = lostAt == 0 || wasHeard
      wasHeard = false
      lostAt = MonotonicClock.milliseconds()
    }
  }

  private mutating func sayMore(
    _ tableLocale: LocaleIdentifier, _ player: Player
  ) throws(SpeechError) {
    switch waiting.popLast() {
    case .earcon(let earcon): try player.play(player.channels.spread(earcon.samples))
    case .tone(let tones, let index): try player.play(tones.frames(at: index))
    case .phrase(let phrase, let index):
      let wakePipe = wakePipe
      try player.cue { wakePipe.wake(index) }
      guard !phrase.text.isEmpty else { return }
      problem =
        try narrator.say(phrase, tableLocale) { (samples: [UInt8]) throws(SpeechError) in
          try player.play(player.channels.spread(samples))
        } ?? problem
    case nil: break
    }
  }

  /// Changes the rate, and returns the new one in words per minute.
  mutating func changeRate(bySteps steps: Int) throws(SpeechError) -> Int {
    let old = narrator.settings
    let rates = SpeechSettings.rates
    let rate = min(max(old.rate + steps * Self.rateStep, rates.lowerBound), rates.upperBound)
    narrator.settings = try SpeechSettings(
      rate: rate, pitch: old.pitch, volume: old.volume, range: old.range, wordGap: old.wordGap,
      punctuation: old.punctuation, capitals: old.capitals)
    return rate
  }

  /// Splits a phrase into chunks that are quick to synthesize; the pause follows the last.
  private static func chunks(of phrase: SpokenPhrase) -> [SpokenPhrase] {
    let texts = RequestText.split(phrase.text, limit: chunkLength)
    return texts.enumerated().map { index, text in
      var chunk = phrase
      chunk.text = text
      if index + 1 < texts.count { chunk.pause = 0 }
      return chunk
    }
  }
}
