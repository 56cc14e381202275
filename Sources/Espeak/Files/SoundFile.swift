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

  /// Begins a file; `-` is standard output.
  ///
  /// - Parameters:
  ///   - path: the file's path.
  ///   - format: the format; all but WAV need an external encoder.
  /// - Throws: a ``SpeechError`` when the encoder is not installed, or the file can't be written.
  public init(path: String, _ format: SoundFormat) throws(SpeechError) {
    if let encoder = format.encoder {
      encoded = try EncodedFile(
        path: path, format, program: encoder.program, package: encoder.package)
    } else {
      wav = try WAVFile(path: path)
    }
  }

  /// Appends samples.
  ///
  /// - Throws: a ``SpeechError`` when they can't be written.
  public mutating func append(_ samples: [UInt8]) throws(SpeechError) {
    try wav?.append(samples)
    try encoded?.append(samples)
  }

  /// Moves the file into place.
  ///
  /// - Parameter tags: what the file tells about itself; WAV, and what is written to a pipe, has no place for it.
  /// - Throws: a ``SpeechError`` when that fails.
  public mutating func finish(_ tags: SoundTags) throws(SpeechError) {
    try wav?.finish()
    try encoded?.finish(tags)
  }
}
