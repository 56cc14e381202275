// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What a column seems to hold, and what only a person can decide about it.
package struct FieldGuess: Sendable {
  /// The field as far as it could be found out.
  package var field: Field
  /// What it is and which evidence there is.
  package var reason: String
  /// What could not be found out; nil if nothing is left open.
  package var question: String?
  /// Whether it is the column that names the rows.
  let namesRow: Bool
  /// Which part of its values differ, of 1: 1 where no two rows have the same.
  let distinctShare: Double
  /// Which part of the rows have a value, of 1.
  let filledShare: Double
  /// How many bytes its values have on the average.
  let averageLength: Int

  init(_ guess: ColumnGuess, _ profile: ColumnProfile, of rowCount: Int) {
    let count = max(profile.values.count, 1)
    distinctShare = Double(profile.values.count) / Double(max(profile.count, 1))
    filledShare = Double(profile.count) / Double(max(rowCount, 1))
    averageLength = profile.values.reduce(0) { $0 + $1.text.utf8.count } / count
    field = guess.field
    field.isGuess = true
    reason = guess.reason
    question = guess.question
    namesRow = guess.namesRow
  }

  /// Appends the description as JSON for ``TableDescription``, a field per line.
  ///
  /// - Parameters:
  ///   - guesses: the fields.
  ///   - locale: the locale that they were found out in.
  ///   - title: the table's title, if it has one.
  ///   - out: receives the text.
  package static func write(
    _ guesses: [FieldGuess], locale: LocaleIdentifier, title: String? = nil,
    into out: inout ByteBuffer
  ) {
    out.append("{\n  \"locale\": ")
    JSONString.append(locale.tag, into: &out)
    if let title {
      out.append(",\n  \"title\": ")
      JSONString.append(title, into: &out)
    }
    // The first column names the rows by itself if it is a text beside others.
    if let naming = guesses.firstIndex(where: \.namesRow),
      naming > 0 || guesses.count == 1 || guesses[naming].field.say?.kind != .text
    {
      out.append(",\n  \"namedBy\": ")
      JSONString.append(guesses[naming].field.name, into: &out)
    }
    out.append(",\n  \"fieldsMatch\": \"partial\",\n  \"fields\": [\n")
    for (index, guess) in guesses.enumerated() {
      out.append("    ")
      guess.json.write(into: &out)
      out.append(index + 1 < guesses.count ? ",\n" : "\n")
    }
    out.append("  ]\n}\n")
  }

  private var json: JSONValue {
    let usual = Field(field.name)
    let texts = { (texts: Set<String>, usual: Set<String>) in
      texts == usual ? nil : JSONValue.strings(texts.sorted())
    }
    return .some([
      ("name", .string(field.name)),
      ("title", field.title.map { .string($0) }),
      ("type", field.type == .any ? nil : .string(field.type.rawValue)),
      ("format", field.format.map { .string($0) }),
      ("missingValues", texts(field.missingValues, usual.missingValues)),
      ("trueValues", texts(field.trueValues, usual.trueValues)),
      ("falseValues", texts(field.falseValues, usual.falseValues)),
      ("decimalChar", field.decimalChar == "." ? nil : .string(String(field.decimalChar))),
      ("groupChar", field.groupChar.map { .string(String($0)) }),
      ("bareNumber", field.bareNumber ? nil : .bool(false)),
      ("say", field.say.map(Self.json)),
    ])
  }

  private static func json(_ say: SayAs) -> JSONValue {
    guard say.heading != .auto || say.locale != nil else { return .string(say.shortForm) }
    return .some([
      ("as", .string(say.shortForm)),
      ("heading", say.heading == .auto ? nil : .string(say.heading.rawValue)),
      ("locale", say.locale.map { .string($0.tag) }),
    ])
  }
}
