/// The documentation of a rule, from which its page is made.
public struct RuleDocumentation: Sendable {
  /// The severity of a finding.
  public enum Level: String, Sendable {
    /// Something can't be used or understood by ear.
    case error
    /// Something is harder than necessary to understand by ear.
    case warning
  }

  /// A source that gives the reason for a rule.
  public struct Reference: Sendable {
    /// The success criterion or guideline, and the section.
    public var title: String
    /// The address of the page.
    public var address: String
  }

  /// A table in which the rule has a finding.
  public struct BadExample: Sendable {
    /// The input.
    public var input: String
    /// What is heard.
    public var heard: String
    /// What would be better.
    public var better: String

    init(_ input: String, heard: String, better: String) {
      self.input = input
      self.heard = heard
      self.better = better
    }
  }

  /// The name that chooses or ignores the rule, such as `missing-unit`.
  public let name: String
  /// What it finds, in a few words.
  public let title: String
  /// Why that is bad for listeners, and what is deliberately not reported.
  public let reason: String
  /// The severity.
  public let level: Level
  /// The source that gives the reason.
  public let reference: Reference
  /// Whether it can be fixed automatically, because the meaning stays the same.
  public let canFix: Bool
  /// Examples with findings.
  public let bad: [BadExample]
  /// Similar examples without findings by any rule.
  public let good: [String]

  init(
    _ name: String, _ title: String, level: Level = .warning, reason: String,
    reference: Reference, canFix: Bool = false, bad: [BadExample], good: [String]
  ) {
    self.name = name
    self.title = title
    self.level = level
    self.reason = reason
    self.reference = reference
    self.canFix = canFix
    self.bad = bad
    self.good = good
  }

  /// All rules.
  public static var all: [RuleDocumentation] { CheckRules.all.map { $0.documentation } }
}

extension RuleDocumentation.Reference {
  /// A success criterion of WCAG 2.2.
  static func wcag(_ number: String, _ title: String, _ page: String) -> Self {
    Self(
      title: "WCAG 2.2, \(number) \(title)",
      address: "https://www.w3.org/WAI/WCAG22/Understanding/\(page).html")
  }

  /// Apple's guidelines on labels.
  static let appleLabels = Self(
    title: "Apple, Supporting VoiceOver in your app: writing labels",
    address:
      "https://developer.apple.com/documentation/uikit/supporting-voiceover-in-your-app")

  static let appleLabelProperty = Self(
    title: "Apple, accessibilityLabel",
    address:
      "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel"
  )
}
