/// One thing that can be wrong with labels, and how it is found.
///
/// A rule is a value for one table: what it has to remember of earlier rows, it keeps. Each rule is a file of its own, and has
/// with it the examples that are its test and its page in the documentation.
protocol CheckRule: SendableMetatype {
  /// What the rule is called, what it is for, and examples.
  static var documentation: RuleDocumentation { get }

  init(_ settings: CheckSettings)

  /// Looks at the next header, row or footer.
  mutating func check(_ item: CheckedItem, _ findings: inout Findings)

  /// Tells what can be told when all rows have been seen.
  mutating func finish(_ findings: inout Findings)
}

extension CheckRule {
  static var name: String { documentation.name }

  mutating func finish(_ findings: inout Findings) {}
}

/// All rules, in the order in which the documentation has them.
enum CheckRules {
  static let all: [any CheckRule.Type] = [
    // What has no name, or not one of its own.
    EmptyRow.self, NamelessControl.self, DuplicateLabel.self, RepeatedHeading.self,
    RepeatedText.self, DistinguishingFirst.self,
    // How labels are written.
    RoleInLabel.self, TrailingPeriod.self, LowercaseStart.self, LongLabel.self, AllCapitals.self,
    TruncatedText.self, ImageFileName.self,
    // What a value means.
    MissingUnit.self, NegativeInParentheses.self, AmbiguousDate.self, IdentifierAsNumber.self,
    UnclearAbbreviation.self, UnclearSymbol.self,
    // What text is made of.
    ForeignText.self, InvisibleCharacters.self, EmojiRun.self,
  ]

  /// The rule of a name; nil when there is none.
  static func rule(named name: String) -> (any CheckRule.Type)? {
    all.first { $0.name == name }
  }
}
