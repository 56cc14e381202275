/// The words of one language that labels need; one file each, all of the same shape.
struct Language: Sendable {
  /// The language's code in BCP 47: `en`.
  let code: String
  /// What stands between phrases.
  let separator: String
  /// A value that rises, falls or stays; `%@` is the value without its sign.
  let up: String
  let down: String
  let unchanged: String
  /// What is said before a value below zero; empty when it is not known, and then the sign stays.
  let minus: String
  /// Truth values.
  let yes: String
  let no: String
  /// Controls and their states.
  let controls: ControlWords
  /// What a table adds to its rows.
  let table: TableWords
  /// What writes values out as words for our own synthesizer; nil when the language has no rules yet.
  private(set) var verbalizer: (any Verbalizer)?

  init(
    code: String, separator: String = ", ", up: String, down: String, unchanged: String,
    minus: String, yes: String, no: String, controls: ControlWords, table: TableWords,
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
    self.verbalizer = verbalizer
  }

  /// All languages that have a file.
  static let all: [Language] = [
    .arabic, .armenian, .chinese, .english, .french, .german, .hindi, .hungarian, .italian,
    .japanese, .korean, .portuguese, .russian, .spanish, .swedish, .vietnamese,
  ]

  /// The language of a locale.
  ///
  /// A language without a file has the separator that most have, and no words of another language: signs
  /// stay signs, and truth values stay as the data has them.
  static func of(_ locale: LocaleIdentifier) -> Language {
    guard var language = all.first(where: { $0.code == locale.language }) else {
      return Language(
        code: locale.language, up: "+%@", down: "−%@", unchanged: "%@", minus: "", yes: "true",
        no: "false", controls: .unknown, table: .unknown)
    }
    language.verbalizer = language.verbalizer?.following(locale)
    return language
  }
}
