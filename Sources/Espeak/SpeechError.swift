/// Speech could not be made or played.
public struct SpeechError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of fault it is.
  public enum Code: String, Sendable {
    /// eSpeak NG has no such voice.
    case noVoice
    /// A rate, pitch or volume outside of its range.
    case badSetting
    /// eSpeak NG can't start, or its process can't be made.
    case noSynthesizer
    /// There is nothing to play sound with, or it failed.
    case noDevice
    /// The program that makes a format of sound is not installed.
    case noEncoder
    /// The sound could not be written.
    case output
  }

  /// What kind of fault it is.
  public var code: Code
  /// What went wrong, for a person.
  public var description: String

  /// Makes an error.
  public init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
