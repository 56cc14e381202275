// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A JSON value to write; objects keep the order of their members.
enum JSONValue {
  case string(String)
  case number(String)
  case bool(Bool)
  case null
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// A string, or null.
  static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  static func int(_ number: Int) -> JSONValue { .number(String(number)) }

  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  /// The members that have a value.
  static func present(
    _ members: [(key: String, value: JSONValue?)]
  ) -> [(key: String, value: JSONValue)] {
    members.compactMap { member in member.value.map { (member.key, $0) } }
  }

  /// An object with the members that have a value.
  static func some(_ members: [(key: String, value: JSONValue?)]) -> JSONValue {
    .object(present(members))
  }

  /// Appends the value.
  func write(into out: inout ByteBuffer) {
    switch self {
    case .string(let text): JSONString.append(text, into: &out)
    case .number(let digits): out.append(digits)
    case .bool(let value): out.append(value ? "true" : "false")
    case .null: out.append("null")
    case .array(let elements):
      out.append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { out.append(",") }
        element.write(into: &out)
      }
      out.append("]")
    case .object(let members):
      out.append("{")
      Self.write(members, into: &out)
      out.append("}")
    }
  }

  /// Appends members without the surrounding braces.
  static func write(
    _ members: [(key: String, value: JSONValue)], into out: inout ByteBuffer
  ) {
    for (index, member) in members.enumerated() {
      if index > 0 { out.append(",") }
      JSONString.append(member.key, into: &out)
      out.append(":")
      member.value.write(into: &out)
    }
  }
}
