// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How a document in braille is written.
///
/// ```swift
/// var options = WritingOptions()
/// options.format = .brf
/// options.braille = BrailleSettings(LouisTranslators())
/// ```
public struct BrailleSettings: Hashable, Sendable {
  /// How many cells a line has, of which forty are usual.
  public var cells = 40
  /// How many lines a page has with the running head, of which twenty-five are usual.
  public var lines = 25
  /// How a table is laid out; nil for columns where they fit, and else for a list.
  public var layout: BrailleLayout?
  /// What writes text in braille.
  public let translators: any BrailleTranslators

  /// The fewest and the most cells of a line.
  public static let possibleCells = 12...160
  /// The fewest and the most lines of a page.
  public static let possibleLines = 4...200

  /// Creates settings for the usual paper.
  public init(_ translators: any BrailleTranslators) { self.translators = translators }

  /// Whether all settings are the same, with the same translators.
  public static func == (one: BrailleSettings, other: BrailleSettings) -> Bool {
    (one.cells, one.lines) == (other.cells, other.lines) && one.layout == other.layout
      && one.translators === other.translators
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cells)
    hasher.combine(lines)
    hasher.combine(layout)
    hasher.combine(ObjectIdentifier(translators))
  }
}

/// How a table is laid out in braille.
///
/// Source: the names and rules are those of the Braille Authority of North America, Braille Formats 2016, section 11.
public enum BrailleLayout: String, Hashable, Sendable, CaseIterable {
  /// A column beside the other, two blank cells apart, with guide dots to the next one.
  case columnar
  /// A line for each entry, behind the heading of its column.
  case listed
  /// A line for each entry, each further in than the one before.
  case stairstep
  /// A paragraph for each row: its label.
  case linear
}
