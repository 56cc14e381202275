// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension CheckSettings {
  /// Applies a configuration file: an object with `check`.
  ///
  /// ```json
  /// {"check": {"ignore": ["long-label"], "ignoreFields": {"symbol": ["unclear-abbreviation"]}, "maximumLength": 200}}
  /// ```
  ///
  /// - Throws: a ``ReadingError`` with the location of the error.
  public mutating func take(from source: any ByteSource) throws(ReadingError) {
    let root = DescriptionDecoder(try JSONNode.document(source), path: "")
    for (key, value) in try root.members() {
      if UserPreferences.names.contains(key) { continue }
      guard key == "check" else {
        throw value.error(
          "expected check, \(UserPreferences.names.joined(separator: ", ")), found \"\(key)\"")
      }
      let members = try DescriptionDecoder(value.node, path: "check").members()
      // `rules` is applied first, whatever the order in the file.
      for (key, value) in members.filter({ $0.key == "rules" })
        + members.filter({ $0.key != "rules" })
      {
        try take(key, value)
      }
    }
  }

  private mutating func take(_ key: String, _ value: DescriptionDecoder) throws(ReadingError) {
    switch key {
    case "rules": choose(known: try Self.rules(value))
    case "ignore": ignore(known: try Self.rules(value))
    case "ignoreFields":
      for (field, names) in try value.members() {
        ignore(known: try Self.rules(names), in: field)
      }
    case "maximumLength": maximumLength = try value.integer(1...1_000_000)
    default:
      throw value.error(
        "unknown key '\(key)'; the keys are rules, ignore, ignoreFields and maximumLength")
    }
  }

  /// Decodes an array of rule names, each of which must exist.
  private static func rules(_ decoder: DescriptionDecoder) throws(ReadingError) -> [String] {
    var names: [String] = []
    for element in try decoder.elements() {
      let name = try element.string()
      guard CheckRules.names.contains(name) else {
        throw element.error(UnknownRule(name: name).description)
      }
      names.append(name)
    }
    return names
  }
}
