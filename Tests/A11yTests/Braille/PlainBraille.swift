// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

@testable import A11y

/// Braille without rules: each character of ASCII is a cell, and no other is known.
final class PlainBraille: BrailleTranslator, BrailleTranslators {
  func cells(of text: String) -> [UInt8] { text.utf8.map { $0 & 0x7F } }
  func knows(_ character: Unicode.Scalar) -> Bool { character.isASCII }
  func translator(for locale: String) throws(SourceError) -> any BrailleTranslator { self }
  func noteSubstitutes(_ substitutes: [(character: Unicode.Scalar, text: String)]) {}
}
