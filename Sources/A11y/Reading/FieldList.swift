extension Field {
  /// Reads fields from a JSON text.
  ///
  /// The text is an array of fields, or an object with `fields`, such as a Table Schema.
  ///
  /// - Throws: a ``ReadingError`` with the location of what is wrong.
  public static func list(from source: any ByteSource) throws(ReadingError) -> [Field] {
    let node = try JSONNode.document(source)
    var description = TableDescription()
    if case .array = node.content {
      try description.take("fields", DescriptionDecoder(node, path: "fields"))
    } else {
      for (key, value) in try DescriptionDecoder(node, path: "").members()
      where key == "fields" || key == "missingValues" {
        try description.take(key, DescriptionDecoder(value.node, path: key))
      }
    }
    description.spreadMissingValues()
    guard let fields = description.fields else {
      throw ReadingError(
        .description, line: node.line, column: node.column,
        reason: "expected an array of fields, or an object with \"fields\"")
    }
    return fields
  }
}
