// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// CLDR's names of the weekdays in a language.
struct WeekdayNames: Sendable {
  private static let known = Mutex<[String: WeekdayNames]>([:])

  /// The full names, by the short ones without their period.
  private let names: [String: String]

  private init(_ locale: LocaleIdentifier) {
    let all = ICU.weekdays(of: locale)
    var names: [String: String] = [:]
    for (index, name) in all.enumerated() where index >= 7 {
      var key = name
      while key.hasSuffix(".") { key.removeLast() }
      // A single letter may be anything, but not a single sign of a script that has many.
      let isSign = key.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
      guard key.count > 1 || isSign else { continue }
      names[key] = all[index % 7]
      // Where the full name has no capital, the short one needs none.
      if all[index % 7].first?.isLowercase == true { names[key.lowercased()] = all[index % 7] }
    }
    self.names = names
  }

  /// The names in the language of a locale.
  static func of(_ locale: LocaleIdentifier) -> WeekdayNames {
    known.withLock { known in
      if let names = known[locale.tag] { return names }
      let names = WeekdayNames(locale)
      known[locale.tag] = names
      return names
    }
  }

  /// The full name that a short one stands for; nil for any other word.
  ///
  /// Small letters are not enough where the language writes weekdays with a capital.
  subscript(short: String) -> String? { names[short] ?? names[short.lowercased()] }

  /// The full name that a word with a period behind it is short for: CLDR's short name, or four and more letters of it.
  func name(shortenedTo word: String) -> String? {
    if let name = self[word] { return name }
    let short = word.lowercased()
    return short.count > 3
      ? names.values.first { $0.count > short.count && $0.lowercased().hasPrefix(short) } : nil
  }

  /// Whether a word is the name of a weekday, short or full, or with an ending of up to two letters: "måndagen".
  func isName(_ word: String) -> Bool {
    let small = word.lowercased()
    return self[word] != nil
      || names.values.contains {
        let name = $0.lowercased()
        return name == small
          || name.count > 4 && small.hasPrefix(name) && small.count <= name.count + 2
      }
  }

  /// Whether a word is the last one of a name behind a hyphen: "feira" of "terça-feira".
  func isEndOfName(_ word: String) -> Bool {
    names.values.contains { $0.hasSuffix("-" + word.lowercased()) }
  }
}
