/// The screen readers whose utterances are known.
public enum ScreenReader: String, Hashable, Sendable, CaseIterable {
  /// VoiceOver of iOS.
  case voiceover
  /// TalkBack of Android.
  case talkback
  /// NVDA of Windows.
  case nvda
  /// Orca of GNOME.
  case orca

  /// Whether its own words are known in a language; in others they are English.
  public func hasWords(in locale: LocaleIdentifier) -> Bool {
    ReaderLanguage.all.contains { $0.code == locale.language && !$0.words(of: self).isEmpty }
  }
}

/// How much a screen reader says.
public enum Verbosity: String, Hashable, Sendable, CaseIterable {
  /// Names, values and states, without hints, places and containers.
  case brief
  /// What a reader says as it comes.
  case normal
  /// The names of actions and the details on demand too.
  case verbose
}

/// What a screen reader says at one element.
public struct Utterance: Hashable, Sendable {
  /// The description: what is said at once.
  public var text: String
  /// What is said after a pause: how to use the element.
  public var hint: String?
  /// What is said to be there on demand, such as "Actions Available".
  public var notices: [String] = []
  /// What is there on demand, by name; said when the reader is to say everything.
  public var onDemand: [String] = []

  /// Makes an utterance.
  public init(_ text: String, hint: String? = nil) {
    self.text = text
    self.hint = hint
  }

  /// Everything in one line; parts that end without a full stop get one before the next.
  public var line: String {
    var line = text
    for part in [hint].compactMap({ $0 }) + notices + onDemand where !part.isEmpty {
      if let last = line.last {
        line += ".!?。".contains(last) ? " " : ". "
      }
      line += part
    }
    return line
  }
}
