// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

/// An error in synthesizing or playing speech.
public struct SpeechError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error.
  public enum Code: String, Sendable {
    /// eSpeak NG does not have the voice.
    case noVoice
    /// A rate, pitch or volume is out of range.
    case badSetting
    /// eSpeak NG can't start, or its process can't be created.
    case noSynthesizer
    /// There is no sound device, or it failed.
    case noDevice
    /// The encoder of a sound format is not installed.
    case noEncoder
    /// The sound could not be written.
    case output
  }

  /// The kind of error.
  public var code: Code
  /// What went wrong, for the user.
  public var description: String

  /// Makes an error.
  public init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
