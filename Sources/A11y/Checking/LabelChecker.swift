// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Checks the labels of a table.
///
/// ```swift
/// var labels = try LabelReader(MemorySource(#"[{"to": "Ada", "weight": 80}]"#))
/// var checker = LabelChecker(CheckSettings())
/// while try checker.checkNext(of: &labels) != nil {}
/// checker.finish().map(\.rule)  // ["missing-unit"]
/// ```
public struct LabelChecker: ~Copyable {
  private var rules: [any CheckRule]
  /// The types of the rules: to ask a rule for its own would copy what it remembers.
  private let ruleTypes: [any CheckRule.Type]
  private var findings: Findings
  private var label = ByteBuffer()
  private var spoken = SpokenForm()
  private let speaker = SpokenComposer()
  /// What the rules about braille need, until it has been asked for; nil where nothing is.
  private var translators: (any BrailleTranslators)?

  /// Creates a checker for one table.
  public init(_ settings: CheckSettings) {
    ruleTypes = CheckRules.all.filter { settings.rules.contains($0.name) }
    rules = ruleTypes.map { $0.init(settings) }
    findings = Findings(settings)
    translators = ruleTypes.contains { $0.isForBraille } ? settings.display?.translators : nil
  }

  /// Checks the next visible header, row or footer; nil at the end.
  ///
  /// - Throws: the ``ReadingError`` of a row that can't be read, or of a language without the braille that is asked for.
  public mutating func checkNext(
    of labels: inout LabelReader
  ) throws(ReadingError) -> TableItem? {
    label.removeAll()
    labels.keepsPhrases = true
    if let asked = translators {
      translators = nil
      do throws(SourceError) {
        _ = try asked.translator(for: labels.locale.tag)
      } catch {
        throw ReadingError(error, line: 1)
      }
    }
    guard let item = try labels.next(into: &label) else { return nil }
    let checked = labels.checkedItem(item, label: label)
    for index in rules.indices {
      findings.rule = ruleTypes[index]
      rules[index].check(checked, &findings)
    }
    for (phrase, _) in findings.unlocated where phrase.location == nil {
      phrase.location = labels.location(at: phrase.offset, field: phrase.field)
    }
    findings.setLocations()
    let unheard = findings.phrasesWithoutSpokenForm
    if !unheard.isEmpty {
      var spoken: [Int?: String] = [:]
      for number in unheard { spoken[number] = self.spoken(number, of: item, labels) }
      findings.setSpokenForms(spoken)
    }
    return item
  }

  /// The spoken form of one phrase of the item, or of the whole item.
  private mutating func spoken(
    _ number: Int?, of item: TableItem, _ labels: borrowing LabelReader
  ) -> String {
    spoken.removeAll()
    guard let number else {
      speaker.append(item, of: labels, label: label, into: &spoken)
      return spoken.text.text()
    }
    speaker.append(phrase: number, of: labels, label: label, into: &spoken)
    return spoken.text.text()
  }

  /// Finishes the table.
  ///
  /// - Returns: all findings, in input order.
  public mutating func finish() -> [Finding] {
    for index in rules.indices {
      findings.rule = ruleTypes[index]
      rules[index].finish(&findings)
    }
    let order = findings.all.enumerated().sorted {
      ($0.element.line, $0.element.column, $0.offset)
        < ($1.element.line, $1.element.column, $1.offset)
    }
    return order.map(\.element)
  }
}
