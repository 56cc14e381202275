// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What the values of a column are that says nothing to a listener; any other value of it is said.
enum SkippedValues {
  /// Whole numbers that count the rows, with gaps where some were left out.
  case numbers
  /// Names of files of pictures.
  case pictures
}
