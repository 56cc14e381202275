// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

public import A11y

/// A source whose bytes are not those of its file, so that lines and columns of them mean nothing to whoever has it.
public protocol ConvertedSource: ByteSource {
  /// Where an error is, as the file's own program would name the place: `Data!B3`.
  ///
  /// - Parameter error: an error in the bytes.
  /// - Returns: the place; the path of the value if it has no other; empty if the bytes are those of the file after all.
  func place(of error: ReadingError) -> String
}

extension ConvertedSource {
  /// The path of the value: `rows[1].price`.
  public func place(of error: ReadingError) -> String { error.path }
}
