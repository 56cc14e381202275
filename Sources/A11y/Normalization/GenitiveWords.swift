// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What a language needs to say numbers in the genitive, which some words demand: "около пяти минут".
struct GenitiveWords: Sendable {
  /// The words that demand it of the number behind them.
  let leads: Set<String>
  /// The last letters of feminine nouns in the genitive singular.
  let feminineEndings: String
  /// The words behind a year, which is an ordinal.
  let yearWords: Set<String>
  /// A number whose noun has the form of the genitive singular.
  let singular: SpokenNumber
  /// The word before the first end of a range, which is in the genitive, too; nil if there is none.
  var from: String?
  /// The words that demand it only where the number is the first of two: "с пяти до десяти".
  var startLeads: Set<String> = []
  /// The signs of comparison whose words demand it.
  var signs: Set<String> = []

  /// Endings of nouns in the genitive plural, which behind two to four tell that the number is in it, too.
  var pluralEndings: Set<String> = []
  /// Endings of nouns in the locative plural, behind numbers that look the same as in the genitive.
  var locativeEndings: Set<String> = []
  /// Last letters of feminine nouns in the genitive singular, which behind one tell that.
  var singularEndings = ""

  /// Words of another case, behind which a range has no word before its first end: "через пять, десять минут".
  var accusativeLeads: Set<String> = []

  /// A number whose noun has the form of the genitive plural.
  var plural: SpokenNumber { SpokenNumber("5") }
}
