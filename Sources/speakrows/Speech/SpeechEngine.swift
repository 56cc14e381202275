import ArgumentParser

/// What makes speech of words.
enum SpeechEngine: String, CaseIterable, ExpressibleByArgument {
  /// eSpeak NG, in a process of ours.
  case espeak
  /// Speech Dispatcher, with what its user has chosen there.
  case spd
}
