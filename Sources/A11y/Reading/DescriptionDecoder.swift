// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Decodes the parts of a table's description from JSON, and reports what is wrong and where.
struct DescriptionDecoder {
  let node: JSONNode
  let path: String

  init(_ node: JSONNode, path: String) {
    self.node = node
    self.path = path
  }

  /// An error at this value.
  func error(_ reason: String) -> ReadingError {
    ReadingError(.description, line: node.line, column: node.column, path: path, reason: reason)
  }

  private func mismatch(_ expected: String) -> ReadingError {
    error("expected \(expected), found \(node.kindName)")
  }

  /// The members of an object; of two with the same name, the later one counts.
  func members() throws(ReadingError) -> [(key: String, value: DescriptionDecoder)] {
    guard case .object(let members) = node.content else { throw mismatch("an object") }
    return members.map { ($0.key, DescriptionDecoder($0.value, path: path + "." + $0.key)) }
  }

  /// The elements of an array.
  func elements() throws(ReadingError) -> [DescriptionDecoder] {
    guard case .array(let elements) = node.content else { throw mismatch("an array") }
    return elements.enumerated().map { DescriptionDecoder($1, path: "\(path)[\($0)]") }
  }

  var isString: Bool { if case .string = node.content { true } else { false } }

  var isObject: Bool { if case .object = node.content { true } else { false } }

  /// A cell's value: not an array or object.
  func value() throws(ReadingError) -> CellValue {
    switch node.content {
    case .null: return .null
    case .bool(let value): return .bool(value)
    case .number(let digits): return .number(digits)
    case .string(let text): return .text(text)
    case .array, .object: throw mismatch("a value")
    }
  }

  func string() throws(ReadingError) -> String {
    guard case .string(let text) = node.content else { throw mismatch("a string") }
    return text
  }

  func bool() throws(ReadingError) -> Bool {
    guard case .bool(let value) = node.content else { throw mismatch("true or false") }
    return value
  }

  /// A non-negative number that is not data, such as a height.
  func double() throws(ReadingError) -> Double {
    let value = try number()
    guard value >= 0 else { throw mismatch("a number of at least 0") }
    return value
  }

  /// A number that is part of the description, such as the end of a range.
  func number() throws(ReadingError) -> Double {
    guard case .number(let digits) = node.content, let value = Double(digits), value.isFinite
    else { throw mismatch("a number") }
    return value
  }

  func integer(_ range: ClosedRange<Int>) throws(ReadingError) -> Int {
    guard case .number(let digits) = node.content, let value = Int(digits), range.contains(value)
    else { throw mismatch("a whole number from \(range.lowerBound) to \(range.upperBound)") }
    return value
  }

  func character() throws(ReadingError) -> Character {
    let text = try string()
    guard let character = text.first, text.count == 1 else { throw mismatch("one character") }
    return character
  }

  func locale() throws(ReadingError) -> LocaleIdentifier {
    let tag = try string()
    guard let locale = LocaleIdentifier(tag) else {
      throw error("expected \(LocaleIdentifier.expectation), found \"\(tag)\"")
    }
    return locale
  }

  /// A case of an enumeration, by its raw value.
  func choice<Choice: CaseIterable & RawRepresentable>(
    _ type: Choice.Type = Choice.self
  ) throws(ReadingError) -> Choice where Choice.RawValue == String {
    guard case .string(let text) = node.content, let choice = Choice(rawValue: text) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw mismatch("one of \(names)")
    }
    return choice
  }
}
