// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Field {
  /// Reads fields from a JSON text.
  ///
  /// The text is an array of fields, or an object with `fields`, such as a Table Schema.
  ///
  /// - Throws: a ``ReadingError`` with the location of what is wrong.
  public static func list(from source: any ByteSource) throws(ReadingError) -> [Field] {
    let description = try TableDescription(from: source)
    return description.fields ?? description.understood.values.sorted { $0.name < $1.name }
  }
}

extension TableDescription {
  /// Reads a description from outside: an array of fields, or an object such as `init` writes or a Table
  /// Schema.
  ///
  /// - Throws: a ``ReadingError`` with the location of what is wrong.
  package init(from source: any ByteSource) throws(ReadingError) {
    self.init()
    let node = try JSONNode.document(source)
    if case .array = node.content {
      try take("fields", DescriptionDecoder(node, path: "fields"))
    } else {
      let known: Set = [
        "fields", "missingValues", "title", "locale", "primaryKey", "fieldsMatch", "namedBy",
      ]
      for (key, value) in try DescriptionDecoder(node, path: "").members() where known.contains(key)
      {
        try take(key, DescriptionDecoder(value.node, path: key))
      }
    }
    spreadMissingValues()
    guard fields != nil else {
      throw ReadingError(
        .description, line: node.line, column: node.column,
        reason: "expected an array of fields, or an object with \"fields\"")
    }
    spreadFields()
  }
}
