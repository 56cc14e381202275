// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The error for a cell that is not of its field's type.
struct CellFailure: Error {
  var field: String
  var cell: CellSlice
  var reason: String
}

extension TableReader {
  /// The error for a cell of the last row read, with its location in the input.
  func error(of failure: CellFailure) -> ReadingError {
    input.error(
      .value, at: offset(of: failure.cell), failure.reason, path: path(toField: failure.field)
    ).recoverable
  }
}
