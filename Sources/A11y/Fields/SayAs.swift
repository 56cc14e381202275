// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// How a field's values are formatted and spoken.
///
/// ```swift
/// SayAs.currency("USD")
/// SayAs(.percent, direction: true)
/// try SayAs("percent:direction:.00")
/// ```
///
/// The short form `AS[:OPTION…]` is this project's extension of Frictionless Table Schema, which
/// allows custom properties of fields. Digits use the fraction tokens of ICU's number skeletons.
public struct SayAs: Hashable, Sendable {
  /// The kind of a value.
  public enum Kind: Hashable, Sendable {
    /// Plain text.
    case text
    /// A number with all of its digits.
    case number
    /// A whole number.
    case integer
    /// An amount of money in an ISO 4217 currency.
    case currency(String)
    /// A fraction formatted as a percentage: 0.0185 is 1.85%.
    case percent
    /// A quantity in a CLDR unit: `celsius`, `kilometer-per-hour`.
    case measure(String)
    /// A date.
    case date
    /// A time of day.
    case time
    /// A date and a time.
    case dateTime
    /// A number without grouping, such as a year.
    case year
    /// A code, spoken letter by letter.
    case identifier
    /// A telephone number.
    case phone
    /// A web address.
    case url
    /// An email address.
    case email
    /// An IP address.
    case ipAddress
    /// An ordinal: 3 is the third.
    case ordinal
    /// A fraction, as text: `3/4`, `1 1/2`.
    case fraction
    /// A duration: seconds, ISO 8601 such as `PT2H5M`, or `2:05:00`.
    case duration
    /// Text in which every character counts, such as a key.
    case verbatim
    /// A version: `v1.2.3`.
    case version
    /// A range, as text: `10–20`.
    case range
    /// A rating out of a number of stars.
    case rating(Int)
    /// The score of two sides, as text: `3–1`.
    case score
    /// A Roman numeral, as text: `XIV`.
    case roman
    /// An amount of data in bytes.
    case bytes
    /// A truth value, formatted as yes or no.
    case yesNo
    /// Nothing: the value is left out.
    case skip
  }

  /// The range of a slider or progress indicator.
  public struct Range: Hashable, Codable, Sendable {
    /// The minimum value.
    public let minimum: Double
    /// The maximum value.
    public let maximum: Double
    /// The size of one step; nil if it is not specified.
    public let step: Double?

    /// Makes a range.
    public init(_ bounds: ClosedRange<Double>, step: Double? = nil) {
      minimum = bounds.lowerBound
      maximum = bounds.upperBound
      self.step = step
    }
  }

  /// When the field's heading precedes its value.
  public enum HeadingUse: String, Hashable, Sendable, CaseIterable {
    /// Before a bare number or truth value of a field that has no `say`.
    case auto
    /// Before every value.
    case always
    /// Never.
    case never
  }

  /// The words that replace a sign.
  public struct SignWords: Hashable, Sendable {
    /// Before a value above zero: "gained".
    public var positive: String
    /// Before a value below zero: "lost".
    public var negative: String
    /// Instead of a value that is zero, or rounds to zero: "flat".
    public var zero: String

    /// Makes the three words.
    public init(positive: String, negative: String, zero: String) {
      self.positive = positive
      self.negative = negative
      self.zero = zero
    }
  }

  /// The kind of the values.
  public var kind: Kind
  /// The role of the cell; nil if it is plain content.
  public var role: CellRole?
  /// A custom name for the role, used instead of the role's own: "star rating".
  public var roleDescription: String?
  /// The range of a slider or progress indicator.
  public var range: Range?
  /// Whether a sign is replaced by a direction: up, down or unchanged.
  public var direction = false
  /// Whether a negative amount is written in parentheses.
  public var accounting = false
  /// Whether percentages come as percentages, so that 1.85 is 1.85%; whether a date at midnight is a day without a time.
  public var whole = false
  /// The number of digits after the decimal point; nil for the kind's default.
  public var digits: FractionDigits?
  /// The length of a formatted date or time; nil is medium for dates and short for times.
  public var style: DateStyle?
  /// When the heading is included.
  public var heading = HeadingUse.auto
  /// The text for a missing value; nil for none.
  public var missing: String?
  /// Whether the value goes to custom content instead of the label.
  public var isLowImportance = false
  /// The locale of this field alone.
  public var locale: LocaleIdentifier?
  /// What activating the row does, for the hint.
  public var hint: String?
  /// The words that replace a sign.
  public var signWords: SignWords?

  /// Makes a declaration for a cell with a role.
  ///
  /// - Parameters:
  ///   - role: the role of the cell.
  ///   - value: how its value is formatted; nil for the role's default.
  ///   - range: the range of a slider or progress indicator; without one, it holds a fraction from
  ///     0 to 1.
  public init(_ role: CellRole, value: SayAs? = nil, range: Range? = nil) {
    self = value ?? SayAs(Self.kind(of: role, range))
    self.role = role
    self.range = range
  }

  /// The range of a slider or progress indicator, by default that of a percentage.
  var usualRange: Range? {
    guard role == .slider || role == .progress else { return nil }
    return range ?? (kind == .percent ? Range(0...(whole ? 100 : 1)) : nil)
  }

  private static func kind(of role: CellRole, _ range: Range?) -> Kind {
    switch role {
    case .switch, .checkbox: .yesNo
    case .slider, .progress: range == nil ? .percent : .number
    case .heading, .image, .link, .button, .textField: .text
    }
  }

  /// Makes a declaration from its kind and the most common options.
  public init(
    _ kind: Kind, direction: Bool = false, digits: FractionDigits? = nil, style: DateStyle? = nil
  ) {
    self.kind = kind
    self.direction = direction
    self.digits = digits
    self.style = style
  }

  /// Plain text.
  public static let text = SayAs(.text)
  /// A number with all of its digits.
  public static let number = SayAs(.number)
  /// A whole number.
  public static let integer = SayAs(.integer)
  /// An amount of money in an ISO 4217 currency.
  public static func currency(_ code: String) -> SayAs { SayAs(.currency(code)) }
  /// A fraction formatted as a percentage.
  public static let percent = SayAs(.percent)
  /// A fraction formatted as a percentage, with up, down or unchanged instead of a sign.
  public static let signedChange = SayAs(.percent, direction: true)
  /// A picture, described by its text.
  public static let image = SayAs(.image)
  /// A switch, on or off.
  public static let `switch` = SayAs(.switch)
  /// A checkbox, checked or not.
  public static let checkbox = SayAs(.checkbox)
  /// A slider, whose value is formatted as a number or as `value` specifies.
  public static func slider(
    _ bounds: ClosedRange<Double>, step: Double? = nil, value: SayAs? = nil
  ) -> SayAs {
    SayAs(.slider, value: value, range: Range(bounds, step: step))
  }
}
