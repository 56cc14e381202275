/// How a field's values are said.
///
/// ```swift
/// Say.currency("USD")
/// Say(.percent, direction: true)
/// try Say("percent:direction:.00")
/// ```
///
/// The short form `AS[:OPTION…]` is this project's extension of Frictionless Table Schema, whose
/// fields may have properties of their own. Digits follow the fraction tokens of ICU's number
/// skeletons.
public struct Say: Hashable, Sendable {
  /// What a value is.
  public enum Kind: Hashable, Sendable {
    /// Text as it stands.
    case text
    /// A number with all of its digits.
    case number
    /// A whole number.
    case integer
    /// An amount of money in a currency of ISO 4217.
    case currency(String)
    /// A fraction said in hundredths: 0.0185 is 1.85%.
    case percent
    /// A quantity in a unit of CLDR: `celsius`, `kilometer-per-hour`.
    case measure(String)
    /// A day.
    case date
    /// A time of day.
    case time
    /// A day and a time.
    case dateTime
    /// A number without grouping, such as a year.
    case year
    /// A code, said letter by letter.
    case identifier
    /// A telephone number.
    case phone
    /// A web address.
    case url
    /// A mail address.
    case email
    /// An address of the internet protocol.
    case ipAddress
    /// A place in an order: 3 is the third.
    case ordinal
    /// A part of a whole, as text: `3/4`, `1 1/2`.
    case fraction
    /// How long something takes: seconds, `PT2H5M` of ISO 8601, or `2:05:00`.
    case duration
    /// Text of which every character counts, such as a key.
    case verbatim
    /// A version: `v1.2.3`.
    case version
    /// From one value to another, as text: `10–20`.
    case range
    /// So many stars of a number of stars.
    case rating(Int)
    /// The points of two sides, as text: `3–1`.
    case score
    /// A number in Roman digits, as text: `XIV`.
    case roman
    /// How much data there is, in bytes.
    case bytes
    /// A truth value, said as yes or no.
    case yesNo
    /// Not said at all.
    case skip
  }

  /// The range of a slider or of progress.
  public struct Range: Hashable, Sendable {
    /// The least value.
    public let minimum: Double
    /// The greatest value.
    public let maximum: Double
    /// How far one step goes; nil when nobody said.
    public let step: Double?

    /// Makes a range.
    public init(_ bounds: ClosedRange<Double>, step: Double? = nil) {
      minimum = bounds.lowerBound
      maximum = bounds.upperBound
      self.step = step
    }
  }

  /// When the field's heading is said before its value.
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
    /// Instead of a value that is zero, or rounds to it: "flat".
    public var zero: String

    /// Makes the three words.
    public init(positive: String, negative: String, zero: String) {
      self.positive = positive
      self.negative = negative
      self.zero = zero
    }
  }

  /// What a value is.
  public var kind: Kind
  /// What the cell is to its user; nil when it is content.
  public var role: Role?
  /// The name of a role of its own, said instead of the role's: "star rating".
  public var roleDescription: String?
  /// The range of a slider or of progress.
  public var range: Range?
  /// Whether a sign is said as a direction: up, down or unchanged.
  public var direction = false
  /// Whether a negative amount stands in parentheses.
  public var accounting = false
  /// Whether percents come as percents, so that 1.85 is 1.85%.
  public var whole = false
  /// How many digits are said after the decimal point; nil for the kind's own.
  public var digits: FractionDigits?
  /// How long a date or time is written; nil is medium for dates and short for times.
  public var style: DateStyle?
  /// When the heading is said.
  public var heading = HeadingUse.auto
  /// What is said when there is no value; nil for nothing.
  public var missing: String?
  /// Whether the value is left to custom content and kept out of the label.
  public var isLowImportance = false
  /// The locale of this field alone.
  public var locale: LocaleIdentifier?
  /// What activating the row does, for the hint.
  public var hint: String?
  /// The words that replace a sign.
  public var signWords: SignWords?

  /// Makes a description of a cell with a role.
  ///
  /// - Parameters:
  ///   - role: what the cell is to its user.
  ///   - value: how its value is said; nil for what is usual for the role.
  ///   - range: the range of a slider or of progress; without one they hold a share, from 0 to 1.
  public init(_ role: Role, value: Say? = nil, range: Range? = nil) {
    self = value ?? Say(Self.kind(of: role, range))
    self.role = role
    self.range = range
  }

  /// The range in which the values of a slider or of progress lie; shares go from 0 to 1.
  var usualRange: Range? {
    guard role == .slider || role == .progress else { return nil }
    return range ?? (kind == .percent ? Range(0...(whole ? 100 : 1)) : nil)
  }

  private static func kind(of role: Role, _ range: Range?) -> Kind {
    switch role {
    case .switch, .checkbox: .yesNo
    case .slider, .progress: range == nil ? .percent : .number
    case .heading, .image, .link, .button, .textField: .text
    }
  }

  /// Makes a description from its kind and the commonest options.
  public init(
    _ kind: Kind, direction: Bool = false, digits: FractionDigits? = nil, style: DateStyle? = nil
  ) {
    self.kind = kind
    self.direction = direction
    self.digits = digits
    self.style = style
  }

  /// Text as it stands.
  public static let text = Say(.text)
  /// A number with all of its digits.
  public static let number = Say(.number)
  /// A whole number.
  public static let integer = Say(.integer)
  /// An amount of money in a currency of ISO 4217.
  public static func currency(_ code: String) -> Say { Say(.currency(code)) }
  /// A fraction said in hundredths.
  public static let percent = Say(.percent)
  /// A fraction said in hundredths, as up, down or unchanged.
  public static let signedChange = Say(.percent, direction: true)
  /// A picture, said by its text.
  public static let image = Say(.image)
  /// A switch, on or off.
  public static let `switch` = Say(.switch)
  /// A checkbox, checked or not.
  public static let checkbox = Say(.checkbox)
  /// A slider, whose value is said as a number or as `value` tells.
  public static func slider(
    _ bounds: ClosedRange<Double>, step: Double? = nil, value: Say? = nil
  ) -> Say {
    Say(.slider, value: value, range: Range(bounds, step: step))
  }
}
