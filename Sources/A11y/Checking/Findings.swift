// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Collects the findings of a table; the same problem in the same field is one finding, with a
/// count.
struct Findings {
  private struct Key: Hashable {
    var rule: String
    /// The column; nil for the whole row.
    var column: Int?
    /// The message; nil when further occurrences count as the same finding whatever it is.
    var message: String?
  }

  private let settings: CheckSettings
  private(set) var all: [Finding] = []
  private var indices: [Key: Int] = [:]
  /// The findings that still need their spoken form, each with the index of its phrase; nil is the
  /// row.
  private var unheard: [(finding: Int, phrase: Int?)] = []
  /// Locations that rules return to after all rows.
  private var remembered: [(phrase: CheckedPhrase?, item: CheckedItem, heard: String)] = []
  /// The indices of those that still need their spoken form.
  private var unspokenIndices: [Int] = []
  /// The phrases of the last item whose location is needed, with the findings about them.
  private(set) var unlocated: [(phrase: CheckedPhrase, finding: Int?)] = []
  /// The rule being checked.
  var rule: (any CheckRule.Type)?

  init(_ settings: CheckSettings) { self.settings = settings }

  /// Reports a problem.
  ///
  /// - Parameters:
  ///   - phrase: the phrase; nil for the whole row.
  ///   - item: the header, row or footer.
  ///   - message: the problem.
  ///   - heard: what is heard now; nil for the spoken form of the phrase or row.
  ///   - better: what would be better.
  ///   - isOnePerTable: whether further occurrences in any field count as the same finding.
  ///   - fix: the text of the cell that would fix the problem.
  mutating func report(
    _ phrase: CheckedPhrase?, of item: CheckedItem, _ message: String, heard: String? = nil,
    better: String, isOnePerTable: Bool = false, fix: String? = nil
  ) {
    guard let rule else { return }
    if settings.ignores(rule.name, in: phrase?.field) { return }
    let edit = fix.flatMap { phrase?.fix($0) }
    let key = Key(
      rule: rule.name, column: isOnePerTable ? nil : phrase?.column,
      message: isOnePerTable ? nil : message)
    if !settings.listsAll, let index = indices[key] {
      all[index].moreCount += 1
      if let edit { all[index].fixes.append(edit) }
      return
    }
    // That of a phrase is set when the rules have seen the item.
    let location = phrase?.location ?? item.location
    let documentation = rule.documentation
    indices[key] = all.count
    if heard == nil { unheard.append((all.count, phrase?.number)) }
    if let phrase, phrase.location == nil { unlocated.append((phrase, all.count)) }
    all.append(
      Finding(
        rule: rule.name, level: documentation.level, line: location.line, column: location.column,
        path: location.path, message: message, heard: heard ?? "", better: better,
        reference: documentation.reference.title, address: documentation.reference.address,
        fixes: edit.map { [$0] } ?? []))
  }

  /// Remembers a location for ``report(_:_:count:better:)``, with what is heard there.
  mutating func remember(_ phrase: CheckedPhrase?, of item: CheckedItem) -> Int {
    unspokenIndices.append(remembered.count)
    remembered.append((phrase, item, ""))
    if let phrase, phrase.location == nil { unlocated.append((phrase, nil)) }
    return remembered.count - 1
  }

  /// Reports a problem of a whole field at a remembered location.
  ///
  /// - Parameters:
  ///   - index: the result of ``remember(_:of:)``.
  ///   - message: the problem.
  ///   - count: the number of occurrences.
  ///   - better: what would be better.
  ///   - fix: the text of the cell that would fix the problem.
  mutating func report(
    _ index: Int, _ message: String, count: Int = 1, better: String, fix: String? = nil
  ) {
    let (phrase, item, heard) = remembered[index]
    let found = all.count
    report(phrase, of: item, message, heard: heard, better: better, fix: fix)
    // A rule that reports at the end has remembered only the first location.
    if all.count > found { all[found].moreCount += count - 1 }
  }

  /// Sets the locations of findings about ``unlocated`` phrases, which have them now.
  mutating func setLocations() {
    for case (let phrase, let finding?) in unlocated {
      guard let location = phrase.location else { continue }
      all[finding].line = location.line
      all[finding].column = location.column
      all[finding].path = location.path
    }
    unlocated.removeAll(keepingCapacity: true)
  }

  /// The phrases of the last item whose spoken form is needed; nil is the row.
  var phrasesWithoutSpokenForm: Set<Int?> {
    Set(unheard.map(\.phrase) + unspokenIndices.map { remembered[$0].phrase?.number })
  }

  /// Sets the spoken forms of ``phrasesWithoutSpokenForm``.
  mutating func setSpokenForms(_ spoken: [Int?: String]) {
    for (finding, phrase) in unheard { all[finding].heard = spoken[phrase] ?? "" }
    for index in unspokenIndices {
      remembered[index].heard = spoken[remembered[index].phrase?.number] ?? ""
    }
    unheard.removeAll(keepingCapacity: true)
    unspokenIndices.removeAll(keepingCapacity: true)
  }
}
