// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The output formats of findings.
package enum FindingFormat: String, Hashable, Sendable, CaseIterable {
  /// Human-readable lines that begin with the location, as compilers write it.
  case text
  /// One array of objects.
  case json
  /// The Static Analysis Results Interchange Format, for code scanning.
  case sarif
  /// Workflow commands of GitHub Actions, which shows each finding at its line.
  case github
  /// The XML that test runners write and CI systems read, a test suite for each input.
  case junit
}
