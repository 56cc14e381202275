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

/// A condition on the values of a column, as a person types it: `> 5`, `<= 2024-01-15`, `= January 5, 2024`, `= Oslo`,
/// or text that the value contains.
///
/// ```swift
/// ValueCondition(">= 10", in: entries.locale)?.holds(for: value)
/// ```
package struct ValueCondition {
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
  private let period: TypedPeriod?
  /// The alphabet of the locale, and where the text is in it; opened once, since there are many values.
  private let sorter: SectionIndex.Sorter
  private let sortKey: [UInt8]

  /// Parses a condition; nil for one that compares with nothing.
  ///
  /// `=` alone is for rows without a value, and `!=` alone for rows with one.
  ///
  /// - Parameters:
  ///   - typed: the text, with numbers as the locale writes them, or with a point alone.
  ///   - locale: the locale of the table.
  package init?(_ typed: String, in locale: LocaleIdentifier) {
    let typed = typed.trimmingSpaces()
    let found = Comparison.allCases.first { typed.hasPrefix($0.rawValue) }
    comparison = found
    text = String(typed.dropFirst(found?.rawValue.count ?? 0)).trimmingSpaces().lowercased()
    if text.isEmpty, found != .equal, found != .unequal { return nil }
    sorter = SectionIndex.Sorter(locale)
    sortKey = sorter.key(text)
    number = DecimalNumber(typed: text, in: locale)
    period = TypedPeriod(text, in: locale)
  }

  /// Whether a value meets the condition.
  ///
  /// Numbers are compared with numbers as they are shown, dates with dates, and any other value as text in the order of the
  /// locale's alphabet and in any case of letters.
  package func holds(for value: EntryValue) -> Bool {
    let own = value.text.lowercased()
    guard let comparison else { return own.contains(text) }
    if text.isEmpty { return value.isBlank == (comparison == .equal) }
    if value.isBlank { return comparison == .unequal }
    guard let order = own == text ? 0 : order(of: value, own) else { return comparison == .unequal }
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
  private func order(of value: EntryValue, _ own: String) -> Int? {
    if let own = value.number {
      guard let number else { return nil }
      return own.isLess(than: number) ? -1 : number.isLess(than: own) ? 1 : 0
    }
    if let instant = value.instant { return period?.order(of: instant) }
    let key = sorter.key(own)
    return key == sortKey ? 0 : key.lexicographicallyPrecedes(sortKey) ? -1 : 1
  }
}

extension DecimalNumber {
  /// Parses a number as a person types it, with the marks of a locale and signs of money around it; nil for any other text.
  fileprivate init?(typed text: String, in locale: LocaleIdentifier) {
    let sample = ICU.NumberFormatter(skeleton: "", locale: locale)?.format("0.5") ?? "0.5"
    let mark = sample.first { !$0.isNumber } ?? "."
    // A unit may stand behind, but words are no number.
    guard text.first(where: { $0.isLetter || $0.isNumber })?.isNumber == true else { return nil }
    let digits = text.replacing("\u{2212}", with: "-").filter {
      $0.isASCII && $0.isNumber || $0 == "-" || $0 == mark || $0 == "."
    }
    // A point that stands for thousands is followed by three digits.
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let isGrouped = mark != "." && parts.count > 1 && parts.dropFirst().allSatisfy { $0.count == 3 }
    var plain =
      isGrouped || digits.contains(mark) && mark != "." ? digits.filter { $0 != "." } : digits
    plain = plain.replacing(String(mark), with: ".")
    var bytes = ByteBuffer()
    bytes.append(plain)
    guard let number = try? DecimalNumber(bytes.bytes, from: 0, to: bytes.count) else { return nil }
    self = number
  }
}
