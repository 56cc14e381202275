// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension AccessibleElement {
  /// The JSON members of every element, except its label and language.
  var jsonMembers: [(key: String, value: JSONValue)] {
    let content = customContent.map { content in
      JSONValue.object([("label", .string(content.label)), ("value", .string(content.value))])
    }
    return [
      ("value", .text(value)), ("traits", .strings(traits.names)), ("hint", .text(hint)),
      ("actions", .strings(actions)), ("customContent", .array(content)),
    ]
  }

  /// The members that only some elements have.
  var jsonExtras: [(key: String, value: JSONValue)] {
    let members: [(key: String, value: JSONValue?)] = [
      ("state", toggle.map { .string(String(describing: $0)) }),
      (
        "range",
        range.map { value in
          .some([
            ("min", .decimal(value.range.minimum)),
            ("max", .decimal(value.range.maximum)),
            ("step", value.range.step.map { .decimal($0) }),
            ("current", .number(value.current)),
          ])
        }
      ),
      ("roleDescription", roleDescription.map { .string($0) }),
      ("level", level.map { .int($0) }),
      ("cell", cell?.json),
    ]
    return JSONValue.present(members)
  }

  /// The JSON of one of several elements of a row.
  var json: JSONValue {
    .object(
      [("part", .string(part.rawValue)), ("label", .string(label))] + jsonMembers + jsonExtras
        + [("language", .text(language?.tag))])
  }

  /// The element's position and container.
  var jsonPosition: [(key: String, value: JSONValue)] {
    let members = position.map { position in
      JSONValue.object([
        ("index", .int(position.index)), ("count", position.count.map { .int($0) } ?? .null),
      ])
    }
    return [("position", members ?? .null), ("container", container?.json ?? .null)]
  }
}

extension ElementContainer {
  /// The JSON of the container.
  var json: JSONValue {
    .some([
      ("kind", .string(kind.rawValue)), ("title", .text(title)),
      ("rowCount", rowCount.map { .int($0) } ?? .null),
      ("columnCount", columnCount.map { .int($0) }),
    ])
  }
}

extension TableCell {
  /// The cell's indices, counted from 0, and its headers.
  fileprivate var json: JSONValue {
    .object([
      ("row", row.map { .int($0) } ?? .null), ("column", column.map { .int($0) } ?? .null),
      ("rowSpan", .int(rowSpan)), ("columnSpan", .int(columnSpan)),
      ("rowHeaders", .strings(rowHeaders)), ("columnHeaders", .strings(columnHeaders)),
    ])
  }
}
