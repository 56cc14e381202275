/// One field of a table: what its cells hold and how they are said.
///
/// The properties up to `bareNumber` are those of Frictionless Table Schema v2, and mean what they
/// mean there: they tell how the text of a cell is to be understood.
public struct Field: Hashable, Sendable {
  /// The types of Frictionless Table Schema that have an effect here.
  public enum ValueType: String, Hashable, Sendable, CaseIterable {
    /// Whatever the cell holds.
    case any
    /// Text.
    case string
    /// A number.
    case number
    /// A whole number.
    case integer
    /// A truth value.
    case boolean
    /// A day.
    case date
    /// A time of day.
    case time
    /// A day and a time.
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
    /// A place.
    case geopoint
    /// A shape.
    case geojson
  }

  /// The name by which rows know the field.
  public var name: String
  /// The heading for people; nil makes one from the name.
  public var title: String?
  /// What cells hold.
  public var type = ValueType.any
  /// How a date or time is written in cells, as `strptime` writes it: `%d.%m.%Y`; nil for ISO 8601.
  public var format: String?
  /// The texts that mean "no value".
  public var missingValues: Set<String> = [""]
  /// Words for values: what is said instead of a text.
  public var categories: [String: String] = [:]
  /// The texts that mean true.
  public var trueValues: Set<String> = ["true", "True", "TRUE", "1"]
  /// The texts that mean false.
  public var falseValues: Set<String> = ["false", "False", "FALSE", "0"]
  /// The decimal mark of numbers in text.
  public var decimalChar: Character = "."
  /// The grouping mark of numbers in text, if they have any.
  public var groupChar: Character?
  /// Whether numbers in text stand alone; when not, a currency sign, a unit or `%` is passed over.
  public var bareNumber = true
  /// How values are said; nil follows the type and the name.
  public var say: Say?

  /// Makes a field from its name.
  public init(_ name: String, title: String? = nil, type: ValueType = .any, say: Say? = nil) {
    self.name = name
    self.title = title
    self.type = type
    self.say = say
  }

  /// Reads `NAME[=AS[:OPTION…]]`, the form of the command line.
  ///
  /// ```swift
  /// try Field(argument: "price=currency:USD")
  /// ```
  ///
  /// - Throws: a ``SayError`` when what follows the `=` can't be understood.
  public init(argument: String) throws(SayError) {
    let equals = argument.lastIndex(of: "=")
    let name = argument[..<(equals ?? argument.endIndex)]
    if name.isEmpty { throw SayError("a field needs a name, as in price=currency:USD") }
    if name == "$row" { throw SayError("$row tells how a row is shown, and is no field") }
    guard let equals else {
      self.init(argument)
      return
    }
    self.init(
      String(name),
      say: try Say(String(argument[argument.index(after: equals)...])))
  }
}
