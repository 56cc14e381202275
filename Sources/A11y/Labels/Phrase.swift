/// What one cell added to a label: where, from what, and the number it was, if it was one.
struct Phrase {
  /// The place of the field among the fields of the row's prototype; ``accessoryField`` for an accessory view.
  var field: Int
  /// Where the phrase stands in the output buffer.
  var start: Int
  var end: Int
  /// Where the value begins, after the heading.
  var valueStart: Int
  /// The cell in the read buffer.
  var cell: CellSlice
  /// The number as it was rounded for the label.
  var number: DecimalNumber?
  /// Whether the cell was said as its field tells, and not by the word for a category or a missing value.
  var isTyped = false
  /// Where the value of a control ends, before the word for its role.
  var valueEnd = 0
  /// Whether the cell is a control, which is no part of the label proper.
  var isControl = false
  /// The state of a switch or checkbox.
  var toggle: Toggle?

  /// Whether it is of an accessory view, which is no cell.
  var isAccessory: Bool { field == Self.accessoryField }

  /// The field of an accessory view, which is no cell.
  static let accessoryField = -1
}

/// Where a phrase is in the label that was appended last, and of what field.
struct PhrasePlace: BitwiseCopyable {
  /// The place of the field among those of the row's prototype.
  var field: Int
  var start = 0
  var end = 0
}

/// A cell is not of the type that its field says.
struct CellFailure: Error {
  var field: String
  var cell: CellSlice
  var reason: String
}
