// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The gender of a noun, which the number before it agrees with.
enum Gender: Sendable {
  /// No noun follows: "uno", which is "un" before a noun.
  case none
  case masculine
  case feminine
  case neuter
}

/// A noun that can be counted: a currency, a unit.
struct Noun: Sendable {
  /// The forms, in the order of the language's plural categories, singular first.
  let forms: [String]
  let gender: Gender

  /// Makes a noun of one gender.
  init(_ forms: String..., gender: Gender = .masculine) {
    self.forms = forms
    self.gender = gender
  }

  init(forms: [String], gender: Gender = .masculine) {
    self.forms = forms
    self.gender = gender
  }

  /// A feminine noun.
  static func feminine(_ forms: String...) -> Noun { Noun(forms: forms, gender: .feminine) }

  /// A neuter noun.
  static func neuter(_ forms: String...) -> Noun { Noun(forms: forms, gender: .neuter) }

  /// The form at an index, or the last form if the noun has fewer.
  func form(_ index: Int) -> String { forms[min(index, forms.count - 1)] }
}

/// How a language names a currency.
struct CurrencyNoun: Sendable {
  /// The name of the currency.
  let major: Noun
  /// The name of its hundredth; nil when none is in use, or when its name is not known.
  let minor: Noun?
  /// Whether the minor unit, spoken alone, is understood as this currency's.
  ///
  /// Where several currencies share its name, only one owns it.
  let ownsMinor: Bool

  init(_ major: Noun, _ minor: Noun? = nil, ownsMinor: Bool = true) {
    self.major = major
    self.minor = minor
    self.ownsMinor = ownsMinor
  }
}
