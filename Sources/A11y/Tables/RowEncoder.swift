// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Encodes a program's value as JSON values that keep the order of their members.
final class RowEncoder: Encoder {
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  private enum Kind {
    case value
    case members
    case elements
  }

  private var kind = Kind.value
  private var value = JSONValue.null
  private var members: [(key: String, encoder: RowEncoder)] = []
  private var indexOfKey: [String: Int] = [:]
  private var elements: [RowEncoder] = []

  init(codingPath: [any CodingKey] = []) { self.codingPath = codingPath }

  /// The value that was encoded.
  var result: JSONValue {
    switch kind {
    case .value: value
    case .members: .object(members.map { ($0.key, $0.encoder.result) })
    case .elements: .array(elements.map(\.result))
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    kind = .members
    return KeyedEncodingContainer(Members(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    kind = .elements
    return Elements(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

  /// The encoder of a member; a second one of the same name replaces the first.
  fileprivate func member(_ key: any CodingKey) -> RowEncoder {
    let encoder = RowEncoder(codingPath: codingPath + [key])
    if let index = indexOfKey[key.stringValue] {
      members[index].encoder = encoder
    } else {
      indexOfKey[key.stringValue] = members.count
      members.append((key.stringValue, encoder))
    }
    return encoder
  }

  fileprivate var elementCount: Int { elements.count }

  fileprivate func element() -> RowEncoder {
    let encoder = RowEncoder(codingPath: codingPath)
    elements.append(encoder)
    return encoder
  }

  /// Encodes a value, which may be a container of its own.
  fileprivate func encode(any value: some Encodable) throws {
    switch value {
    case let value as String: self.value = .string(value)
    case let value as Bool: self.value = .bool(value)
    case let value as Double: self.value = Self.number(value)
    case let value as Float: self.value = Self.number(value)
    case let value as any BinaryInteger: self.value = .number(String(value))
    default: try value.encode(to: self)
    }
  }

  /// Not-a-number and the infinities are no value.
  private static func number(_ value: some BinaryFloatingPoint & CustomStringConvertible)
    -> JSONValue
  {
    value.isFinite ? .number(value.description) : .null
  }
}

/// The members of an object.
private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: RowEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil(forKey key: Key) throws { _ = encoder.member(key) }

  mutating func encode(_ value: some Encodable, forKey key: Key) throws {
    try encoder.member(key).encode(any: value)
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder.member(key).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.member(key).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { encoder.member(SuperKey()) }
  mutating func superEncoder(forKey key: Key) -> any Encoder { encoder.member(key) }
}

/// The elements of an array.
private struct Elements: UnkeyedEncodingContainer {
  let encoder: RowEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.elementCount }

  mutating func encodeNil() throws { _ = encoder.element() }

  mutating func encode(_ value: some Encodable) throws {
    try encoder.element().encode(any: value)
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    encoder.element().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoder.element().unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { encoder.element() }
}

/// A value alone.
private struct Single: SingleValueEncodingContainer {
  let encoder: RowEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil() throws {}
  mutating func encode(_ value: some Encodable) throws { try encoder.encode(any: value) }
}

/// The key under which a class encodes what its superclass has.
private struct SuperKey: CodingKey {
  var stringValue: String { "super" }
  var intValue: Int? { nil }

  init() {}
  init?(stringValue: String) { return nil }
  init?(intValue: Int) { return nil }
}
