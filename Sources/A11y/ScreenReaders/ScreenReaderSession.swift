/// One person going through elements with a screen reader, which says some things only when they change.
///
/// ```swift
/// var session = ScreenReaderSession(.nvda, locale: .enUS)
/// for element in elements { print(session.say(element).line) }
/// if let last = session.leave() { print(last.line) }  // "out of list"
/// ```
public struct ScreenReaderSession {
  private let rules: any ReaderRules
  private var context = ReadingContext()

  /// Starts to read.
  ///
  /// - Parameters:
  ///   - reader: the screen reader.
  ///   - locale: the language of its words; English when it has none in this language.
  ///   - verbosity: how much it says.
  ///   - saysPosition: whether the place in a list is said; nil is the reader's own way.
  public init(
    _ reader: ScreenReader, locale: LocaleIdentifier = .enUS, verbosity: Verbosity = .normal,
    saysPosition: Bool? = nil
  ) {
    let rules: any ReaderRules.Type =
      switch reader {
      case .voiceover: VoiceOver.self
      case .talkback: TalkBack.self
      case .nvda: NVDA.self
      case .orca: Orca.self
      }
    self.rules = rules.init(
      settings: ReaderSettings(
        words: ReaderWords(reader, locale: locale), verbosity: verbosity,
        saysPosition: saysPosition))
  }

  /// What is said at the next element.
  public mutating func say(_ element: Element) -> Utterance {
    context.move(to: element)
    return rules.utterance(for: element, in: context)
  }

  /// What is said on leaving the container of the last element; nil when that is nothing.
  public mutating func leave() -> Utterance? {
    guard let container = context.container else { return nil }
    context = ReadingContext()
    return rules.leaving(container).map { Utterance($0) }
  }
}
