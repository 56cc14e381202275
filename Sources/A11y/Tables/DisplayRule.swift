// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A document's rule that changes the state of a row before it is displayed, if some cells have
/// given values.
///
/// ```json
/// {"when": {"stock": 0}, "state": {"enabled": false, "hint": "Sold out"}}
/// ```
///
/// It is the document's counterpart of `tableView(_:willDisplay:forRowAt:)`: the content stays
/// unchanged, and so do visibility and height, which are already decided by then.
struct DisplayRule: Sendable {
  /// The values that cells must have for the rule to apply.
  var conditions: [(field: String, value: CellValue)]
  /// The changes to the row's state.
  var changes: [@Sendable (inout RowState) -> Void]

  /// Changes the state of a row if its cells meet the conditions.
  func apply(to state: inout RowState, cell: (String) -> CellValue?) {
    let isMet = conditions.allSatisfy { condition in
      let value = cell(condition.field) ?? .null
      return value == condition.value || Self.means(value.text, condition.value)
    }
    guard isMet else { return }
    for change in changes { change(&state) }
  }

  /// Whether the text of a cell equals a value: a number may be written as text, and 5.0 equals 5.
  private static func means(_ text: String, _ value: CellValue) -> Bool {
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
