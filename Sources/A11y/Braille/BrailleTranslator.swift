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

/// Gives a translator for each language.
public protocol BrailleTranslators: AnyObject, Sendable {
  /// The translator for a locale.
  ///
  /// - Parameter locale: the locale, as BCP 47 writes it.
  /// - Returns: the translator.
  /// - Throws: a ``SourceError`` when there is no table for it, or what translates is not installed.
  func translator(for locale: String) throws(SourceError) -> any BrailleTranslator

  /// Takes the characters that a document's braille lacks, and what is written in their place.
  func noteSubstitutes(_ substitutes: [(character: Unicode.Scalar, text: String)])
}
