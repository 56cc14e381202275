// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension CellValue: Codable {
  /// Reads a text, a number, a truth value or null.
  ///
  /// Numbers come as the decoder has them, which for most is binary floating point.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .number(String(value))
    } else if let value = try? container.decode(Double.self) {
      self.init(value)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Writes the value as what it is.
  ///
  /// A number that binary floating point would change is written as the text of its digits, which a number field reads too; so are
  /// arrays and objects, as their JSON text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text), .json(let text): try container.encode(text)
    case .number(let digits):
      if let whole = Int64(digits) {
        try container.encode(whole)
      } else if let number = Double(digits), CellValue(number) == self {
        try container.encode(number)
      } else {
        try container.encode(digits)
      }
    case .bool(let value): try container.encode(value)
    case .null: try container.encodeNil()
    }
  }
}
