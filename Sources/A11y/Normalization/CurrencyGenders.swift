// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How a language tells the gender of a currency from its name, since CLDR names currencies without their genders.
struct CurrencyGenders: Sendable {
  /// Nouns in lower case with their genders, where they are not masculine: "krone".
  private let nouns: [String: Gender]
  /// Endings of a first word that is an adjective, which agrees with its noun: "Ägyptisches".
  private let adjectives: [(ending: String, gender: Gender)]

  static let none = CurrencyGenders()

  init(
    feminine: String = "", neuter: String = "", adjectives: [(ending: String, gender: Gender)] = []
  ) {
    var nouns: [String: Gender] = [:]
    for word in feminine.split(separator: " ") { nouns[String(word)] = .feminine }
    for word in neuter.split(separator: " ") { nouns[String(word)] = .neuter }
    self.nouns = nouns
    self.adjectives = adjectives
  }

  /// The gender of a currency by its name in the singular: "Mauritius-Rupie" is a "Rupie".
  func gender(of name: String) -> Gender {
    let words = name.lowercased().split { $0 == " " || $0 == "-" }
    if let noun = words.lazy.compactMap({ nouns[String($0)] }).first { return noun }
    // An adjective alone is the name itself: "boliviano".
    guard words.count > 1, let first = words.first else { return .masculine }
    return adjectives.first { first.hasSuffix($0.ending) }?.gender ?? .masculine
  }
}
