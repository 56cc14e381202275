// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// One language's words for each supported screen reader.
///
/// Each language has a file of its own, all laid out alike. Where they are from:
///
/// - VoiceOver: what AccessibilitySnapshot 0.12.1 has in its `Localizable.strings`.
/// - TalkBack 15.1: `talkback/src/main/res/values-LANG/strings_compositor.xml` of google/talkback. Words for links and mixed
///   states are the app's or the browser's, and gestures other than a double tap are not said but in English.
/// - NVDA: `source/locale/LANG/LC_MESSAGES/nvda.po`. Its words for a position were not found outside English, and follow
///   the language.
/// - Orca 43.1: `po/LANG.po` of GNOME/orca, and at-spi2-core 2.46 for roles. Its Japanese is mostly English, and is left out;
///   what version 47 calls a button was not read in other languages.
///
/// A number's form may depend on it: `элемента|элементов` are those of few and of many, three parts those of one, few and many.
struct ReaderLanguage: Sendable {
  /// The language's BCP 47 code: `en`.
  let code: String
  var voiceOver: [ReaderTerm: String] = [:]
  var talkBack: [ReaderTerm: String] = [:]
  var nvda: [ReaderTerm: String] = [:]
  var orca: [ReaderTerm: String] = [:]

  /// All supported languages.
  static let all: [ReaderLanguage] = [
    .english, .french, .german, .japanese, .russian, .spanish,
  ]

  /// A reader's words; empty if they are not known in this language.
  func words(of reader: ScreenReader) -> [ReaderTerm: String] {
    switch reader {
    case .voiceover: voiceOver
    case .talkback: talkBack
    case .nvda: nvda
    case .orca: orca
    }
  }
}
