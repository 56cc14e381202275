// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The signs of comparison in running text.
extension TextNormalizer {
  /// Reads "<", ">", "<=" or ">=" before a number or between two sides.
  func comparison(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard let (sign, next) = tokens.comparison(index), let name = rules.words.symbols[sign] else {
      return nil
    }
    form.append(name)
    return next
  }
}
