/// What a document says of rows just before they are said: when some cells hold some values, the state changes.
///
/// ```json
/// {"when": {"stock": 0}, "state": {"enabled": false, "hint": "Sold out"}}
/// ```
///
/// It is the document's way to `tableView(_:willDisplay:forRowAt:)`: content stays as it is, and so do
/// visibility and height, which have been decided by then.
struct DisplayRule: Sendable {
  /// The cells that must hold a value.
  var conditions: [(field: String, value: Value)]
  /// What is set then.
  var changes: [@Sendable (inout RowState) -> Void]

  /// Changes the state of a row whose cells hold the values.
  func apply(to state: inout RowState, cell: (String) -> Value?) {
    let isMet = conditions.allSatisfy { condition in
      let value = cell(condition.field) ?? .null
      return value == condition.value || Self.means(value.text, condition.value)
    }
    guard isMet else { return }
    for change in changes { change(&state) }
  }

  /// Whether the text of a cell means a value: a number may be written as text, and 5.0 is 5.
  private static func means(_ text: String, _ value: Value) -> Bool {
    if text == value.text { return true }
    guard case .number(let digits) = value else { return false }
    let numbers = [text, digits].map { digits in
      let source = ByteBuffer(digits)
      return try? DecimalNumber(source.bytes, from: 0, to: source.count)
    }
    guard let first = numbers[0], let second = numbers[1] else { return false }
    return first.sortKey == second.sortKey
  }
}
