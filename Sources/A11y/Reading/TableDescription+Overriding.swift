// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension TableDescription {
  /// Changes what single columns hold, and leaves some out.
  ///
  /// - Parameters:
  ///   - overrides: fields in place of those that are declared or were found out.
  ///   - patterns: the columns to leave out: names, in which `*` stands for any characters, or numbers.
  ///   - columns: the names of the columns in their order, as far as they are known.
  ///   - mayHaveOthers: whether rows may have columns that are not known yet.
  /// - Throws: a ``ReadingError`` with a proposal for a name that no column has.
  mutating func override(
    _ overrides: [Field], without patterns: [String], columns: [String]?,
    mayHaveOthers: Bool
  ) throws(ReadingError) {
    if overrides.isEmpty, patterns.isEmpty { return }
    let names = fields?.map(\.name) ?? columns
    for var field in overrides {
      if let names, !names.contains(field.name), let name = Self.name(numbered: field.name, names) {
        field.name = name
      }
      if !mayHaveOthers { try check(field.name, names) }
      change(field.name) { known in
        let heading = known.say?.heading ?? .auto
        known.say = field.say ?? known.say
        known.say?.heading = heading
        known.format = nil
      }
    }
    for pattern in patterns {
      var matching = names?.filter { Self.matches($0[...], pattern[...]) } ?? [pattern]
      if matching.isEmpty, let names, let name = Self.name(numbered: pattern, names) {
        matching = [name]
      }
      if matching.isEmpty, mayHaveOthers { matching = [pattern] }
      if matching.isEmpty { try check(pattern, names) }
      for name in matching { hide(name) }
    }
  }

  /// Leaves a column out.
  mutating func hide(_ name: String) { change(name) { $0.say = SayAs(.skip) } }

  /// The name of a column that is given by its number, from 1.
  private static func name(numbered text: String, _ names: [String]) -> String? {
    Int(text).flatMap { names.indices.contains($0 - 1) ? names[$0 - 1] : nil }
  }

  private mutating func change(_ name: String, _ body: (inout Field) -> Void) {
    if let index = fields?.firstIndex(where: { $0.name == name }), var field = fields?[index] {
      body(&field)
      fields?[index] = field
    } else {
      var field = understood[name] ?? Field(name)
      body(&field)
      understood[name] = field
    }
  }

  private func check(_ name: String, _ names: [String]?) throws(ReadingError) {
    guard let names, !names.contains(name) else { return }
    let proposal =
      NameProposal.closest(to: name, among: Set(names)).map { " (did you mean \"\($0)\"?)" } ?? ""
    throw ReadingError(
      .description, line: 1, column: 1,
      reason: "no column \"\(name)\"\(proposal); the columns are \(names.joined(separator: ", "))")
  }

  /// Whether a name matches a pattern, in which `*` stands for any characters.
  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return name == pattern
    }
    guard name.hasPrefix(first) else { return false }
    var rest = name.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.count >= last.count && rest.hasSuffix(last)
  }
}
