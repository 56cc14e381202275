/// The words of one language for all readers that are known in it; one file each, all of the same shape.
struct ReaderLanguage: Sendable {
  /// The language's code in BCP 47: `en`.
  let code: String
  var voiceOver: [ReaderTerm: String] = [:]
  var talkBack: [ReaderTerm: String] = [:]
  var nvda: [ReaderTerm: String] = [:]
  var orca: [ReaderTerm: String] = [:]

  /// All languages that have a file.
  static let all: [ReaderLanguage] = [.english, .german, .russian]

  /// The words of a reader; empty when it is not known in this language.
  func words(of reader: ScreenReader) -> [ReaderTerm: String] {
    switch reader {
    case .voiceover: voiceOver
    case .talkback: talkBack
    case .nvda: nvda
    case .orca: orca
    }
  }
}
