// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The error for a value that is not of its field's type.
public struct RowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the field.
  public var field: String
  /// The reason, in words.
  public var reason: String

  /// The field and the reason.
  public var description: String { "\(field): \(reason)" }
}
