// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What the values of a column are that says nothing to a listener; any other value of it is said.
enum SkippedValues: Hashable {
  /// Whole numbers that count the rows, with gaps where some were left out; with zeros before those that have fewer
  /// digits than `width`.
  case numbers(width: Int)
  /// Shapes of many points, in Well-Known Text or in JSON.
  case shapes
  /// Names of files of pictures.
  case pictures
}
