// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What a kind of column says about one: the field, and how much its values tell by themselves.
struct ColumnGuess {
  /// Whether the heading is said before the values.
  enum HeadingNeed: Hashable {
    case never
    case always
    /// If another column has values of the same group.
    case besideOthers(String)
    /// If nothing else tells what the texts are.
    case ofTexts
  }

  /// How its values are parsed and said.
  var field: Field
  /// Whether the heading is said.
  var heading: HeadingNeed
  /// What it is and which evidence there is, in words: "dates, day first: 25/11/63 settles it".
  var reason: String
  /// Whether it is the column that names the rows.
  var namesRow = false
  /// What only a person can decide; nil if nothing is left open.
  var question: String?

  init(
    _ field: Field, _ say: SayAs, heading: HeadingNeed, _ reason: String, question: String? = nil
  ) {
    self.field = field
    self.field.say = say
    self.heading = heading
    self.reason = reason
    self.question = question
  }
}

/// A kind of column, found out from its values and its name.
///
/// Each kind is in a file of its own, together with the examples that are its tests.
protocol ColumnKind: SendableMetatype {
  /// Columns of this kind, and what they become: the heading, the values, the first value's phrase.
  static var examples: [ColumnExample] { get }

  /// The field of a column of this kind; nil for any other.
  static func guess(_ column: TypedColumn) -> ColumnGuess?
}

/// An example of a column.
struct ColumnExample {
  let name: String
  let values: [String]
  /// What the first value's row says, next to a column `item` of texts that name the rows.
  let phrase: String
  /// The locale.
  var locale = "en-US"
}

/// All kinds, in the order in which they are tried.
enum ColumnKinds {
  static let all: [any ColumnKind.Type] = [
    RowNumberColumn.self, TruthColumn.self, ScoreColumn.self, DurationColumn.self,
    VersionColumn.self,
    DateColumn.self, ClockNumberColumn.self, SizeColumn.self, ScaledColumn.self,
    IdentifierColumn.self,
    YearColumn.self,
    AmountColumn.self, LinkColumn.self, ShapeColumn.self,
    TextColumn.self,
  ]
}
