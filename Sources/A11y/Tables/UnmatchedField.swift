// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A name that is looked for and not there, with the one that may have been meant.
///
/// ```swift
/// var labeler = RowLabeler(fields: [Field("compnay")])
/// _ = try labeler.label(for: ["company": "Apple Inc."])
/// labeler.unmatchedFields.map(\.description)  // ["there is no \"compnay\" (did you mean \"company\"?)"]
/// ```
public struct UnmatchedField: Hashable, Sendable, CustomStringConvertible {
  /// The name that is not there.
  public var name: String
  /// A name that is there and much like it; nil if none is.
  public var proposal: String?

  /// Looks for the name that may have been meant.
  init(_ name: String, among names: some Sequence<String>) {
    self.name = name
    proposal = NameProposal.closest(to: name, among: names)
  }

  /// The name, and the one that may have been meant: `"nam" (did you mean "name"?)`.
  package var question: String { "\"\(name)\"" + NameProposal.question(proposal) }

  /// What is wrong, in words.
  public var description: String { "there is no \(question)" }
}
