// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import A11y

/// The rules hold what their documentation says: what is bad is found, and what is good is not.
@Suite struct CheckRuleTests {
  /// All findings of some rules in an input.
  static func findings(
    in input: String, _ settings: CheckSettings = CheckSettings(), format: InputFormat? = nil,
    sample: Bool = true
  ) throws -> [Finding] {
    var options = ReadingOptions()
    options.format = format
    options.takesSample = sample
    var labels = try LabelReader(MemorySource(input), options: options)
    var checker = LabelChecker(settings)
    while try checker.checkNext(of: &labels) != nil {}
    return checker.finish()
  }

  /// All rules, those about braille among them.
  static var withDisplay: CheckSettings {
    var settings = CheckSettings()
    settings.display = BrailleDisplay(PlainBraille())
    return settings
  }

  static func findings(in input: String, rule: String) throws -> [Finding] {
    var settings = withDisplay
    try settings.choose([rule])
    return try findings(in: input, settings)
  }

  @Test func namesAreUnique() {
    let names = RuleDocumentation.all.map(\.name)
    #expect(names.count == Set(names).count)
    #expect(names.count >= 22)
    for rule in RuleDocumentation.all {
      #expect(!rule.bad.isEmpty && !rule.good.isEmpty, "\(rule.name)")
      #expect(rule.reference.address.hasPrefix("https://"))
    }
  }

  @Test func pagesOfTheDocumentationAreThoseOfTheRules() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/Rules")
    let pages = RuleDocumentation.all.map { ("\($0.name).md", RulePage($0).text) }
    for (name, text) in pages + [("README.md", RulePage.index)] {
      let page = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(page == text, "Scripts/record-rules writes \(name)")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count == pages.count + 1)
  }

  @Test func braillesRulesNeedADisplay() throws {
    let input = #"[{"view": "sea 🌊"}]"#
    #expect(try Self.findings(in: input).isEmpty)
    #expect(try Self.findings(in: input, Self.withDisplay).map(\.rule) == ["braille-substitute"])
    // A word of another script is one finding.
    let word = try Self.findings(in: #"[{"city": "Москва"}]"#, rule: "braille-substitute")
    #expect(word.map(\.better) == ["the same in letters of the language"])
  }

  @Test func aNameIsProposedWhereItStatesItsUnit() throws {
    let better = { (name: String) in
      try Self.findings(in: #"[{"a": "x", "\#(name)": 5}]"#, rule: "missing-unit").first?.better
    }
    #expect(try better("wind")?.hasSuffix("or a name such as \"wind_kmh\"") == true)
    #expect(try better("temp_max")?.contains("such as") == false)
  }

  struct Example: CustomTestStringConvertible {
    var rule: String
    var input: String
    var heard = ""
    var better = ""
    var testDescription: String { "\(rule): \(input)" }
  }

  static let bad = RuleDocumentation.all.flatMap { rule in
    rule.bad.map { Example(rule: rule.name, input: $0.input, heard: $0.heard, better: $0.better) }
  }

  static let good = RuleDocumentation.all.flatMap { rule in
    rule.good.map { Example(rule: rule.name, input: $0) }
  }

  @Test("a bad example is found", arguments: bad)
  func isFound(_ example: Example) throws {
    let finding = try #require(try Self.findings(in: example.input, rule: example.rule).first)
    #expect(finding.rule == example.rule)
    #expect(finding.heard == example.heard)
    #expect(finding.better == example.better)
    #expect(finding.line >= 1 && finding.column >= 1 && !finding.path.isEmpty)
  }

  @Test("no rule finds anything in a good example", arguments: good)
  func isNotFound(_ example: Example) throws {
    // Other rules' examples have signs that this braille lacks.
    let isForBraille = CheckRules.namesForBraille.contains(example.rule)
    let found = try Self.findings(
      in: example.input, isForBraille ? Self.withDisplay : CheckSettings())
    #expect(found.map { "\($0.rule): \($0.message)" } == [])
  }
}
