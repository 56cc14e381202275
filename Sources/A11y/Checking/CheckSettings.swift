// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The rules to check, and their limits.
///
/// ```swift
/// var settings = CheckSettings()
/// try settings.ignore(["long-label"])
/// settings.maximumLength = 120
/// ```
public struct CheckSettings: Hashable, Sendable {
  /// A name that no rule has.
  public struct UnknownRule: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public var name: String

    /// The unknown name, and the valid ones.
    public var description: String {
      let names = CheckRules.names.joined(separator: ", ")
      return "there is no rule '\(name)'; the rules are \(names)"
    }
  }

  /// The chosen rules; nil for all.
  private var chosen: Set<String>?
  /// The ignored rules.
  private var ignored: Set<String> = []
  /// The rules ignored for some fields, by the names of the fields.
  public private(set) var ignoredFields: [String: Set<String>] = [:]
  /// The length above which a label is too long, in characters; 250 take about twenty seconds to
  /// speak.
  public var maximumLength = 250
  /// The braille display for which labels are checked, too; nil for none.
  public var display: BrailleDisplay?
  /// Whether to report every occurrence, not only a rule's first in each field.
  package var listsAll = false

  /// Creates settings with all rules.
  public init() {}

  /// The names of the rules to check.
  public var rules: [String] {
    CheckRules.names
      .filter { chosen?.contains($0) != false && !ignored.contains($0) }
      .filter { display != nil || !CheckRules.namesForBraille.contains($0) }
  }

  /// The chosen rules that are about braille, which need a display.
  package var rulesForBraille: [String] {
    chosen.map { $0.intersection(CheckRules.namesForBraille).sorted() } ?? []
  }

  /// Checks only these rules, including those ignored earlier.
  ///
  /// - Throws: ``UnknownRule`` for a name that no rule has.
  public mutating func choose(_ names: [String]) throws(UnknownRule) {
    for name in names { try check(name) }
    choose(known: names)
  }

  mutating func choose(known names: [String]) {
    chosen = Set(names)
    ignored.subtract(names)
  }

  /// Ignores rules.
  ///
  /// - Throws: ``UnknownRule`` for a name that no rule has.
  public mutating func ignore(_ names: [String]) throws(UnknownRule) {
    for name in names { try check(name) }
    ignore(known: names)
  }

  mutating func ignore(known names: [String]) { ignored.formUnion(names) }

  /// Ignores a rule for some fields.
  ///
  /// - Throws: ``UnknownRule`` for a name that no rule has.
  public mutating func ignore(_ name: String, in fields: [String]) throws(UnknownRule) {
    try check(name)
    for field in fields { ignore(known: [name], in: field) }
  }

  mutating func ignore(known names: [String], in field: String) {
    ignoredFields[field, default: []].formUnion(names)
  }

  private func check(_ name: String) throws(UnknownRule) {
    guard !CheckRules.names.contains(name) else { return }
    throw UnknownRule(name: name)
  }

  /// Whether a rule is ignored for a field.
  func ignores(_ rule: String, in field: String?) -> Bool {
    field.map { ignoredFields[$0]?.contains(rule) == true } ?? false
  }
}
