// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

public import A11y

/// Why a file of tables, such as a database or a workbook, can't be read.
public struct TableFileError: Error {
  /// The reason, in words.
  public var reason: String
  /// What is at fault.
  public var part: SourceError.Part

  init(_ reason: String, in part: SourceError.Part = .content) {
    self.reason = reason
    self.part = part
  }

  /// Makes the error of a library that is not installed.
  static func missing(_ package: String, for file: String) -> (String) -> TableFileError {
    { TableFileError("reading this \(file) takes the package \(package): \($0)", in: .library) }
  }

  /// The same, as an error of a source of bytes.
  var ofSource: SourceError { SourceError(reason, in: part) }
}
