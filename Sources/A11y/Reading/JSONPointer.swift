// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A JSON Pointer (RFC 6901), the path to a value inside JSON.
///
/// ```swift
/// JSONPointer("/data/values")?.tokens  // ["data", "values"]
/// JSONPointer("/a~1b")?.tokens         // ["a/b"]
/// ```
public struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// The keys and indices along the path, unescaped.
  public let tokens: [String]

  /// The pointer as written.
  public let description: String

  /// Parses a pointer; nil if it is invalid.
  ///
  /// A valid pointer is empty or starts with `/`, and each `~` in it is part of `~0` or `~1`.
  public init?(_ text: String) {
    guard text.isEmpty || text.first == "/" else { return nil }
    var tokens: [String] = []
    for part in text.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      var token = ""
      var isEscaped = false
      for character in part {
        if isEscaped {
          guard character == "0" || character == "1" else { return nil }
          token.append(character == "0" ? "~" : "/")
          isEscaped = false
        } else if character == "~" {
          isEscaped = true
        } else {
          token.append(character)
        }
      }
      if isEscaped { return nil }
      tokens.append(token)
    }
    self.tokens = tokens
    description = text
  }

  /// The pointer to what some keys lead to, one within the other.
  ///
  /// - Parameter keys: the keys and indices along the path, as they stand in the JSON.
  package init(along keys: [String]) {
    tokens = keys
    description =
      keys.map { key in
        "/" + key.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
      }.joined()
  }
}
