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

  private var narrator: Narrator
  private let player: Player
  private let request: VoiceRequest
  private let wakePipe: WakePipe
  /// What has not been synthesized yet, in reverse order.
  private var waiting: [(phrase: SpokenPhrase, index: Int)] = []
  /// What went wrong with the last announcement.
  private(set) var problem: String?

  /// - Parameters:
  ///   - request: the voice, and how it sounds.
  ///   - player: the sound system to play on.
  ///   - wakePipe: receives the index of each phrase of the announcement as it starts to play, and
  ///     the number of phrases at the end.
  /// - Throws: a ``SpeechError`` when eSpeak NG can't be started, or a setting is out of range.
  init(_ request: VoiceRequest, _ player: PlayerOutput, _ wakePipe: WakePipe) throws(SpeechError) {
    var narrator = try Narrator(request, isLive: true)
    try narrator.prepare()
    self.narrator = narrator
    self.player = Player(player, waits: false)
    self.request = request
    self.wakePipe = wakePipe
  }

  /// Whether there is more to synthesize, and the player has room for it.
  var isReady: Bool { !waiting.isEmpty && player.isHungry }

  /// Whether there is more to synthesize.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Speaks an announcement, interrupting the current one.
  mutating func say(_ announcement: Announcement, _ tableLocale: LocaleIdentifier)
    throws(SpeechError)
  {
    player.stop()
    // A worker that has to be replaced replays what was spoken since then: only this announcement.
    narrator.startAfresh()
    _ = wakePipe.take()
    problem = nil
    let phrases = request.withPauses(announcement.phrases)
    waiting = phrases.enumerated().flatMap { index, phrase in
      Self.chunks(of: phrase).map { ($0, index) }
    }
    waiting.append((SpokenPhrase("", locale: tableLocale, pause: 0), phrases.count))
    waiting.reverse()
    try sayMore(tableLocale)
  }

  /// Stops speaking.
  mutating func stop() {
    waiting.removeAll()
    player.stop()
  }

  /// Synthesizes the next chunk.
  mutating func sayMore(_ tableLocale: LocaleIdentifier) throws(SpeechError) {
    guard let (phrase, index) = waiting.popLast() else { return }
    let wakePipe = wakePipe
    try player.cue { wakePipe.wake(index) }
    guard !phrase.text.isEmpty else { return }
    let player = player
    problem =
      try narrator.say(phrase, tableLocale) { (samples: [UInt8]) throws(SpeechError) in
        try player.play(samples)
      } ?? problem
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
    let texts = Synthesizer.split(phrase.text, limit: chunkLength)
    return texts.enumerated().map { index, text in
      var chunk = phrase
      chunk.text = text
      if index + 1 < texts.count { chunk.pause = 0 }
      return chunk
    }
  }
}
