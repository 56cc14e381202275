// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Truth values: yes and no, always behind their heading.
enum TruthColumn: ColumnKind {
  static let examples = [
    ColumnExample(name: "driveway", values: ["yes", "no", "no"], phrase: "driveway yes"),
    ColumnExample(name: "u74", values: ["TRUE", "FALSE"], phrase: "u74 yes"),
    ColumnExample(name: "airco", values: ["n", "y", "n"], phrase: "airco no"),
    ColumnExample(name: "sick", values: ["f", "t", "f"], phrase: "sick no"),
    ColumnExample(name: "sex", values: ["f", "m", "f"], phrase: "sex f"),
    ColumnExample(name: "bezahlt", values: ["ja", "nein"], phrase: "bezahlt ja", locale: "de-DE"),
    ColumnExample(name: "state", values: ["[ ]", "[x]"], phrase: "state no"),
  ]

  /// The boxes of task lists, in small letters (GitHub Flavored Markdown, section 5.3).
  private static let (checkedBox, emptyBox) = ("[x]", "[ ]")

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    let profile = column.profile
    var field = column.field
    var say = SayAs(.yesNo)
    say.heading = .always
    if profile.truthCount > 0, profile.truthCount == profile.count {
      return ColumnGuess(field, say, heading: .always, "truth values")
    }
    let language = Language.of(column.locale)
    // PostgreSQL's truth values are letters, and both are needed to tell them from others.
    let letters = Set(column.values.map(\.text)) == ["t", "f"]
    let (yes, no) = (
      (letters ? ["t"] : []) + ["yes", "y", "true", checkedBox, language.yes.lowercased()],
      (letters ? ["f"] : []) + ["no", "n", "false", emptyBox, language.no.lowercased()]
    )
    let texts = column.values.map { $0.text.lowercased() }
    guard !texts.isEmpty, texts.count <= 6, profile.truthCount == 0,
      texts.allSatisfy({ yes.contains($0) || no.contains($0) }),
      texts.contains(where: { $0.utf8.count > 1 }) || Set(texts).count > 1
    else { return nil }
    // The data's own words stand.
    let words = texts.allSatisfy {
      !["true", "false", checkedBox, emptyBox].contains($0) && $0.utf8.count > 1
    }
    if words {
      return ColumnGuess(
        field, .text, heading: .always,
        "truth values in words: " + column.values.map(\.text).joined(separator: ", "))
    }
    for (value, text) in zip(column.values, texts) {
      if yes.contains(text) {
        field.trueValues.insert(value.text)
      } else {
        field.falseValues.insert(value.text)
      }
    }
    field.trueValues.formUnion(yes.flatMap(casings))
    field.falseValues.formUnion(no.flatMap(casings))
    return ColumnGuess(
      field, say, heading: .always,
      "truth values: " + column.values.map(\.text).joined(separator: ", "))
  }

  private static func casings(_ word: String) -> [String] {
    [word, word.uppercased(), word.prefix(1).uppercased() + word.dropFirst()]
  }
}
