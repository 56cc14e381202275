// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension Character {
  /// Whether it is a digit of decimal numbers in some script, and no word for a number such as 千.
  var isDecimalDigit: Bool {
    unicodeScalars.count == 1 && unicodeScalars.first?.properties.numericType == .decimal
  }
}
