// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// One figure of all numbers in a column, for a footer below the rows.
///
/// ```swift
/// var options = ReadingOptions()
/// options.totals = [Total(of: "price", .sum)]
/// ```
public struct Total: Hashable, Sendable {
  /// What is computed.
  public enum Function: String, CaseIterable, Sendable {
    /// All numbers added up, exactly.
    case sum
    /// The arithmetic mean.
    case mean
    /// The number in the middle; of two, the lower.
    case median
    /// The lowest number, and the row that it is in.
    case lowest
    /// The highest number, and the row that it is in.
    case highest
  }

  /// The column's name, or its heading in any case.
  public var column: String
  /// What is computed of it.
  public var function: Function

  /// Creates a total of a column.
  public init(of column: String, _ function: Function) {
    self.column = column
    self.function = function
  }

  /// Parses `COLUMN[=FIGURE]`, the command-line form; the usual figure is the sum.
  ///
  /// ```swift
  /// try Total(argument: "price=mean")
  /// ```
  ///
  /// - Throws: a ``SayAsError`` if no column is named, or the figure is none.
  public init(argument: String) throws(SayAsError) {
    // A name may have the sign in it.
    let sign = argument.lastIndex(of: "=")
    column = String(argument[..<(sign ?? argument.endIndex)])
    let figure = sign.map { String(argument[argument.index(after: $0)...]) } ?? "sum"
    let figures = Function.allCases.map(\.rawValue).joined(separator: ", ")
    guard !column.isEmpty, let function = Function(rawValue: figure) else {
      throw SayAsError("expected COLUMN=FIGURE, where FIGURE is one of \(figures)")
    }
    self.function = function
  }
}
