// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The value of a cell that a program provides.
///
/// ```swift
/// let row: DataRow = ["company": "Apple Inc.", "price": 648.11, "paid": true, "note": nil]
/// ```
public enum CellValue: Hashable, Sendable {
  /// Text.
  case text(String)
  /// A number in decimal digits, in JSON's notation; it never becomes binary floating point.
  case number(String)
  /// A truth value.
  case bool(Bool)
  /// No value.
  case null
  /// An array or an object, as JSON text; its values are said one after the other.
  case json(String)

  /// A number from binary floating point, in the fewest digits that identify it.
  ///
  /// Not-a-number and the infinities become null.
  public init(_ number: Double) {
    self = number.isFinite ? .number(String(describing: number)) : .null
  }

  /// A whole number.
  public init(_ number: some BinaryInteger) { self = .number(String(number)) }

  /// The value as text in the data: the digits of a number, `true` or `false`, nothing for null.
  var text: String {
    switch self {
    case .text(let text), .json(let text): text
    // `Double` prints whole numbers with a fraction, which people don't write.
    case .number(let digits): digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    case .bool(let value): value ? "true" : "false"
    case .null: ""
    }
  }
}

extension CellValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  /// Text.
  public init(stringLiteral text: String) { self = .text(text) }
  /// A number.
  public init(floatLiteral number: Double) { self.init(number) }
  /// A whole number.
  public init(integerLiteral number: Int) { self.init(number) }
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// No value.
  public init(nilLiteral: ()) { self = .null }
}
