extension CheckSettings {
  /// Takes over what a configuration file says: an object with `check`.
  ///
  /// ```json
  /// {"check": {"ignore": ["long-label"], "ignoreFields": {"symbol": ["unclear-abbreviation"]}, "maximumLength": 200}}
  /// ```
  ///
  /// - Throws: a ``ReadingError`` with the place of what is wrong.
  public mutating func take(from source: any ByteSource) throws(ReadingError) {
    let root = DescriptionDecoder(try JSONNode.document(source), path: "")
    for (key, value) in try root.members() {
      guard key == "check" else { throw value.error("expected check, found \"\(key)\"") }
      for (key, value) in try DescriptionDecoder(value.node, path: "check").members() {
        try take(key, value)
      }
    }
  }

  private mutating func take(_ key: String, _ value: DescriptionDecoder) throws(ReadingError) {
    switch key {
    case "rules": rules = try Self.names(value)
    case "ignore":
      let ignored = try Self.names(value)
      rules.removeAll { ignored.contains($0) }
    case "ignoreFields":
      for (field, names) in try value.members() {
        ignoredFields[field, default: []].formUnion(try Self.names(names))
      }
    case "maximumLength": maximumLength = try value.integer(1...1_000_000)
    default:
      throw value.error(
        "'\(key)' is not known here; there are rules, ignore, ignoreFields and maximumLength")
    }
  }

  /// The names of rules in an array.
  private static func names(_ decoder: DescriptionDecoder) throws(ReadingError) -> [String] {
    var names: [String] = []
    for element in try decoder.elements() {
      let name = try element.string()
      guard CheckRules.rule(named: name) != nil else {
        throw element.error(UnknownRule(name: name).description)
      }
      names.append(name)
    }
    return names
  }
}
