// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Writes text in the braille of a language.
///
/// A cell is a byte with a bit for each of its six dots, dot 1 the lowest; a blank cell is 0.
public protocol BrailleTranslator: AnyObject, Sendable {
  /// The cells of a text.
  func cells(of text: String) -> [UInt8]

  /// Whether the language's braille has a character; any other needs a substitute.
  func knows(_ character: Unicode.Scalar) -> Bool
}

extension BrailleTranslator {
  /// A text in braille, in the patterns of Unicode, on lines of a width.
  ///
  /// ```swift
  /// let translator = try LouisTranslators().translator(for: "en-US")
  /// translator.lines(of: "Apple Inc., $648.11, up 1.85%", cells: 20)
  /// // ["⠠⠁⠏⠏⠇⠑⠀⠠⠊⠝⠉⠲⠂⠀⠈⠎⠼⠋⠙⠓⠲⠁⠁⠂", "⠀⠀⠥⠏⠀⠼⠁⠲⠓⠑⠨⠴"]
  /// ```
  ///
  /// - Parameters:
  ///   - text: the text. What the language's braille lacks is written by other characters.
  ///   - cells: the cells of a line, 12 at least.
  /// - Returns: the lines. All but the first begin with two blank cells, as the rows of a list do.
  public func lines(of text: String, cells: Int = .max) -> [String] {
    var braille = BrailleText(self)
    return BrailleCells.wrapped(braille.cells(of: text), width: max(cells, 12), others: 2)
      .map(BrailleCells.unicode)
  }
}

extension BrailleTranslators {
  /// No other translator.
  public func literalTranslator(for locale: String) -> (any BrailleTranslator)? { nil }
}

/// Gives a translator for each language.
public protocol BrailleTranslators: AnyObject, Sendable {
  /// The translator for a locale.
  ///
  /// - Parameter locale: the locale, as BCP 47 writes it.
  /// - Returns: the translator.
  /// - Throws: a ``SourceError`` when there is no table for it, or what translates is not installed.
  func translator(for locale: String) throws(SourceError) -> any BrailleTranslator

  /// The translator for a locale's addresses and paths, which are not contracted.
  ///
  /// - Parameter locale: the locale, as BCP 47 writes it.
  /// - Returns: the translator, or nil where it would be the same.
  func literalTranslator(for locale: String) -> (any BrailleTranslator)?

  /// Takes the characters that a document's braille lacks, and what is written in their place.
  func noteSubstitutes(_ substitutes: [(character: Unicode.Scalar, text: String)])
}
