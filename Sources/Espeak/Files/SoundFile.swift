// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A sound file that is written as samples arrive, atomically: complete or not at all.
///
/// ```swift
/// var file = try SoundFile(path: "talk.flac", .flac)
/// try file.append(samples)
/// try file.finish(SoundTags(title: "Orders", language: "en-US", languageCode: "eng"))
/// ```
public struct SoundFile: ~Copyable {
  private var wav: WAVFile?
  private var encoded: EncodedFile?
  /// Makes other samples of those of the speech; nil where they stay.
  private var resampler: Resampler?

  /// Begins a file; `-` is standard output.
  ///
  /// - Parameters:
  ///   - path: the file's path.
  ///   - format: the format; all but WAV need an external encoder.
  ///   - rate: its samples per second; those of the speech need no conversion.
  ///   - channels: the channels of its sound.
  /// - Throws: a ``SpeechError`` when what encodes or converts is not installed, or the file can't be written.
  public init(
    path: String, _ format: SoundFormat, rate: Int = AudioFormat.sampleRate,
    channels: AudioFormat.Channels = .mono
  ) throws(SpeechError) {
    if rate != AudioFormat.sampleRate { resampler = try Resampler(to: rate, channels) }
    if let encoder = format.encoder {
      encoded = try EncodedFile(
        path: path, format, rate: rate, channels, program: encoder.program,
        package: encoder.package)
    } else {
      wav = try WAVFile(path: path, rate: rate, channels: channels)
    }
  }

  /// Appends samples.
  ///
  /// - Throws: a ``SpeechError`` when they can't be written.
  public mutating func append(_ samples: [UInt8]) throws(SpeechError) {
    try write(resampler?.convert(samples) ?? samples)
  }

  private mutating func write(_ samples: [UInt8]) throws(SpeechError) {
    try wav?.append(samples)
    try encoded?.append(samples)
  }

  /// Moves the file into place.
  ///
  /// - Parameter tags: what the file tells about itself; WAV, and what is written to a pipe, has no place for it.
  /// - Throws: a ``SpeechError`` when that fails.
  public mutating func finish(_ tags: SoundTags) throws(SpeechError) {
    if let resampler { try write(resampler.finish()) }
    try wav?.finish()
    try encoded?.finish(tags)
  }
}
