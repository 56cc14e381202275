/// A JSON value to be written; objects keep the order of their members.
enum JSONValue {
  case string(String)
  case number(String)
  case bool(Bool)
  case null
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// A value of the data.
  init(_ node: JSONNode) {
    switch node.content {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let digits): self = .number(digits)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { JSONValue($0) })
    case .object(let members):
      self = .object(members.map { (key: $0.key, value: JSONValue($0.value)) })
    }
  }

  /// A text, or null.
  static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  static func int(_ number: Int) -> JSONValue { .number(String(number)) }

  /// A number that describes; null when it is none.
  static func decimal(_ number: Double) -> JSONValue {
    number.isFinite ? .number(Value(number).text) : .null
  }

  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  /// The members that have a value.
  static func present(
    _ members: [(key: String, value: JSONValue?)]
  ) -> [(key: String, value: JSONValue)] {
    members.compactMap { member in member.value.map { (member.key, $0) } }
  }

  /// An object of the members that have a value.
  static func some(_ members: [(key: String, value: JSONValue?)]) -> JSONValue {
    .object(present(members))
  }

  /// Appends the value.
  func write(into out: inout ByteBuffer) {
    switch self {
    case .string(let text): JSONWriter.appendString(text, into: &out)
    case .number(let digits): out.append(digits)
    case .bool(let value): out.append(value ? "true" : "false")
    case .null: out.append("null")
    case .array(let elements):
      out.append("[")
      for (place, element) in elements.enumerated() {
        if place > 0 { out.append(",") }
        element.write(into: &out)
      }
      out.append("]")
    case .object(let members):
      out.append("{")
      Self.write(members, into: &out)
      out.append("}")
    }
  }

  /// Appends members without the braces around them.
  static func write(
    _ members: [(key: String, value: JSONValue)], into out: inout ByteBuffer
  ) {
    for (place, member) in members.enumerated() {
      if place > 0 { out.append(",") }
      JSONWriter.appendString(member.key, into: &out)
      out.append(":")
      member.value.write(into: &out)
    }
  }
}

extension TableItem {
  /// What it is, and where, as all JSON has it.
  var jsonMembers: [(key: String, value: JSONValue)] {
    let (kind, section, row): (String, Int, Int?) =
      switch self {
      case .header(let section): ("header", section, nil)
      case .row(let indexPath): ("row", indexPath.section, indexPath.row)
      case .footer(let section): ("footer", section, nil)
      }
    return [
      ("kind", .string(kind)),
      (
        "indexPath",
        .object([("section", .int(section)), ("row", row.map { .int($0) } ?? .null)])
      ),
    ]
  }
}
