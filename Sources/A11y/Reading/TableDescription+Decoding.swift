// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension TableDescription {
  /// The members that describe a table, besides its heights.
  private enum Member: String {
    case title, locale, fields, schema, prototypes, style, editing, grouping, willDisplay, visible
    case primaryKey, missingValues, fieldsMatch, namedBy
  }

  /// Whether a member describes the table, and is not one of others that a document may have.
  static func isDescribed(by key: String) -> Bool {
    Member(rawValue: key) != nil || Heights.Member(rawValue: key) != nil
  }

  /// Decodes one member of a table document, other than its rows and sections.
  mutating func take(_ key: String, _ value: DescriptionDecoder) throws(ReadingError) {
    guard let member = Member(rawValue: key) else { return try heights.take(key, value) }
    switch member {
    case .title: title = try value.string()
    case .locale: locale = try value.locale()
    case .fields: fields = try Self.fields(value)
    case .schema: try takeSchema(value)
    case .prototypes:
      for (identifier, prototype) in try value.members() {
        prototypes.append(try Prototype(identifier, prototype))
      }
    case .style: style = try value.choice()
    case .editing: isEditing = try value.bool()
    case .grouping: grouping = try value.choice()
    case .willDisplay:
      for rule in try value.elements() { displayRules.append(try DisplayRule(rule)) }
    case .visible: viewport = try Viewport(value)
    case .primaryKey: primaryKey = try Self.names(value)
    case .missingValues: missingValues = try Field.texts(value)
    case .namedBy: namingField = try value.string()
    case .fieldsMatch: matchesPartly = try Self.matchesPartly(value)
    }
  }

  /// Whether rows may have cells that no field is declared for, which are then said, too.
  private static func matchesPartly(_ decoder: DescriptionDecoder) throws(ReadingError) -> Bool {
    // The other values of Frictionless's `fieldsMatch` make no difference here.
    let known = ["partial", "subset", "exact", "equal", "superset"]
    var names: [String] = []
    if decoder.isString {
      names = [try decoder.string()]
    } else {
      for element in try decoder.elements() { names.append(try element.string()) }
    }
    guard let name = names.first, known.contains(name) else {
      throw decoder.error("expected one of \(known.joined(separator: ", "))")
    }
    return name == "partial"
  }

  /// Makes fields that match partly what is known of columns, in place of what is declared.
  mutating func spreadFields() {
    guard matchesPartly, let fields else { return }
    for var field in fields {
      field.isGuess = field.type == .any
      understood[field.name] = field
    }
    self.fields = nil
  }

  /// Applies the table's missing values to fields that declare none of their own.
  mutating func spreadMissingValues() {
    guard let missingValues else { return }
    func spread(_ field: Field) -> Field {
      var field = field
      if field.missingValues == Field.usualMissing { field.missingValues = missingValues }
      return field
    }
    fields = fields?.map(spread)
    for index in prototypes.indices {
      prototypes[index].fields = prototypes[index].fields.map(spread)
    }
  }

  fileprivate static func fields(_ decoder: DescriptionDecoder) throws(ReadingError) -> [Field] {
    var fields: [Field] = []
    var names: Set<String> = []
    for element in try decoder.elements() {
      let field = try Field(element)
      if !names.insert(field.name).inserted {
        throw element.error("the field '\(field.name)' is declared twice")
      }
      fields.append(field)
    }
    return fields
  }

  private static func names(_ decoder: DescriptionDecoder) throws(ReadingError) -> [String] {
    if decoder.isString { return [try decoder.string()] }
    var names: [String] = []
    for element in try decoder.elements() { names.append(try element.string()) }
    return names
  }

  /// Decodes a Table Schema, as written by pandas with `orient="table"`.
  ///
  /// pandas adds a field `index` with row numbers, which are of no use to a listener.
  private mutating func takeSchema(_ decoder: DescriptionDecoder) throws(ReadingError) {
    for (key, value) in try decoder.members() {
      switch key {
      case "fields": fields = try Self.fields(value)
      case "primaryKey": primaryKey = try Self.names(value)
      case "missingValues": missingValues = try Field.texts(value)
      default: break
      }
    }
    if primaryKey == ["index"] {
      fields?.removeAll { $0.name == "index" && $0.say == nil }
    }
  }
}

extension Prototype {
  /// Reads a member of `prototypes`: its fields, and how its rows' cells are grouped.
  fileprivate init(_ identifier: String, _ decoder: DescriptionDecoder) throws(ReadingError) {
    self.init(identifier: identifier, fields: [])
    var hasFields = false
    for (key, value) in try decoder.members() {
      switch key {
      case "fields":
        fields = try TableDescription.fields(value)
        hasFields = true
      case "grouping": grouping = try value.choice()
      default: throw value.error("'\(key)' is not known in a prototype")
      }
    }
    guard hasFields else { throw decoder.error("a prototype needs 'fields'") }
  }
}

extension TableDescription.Section {
  private enum Member: String {
    case header, footer, indexTitle, collapsed
  }

  /// Whether a member describes the section.
  static func isDescribed(by key: String) -> Bool {
    Member(rawValue: key) != nil || TableDescription.Heights.Member(rawValue: key) != nil
  }

  /// Decodes one member of a section, other than its rows.
  mutating func take(_ key: String, _ value: DescriptionDecoder) throws(ReadingError) {
    guard let member = Member(rawValue: key) else { return try heights.take(key, value) }
    switch member {
    case .header:
      header = try value.string()
      headerLocation = .init(line: value.node.line, column: value.node.column)
    case .footer:
      footer = try value.string()
      footerLocation = .init(line: value.node.line, column: value.node.column)
    case .indexTitle: indexTitle = try value.string()
    case .collapsed: isCollapsed = try value.bool()
    }
  }
}

extension TableDescription.Heights {
  fileprivate enum Member: String {
    case height, headerHeight, footerHeight
  }

  /// Decodes a height; ignores any other member.
  mutating func take(_ key: String, _ value: DescriptionDecoder) throws(ReadingError) {
    switch Member(rawValue: key) {
    case .height: row = try value.double()
    case .headerHeight: header = try value.double()
    case .footerHeight: footer = try value.double()
    case nil: break
    }
  }
}

extension Viewport {
  /// Reads `visible`: `top` and `height` in points, or `first` (from 1) and `count` in rows.
  init(_ decoder: DescriptionDecoder) throws(ReadingError) {
    var top: Double?
    var height: Double?
    var first: Int?
    var count: Int?
    for (key, value) in try decoder.members() {
      switch key {
      case "top": top = try value.double()
      case "height": height = try value.double()
      case "first": first = try value.integer(1...Int(Int32.max))
      case "count": count = try value.integer(1...Int(Int32.max))
      default: throw value.error("expected top and height, or first and count")
      }
    }
    switch (top, height, first, count) {
    case (let top, let height?, nil, nil): self = .points(top: top ?? 0, height: height)
    case (nil, nil, let first, let count?):
      let start = first ?? 1
      self = .rows(start...(start + count - 1))
    default: throw decoder.error("expected top and height, or first and count")
    }
  }
}
