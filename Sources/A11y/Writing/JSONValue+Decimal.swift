// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension JSONValue {
  /// A number; null when it is not finite.
  static func decimal(_ number: Double) -> JSONValue {
    number.isFinite ? .number(CellValue(number).text) : .null
  }
}
