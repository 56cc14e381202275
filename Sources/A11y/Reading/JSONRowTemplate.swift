// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The bytes between the values of an object and before the first, mostly the same in each row.
///
/// Between two texts they are, for example, `","date":"`, with the quotes of both. A value is then
/// found by its end alone, and one comparison covers all the surrounding grammar.
struct JSONRowTemplate: RowTemplate {
  /// The bytes before a value.
  private struct Joint: BitwiseCopyable {
    let text: BytePattern
    /// Whether the last byte opens a text.
    let opensText: Bool
    /// Whether the text was short enough that later ones will probably fit in a block of bytes.
    let isShort: Bool
    /// The value's index among the requested cells; negative if it was not requested.
    let slot: Int
  }

  private var joints: [Joint] = []
  private var end = BytePattern.never
  private var texts = TextPool()
  private(set) var lineCount = 0

  /// Derives a template from a row; nil if the row is unsuitable.
  ///
  /// - Parameters:
  ///   - row: the row, an object.
  ///   - bytes: the window.
  ///   - start: the offset of the object.
  ///   - rowEnd: the offset at which reading continues after the row.
  ///   - separator: the required separator between rows besides white space, if any.
  ///   - endsLine: whether the row was read together with its line break.
  ///   - slots: each cell's index among the requested cells; negative if it was not requested.
  init?(
    _ row: borrowing RowView, _ bytes: RawSpan, from start: Int, to rowEnd: Int,
    separator: UInt8?, endsLine: Bool, slots: [Int]
  ) {
    guard
      var at = Self.gapStart(bytes, before: start, separator: separator, endsLine: endsLine),
      row.count > 0, row.count == slots.count
    else { return nil }
    for index in 0..<row.count {
      let cell = row.cells[index]
      let isText = cell.isText
      guard isText || cell.kind == .number, cell.start > at, cell.end >= cell.start else {
        return nil
      }
      joints.append(
        Joint(
          text: addPattern(bytes, from: at, to: cell.start), opensText: isText,
          isShort: cell.end - cell.start <= 12, slot: slots[index]))
      at = cell.end
    }
    guard rowEnd > at, !endsLine || bytes.byte(rowEnd - 1) == UInt8(ascii: "\n") else { return nil }
    end = addPattern(bytes, from: at, to: rowEnd)
  }

  private mutating func addPattern(_ bytes: RawSpan, from start: Int, to end: Int) -> BytePattern {
    var text: [UInt8] = []
    for at in start..<end { text.append(bytes.byte(at)) }
    lineCount += text.count { $0 == UInt8(ascii: "\n") }
    let slice = texts.add(text)
    return BytePattern(texts.bytes, from: Int(slice.start), count: Int(slice.count))
  }

  /// The offset at which the previous row ended: after its closing brace or its line break.
  ///
  /// For `}⏎, {` that is after the brace. The result is nil if the offset has left the window, or
  /// if there is no previous row: the bytes before an array's first row precede no other row, so
  /// templates are derived from the second row on.
  private static func gapStart(
    _ bytes: RawSpan, before start: Int, separator: UInt8?, endsLine: Bool
  ) -> Int? {
    var at = start
    var separator = separator
    while at > 0 {
      let byte = bytes.byte(at - 1)
      if byte == separator {
        separator = nil
      } else if byte == UInt8(ascii: "\n") {
        if endsLine { return at }
      } else if !TextCursor.isBlank(byte) {
        return separator == nil ? at : nil
      }
      at -= 1
    }
    return nil
  }

  /// A text with escapes or non-ASCII characters.
  @inline(never)
  private static func oddText(
    _ bytes: RawSpan, from start: Int, plainTo first: Int
  ) -> CellSlice? {
    var cursor = TextCursor()
    cursor.end = bytes.byteCount
    return try? cursor.string(bytes, from: start, plainTo: first)
  }

  @inline(__always)
  func findCells(
    _ bytes: RawSpan, from start: Int, into cells: inout MutableSpan<CellSlice>
  ) -> Int? {
    var at = start
    let joints = joints.span
    for index in joints.indices {
      let joint = joints[index]
      guard joint.text.matches(bytes, at: at, texts.bytes) else { return nil }
      at &+= joint.text.count
      if joint.opensText {
        let end = joint.isShort ? bytes.shortTextEnd(from: at) : bytes.plainTextEnd(from: at)
        if bytes.byte(end) == UInt8(ascii: "\"") {
          if joint.slot >= 0 {
            cells[joint.slot] = CellSlice(kind: .text, start: at, end: end)
          }
          at = end
        } else {
          guard let cell = Self.oddText(bytes, from: at, plainTo: end) else { return nil }
          if joint.slot >= 0 { cells[joint.slot] = cell }
          at = cell.end
        }
      } else {
        let end = bytes.plainNumberEnd(from: at)
        guard end > at else { return nil }
        if joint.slot >= 0 {
          cells[joint.slot] = CellSlice(kind: .number, start: at, end: end)
        }
        at = end
      }
    }
    guard end.matches(bytes, at: at, texts.bytes) else { return nil }
    return at &+ end.count
  }
}
