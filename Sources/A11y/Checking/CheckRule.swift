// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A rule for one kind of problem in labels.
///
/// A rule value checks one table, and keeps what it needs to remember from earlier rows. Each rule
/// is in a file of its own, together with the examples that are its tests and its documentation
/// page.
protocol CheckRule: SendableMetatype {
  /// The rule's name, its reason, and examples.
  static var documentation: RuleDocumentation { get }

  /// Whether it is about braille, and is checked only where a display is given.
  static var isForBraille: Bool { get }

  init(_ settings: CheckSettings)

  /// Checks the next header, row or footer.
  mutating func check(_ item: CheckedItem, _ findings: inout Findings)

  /// Reports what can only be known after all rows.
  mutating func finish(_ findings: inout Findings)
}

extension CheckRule {
  static var name: String { documentation.name }
  static var isForBraille: Bool { false }

  mutating func finish(_ findings: inout Findings) {}
}

/// All rules, in the order of the documentation.
enum CheckRules {
  static let all: [any CheckRule.Type] = [
    // Missing and ambiguous names.
    EmptyRow.self, NamelessControl.self, DuplicateLabel.self, RepeatedHeading.self,
    RepeatedText.self, DistinguishingFirst.self,
    // The wording and style of labels.
    RoleInLabel.self, TrailingPeriod.self, LowercaseStart.self, LongLabel.self, AllCapitals.self,
    TruncatedText.self, ImageFileName.self, VagueLink.self,
    // The meaning of values.
    MissingUnit.self, UnsaidHeading.self, LongDecimal.self, NegativeInParentheses.self,
    AmbiguousDate.self, RawDate.self, IdentifierAsNumber.self,
    UnclearAbbreviation.self, UnclearSymbol.self,
    // The characters of text.
    ForeignText.self, InvisibleCharacters.self, EmojiRun.self, MarkupInText.self,
    // What fingers read.
    BrailleBeginning.self, BrailleAlike.self, BrailleSubstitute.self,
  ]

  /// The names of those that are about braille.
  static let namesForBraille = Set(all.filter { $0.isForBraille }.map { $0.name })

  /// Why a table of a page needs headers.
  ///
  /// No table of rows could break the rule, which is for pages of other tools.
  static let tableWithoutHeaders = RuleDocumentation(
    "table-without-headers", "A table of a page without headers",
    reason: """
      Whoever goes through a table cell by cell hears the header of a column when it changes. \
      Without any, a cell says nothing of what it is about.
      """,
    reference: .wcag("1.3.1", "Info and Relationships", "info-and-relationships"), bad: [], good: []
  )

  /// What is told of all rules, of rows and of pages.
  static let documentation = RuleDocumentation.all + [tableWithoutHeaders]

  /// The names of all rules.
  static let names = documentation.map(\.name)
}
