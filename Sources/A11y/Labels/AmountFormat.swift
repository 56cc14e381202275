// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Formats numbers that are written with words: durations, amounts of data, ratings and ordinals.
final class AmountFormat {
  private enum Kind {
    case ordinal
    case duration
    case bytes
    case rating(stars: Int)
  }

  private let kind: Kind
  private let locale: LocaleIdentifier
  private let language: Language
  private lazy var ordinals = ICU.RuleBasedFormatter(.ordinals, locale)

  /// Makes the format of a field; nil if its kind is none of these.
  init?(_ say: SayAs, locale: LocaleIdentifier) {
    switch say.kind {
    case .ordinal: kind = .ordinal
    case .duration: kind = .duration
    case .bytes: kind = .bytes
    case .rating(let stars): kind = .rating(stars: stars)
    default: return nil
    }
    self.locale = locale
    language = Language.of(locale)
  }

  /// What a cell should hold, for error messages.
  var expectation: String {
    switch kind {
    case .ordinal: "a whole number"
    case .duration: "seconds, or a duration such as PT2H5M or 2:05:00"
    case .bytes: "a number of bytes, or a size such as 1.5G"
    case .rating(let stars): "a number of stars, or one of \(stars) such as 4/\(stars)"
    }
  }

  /// Parses a value: digits, or another notation of the kind.
  func parse(_ text: String) -> DecimalNumber? {
    switch kind {
    case .ordinal:
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      return Self.isOrdinalEnd(text[digits.endIndex...]) ? Self.number(String(digits)) : nil
    case .duration: return Self.number(text) ?? SpokenDuration(text)?.seconds
    case .bytes: return Self.number(text) ?? WrittenSize(text)?.bytes
    case .rating(let stars):
      // "4/5", which includes the number of stars; of another number it would be another rating.
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return Self.number(text) }
      let all = String(parts[1]).trimmingSpaces()
      return all == String(stars) ? Self.number(String(parts[0]).trimmingSpaces()) : nil
    }
  }

  /// Whether text behind digits makes them an ordinal, or nothing else: "3rd", "3.", "3º", "3-й".
  ///
  /// A number with other marks, or with more behind it, is another one.
  private static func isOrdinalEnd(_ text: Substring) -> Bool {
    text.count <= 4 && text.allSatisfy { $0.isLetter || ".°'’-".contains($0) }
  }

  private static func number(_ text: String) -> DecimalNumber? {
    let digits = ByteBuffer(text)
    guard digits.count > 0 else { return nil }
    return try? DecimalNumber(digits.bytes, from: 0, to: digits.count)
  }

  /// A value that a text of the cell is, as it is written in a label.
  func text(of value: DecimalNumber, writtenAs cell: String) -> String {
    guard case .bytes = kind, let size = WrittenSize(cell) else { return text(of: value) }
    return size.named(formatted(size.amount, unit: size.unit))
  }

  /// The value as it is written in a label.
  func text(of value: DecimalNumber) -> String {
    let sign = value.isNegative ? "−" : value.hasPlus ? "+" : ""
    var unsigned = value
    unsigned.isNegative = false
    switch kind {
    case .ordinal: return Int64(value.text).flatMap { ordinals?.format($0) } ?? value.text
    case .rating(let stars):
      return TableWords.fill(language.table.rating, [localized(value), String(stars)])
    case .bytes:
      let (amount, unit) = DataSize.scaled(unsigned)
      return sign + formatted(amount, unit: unit)
    case .duration:
      return sign
        + SpokenDuration(seconds: unsigned).parts.map { formatted($0.amount, unit: $0.unit) }
        .joined(separator: " ")
    }
  }

  private func formatted(_ amount: DecimalNumber, unit: String) -> String {
    let skeleton = "unit/\(unit) unit-width-full-name .####################"
    return NumberFormatters.format(amount.text, skeleton, locale)
      ?? amount.text + " " + unit
  }

  private func localized(_ value: DecimalNumber) -> String {
    NumberFormatters.format(value.text, ".####################", locale) ?? value.text
  }
}
