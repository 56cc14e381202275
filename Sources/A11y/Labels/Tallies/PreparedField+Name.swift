// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

extension PreparedField {
  /// What its column is called: its number, where it has no heading.
  var columnHeading: String { headingText.isEmpty ? "\(column + 1)" : headingText }

  /// Its name; its number from 0 where cells have no names.
  var dataName: String { name.isEmpty ? String(column) : name }

  /// Whether it is meant by what was asked for: its name, or its heading in any case, which may be its number from 1.
  func isCalled(_ asked: String) -> Bool {
    name == asked || columnHeading.lowercased() == asked.lowercased()
  }

  /// Whether it is meant by what was asked for: its name, which may be its number from 0, or its heading in any case.
  func isNamed(_ asked: String) -> Bool {
    dataName == asked || !headingText.isEmpty && headingText.lowercased() == asked.lowercased()
  }
}
