// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A unit of speech: text in one voice, and the silence after it.
public struct Segment: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The voices to try, best first: names or languages of eSpeak NG.
  public var voices: [String]
  /// The silence after it, in samples; independent of the rate.
  public var pauseSamples: Int

  /// Makes a segment with a pause in milliseconds.
  public init(_ text: String, voices: [String], pauseMilliseconds: Int = 0) {
    self.text = text
    self.voices = voices
    pauseSamples = pauseMilliseconds * AudioFormat.sampleRate / 1000
  }
}
