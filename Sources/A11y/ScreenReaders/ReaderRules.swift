/// How one screen reader says an element; a type for each reader.
protocol ReaderRules: Sendable {
  init(words: ReaderWords, verbosity: Verbosity, saysPosition: Bool?)

  /// What is said at an element.
  func utterance(for element: Element, in context: ReadingContext) -> Utterance

  /// What is said on leaving a container; nil when that is nothing.
  func leaving(_ container: Container) -> String?
}
