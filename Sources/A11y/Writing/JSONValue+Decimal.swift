extension JSONValue {
  /// A number that describes; null when it is none.
  static func decimal(_ number: Double) -> JSONValue {
    number.isFinite ? .number(Value(number).text) : .null
  }
}
