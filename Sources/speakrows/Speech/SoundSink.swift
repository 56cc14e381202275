// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Espeak

/// A destination for sound: the sound system, a file, or a folder of files.
struct SoundSink: ~Copyable {
  private let player: Player?
  /// The channels of the sound that goes there.
  let channels: AudioFormat.Channels
  private var file: SoundFile?
  private var folder: SoundFolder?
  /// The number of samples received.
  private(set) var sampleCount = 0

  /// Plays on the sound system.
  init(_ output: PlayerOutput, channels: AudioFormat.Channels = .mono) {
    self.channels = channels
    player = Player(output, channels: channels)
  }

  /// Discards sound, for when another program plays it.
  init() {
    channels = .mono
    player = nil
  }

  /// Writes a file.
  init(
    path: String, _ format: SoundFormat, rate: Int, channels: AudioFormat.Channels = .mono
  ) throws(SpeechError) {
    self.channels = channels
    player = nil
    file = try SoundFile(path: path, format, rate: rate, channels: channels)
  }

  /// Writes files into a folder.
  init(folder: consuming SoundFolder) {
    channels = .mono
    player = nil
    self.folder = consume folder
  }

  /// Whether sound is played as it arrives.
  var isPlayed: Bool { player != nil }

  /// Begins the next part of the table; returns the number of its file in the folder.
  ///
  /// - Throws: a ``Failure`` when a file that is kept says something else than its part does.
  mutating func takeFileNumber() throws -> Int { try folder?.takeNumber() ?? 1 }

  /// Takes a text that this part says.
  mutating func note(_ text: String) { folder?.note(text) }

  /// Ends the last part.
  mutating func endParts() throws {
    try folder?.endPart()
    folder?.warnOfOthers()
  }

  /// Whether a file of the folder needs to be written.
  func isWanted(_ number: Int) -> Bool { folder?.isWanted(number) ?? true }

  /// Begins a file in the folder.
  ///
  /// - Parameters:
  ///   - number: its number.
  ///   - tags: what the one before it tells about itself.
  /// - Throws: a ``SpeechError`` when one of them can't be written.
  mutating func beginFile(_ number: Int, after tags: SoundTags) throws(SpeechError) {
    try folder?.beginFile(number, after: tags)
  }

  /// Plays or writes samples of one channel.
  mutating func append(_ samples: [UInt8]) throws(SpeechError) {
    try append(frames: channels.spread(samples))
  }

  /// Plays or writes samples of all channels.
  mutating func append(frames samples: [UInt8]) throws(SpeechError) {
    sampleCount += samples.count / channels.bytesPerFrame
    try player?.play(samples)
    try file?.append(samples)
    try folder?.append(samples)
  }

  /// Calls a function once all sound so far has been played.
  func cue(_ action: @escaping @Sendable () -> Void) throws(SpeechError) {
    try player?.cue(action)
  }

  /// Waits until all sound has been played.
  func finishPlaying() throws(SpeechError) { try player?.finish() }

  /// Waits until all sound has been played, or moves the file into place.
  ///
  /// - Parameter tags: what the file, or the last of a folder, tells about itself.
  /// - Throws: a ``SpeechError`` when it can't be played or written.
  mutating func finish(_ tags: SoundTags) throws(SpeechError) {
    try finishPlaying()
    try file?.finish(tags)
    try folder?.finish(tags)
  }
}
