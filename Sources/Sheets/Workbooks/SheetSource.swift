// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of a sheet, one after the other.
protocol SheetSource: AnyObject {
  /// Reads the next row that isn't empty, which is valid until it is handed back; nil at the end.
  func next() throws(TableFileError) -> SheetRow?

  /// Takes a row back, to be used again.
  func reuse(_ row: SheetRow)

  /// What is left out of what has been read.
  var omissions: SheetOmissions { get }
}

extension SheetSource {
  /// Nothing, where all is read.
  var omissions: SheetOmissions { SheetOmissions() }
}
