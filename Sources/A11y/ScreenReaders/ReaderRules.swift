// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The rules by which one screen reader announces elements; each reader has its own type.
protocol ReaderRules: Sendable {
  /// The user's settings.
  var settings: ReaderSettings { get }

  init(settings: ReaderSettings)

  /// What the reader announces at an element.
  func utterance(for element: AccessibleElement, in context: ReadingContext) -> Utterance

  /// What the reader announces for the elements of a row or title, in lines.
  func lines(of elements: [AccessibleElement], in context: inout ReadingContext) -> [Utterance]

  /// What a braille display shows for the elements of a row or title, in lines that may be wider than it is.
  func shown(_ elements: [AccessibleElement], in context: inout ReadingContext) -> [String]

  /// What the reader announces on leaving a container; nil if nothing.
  func leaving(_ container: ElementContainer) -> String?

  /// What the reader announces when a container ends and nothing follows; nil if nothing.
  func ending(_ container: ElementContainer) -> String?
}

/// The settings that a screen reader's user has chosen.
struct ReaderSettings: Sendable {
  /// The reader's words in the user's language.
  var words: ReaderWords
  /// How much is announced.
  var verbosity: Verbosity
  /// Whether positions are announced; nil for the reader's default.
  var saysPosition: Bool?
  /// How Orca is met.
  var orca = OrcaSettings()
  /// How elements are reached with NVDA.
  var nvda = NVDANavigation.arrows
}

extension ReaderRules {
  var words: ReaderWords { settings.words }
  var verbosity: Verbosity { settings.verbosity }

  /// A line for each element.
  func lines(of elements: [AccessibleElement], in context: inout ReadingContext) -> [Utterance] {
    var lines: [Utterance] = []
    for element in elements {
      context.move(to: element)
      lines.append(utterance(for: element, in: context))
    }
    return lines
  }

  /// What is announced on leaving it.
  func ending(_ container: ElementContainer) -> String? { leaving(container) }

  /// An element's position among others, such as "2 of 5"; nil if unknown.
  func position(of element: AccessibleElement) -> String? {
    guard let position = element.position, let count = position.count else { return nil }
    return words.phrase(.position, position.index, count)
  }
}
