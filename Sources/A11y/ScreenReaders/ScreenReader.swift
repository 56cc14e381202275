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
