// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// One language's words for labels; every language has a file of the same structure.
final class Language: Sendable {
  /// The BCP 47 code of the language: `en`.
  let code: String
  /// The separator between phrases.
  let separator: String
  /// The patterns for a value that rises, falls or stays; `%@` is the value without its sign.
  let up: String
  let down: String
  let unchanged: String
  /// The word before a negative value; if it is empty because it is not known, the sign stays.
  let minus: String
  /// Truth values.
  let yes: String
  let no: String
  /// Controls and their states.
  let controls: ControlWords
  /// What a table adds to its rows.
  let table: TableWords
  /// What a page adds to its table.
  let page: PageWords
  /// What a summary tells of a table.
  let summary: SummaryWords
  /// Verbalizes values for our own synthesizer; nil when the language has no rules yet.
  let verbalizer: (any Verbalizer)?

  init(
    code: String, separator: String = ", ", up: String, down: String, unchanged: String,
    minus: String, yes: String, no: String, controls: ControlWords, table: TableWords,
    page: PageWords, summary: SummaryWords,
    verbalizer: (any Verbalizer)? = nil
  ) {
    self.code = code
    self.separator = separator
    self.up = up
    self.down = down
    self.unchanged = unchanged
    self.minus = minus
    self.yes = yes
    self.no = no
    self.controls = controls
    self.table = table
    self.page = page
    self.summary = summary
    self.verbalizer = verbalizer
  }

  /// All languages that have a file.
  static let all: [Language] = [
    .arabic, .armenian, .chinese, .dutch, .english, .french, .german, .hindi, .hungarian, .italian,
    .japanese, .korean, .polish, .portuguese, .russian, .spanish, .swedish, .turkish, .ukrainian,
    .vietnamese,
  ]

  /// The languages of locales: a table asks for that of each of its columns.
  private static let known = FactCache<Language>(limit: 500)

  /// The language of a locale.
  ///
  /// A language without a file gets the most common separator, and no words of another language:
  /// signs stay signs, and truth values stay as the data has them.
  static func of(_ locale: LocaleIdentifier) -> Language {
    known.use(locale.tag) {
      make(locale)
    } _: {
      $0
    } ?? make(locale)
  }

  private static func make(_ locale: LocaleIdentifier) -> Language {
    guard let language = all.first(where: { $0.code == locale.language }) else {
      return Language(
        code: locale.language, up: "+%@", down: "−%@", unchanged: "%@", minus: "", yes: "true",
        no: "false", controls: .unknown, table: .unknown, page: .unknown,
        summary: .unknown)
    }
    return Language(
      code: language.code, separator: language.separator, up: language.up, down: language.down,
      unchanged: language.unchanged, minus: language.minus, yes: language.yes, no: language.no,
      controls: language.controls, table: language.table, page: language.page,
      summary: language.summary,
      verbalizer: language.verbalizer?.following(locale))
  }
}
