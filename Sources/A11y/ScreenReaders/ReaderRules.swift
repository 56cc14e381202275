/// How one screen reader says an element; a type for each reader.
protocol ReaderRules: Sendable {
  /// What its user has chosen.
  var settings: ReaderSettings { get }

  init(settings: ReaderSettings)

  /// What is said at an element.
  func utterance(for element: Element, in context: ReadingContext) -> Utterance

  /// What is said on leaving a container; nil when that is nothing.
  func leaving(_ container: Container) -> String?
}

/// What the user of a screen reader has chosen.
struct ReaderSettings: Sendable {
  /// The reader's words in the language.
  var words: ReaderWords
  /// How much is said.
  var verbosity: Verbosity
  /// Whether places are said; nil is the reader's own way.
  var saysPosition: Bool?
}

extension ReaderRules {
  var words: ReaderWords { settings.words }
  var verbosity: Verbosity { settings.verbosity }

  /// Where an element is among others: "2 of 5"; nil when that is not known.
  func position(of element: Element) -> String? {
    guard let place = element.position, let count = place.count else { return nil }
    return words.phrase(.position, place.index, count)
  }
}
