// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A rule's documentation page, in Markdown.
package struct RulePage {
  private let rule: RuleDocumentation

  /// Creates the page of a rule.
  package init(_ rule: RuleDocumentation) { self.rule = rule }

  /// The page of the rule with a name; nil when there is none.
  package init?(named name: String) {
    guard let rule = CheckRules.documentation.first(where: { $0.name == name }) else {
      return nil
    }
    self.rule = rule
  }

  /// The text of the page.
  package var text: String {
    var text = "# \(rule.name)\n\n\(rule.title): "
    text += rule.level == .error ? "an error." : "a warning."
    if rule.canFix { text += " `--fix` fixes it in the data." }
    text += "\n\n\(rule.reason)\n\nSee [\(rule.reference.title)](\(rule.reference.address)).\n"
    if rule.bad.isEmpty { return text }
    text += "\n## Bad\n"
    for example in rule.bad {
      text += "\n```json\n\(example.input)\n```\n\n"
      text += "- heard: \(example.heard.isEmpty ? "nothing" : example.heard)\n"
      text += "- better: \(example.better)\n"
    }
    text += "\n## Good\n"
    for example in rule.good { text += "\n```json\n\(example)\n```\n" }
    return text
  }

  /// The page that lists all rules.
  package static var index: String {
    var text = "# Rules of `speakrows check`\n\n"
    text +=
      "Each page has examples, which are the rule's tests. `speakrows check --describe RULE` prints one.\n\n"
    text += "| rule | what it finds | see |\n| --- | --- | --- |\n"
    for rule in RuleDocumentation.all {
      text += "| [\(rule.name)](\(rule.name).md) | \(rule.title) | \(rule.reference.title) |\n"
    }
    return text
  }
}
