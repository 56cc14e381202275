// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The value of a row in one column, to compare it with others.
package struct EntryValue: Sendable {
  /// The value as the label has it; empty if there is none.
  package let text: String
  /// The number that it is; nil for any other value.
  let number: DecimalNumber?
  /// The time that it is, in milliseconds since 1970; nil for any other value.
  let instant: Double?

  /// Whether the row has no value.
  package var isBlank: Bool { text.isEmpty }
}

/// A condition on the values of a column, as a person types it: `> 5`, `<= 2024-01-15`, `= Oslo`, or
/// text that the value contains.
///
/// ```swift
/// ValueCondition(">= 10")?.holds(for: value)
/// ```
package struct ValueCondition: Sendable {
  private enum Comparison: String, CaseIterable {
    // The longer signs come first, since they begin like others.
    case atMost = "<="
    case atLeast = ">="
    case unequal = "!="
    case less = "<"
    case greater = ">"
    case equal = "="
  }

  private let comparison: Comparison?
  private let text: String
  private let number: DecimalNumber?
  private let instant: Double?

  /// Parses a condition; nil for one that compares with nothing.
  ///
  /// `=` alone is for rows without a value, and `!=` alone for rows with one. A decimal point may also be a comma.
  package init?(_ typed: String) {
    let typed = typed.trimmingSpaces()
    let found = Comparison.allCases.first { typed.hasPrefix($0.rawValue) }
    comparison = found
    text = String(typed.dropFirst(found?.rawValue.count ?? 0)).trimmingSpaces().lowercased()
    if text.isEmpty, found != .equal, found != .unequal { return nil }
    let digits = text.replacing("\u{2212}", with: "-")
    number =
      DecimalNumber(written: digits) ?? DecimalNumber(written: digits.replacing(",", with: "."))
    instant =
      (CivilTime(iso8601: text.uppercased(), parts: .dateTime)
      ?? CivilTime(iso8601: text, parts: .date))?.instant
  }

  /// Whether a value meets the condition.
  ///
  /// Numbers are compared with numbers, dates with dates, and any other value as text, in any case of letters.
  package func holds(for value: EntryValue) -> Bool {
    guard let comparison else { return value.text.lowercased().contains(text) }
    if text.isEmpty { return value.isBlank == (comparison == .equal) }
    if value.isBlank { return comparison == .unequal }
    guard let order = order(of: value) else { return comparison == .unequal }
    return switch comparison {
    case .less: order < 0
    case .atMost: order <= 0
    case .greater: order > 0
    case .atLeast: order >= 0
    case .equal: order == 0
    case .unequal: order != 0
    }
  }

  /// Whether the value comes before what was typed (negative), after it (positive), or is the same;
  /// nil when the two can't be compared.
  private func order(of value: EntryValue) -> Int? {
    if let own = value.number {
      guard let number else { return nil }
      return own.isLess(than: number) ? -1 : number.isLess(than: own) ? 1 : 0
    }
    if let own = value.instant {
      guard let instant else { return value.text.lowercased() == text ? 0 : nil }
      return own < instant ? -1 : own > instant ? 1 : 0
    }
    let own = value.text.lowercased()
    return own == text ? 0 : own < text ? -1 : 1
  }
}

extension DecimalNumber {
  /// Parses a number that is written like one of JSON; nil for any other text.
  fileprivate init?(written text: String) {
    var bytes = ByteBuffer()
    bytes.append(text)
    guard let number = try? DecimalNumber(bytes.bytes, from: 0, to: bytes.count) else { return nil }
    self = number
  }
}
