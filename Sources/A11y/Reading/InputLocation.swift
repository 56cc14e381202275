// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Where something is in the input, as messages name it.
package struct InputLocation: Hashable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column in bytes, from 1.
  package var column: Int
  /// The path to the value, as in `rows[2].price`.
  package var path: String

  package init(line: Int, column: Int, path: String) {
    (self.line, self.column, self.path) = (line, column, path)
  }
}
