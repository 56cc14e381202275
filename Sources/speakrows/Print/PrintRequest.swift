// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// What `speakrows print` was asked for.
struct PrintRequest {
  var input: InputRequest
  /// What is written, and how.
  var writing: WritingOptions
  /// The file; nil for standard output.
  var output: String?
  /// Whether each row is written as soon as it has been read.
  var isLineBuffered: Bool
  /// How many of the rows that are there a followed file begins with; nil for all.
  var tail: Int?

  /// Whether each table's summary precedes its rows.
  var hasOverview = false

  /// How many threads label rows: more than one only where each row's output is independent of the others.
  var jobs: Int {
    let isIndependent =
      writing.format.features.contains(.independentRows) && writing.screenReader == nil
      && writing.saysPosition != true && !isLineBuffered
    return isIndependent ? input.jobs : 1
  }
}
