// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A braille display on which a screen reader shows what it reads, a window at a time.
///
/// ```swift
/// var options = WritingOptions()
/// options.screenReader = .nvda
/// options.display = BrailleDisplay(cells: 40, LouisTranslators())
/// ```
public struct BrailleDisplay: Hashable, Sendable {
  /// How many cells it has, of which forty are usual.
  public let cells: Int
  /// What writes text in braille, which tells how wide it is there.
  ///
  /// Orca doesn't need it: it gives each character a cell.
  let translators: any BrailleTranslators

  /// The fewest and the most cells of a display.
  public static let possibleCells = 8...160

  /// Creates a display; a number of cells that no display has is taken for the nearest that one may have.
  public init(cells: Int = 40, _ translators: any BrailleTranslators) {
    self.cells = min(max(cells, Self.possibleCells.lowerBound), Self.possibleCells.upperBound)
    self.translators = translators
  }

  /// Whether both are as wide, with the same translators.
  public static func == (one: BrailleDisplay, other: BrailleDisplay) -> Bool {
    one.cells == other.cells && one.translators === other.translators
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cells)
    hasher.combine(ObjectIdentifier(translators))
  }
}
