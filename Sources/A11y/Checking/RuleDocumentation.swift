/// What people are told of a rule: the page of the documentation is made of it.
public struct RuleDocumentation: Sendable {
  /// How much a finding matters.
  public enum Level: String, Sendable {
    /// Something can't be used or understood by ear.
    case error
    /// Something is harder to understand by ear than it need be.
    case warning
  }

  /// Where the reason for a rule can be read.
  public struct Reference: Sendable {
    /// The success criterion or the guide, and the part of it.
    public var title: String
    /// The address of the page.
    public var address: String
  }

  /// A table in which the rule finds something.
  public struct BadExample: Sendable {
    /// The input.
    public var input: String
    /// What is heard of it.
    public var heard: String
    /// What would be better.
    public var better: String

    init(_ input: String, heard: String, better: String) {
      self.input = input
      self.heard = heard
      self.better = better
    }
  }

  /// The name, by which the rule is chosen and ignored: `missing-unit`.
  public let name: String
  /// What it finds, in a few words.
  public let title: String
  /// Why that is bad for someone who listens, and what is not found on purpose.
  public let reason: String
  /// How much it matters.
  public let level: Level
  /// Where the reason can be read.
  public let reference: Reference
  /// Whether it can be mended without a person, since the meaning stays the same.
  public let canFix: Bool
  /// What the rule finds.
  public let bad: [BadExample]
  /// What looks alike and is good: no rule finds anything in it.
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

  /// Apple's guide to labels.
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
