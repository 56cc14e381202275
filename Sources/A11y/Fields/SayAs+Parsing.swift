// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The error for a declaration of how values are spoken that can't be parsed.
public struct SayAsError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, in words.
  public var description: String

  init(_ description: String) { self.description = description }
}

extension SayAs {
  /// The kinds that take no argument, by their names in documents.
  static let namedKinds: [(name: String, kind: Kind)] = [
    ("text", .text), ("number", .number), ("integer", .integer), ("percent", .percent),
    ("date", .date), ("time", .time), ("datetime", .dateTime), ("year", .year),
    ("identifier", .identifier), ("phone", .phone), ("url", .url), ("email", .email),
    ("ip", .ipAddress), ("ordinal", .ordinal), ("fraction", .fraction), ("duration", .duration),
    ("verbatim", .verbatim), ("version", .version), ("range", .range), ("score", .score),
    ("roman", .roman), ("bytes", .bytes), ("yesno", .yesNo), ("skip", .skip),
  ]

  static let kindNames =
    (namedKinds.map(\.name) + ["currency:CODE", "measure:UNIT", "rating:STARS"]
    + CellRole.allCases.map(\.rawValue))
    .joined(separator: ", ")

  /// Parses the short form, `AS[:OPTION…]`.
  ///
  /// ```swift
  /// try SayAs("currency:EUR:.00")
  /// ```
  ///
  /// - Throws: a ``SayAsError`` that names the invalid part and the valid alternatives.
  public init(_ text: String) throws(SayAsError) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)[...]
    let name = parts.popFirst() ?? ""
    if let named = Self.namedKinds.first(where: { $0.name == name }) {
      self.init(named.kind)
    } else if let role = CellRole(rawValue: String(name)) {
      self.init(role)
    } else if name == "rating" {
      let stars = parts.first.flatMap { Int($0) }
      if stars != nil { parts.removeFirst() }
      guard (1...100).contains(stars ?? 5) else {
        throw SayAsError("'rating' needs a number of stars from 1 to 100, as in rating:5")
      }
      self.init(.rating(stars ?? 5))
    } else if name == "currency" {
      guard let code = parts.popFirst(), let currency = CurrencyCode(String(code)) else {
        throw SayAsError("'currency' needs an ISO 4217 code, as in currency:USD")
      }
      self.init(.currency(currency.code))
    } else if name == "measure" {
      guard let unit = parts.popFirst(), ICU.isUnit(String(unit)) else {
        throw SayAsError("'measure' needs a CLDR unit, as in measure:celsius")
      }
      self.init(.measure(String(unit)))
    } else {
      throw SayAsError("'\(name)' is not a known format; the formats are \(Self.kindNames)")
    }
    for option in parts { try apply(String(option)) }
  }

  private mutating func apply(_ option: String) throws(SayAsError) {
    switch option {
    case "direction" where isSigned: direction = true
    case "accounting" where isMoney: accounting = true
    case "whole" where kind == .percent || kind == .identifier || kind == .dateTime: whole = true
    default:
      if isSigned || kind == .year, let digits = FractionDigits(token: option) {
        self.digits = digits
      } else if isCalendar, let style = DateStyle(rawValue: option) {
        self.style = style
      } else {
        throw SayAsError("'\(option)' is not an option of '\(name)', which takes \(optionNames)")
      }
    }
  }

  private var isMoney: Bool { if case .currency = kind { true } else { false } }

  private var isCalendar: Bool { kind == .date || kind == .time || kind == .dateTime }

  /// Whether values have a sign and digits.
  private var isSigned: Bool {
    switch kind {
    case .number, .integer, .percent, .currency, .measure: true
    default: false
    }
  }

  /// The name of the kind in documents.
  var name: String {
    switch kind {
    case .currency: "currency"
    case .measure: "measure"
    case .rating: "rating"
    case _ where role != nil: role?.rawValue ?? ""
    default: Self.namedKinds.first { $0.kind == kind }?.name ?? "text"
    }
  }

  private var optionNames: String {
    if isCalendar {
      let styles = DateStyle.allCases.map(\.rawValue).joined(separator: ", ")
      return (kind == .dateTime ? "whole, and " : "") + "one of \(styles)"
    }
    if kind == .identifier { return "whole" }
    guard isSigned else { return "none" }
    let own = isMoney ? ", accounting" : kind == .percent ? ", whole" : ""
    return "direction\(own), and digits such as .00 or .##"
  }
}
