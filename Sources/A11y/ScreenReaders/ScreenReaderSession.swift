/// One person going through elements with a screen reader, which says some things only when they change.
///
/// ```swift
/// var session = ScreenReaderSession(.nvda, locale: .enUS)
/// for element in elements { print(session.say(element).line) }
/// if let last = session.leave() { print(last.line) }  // "out of list"
/// ```
public struct ScreenReaderSession {
  private var rules: any ReaderRules
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
    let words = ReaderWords(reader, locale: locale)
    rules =
      switch reader {
      case .voiceover:
        VoiceOver(words: words, verbosity: verbosity, saysPosition: saysPosition)
      case .talkback: TalkBack(words: words, verbosity: verbosity, saysPosition: saysPosition)
      case .nvda: NVDA(words: words, verbosity: verbosity, saysPosition: saysPosition)
      case .orca: Orca(words: words, verbosity: verbosity, saysPosition: saysPosition)
      }
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

/// How one screen reader says an element; a type for each reader.
protocol ReaderRules: Sendable {
  init(words: ReaderWords, verbosity: Verbosity, saysPosition: Bool?)

  /// What is said at an element.
  func utterance(for element: Element, in context: ReadingContext) -> Utterance

  /// What is said on leaving a container; nil when that is nothing.
  func leaving(_ container: Container) -> String?
}

/// What has changed since the element before.
struct ReadingContext {
  /// What the element is in.
  private(set) var container: Container?
  /// The container that was entered with this element.
  private(set) var entered: Container?
  /// The container that was left with this element.
  private(set) var left: Container?
  private(set) var isNewRow = false
  private(set) var isNewColumn = false
  private(set) var isNewLevel = false
  private var row: Int?
  private var column: Int?
  private var level: Int?

  mutating func move(to element: Element) {
    let isSame = element.container == container
    left = isSame ? nil : container
    entered = isSame ? nil : element.container
    container = element.container
    if !isSame { (row, column) = (nil, nil) }
    isNewRow = element.cell?.row != nil && element.cell?.row != row
    isNewColumn = element.cell?.column != nil && element.cell?.column != column
    if let cell = element.cell { (row, column) = (cell.row, cell.column) }
    isNewLevel = element.level != nil && element.level != level
    level = element.level
  }
}
