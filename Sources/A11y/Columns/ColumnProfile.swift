// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What the sample has in one column: its distinct values, and how often each occurs.
///
/// Everything that is found out about a column is found out from these, so that a value that occurs a
/// thousand times is looked at once.
struct ColumnProfile {
  /// A distinct value.
  struct Value {
    /// Its text, cleaned like a label.
    let text: String
    /// Whether it is a number by JSON's grammar.
    let isNumber: Bool
    /// In how many rows it is.
    var count = 1
  }

  /// The column's name; empty if it has none.
  let name: String
  /// Its index among the columns, from 0.
  let index: Int
  /// Whether its rows have no names, so that its number stands for one.
  let isPositional: Bool
  /// Whether numbers come from text, where their marks may differ from JSON's.
  let numbersAreText: Bool
  /// The distinct values in order of appearance.
  private(set) var values: [Value] = []
  /// In how many rows it has a value, missing ones among them.
  private(set) var count = 0
  /// How many values are truth values, and arrays or objects.
  private(set) var truthCount = 0
  private(set) var containerCount = 0
  /// How many of the latter are arrays, whose values have no names of their own.
  private(set) var arrayCount = 0
  /// How many of those have dates alone.
  private(set) var dateListCount = 0
  /// How many of them are shapes: long lists of points.
  private(set) var shapeCount = 0
  /// Whether all values so far are whole numbers, each above the one before.
  private(set) var isCounting = true
  /// Whether each of them is the next after the one before.
  private(set) var isConsecutive = true
  private var lastNumber: Int?
  private var indices: [String: Int] = [:]

  init(_ name: String, index: Int, isPositional: Bool = false, numbersAreText: Bool) {
    self.isPositional = isPositional
    self.name = name
    self.index = index
    self.numbersAreText = numbersAreText
  }

  /// Adds a row's value.
  mutating func add(_ value: CellValue) {
    switch value {
    case .null: isCounting = false
    case .bool:
      count += 1
      truthCount += 1
      isCounting = false
    case .json(let text):
      count += 1
      containerCount += 1
      if text.utf8.first == UInt8(ascii: "[") { arrayCount += 1 }
      if Self.areDates(json: text) { dateListCount += 1 }
      if ShapeColumn.isShape(json: text) { shapeCount += 1 }
      isCounting = false
    case .number(let digits): add(digits, isNumber: true)
    case .text(let text):
      isCounting = isCounting && text.utf8.first.map { (0x30...0x39).contains($0) } == true
      if !text.isEmpty { add(text, isNumber: false) }
    }
  }

  private mutating func add(_ text: String, isNumber: Bool) {
    count += 1
    if isCounting {
      let number = Int(text)
      isCounting =
        number.map { number in lastNumber.map { number > $0 } ?? (0...10).contains(number) }
        ?? false
      if let number, let last = lastNumber, number &- 1 != last { isConsecutive = false }
      lastNumber = number
    }
    if let index = indices[text] {
      values[index].count += 1
    } else {
      indices[text] = values.count
      values.append(Value(text: text, isNumber: isNumber))
    }
  }

  /// Whether the values number the rows, of which some may have been left out.
  var numbersRows: Bool {
    isCounting && values.count > 1 && (lastNumber ?? .max) <= 2 * values.count + 10
  }

  /// Whether a value is a number that can only be read with a decimal comma: "12,50".
  var hasDecimalComma: Bool {
    let comma = NumberMarks(decimal: ",", group: ".")
    return numbersAreText
      && values.contains { value in
        guard !value.isNumber, value.text.utf8.contains(UInt8(ascii: ",")),
          let amount = TextAmount(value.text)
        else { return false }
        return comma.fits(amount.digits) && !NumberMarks.standard.fits(amount.digits)
      }
  }

  /// Whether a value is a number with a comma in it.
  var hasNumberWithComma: Bool {
    values.contains { value in
      !value.isNumber && value.text.utf8.contains(UInt8(ascii: ","))
        && TextAmount(value.text) != nil
    }
  }

  /// Whether all values are numbers, of which one can only be read with a decimal point: "12.5".
  ///
  /// Versions, days of a month and times of a day have points, too, and are no amounts.
  var hasDecimalPoint: Bool {
    let words = NameWords.of(name).map { $0.lowercased() }
    guard numbersAreText,
      !words.contains(where: { ["version", "release", "revision"].contains($0) })
    else { return false }
    let comma = NumberMarks(decimal: ",", group: ".")
    var isFound = false
    var mayBeTimes = true
    for value in values {
      let digits = value.text.hasPrefix("-") ? String(value.text.dropFirst()) : value.text
      guard NumberMarks.standard.fits(digits) else { return false }
      let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      isFound = isFound || !comma.fits(digits)
      let isTime =
        parts[1].count == 2 && (Int(parts[0]) ?? 99) < 32 && (Int(parts[1]) ?? 99) < 60
        && !value.text.hasPrefix("-")
      mayBeTimes = mayBeTimes && isTime
    }
    return isFound && !mayBeTimes
  }

  /// Whether its name is that of people or money, which are counted by thousands: where semicolons are between cells, since
  /// commas are in numbers, a point is between those.
  var isOfCounts: Bool { CountName.isCount(NameWords.of(name).map { $0.lowercased() }) }

  /// Whether all commas are before three digits of amounts behind a sign of money, as those between thousands are: "$9,739".
  ///
  /// Nobody who writes the sign first has decimals behind a comma, and three of them.
  var hasThousandsOfMoney: Bool {
    var hasComma = false
    for value in values where !value.isNumber {
      let amount = value.text.drop { "+-−(".contains($0) }
      guard let sign = amount.first, "$£¥₩₹".contains(sign) else { return false }
      let parts = amount.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count > 1 else { continue }
      guard parts.dropFirst().allSatisfy({ $0.prefix { $0.isNumber }.count == 3 }) else {
        return false
      }
      hasComma = true
    }
    return hasComma
  }

  /// Whether most values are paths of files.
  var hasPaths: Bool {
    let paths = values.count { value in
      value.text == "." || ["/", "./", "../", "~/"].contains { value.text.hasPrefix($0) }
    }
    return paths * 2 > values.count
  }

  /// Whether all values are days as German and others write them: "01.02.2024".
  var hasDottedDays: Bool {
    values.count > 1
      && values.allSatisfy {
        CivilTime($0.text, pattern: "%d.%m.%Y") != nil
      }
  }

  /// Whether a JSON text is a list of dates as ISO 8601 writes them, and of nothing else.
  private static func areDates(json text: String) -> Bool {
    guard text.utf8.starts(with: [UInt8(ascii: "["), UInt8(ascii: "\"")]), text.hasSuffix("]")
    else {
      return false
    }
    return text.dropFirst().dropLast().split(separator: ",").allSatisfy { item in
      let item = item.drop { $0.isWhitespace }
      guard item.utf8.count == 12, item.first == "\"", item.last == "\"" else { return false }
      return CivilTime(iso8601: String(item.dropFirst().dropLast()), parts: .date) != nil
    }
  }

  /// Whether another column has the same values as often, first met in the same order.
  func hasSameValues(as other: ColumnProfile) -> Bool {
    count == other.count && values.count == other.values.count
      && zip(values, other.values).allSatisfy { $0.text == $1.text && $0.count == $1.count }
  }

  /// Whether a text is among the values.
  func has(_ text: String) -> Bool { indices[text] != nil }

  /// Whether the column has a name that its data brings.
  var isNamed: Bool { !name.isEmpty && !isPositional && name != "column \(index + 1)" }
}
