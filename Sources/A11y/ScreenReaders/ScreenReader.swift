// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The supported screen readers.
public enum ScreenReader: String, Hashable, Codable, Sendable, CaseIterable {
  /// VoiceOver on iOS.
  case voiceover
  /// TalkBack on Android.
  case talkback
  /// NVDA on Windows.
  case nvda
  /// Orca on GNOME.
  case orca

  /// Whether the reader's own words are known in a language; otherwise it uses English ones.
  public func hasWords(in locale: LocaleIdentifier) -> Bool {
    ReaderLanguage.all.contains { $0.code == locale.language && !$0.words(of: self).isEmpty }
  }
}
