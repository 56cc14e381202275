/// The gender of a noun, with which the number before it agrees.
enum Gender: Sendable {
  /// Nothing is counted: "uno", where it is "un" before a noun.
  case none
  case masculine
  case feminine
  case neuter
}

/// A noun that is counted: a currency, a unit.
struct Noun: Sendable {
  /// The forms, in the order of the language's plural categories, beginning with the one for one.
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

  /// A form; the last one where a noun has fewer.
  func form(_ place: Int) -> String { forms[min(place, forms.count - 1)] }
}

/// How a language names a currency.
struct CurrencyNoun: Sendable {
  /// The currency.
  let major: Noun
  /// Its hundredth part; nil when nothing is worth so little, or when its name is not known.
  let minor: Noun?
  /// Whether the minor unit, said alone, is heard as this currency's.
  ///
  /// Where several share its name, one has it.
  let ownsMinor: Bool

  init(_ major: Noun, _ minor: Noun? = nil, ownsMinor: Bool = true) {
    self.major = major
    self.minor = minor
    self.ownsMinor = ownsMinor
  }
}
