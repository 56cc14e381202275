// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// References to cells by letters and numbers, as in `C7` (ECMA-376, 18.18.7).
enum CellReference {
  /// The most columns and rows that a sheet can have.
  static let (columnLimit, rowLimit) = (16_384, 1_048_576)

  /// The column that a reference begins with, from 0; nil if it names none.
  static func column(_ reference: UnsafeBufferPointer<UInt8>) -> Int? {
    var column = 0
    for index in reference.indices {
      let letter = unsafe reference[index]
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) else { break }
      column = column * 26 + Int(letter - UInt8(ascii: "A")) + 1
      guard column <= columnLimit else { return nil }
    }
    return column > 0 ? column - 1 : nil
  }

  /// A cell's reference, by its column from 0 and its row from 1: "C7".
  static func name(column: Int, row: Int) -> String {
    var letters = ""
    var rest = column + 1
    while rest > 0 {
      letters = String(UnicodeScalar(UInt8(ascii: "A") + UInt8((rest - 1) % 26))) + letters
      rest = (rest - 1) / 26
    }
    return letters + String(row)
  }

  /// The column, from 0, and the row, from 1, of a reference.
  static func position(_ reference: Substring) -> (column: Int, row: Int)? {
    let letters = reference.prefix { $0.isLetter }
    let found = unsafe Array(letters.utf8).withUnsafeBufferPointer { unsafe column($0) }
    guard let found, let row = Int(reference.dropFirst(letters.count)),
      (1...rowLimit).contains(row)
    else { return nil }
    return (found, row)
  }
}
