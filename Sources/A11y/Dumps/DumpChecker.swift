// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Checks what another tool's dump of a screen or page would be heard as.
package struct DumpChecker {
  private let settings: CheckSettings
  private var findings: [Finding] = []

  private init(_ settings: CheckSettings) { self.settings = settings }

  /// Finds what is wrong in a dump.
  ///
  /// - Parameters:
  ///   - elements: its elements, in reading order.
  ///   - settings: which rules apply.
  /// - Returns: the findings, in that order.
  package static func findings(
    in elements: [DumpedElement], _ settings: CheckSettings
  ) -> [Finding] {
    var checker = DumpChecker(settings)
    var named: [String: DumpedElement] = [:]
    for element in elements {
      checker.checkName(element)
      checker.checkText(element)
      checker.checkSame(element, among: &named)
      if element.headersOfTable == 0 {
        checker.report(
          CheckRules.tableWithoutHeaders, element, "the table has no headers",
          better: "a header for each column")
      }
    }
    return checker.findings
  }

  private mutating func report(
    _ rule: RuleDocumentation, _ element: DumpedElement, _ message: String, better: String
  ) {
    guard settings.rules.contains(rule.name) else { return }
    var heard = element.element.label
    if let role = element.element.roleDescription ?? element.element.traits.role?.rawValue {
      heard += (heard.isEmpty ? "" : ", ") + role
    }
    findings.append(
      Finding(
        rule: rule.name, level: rule.level, line: element.place.line, column: element.place.column,
        path: element.place.path, message: message, heard: heard, better: better,
        reference: rule.reference.title, address: rule.reference.address))
  }

  private mutating func checkName(_ element: DumpedElement) {
    guard element.element.label.isEmpty else { return }
    let rule = NamelessControl.documentation
    switch element.element.traits.role {
    case .heading:
      report(rule, element, "the heading is empty", better: "a text, or no heading")
    case .image where !element.mayDecorate && !element.isControl:
      report(
        rule, element, "the picture has no name",
        better: "what it shows, or an empty text if it only decorates")
    default:
      guard element.isControl else { return }
      report(rule, element, "the control has no name", better: "a name for it")
    }
  }

  private mutating func checkText(_ element: DumpedElement) {
    let label = element.element.label
    let role = element.element.traits.role
    if PictureFile.isName(label), role == .image || element.isControl {
      report(
        ImageFileName.documentation, element, "a file name does not describe a picture",
        better: "what the picture shows")
    }
    if role == .link || role == .button, VagueLink.isVague(label, isLink: true) {
      report(
        VagueLink.documentation, element, "the text does not tell where it leads",
        better: "what it leads to, such as the text next to it")
    }
    if let better = RoleInLabel.withoutRole(label, role, element.element.roleDescription) {
      report(RoleInLabel.documentation, element, "the name contains its role", better: better)
    }
    let words = label.split(separator: " ")
    let half = words.count / 2
    if words.count > 1, words.count.isMultiple(of: 2), element.isControl,
      words[..<half].elementsEqual(words[half...])
    {
      report(
        RepeatedText.documentation, element, "the name says the same twice",
        better: words[..<half].joined(separator: " "))
    }
  }

  /// Reports a control that has the name of an earlier one, so that neither name tells which it is.
  private mutating func checkSame(
    _ element: DumpedElement, among named: inout [String: DumpedElement]
  ) {
    let label = element.element.label
    guard element.isControl, !label.isEmpty, element.element.cell == nil else { return }
    let key = element.role + "\u{0}" + label
    guard let first = named[key] else {
      named[key] = element
      return
    }
    // Two links to one place may well have one name.
    if element.role == "link", element.address == first.address { return }
    report(
      DuplicateLabel.documentation, element,
      "another \(element.element.roleDescription ?? element.role) has the same name, in line \(first.place.line)",
      better: "names that tell them apart")
  }
}
