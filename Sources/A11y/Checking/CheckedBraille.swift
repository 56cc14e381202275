// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The braille of a checked table, in the language of each row.
struct CheckedBraille {
  /// The cells of the display.
  let width: Int
  private let translators: (any BrailleTranslators)?
  private var text: BrailleText?
  private var language = ""

  init(_ settings: CheckSettings) {
    width = settings.display?.cells ?? 0
    translators = settings.display?.translators
  }

  /// The cells of a text; nil where the language has no table.
  mutating func cells(of text: String, in locale: LocaleIdentifier) -> [UInt8]? {
    prepare(locale)
    return self.text?.cells(of: text)
  }

  /// The signs of a text that the language's braille lacks, and what is written in their place.
  mutating func substitutes(
    in text: String, _ locale: LocaleIdentifier
  ) -> [(character: Unicode.Scalar, text: String)] {
    prepare(locale)
    return self.text?.substitutes(in: text) ?? []
  }

  private mutating func prepare(_ locale: LocaleIdentifier) {
    guard locale.tag != language else { return }
    language = locale.tag
    text = (try? translators?.translator(for: locale.tag)).map { BrailleText($0) }
  }
}
