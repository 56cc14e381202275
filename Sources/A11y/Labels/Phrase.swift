// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What one cell contributed to a label.
struct Phrase {
  /// The index of the field in the row's prototype; ``accessoryField`` for an accessory view.
  var field: Int
  /// Where the phrase starts in the output buffer.
  var start: Int
  /// Where the phrase ends in the output buffer.
  var end: Int
  /// Where the value starts, after the heading.
  var valueStart: Int
  /// The cell in the window.
  var cell: CellSlice
  /// The number, rounded as in the label; nil if the cell is not a number.
  var number: DecimalNumber?
  /// Whether the value is of the field's declared kind, not the word for a category or missing
  /// value.
  var isTyped = false
  /// Where the value of a control ends, before the word for its role.
  var valueEnd = 0
  /// Whether the cell is a control, which is not part of the label proper.
  var isControl = false
  /// The state of a switch or checkbox.
  var toggle: ToggleState?

  /// Whether it is of an accessory view, which is no cell.
  var isAccessory: Bool { field == Self.accessoryField }

  /// Ends the heading with a colon where its last digit would run into the value.
  mutating func markHeadingBeforeDigit(in out: inout ByteBuffer) {
    guard valueStart > start, valueStart < out.count else { return }
    let first = out[valueStart]
    // The minus sign of labels has three bytes.
    let isMinus = out.count - valueStart > 2 && first == 0xE2 && out[valueStart + 1] == 0x88
    let isLetter =
      first >= 0x80 || (first | 0x20) >= UInt8(ascii: "a") && (first | 0x20) <= UInt8(ascii: "z")
    guard isMinus || !isLetter else { return }
    out.insert(UInt8(ascii: ":"), at: valueStart - 1)
    valueStart += 1
  }

  /// Stands for the field of an accessory view, which is not a cell.
  static let accessoryField = -1
}

/// The range and the field of a phrase in the last label appended.
struct PhraseRange: BitwiseCopyable {
  /// The index of the field in the row's prototype.
  var field: Int
  var start = 0
  var end = 0
}
