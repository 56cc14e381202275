/// One language's words for each supported screen reader.
///
/// Each language has a file of its own, all laid out alike.
struct ReaderLanguage: Sendable {
  /// The language's BCP 47 code: `en`.
  let code: String
  var voiceOver: [ReaderTerm: String] = [:]
  var talkBack: [ReaderTerm: String] = [:]
  var nvda: [ReaderTerm: String] = [:]
  var orca: [ReaderTerm: String] = [:]

  /// All supported languages.
  static let all: [ReaderLanguage] = [.english, .german, .russian]

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
