// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The documentation of a rule, from which its page is made.
package struct RuleDocumentation: Sendable {
  /// A source that gives the reason for a rule.
  package struct Reference: Sendable {
    /// The success criterion or guideline, and the section.
    package var title: String
    /// The address of the page.
    package var address: String
  }

  /// A table in which the rule has a finding.
  package struct BadExample: Sendable {
    /// The input.
    package var input: String
    /// What is heard.
    package var heard: String
    /// What would be better.
    package var better: String

    init(_ input: String, heard: String, better: String) {
      self.input = input
      self.heard = heard
      self.better = better
    }
  }

  /// The name that chooses or ignores the rule, such as `missing-unit`.
  package let name: String
  /// What it finds, in a few words.
  package let title: String
  /// Why that is bad for listeners, and what is deliberately not reported.
  package let reason: String
  /// The severity.
  package let level: Finding.Level
  /// The source that gives the reason.
  package let reference: Reference
  /// Whether it can be fixed automatically, because the meaning stays the same.
  package let canFix: Bool
  /// Examples with findings.
  package let bad: [BadExample]
  /// Similar examples without findings by any rule.
  package let good: [String]

  init(
    _ name: String, _ title: String, level: Finding.Level = .warning, reason: String,
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
  package static var all: [RuleDocumentation] { CheckRules.all.map { $0.documentation } }
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
