/// Which rules are checked, and the limits that they know.
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

    /// The name, and the names that there are.
    public var description: String {
      let names = CheckRules.all.map { $0.name }.joined(separator: ", ")
      return "there is no rule '\(name)'; there are \(names)"
    }
  }

  /// The rules that were chosen; nil for all.
  private var chosen: Set<String>?
  /// The rules that are left out.
  private var ignored: Set<String> = []
  /// Rules that are not checked for some fields, by the fields' names.
  public private(set) var ignoredFields: [String: Set<String>] = [:]
  /// The longest label that is not too long to hear, in characters: 250 take about twenty seconds.
  public var maximumLength = 250
  /// Whether each place is a finding, and not only the first of a rule in a field.
  public var listsAll = false

  /// Makes settings with all rules.
  public init() {}

  /// The names of the rules that are checked.
  public var rules: [String] {
    CheckRules.all.map { $0.name }
      .filter { chosen?.contains($0) != false && !ignored.contains($0) }
  }

  /// Checks these rules only, also those that were left out before.
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

  /// Leaves rules out.
  ///
  /// - Throws: ``UnknownRule`` for a name that no rule has.
  public mutating func ignore(_ names: [String]) throws(UnknownRule) {
    for name in names { try check(name) }
    ignore(known: names)
  }

  mutating func ignore(known names: [String]) { ignored.formUnion(names) }

  /// Leaves a rule out for some fields.
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
    guard CheckRules.rule(named: name) == nil else { return }
    throw UnknownRule(name: name)
  }

  /// Whether a rule is left out for a field.
  func ignores(_ rule: String, in field: String?) -> Bool {
    field.map { ignoredFields[$0]?.contains(rule) == true } ?? false
  }
}
