/// A text of a cell that comes in pieces: runs of one look each, without the readings beside them (ECMA-376, 18.4).
struct CellText {
  private var bytes: [UInt8] = []
  private var isInText = false
  /// How deep the element is that a text's reading is in.
  private var isInReading = false

  mutating func start(_ name: MarkupName) {
    switch name {
    case "t": isInText = true
    case "rPh": isInReading = true
    default: break
    }
  }

  mutating func end(_ name: MarkupName) {
    switch name {
    case "t": isInText = false
    case "rPh": isInReading = false
    default: break
    }
  }

  mutating func take(_ text: UnsafeBufferPointer<UInt8>) {
    if isInText, !isInReading { unsafe bytes.append(contentsOf: text) }
  }

  /// Adds bytes that are no run of text.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) { unsafe bytes.append(contentsOf: text) }

  /// The text so far, after which it is empty.
  mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return Self.withoutEscapes(bytes)
  }

  /// Characters that XML can't have are written as `_x000D_` (ECMA-376, 22.4.2.4).
  private static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
    let (line, letter) = (UInt8(ascii: "_"), UInt8(ascii: "x"))
    guard bytes.count > 6, bytes.contains(line) else { return bytes }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == line, index + 6 < bytes.count, bytes[index + 1] == letter,
        bytes[index + 6] == line,
        let code = UInt32(String(decoding: bytes[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16),
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
