// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// A text of a cell that comes in pieces: runs of one look each, without the readings beside them (ECMA-376, 18.4).
struct CellText {
  /// More than any row may have that is read: what is longer is refused there, and need not be kept whole.
  private static let mostBytes = 33 << 20

  private var text = MarkedText()
  private var isInText = false
  /// Whether the text is one's reading.
  private var isInReading = false
  /// How many parts with a look of their own are open: those of the run.
  private var openLooks = 0

  mutating func start(_ name: MarkupName, _ attributes: MarkupAttributes) {
    switch name {
    case "t": isInText = true
    case "rPh": isInReading = true
    case "vertAlign":
      switch attributes.text("val") {
      case "superscript": begin(.raised)
      case "subscript": begin(.lowered)
      default: break
      }
    case "strike": if !["0", "false"].contains(attributes.text("val") ?? "1") { begin(.struck) }
    default: break
    }
  }

  private mutating func begin(_ look: MarkedText.Look) {
    text.begin(look)
    openLooks += 1
  }

  mutating func end(_ name: MarkupName) {
    switch name {
    case "t": isInText = false
    case "rPh": isInReading = false
    case "r":
      for _ in 0..<openLooks { text.end() }
      openLooks = 0
    default: break
    }
  }

  mutating func take(_ part: UnsafeBufferPointer<UInt8>) {
    if isInText, !isInReading { unsafe append(part) }
  }

  /// Adds bytes that are no run of text.
  mutating func append(_ part: UnsafeBufferPointer<UInt8>) {
    if text.bytes.count <= Self.mostBytes { unsafe text.append(part) }
  }

  /// Whether there is no text.
  var isEmpty: Bool { text.isEmpty }

  /// Calls a closure with the text as it is written.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    unsafe text.bytes.withUnsafeBufferPointer(body)
  }

  mutating func removeAll() {
    text.removeAll()
    openLooks = 0
  }

  /// Appends the text to another's, and begins a new one.
  mutating func pass(to out: inout ByteBuffer) {
    let bytes = text.shown
    let hasEscape = bytes.count > 6 && bytes.contains(UInt8(ascii: "_"))
    out.append(hasEscape ? Self.withoutEscapes(bytes) : bytes)
    removeAll()
  }

  /// Characters that XML can't have are written as `_x000D_` (ECMA-376, 22.4.2.4).
  private static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
    let (line, letter) = (UInt8(ascii: "_"), UInt8(ascii: "x"))
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == line, index + 6 < bytes.count, bytes[index + 1] == letter,
        bytes[index + 6] == line,
        let code = UInt32(
          String(decoding: bytes[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(code)
      {
        result.append(contentsOf: String(Character(scalar)).utf8)
        index += 7
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
