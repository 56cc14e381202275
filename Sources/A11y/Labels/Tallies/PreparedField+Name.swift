// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension PreparedField {
  /// What its column is called: its number, where it has no heading.
  var columnHeading: String { headingText.isEmpty ? "\(column + 1)" : headingText }

  /// Whether it is meant by what was asked for: its name, or its heading in any case.
  func isCalled(_ asked: String) -> Bool {
    name == asked || columnHeading.lowercased() == asked.lowercased()
  }
}
