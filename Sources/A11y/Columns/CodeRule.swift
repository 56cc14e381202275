// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A rule that tells whether a column holds codes.
///
/// The column has a value at least. Rules are tried in an order: what a name says comes before what the values look like, and what is rare and certain before what
/// is frequent. The first that knows the column decides.
struct CodeRule: Sendable {
  enum Verdict {
    /// Codes, and how that was found out, in words.
    case codes(String)
    /// Roman numbers.
    case romanNumbers(String)
    /// Something else.
    case others
  }

  let verdict: @Sendable (TypedColumn) -> Verdict?

  private init(verdict: @escaping @Sendable (TypedColumn) -> Verdict?) { self.verdict = verdict }

  /// A rule for codes.
  ///
  /// - Parameters:
  ///   - reason: how they are found out, in words.
  ///   - applies: whether a column holds them.
  init(_ reason: String, _ applies: @escaping @Sendable (TypedColumn) -> Bool) {
    self.init(verdict: { applies($0) ? .codes(reason) : nil })
  }

  /// A rule for codes that tells how it found them out in a column; nil where it finds none.
  init(_ reason: @escaping @Sendable (TypedColumn) -> String?) {
    self.init(verdict: { reason($0).map { .codes($0) } })
  }

  /// A rule for what looks like codes and is something else.
  static func others(_ applies: @escaping @Sendable (TypedColumn) -> Bool) -> CodeRule {
    CodeRule(verdict: { (column: TypedColumn) -> Verdict? in applies(column) ? Verdict.others : nil
    })
  }

  /// A rule for Roman numbers.
  static func romanNumbers(_ applies: @escaping @Sendable (TypedColumn) -> Bool) -> CodeRule {
    CodeRule(verdict: { (column: TypedColumn) -> Verdict? in
      applies(column) ? .romanNumbers("Roman numbers, such as \(column.values[0].text)") : nil
    })
  }
}
