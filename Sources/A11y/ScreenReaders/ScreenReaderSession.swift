// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A screen reader moving from element to element, which announces some things only on change.
///
/// ```swift
/// var session = ScreenReaderSession(.nvda, locale: .enUS)
/// for element in elements { print(session.say(element).line) }
/// if let last = session.leave() { print(last.line) }  // "out of list"
/// ```
public struct ScreenReaderSession {
  private let rules: any ReaderRules
  private var context = ReadingContext()

  /// Creates a session that has not read any element yet.
  ///
  /// - Parameters:
  ///   - reader: the screen reader.
  ///   - locale: the language of the reader's words; English if they are not known in it.
  ///   - verbosity: how much the reader announces.
  ///   - saysPosition: whether to announce positions in a list; nil for the reader's default.
  ///   - orca: how Orca is met; other readers don't need it.
  ///   - nvda: how elements are reached with NVDA; other readers don't need it.
  public init(
    _ reader: ScreenReader, locale: LocaleIdentifier = .enUS, verbosity: Verbosity = .normal,
    saysPosition: Bool? = nil, orca: OrcaSettings = OrcaSettings(),
    nvda: NVDANavigation = .arrows
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
        saysPosition: saysPosition, orca: orca, nvda: nvda))
  }

  /// Moves to the next element and returns what the reader announces for it.
  public mutating func say(_ element: AccessibleElement) -> Utterance {
    context.move(to: element)
    return rules.utterance(for: element, in: context)
  }

  /// Moves to the next row or title and returns what the reader announces for it.
  ///
  /// - Parameter elements: its elements, in reading order.
  /// - Returns: an utterance for each element, or for the whole row where the reader reads rows.
  public mutating func say(_ elements: [AccessibleElement]) -> [Utterance] {
    rules.lines(of: elements, in: &context)
  }

  /// Moves to the next row or title and returns what a braille display shows for it.
  ///
  /// - Parameter elements: its elements, in reading order.
  /// - Returns: a line for each element, or for the whole row where the reader shows rows. A line may be wider than the
  ///   display.
  public mutating func show(_ elements: [AccessibleElement]) -> [String] {
    rules.shown(elements, in: &context)
  }

  /// Leaves the last element's container; nil if the reader announces nothing.
  public mutating func leave() -> Utterance? {
    guard let container = context.container else { return nil }
    context = ReadingContext()
    return rules.ending(container).map { Utterance($0) }
  }
}
