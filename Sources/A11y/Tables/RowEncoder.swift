/// Encodes a program's value as JSON values that keep the order of their members.
final class RowEncoder: Encoder {
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// What was encoded: a single value, or the parts of a container.
  private enum Content {
    case value(JSONValue)
    case members([(key: String, encoder: RowEncoder)])
    case elements([RowEncoder])
  }

  private var content = Content.value(.null)

  init(codingPath: [any CodingKey] = []) { self.codingPath = codingPath }

  /// The value that was encoded.
  var result: JSONValue {
    switch content {
    case .value(let value): value
    case .members(let members): .object(members.map { ($0.key, $0.encoder.result) })
    case .elements(let elements): .array(elements.map(\.result))
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .members = content {} else { content = .members([]) }
    return KeyedEncodingContainer(Members(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .elements = content {} else { content = .elements([]) }
    return Elements(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

  /// The encoder of a member; a second one of the same name replaces the first.
  fileprivate func member(_ key: any CodingKey) -> RowEncoder {
    let encoder = RowEncoder(codingPath: codingPath + [key])
    guard case .members(var members) = content else { return encoder }
    members.removeAll { $0.key == key.stringValue }
    content = .members(members + [(key.stringValue, encoder)])
    return encoder
  }

  fileprivate var elementCount: Int {
    if case .elements(let elements) = content { elements.count } else { 0 }
  }

  fileprivate func element() -> RowEncoder {
    let encoder = RowEncoder(codingPath: codingPath)
    if case .elements(let elements) = content { content = .elements(elements + [encoder]) }
    return encoder
  }

  /// Encodes a value that is not a container of its own.
  fileprivate func encode(scalar value: some Encodable) throws {
    switch value {
    case let value as String: content = .value(.string(value))
    case let value as Bool: content = .value(.bool(value))
    case let value as Double: content = .value(Self.number(value))
    case let value as Float: content = .value(Self.number(value))
    case let value as any BinaryInteger: content = .value(.number(String(value)))
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
    try encoder.member(key).encode(scalar: value)
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
    try encoder.element().encode(scalar: value)
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
  mutating func encode(_ value: some Encodable) throws { try encoder.encode(scalar: value) }
}

/// The key under which a class encodes what its superclass has.
private struct SuperKey: CodingKey {
  var stringValue: String { "super" }
  var intValue: Int? { nil }

  init() {}
  init?(stringValue: String) { return nil }
  init?(intValue: Int) { return nil }
}
