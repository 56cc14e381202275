// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension LabelReader {
  /// The position of the last row, as an additional phrase of its label: ", 3 of 12".
  var positionPhrase: String {
    let language = composer.prototype.language
    guard let rowCount else { return "" }
    let format = composer.prototype.formats.bareNumber
    let numbers = [rowNumber, rowCount].map { number in
      var digits = ByteBuffer()
      format.append(
        DecimalNumber(isNegative: false, significand: UInt128(max(number, 0)), scale: 0),
        into: &digits)
      return digits.text()
    }
    return language.separator + TableWords.fill(language.table.position, numbers)
  }
}
