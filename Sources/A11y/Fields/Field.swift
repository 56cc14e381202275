// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// One field of a table: what its cells hold and how they are spoken.
///
/// The properties up to `bareNumber` are those of Frictionless Table Schema v2, with the same
/// meaning: they define how the text of a cell is parsed.
public struct Field: Hashable, Sendable {
  /// The types of Frictionless Table Schema that have an effect here.
  public enum ValueType: String, Hashable, Sendable, CaseIterable {
    /// Any value.
    case any
    /// Text.
    case string
    /// A number.
    case number
    /// A whole number.
    case integer
    /// A truth value.
    case boolean
    /// A date.
    case date
    /// A time of day.
    case time
    /// A date and a time.
    case datetime
    /// A year.
    case year
    /// An array.
    case array
    /// An object.
    case object
    /// A duration.
    case duration
    /// A year and a month.
    case yearmonth
    /// A list of values.
    case list
    /// A geographic point.
    case geopoint
    /// A geographic shape.
    case geojson
  }

  /// The name of the field in the rows.
  public var name: String
  /// The human-readable heading; nil derives one from the name.
  public var title: String?
  /// What cells hold.
  public var type = ValueType.any
  /// The format of dates or times in cells, as for `strptime`: `%d.%m.%Y`; nil for ISO 8601.
  public var format: String?
  /// The texts that mean "no value".
  public var missingValues = Self.usualMissing
  /// The words for categories, by the text that they replace.
  public var categories: [String: String] = [:]
  /// The texts that mean true.
  public var trueValues = Self.usualTrue
  /// The texts that mean false.
  public var falseValues = Self.usualFalse
  /// The decimal mark of numbers in text.
  public var decimalChar: Character = "."
  /// The grouping mark of numbers in text, if they have any.
  public var groupChar: Character?
  /// Whether numbers in text stand alone; if not, a currency sign, a unit or `%` is ignored.
  public var bareNumber = true
  /// How values are spoken; nil derives it from the type and the name.
  public var say: SayAs?

  /// Whether it was found out from a sample, so that a value which does not fit stands as it is.
  var isGuess = false
  /// The digits that its numbers keep although the sample's are rounded; nil for those of its format.
  var keptDigits: KeptDigits?
  /// What is left out of a column that is skipped; nil for all.
  var skipped: SkippedValues?
  /// Whether the sample had days without a time alone, so that a date with a time is none that fits.
  var isDayAlone = false

  // The usual texts, which the fields of a wide table share.
  static let usualMissing: Set = [""]
  private static let usualTrue: Set = ["true", "True", "TRUE", "1"]
  private static let usualFalse: Set = ["false", "False", "FALSE", "0"]

  /// Makes a field from its name.
  public init(_ name: String, title: String? = nil, type: ValueType = .any, say: SayAs? = nil) {
    self.name = name
    self.title = title
    self.type = type
    self.say = say
  }

  /// Parses `NAME[=AS[:OPTION…]]`, the command-line form.
  ///
  /// ```swift
  /// try Field(argument: "price=currency:USD")
  /// ```
  ///
  /// - Throws: a ``SayAsError`` if the part after the `=` can't be parsed.
  public init(argument: String) throws(SayAsError) {
    let equals = argument.lastIndex(of: "=")
    let name = argument[..<(equals ?? argument.endIndex)]
    if name.isEmpty { throw SayAsError("a field needs a name, as in price=currency:USD") }
    if name == "$row" { throw SayAsError("'$row' sets how a row is shown; it is not a field") }
    guard let equals else {
      self.init(argument)
      return
    }
    self.init(
      String(name),
      say: try SayAs(String(argument[argument.index(after: equals)...])))
  }
}
