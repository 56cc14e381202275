// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension DataRow {
  /// Makes a row of a program's own value: a cell for each of its properties.
  ///
  /// ```swift
  /// struct Room: Encodable { var room: String, temp_c: Double }
  /// try labeler.label(for: DataRow(encoding: Room(room: "Hall", temp_c: 18)))  // "Hall, temp 18°C"
  /// ```
  ///
  /// The cells are named by the coding keys, in the order in which the value encodes them. Arrays and objects inside of it are
  /// said one value after the other. Foundation's `Date`, `Decimal` and `URL` encode themselves as numbers and parts; encode them as text.
  ///
  /// - Throws: a ``RowError`` if the value does not encode properties by name, and whatever its `encode(to:)` throws.
  public init(encoding value: some Encodable) throws {
    let encoder = RowEncoder()
    try value.encode(to: encoder)
    guard case .object(let members) = encoder.result else {
      throw RowError(field: "", reason: "a row needs a value that encodes its properties by name")
    }
    self.init(
      members.map { key, value in
        let cell: CellValue =
          switch value {
          case .string(let text): .text(text)
          case .number(let digits): .number(digits)
          case .bool(let value): .bool(value)
          case .null: .null
          case .array, .object: .json(value.text)
          }
        return Cell(key, cell)
      })
  }
}

extension JSONValue {
  /// The value as JSON.
  fileprivate var text: String {
    var out = ByteBuffer()
    write(into: &out)
    return out.text()
  }
}
