// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A problem with a label, and its location.
public struct Finding: Hashable, Codable, Sendable {
  /// The severity of a finding.
  public enum Level: String, Codable, Sendable {
    /// Something can't be used or understood by ear.
    case error
    /// Something is harder than necessary to understand by ear.
    case warning
  }

  /// An edit of the input that fixes the problem.
  public struct Fix: Hashable, Codable, Sendable {
    /// The range of the input to replace, in bytes.
    public var range: Range<Int>
    /// The replacement, encoded in the input's format.
    public var replacement: String
  }

  /// The name of the rule.
  public var rule: String
  /// The severity.
  public var level: Level
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in bytes.
  public var column: Int
  /// The path inside the data: `rows[12].price`.
  public var path: String
  /// A description of the problem.
  public var message: String
  /// What is heard now.
  public var heard: String
  /// What would be better.
  public var better: String
  /// The title of the page that explains the rule.
  public var reference: String
  /// The address of that page.
  public var address: String
  /// The number of further occurrences.
  public var moreCount = 0
  /// The edits that fix this and the further occurrences; empty when a person must decide.
  public var fixes: [Fix] = []

  /// The further occurrences in words: "in 2 more places"; nil when there are none.
  var furtherOccurrences: String? {
    switch moreCount {
    case ...0: nil
    case 1: "in 1 more place"
    default: "in \(moreCount) more places"
    }
  }
}
