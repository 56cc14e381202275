// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The first record of a CSV or a sheet, which may name the columns of those below it.
///
/// No format says whether a file has a header. What the first record has in common with the others tells it: a date
/// above dates is a value, and a word above numbers is a name.
package struct DelimitedHeader {
  /// The cells of the first record, without blanks around them.
  let first: [String]
  /// The records below it, as they are written.
  let rows: [[String]]
  /// The cells below each of the first record's that aren't empty, without blanks around them.
  let columns: [[String]]

  /// The first record of a table.
  ///
  /// - Parameters:
  ///   - first: its cells.
  ///   - rows: the first records below it, as long as it is or longer.
  package init(_ first: [String], above rows: [[String]]) {
    self.first = first.map { $0.trimmingSpaces() }
    self.rows = rows
    columns = first.indices.map { column in
      rows.compactMap { $0.indices.contains(column) ? $0[column].trimmingSpaces() : nil }
        .filter { !$0.isEmpty }
    }
  }

  /// Whether it names the columns.
  package var namesColumns: Bool {
    // Alone, it is a row if it has values.
    if rows.isEmpty {
      return !first.contains { number($0) != nil || isDate($0) || ValueShape($0) != nil }
    }
    if recurs || hasSizeAboveSizes || hasCode || hasFigureAboveFigures || sharesStart
      || hasCharactersAboveOthers || lacksValueAsRowsDo || hasValuesOfManyKinds
    {
      return false
    }
    if hasWordAboveNumbers {
      // One number among names is a name as well; several are values.
      if numbersAboveNumbers < 2 { return true }
    } else if hasUsualValue || hasShapeOfValues || hasEqualWords || hasSign || hasPath
      || hasFraction
    {
      return false
    }
    if namesBothSides || ascendsBesideCorner || isWordBesideYear { return true }
    let numbers = first.compactMap { number($0) }
    return numbers.isEmpty || hasWordAboveDates || counts(numbers) || numbersAboveNumbers == 0
  }

  /// Whether most cells are values, and of more kinds than names with numbers in them ever are: "5%", "1988-08-09", "784935".
  private var hasValuesOfManyKinds: Bool {
    let shapes = first.compactMap { cell -> String? in
      if let number = number(cell) { return isYear(number) ? nil : "0" }
      return (ValueShape(cell)?.pattern).flatMap { $0.contains(where: \.isLetter) ? nil : $0 }
    }
    return shapes.count * 2 > first.count && Set(shapes).count > 2
  }

  /// Whether several cells begin with a digit and go on with marks or words, as streets and numbers do and names don't.
  var hasFigures: Bool {
    first.count { $0.first?.isNumber == true && $0.contains { " -,".contains($0) } } > 1
  }

  /// Whether a cell is a date, or a number that is no year, beside words: "Anna,34,Berlin".
  var hasValues: Bool {
    first.contains { cell in isDate(cell) || number(cell).map { !isYear($0) } == true }
  }

  /// Whether the record behind it has the units of the columns of numbers and dates below.
  package var precedesUnits: Bool {
    guard let units = rows.first, rows.count > 2 else { return false }
    let measured = units.indices.filter { column in
      let cells = rows.dropFirst().compactMap { $0.indices.contains(column) ? $0[column] : nil }
      let filled = cells.filter { !$0.trimmingSpaces().isEmpty }
      return filled.count > 1
        && filled.allSatisfy { number($0) != nil || isDate($0.trimmingSpaces()) }
    }
    let named = measured.filter { isUnit(units[$0]) }
    // Capitals alone may be short headings: wins, draws, goals against.
    let isCalledUnits = ["unit", "units"].contains(units[0].trimmingSpaces().lowercased())
    let isMarked =
      isCalledUnits
      || named.contains { column in units[column].contains { !$0.isLetter || $0.isLowercase } }
        && named.contains { Self.isKnownUnit(units[$0].trimmingSpaces()) }
    // A name among names is one of a row, whatever stands beside it: "Bob,kg,m".
    let hasName = units.indices.contains { column in
      !measured.contains(column) && Self.isName(units[column])
        && rows.dropFirst().allSatisfy {
          $0.indices.contains(column) && $0[column].trimmingSpaces().first?.isUppercase == true
        }
    }
    return isMarked && !hasName && measured.count > 1
      && (isCalledUnits ? named.count > 1 : named.count * 2 > measured.count)
      && measured.allSatisfy { isUnit(units[$0]) || isPlaceholder(units[$0]) }
  }

  /// Whether a text is the symbol of a unit, or has marks that units have and words don't: "W/m2", "°C", "[mm]".
  private static func isKnownUnit(_ text: String) -> Bool {
    UnitSymbols.international[text] != nil || UnitSymbols.prefixed(text) != nil
      || NameConvention.isUnit(text)
      || text.contains { !$0.isLetter && !$0.isNumber && $0 != " " && $0 != "_" && $0 != "-" }
  }

  /// What stands in place of a unit where there is none.
  private static let namesOfTypes: Set<String> = [
    "unit", "units", "name", "text", "string", "label", "date", "time", "code", "number", "type",
    "char", "none",
  ]

  /// Whether a cell is a word with a capital before small letters.
  private static func isName(_ cell: String) -> Bool {
    let word = cell.trimmingSpaces()
    return word.count > 2 && word.first?.isUppercase == true
      && word.dropFirst().allSatisfy { $0.isLowercase || $0 == " " }
      && !namesOfTypes.contains(word.lowercased())
  }

  // MARK: - Other records above it

  /// Whether the third of some first records names the columns, below names and values that tell about the data: the National
  /// Solar Radiation Database tells of a place so before what was measured there.
  package static func isBelowValues(_ records: [[String]]) -> Bool {
    guard records.count > 5 else { return false }
    // What tells about the data may have more columns.
    let names = Array(records[2][..<((records[2].lastIndex { !$0.isEmpty } ?? -1) + 1)])
    let filled = names.filter { !$0.isEmpty }
    guard filled.count > 2, filled.count * 8 >= names.count * 7, areNames(filled),
      records[0] != records[2]
    else { return false }
    let isNumber = { (cell: String) in cell.isEmpty || Double(cell.trimmingSpaces()) != nil }
    let rows = records[3...].map { $0.prefix(names.count) }
    return records[0].allSatisfy { Double($0) == nil }
      && records[1].contains(where: { Double($0) != nil })
      && rows.allSatisfy {
        $0.count == names.count && $0.count(where: isNumber) * 5 >= $0.count * 4
      }
      && !rows.allSatisfy { row in
        zip(row, records[1]).allSatisfy { isNumber($0) == isNumber($1) }
      }
  }

  /// Whether all cells have a text and no number, and none comes twice.
  static func areNames(_ record: [String]) -> Bool {
    let cells = record.map { $0.trimmingSpaces() }
    return cells.allSatisfy { !$0.isEmpty && Double($0) == nil } && Set(cells).count == cells.count
  }

  // MARK: - Values

  /// Whether two of its cells are the same word, which two names are not.
  private var hasEqualWords: Bool {
    let words = first.filter { !$0.isEmpty }
    return rows.count > 2 && Set(words).count < words.count
  }

  /// Whether names, or numbers that rise, are behind an empty corner above rows that all begin with a cell; or behind a
  /// word, many numbers that rise as those of no row do.
  private var ascendsBesideCorner: Bool {
    guard first.count > 3, !columns[0].isEmpty, columns[0].count == rows.count,
      Set(first).count == first.count
    else { return false }
    let numbers = first.dropFirst().map { number($0) }
    let found = numbers.compactMap { $0 }
    let rises = { (numbers: [Double]) in zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 } }
    guard rises(found) else { return false }
    if !first[0].isEmpty {
      return number(first[0]) == nil && found.count == numbers.count && found.count > 4
        && rows.allSatisfy { !rises($0.dropFirst().compactMap { number($0) }) }
    }
    return
      (found.count == numbers.count || found.count * 2 <= numbers.count && hasWordAboveNumbers)
  }

  /// Whether it is a word without its value, as other records of two columns are: "pau," above "sil," and "ey,ej".
  private var lacksValueAsRowsDo: Bool {
    first.count == 2 && !first[0].isEmpty && first[1].isEmpty && number(first[0]) == nil
      && columns[0].count == rows.count && !columns[1].isEmpty && columns[1].count < rows.count
      && columns[1].allSatisfy { number($0) == nil }
  }

  /// Whether one of its cells has digits with marks between or behind them, as a version or a time has, and nearly all
  /// below it are numbers or such: "2.6.1" above "43-1".
  private var hasFigureAboveFigures: Bool {
    guard !hasWordAboveNumbers else { return false }
    return first.indices.contains { column in
      let cells = columns[column]
      return isFigure(first[column]) && cells.count > 1
        && cells.count { isFigure($0) || number($0) != nil } * 10 >= cells.count * 9
        && cells.count(where: isFigure) * 2 > cells.count
    }
  }

  /// Whether a cell begins with a digit and has marks among its digits.
  private func isFigure(_ cell: String) -> Bool {
    guard cell.first?.isNumber == true, number(cell) == nil else { return false }
    // `git diff --stat` has a blank before its signs.
    let marks = cell.filter { $0 != " " }
    return zip(marks, marks.dropFirst()).contains { $0.isNumber && ".:+-".contains($1) }
  }

  /// Whether one of its cells is a path, or a text, that begins as all below it do.
  private var sharesStart: Bool {
    first.indices.contains { column in
      let cells = columns[column]
      guard cells.count == rows.count, !cells.isEmpty else { return false }
      if first[column].hasPrefix("/"), first[column].dropFirst().contains("/") {
        return cells.allSatisfy { $0.hasPrefix("/") }
      }
      let start = first[column].prefix(12)
      // Behind a label, a name has no number where the values do.
      let hasNumber = first[column].contains(where: \.isNumber)
      return start.count == 12 && start.contains { " /:=(".contains($0) }
        && cells.allSatisfy { $0.hasPrefix(start) && $0.contains(where: \.isNumber) == hasNumber }
    }
  }

  /// Whether one of its cells alone is a path, or the name of a file, above others; several may be the names of columns.
  private var hasPath: Bool {
    let isPath = { (cell: String) in
      cell.hasPrefix("/") && cell.dropFirst().contains("/") || TextNormalizer.isFileName(cell)
    }
    let found = first.indices.filter { isPath(first[$0]) }
    return found.count == 1 && columns[found[0]].contains { isPath($0) || $0.hasPrefix("/") }
  }

  /// Whether one of its cells is a number with a fraction above versions, dates and the like, most of which are no numbers.
  private var hasFraction: Bool {
    // Several may be the names of columns: versions that were tested.
    guard first.count(where: { number($0) != nil }) == 1 else { return false }
    return first.indices.contains { column in
      let cells = columns[column]
      return number(first[column]).map { $0.rounded() != $0 } == true
        && cells.count { number($0) != nil } * 2 < cells.count
        && cells.contains { $0.first?.isNumber == true }
    }
  }

  /// Whether its cells are single characters of another script than Latin, as all below them are: a table of signs.
  private var hasCharactersAboveOthers: Bool {
    if first.count > 1, rows.count > 2,
      first.allSatisfy({ $0.count == 1 && $0.first?.isASCII == false }),
      rows.allSatisfy({ $0.allSatisfy { $0.trimmingSpaces().count <= 1 } })
    {
      return true
    }
    // Scripts without capitals write a name as they write a value: one character above single ones, or the same at
    // the end of most.
    return first.indices.contains { column in
      let cells = columns[column]
      guard cells.count > 3, let last = first[column].last, !last.isASCII, last.isLetter,
        !last.isUppercase, !last.isLowercase
      else { return false }
      return first[column].count == 1 && cells.allSatisfy { $0.count == 1 }
        || first[column].count > 1 && cells.count { $0.last == last } * 10 >= cells.count * 9
    }
  }

  /// Whether one of its cells is a number with the letter of its size, "8.0K", as those below it are.
  private var hasSizeAboveSizes: Bool {
    let isSize = { (cell: String) in
      let unit = cell.drop { $0.isNumber || ".,".contains($0) }
      return cell.first?.isNumber == true && unit.first.map("KMGTP".contains) == true
        && ["", "i", "B", "iB"].contains(unit.dropFirst())
    }
    return first.indices.contains { column in
      isSize(first[column]) && columns[column].count(where: isSize) * 2 > columns[column].count
    }
  }

  /// Whether one of its cells is a sign without a letter, as those below it are.
  private var hasSign: Bool {
    let isSign = { (cell: String) in
      !cell.isEmpty && !cell.contains { $0.isLetter || $0.isNumber }
    }
    return first.indices.contains { column in
      isSign(first[column]) && columns[column].count > 1
        && columns[column].count(where: isSign) * 2 > columns[column].count
    }
  }

  /// Whether the record behind it has names, too, above which it has those of groups: both begin with as many
  /// empty cells, where the rows have theirs; or the second with the unit of all numbers in brackets.
  package var precedesNames: Bool {
    guard let second = rows.first, rows.count > 2, second.count == first.count else { return false }
    let names = second.map { $0.trimmingSpaces() }
    let hasUnit = first[0].isEmpty && names[0].hasPrefix("[") && names[0].hasSuffix("]")
    let blanks = hasUnit ? 1 : names.prefix { $0.isEmpty }.count
    guard blanks > 0, blanks < first.count, first.prefix(blanks).dropFirst().allSatisfy(\.isEmpty),
      first[blanks...].allSatisfy({ !$0.isEmpty && number($0) == nil }),
      names[blanks...].allSatisfy({ !$0.isEmpty && number($0) == nil && !Self.isSum($0) })
    else { return false }
    let others = rows.dropFirst()
    // Groups have several columns each, or numbers are below; else the record is a row that lacks its first cell.
    // Columns of a group are beside each other.
    let groups = first[blanks...].reduce(into: [String]()) { groups, name in
      if groups.last != name { groups.append(name) }
    }
    let areGroups =
      groups.count < first.count - blanks && Set(groups).count == groups.count
    let hasNumbers = first.indices.dropFirst(blanks).allSatisfy { column in
      others.allSatisfy { !$0.indices.contains(column) || number($0[column]) != nil }
    }
    guard areGroups || hasNumbers else { return false }
    return others.count { $0.prefix(blanks).allSatisfy { !$0.trimmingSpaces().isEmpty } } * 2
      > others.count
  }

  /// Whether it names the columns of a square, whose rows have the same names behind an empty corner.
  private var namesBothSides: Bool {
    guard first.count > 2, first[0].isEmpty else { return false }
    let names = Set(first.dropFirst())
    let sides = rows.compactMap { $0.first?.trimmingSpaces() }
    return names.count == first.count - 1 && !names.contains("")
      && sides.count { names.contains($0) } * 2 > sides.count
  }

  /// Whether it comes again as numbers do, or each of its cells in its column.
  ///
  /// Words alone come again as a whole where files with headers were put together, though not as all records.
  private var recurs: Bool {
    let copies = rows.count { isFirst($0) }
    if copies > 0 {
      return first.contains { number($0) != nil } || copies > 1 && copies == rows.count
    }
    return first.count > 1
      && (first.indices.allSatisfy { !first[$0].isEmpty && columns[$0].contains(first[$0]) }
        || repeatsAsRowsDo)
  }

  /// Whether it has one word in two columns, as each record below it has in the same ones: "id,id,Indonesian".
  ///
  /// The keys of a joined table are numbers below their names.
  private var repeatsAsRowsDo: Bool {
    guard rows.count > 1 else { return false }
    return first.indices.dropFirst().contains { column in
      !first[column].isEmpty && first[column] == first[column - 1]
        && rows.allSatisfy {
          $0.indices.contains(column) && $0[column] == $0[column - 1]
            && $0[column].contains(where: \.isLetter)
        }
    } && !hasWordAboveNumbers
  }

  private func isFirst(_ row: [String]) -> Bool {
    row.count == first.count && zip(row, first).allSatisfy { $0.trimmingSpaces() == $1 }
  }

  /// Whether one of its words is a value that its column has again and again.
  private var hasUsualValue: Bool {
    let others = rows.filter { !isFirst($0) }
    return first.indices.contains { column in
      guard first[column].contains(where: \.isLetter) else { return false }
      let count = others.count {
        $0.indices.contains(column) && $0[column].trimmingSpaces() == first[column]
      }
      return count > 1
    }
  }

  /// Whether a cell has a shape that values have and names don't, and most cells below have it as well.
  private var hasShapeOfValues: Bool {
    first.indices.contains { column in
      guard let shape = ValueShape(first[column]) else { return false }
      let cells = columns[column]
      return !cells.isEmpty && cells.count { ValueShape($0) == shape } * 2 > cells.count
    }
  }

  private var hasWordAboveNumbers: Bool {
    first.indices.contains { column in
      first[column].contains(where: \.isLetter) && number(first[column]) == nil
        && !isMissing(first[column]) && columns[column].count > 1
        && columns[column].allSatisfy { number($0) != nil }
    }
  }

  private var hasWordAboveDates: Bool {
    guard let word = first.first, word.allSatisfy(\.isLetter) else { return false }
    return columns[0].count == rows.count && columns[0].allSatisfy(isDate)
  }

  /// How many of its numbers stand above numbers.
  private var numbersAboveNumbers: Int {
    first.indices.count { column in
      guard number(first[column]) != nil else { return false }
      let cells = columns[column]
      return !cells.isEmpty && cells.count { number($0) != nil } * 2 > cells.count
    }
  }

  // MARK: - Numbers that name columns

  /// Whether numbers count columns: 0, 1, 2, or years, with equal steps.
  private func counts(_ numbers: [Double]) -> Bool {
    // Behind the nameless column of row numbers, programs count nameless columns from 0.
    if first.first == "", numbers.count == first.count - 1,
      numbers == (0..<numbers.count).map(Double.init)
    {
      return true
    }
    if areYearsBehindNames(numbers) { return true }
    guard isSeries(numbers) else { return false }
    if numbers.allSatisfy(isYear) {
      let cells = columns.joined()
      return cells.count { number($0).map(isYear) == true } * 2 <= cells.count
    }
    // Behind a name of the rows, numbers in a series are names.
    if numbers.count < first.count, number(first[0]) == nil {
      return numbers.count > 2 || numbers == [0, 1]
    }
    // Else they may be values: what is measured has fractions, and many columns are seldom 0, 1, 2, 3, 4 by chance.
    if columns.allSatisfy({ $0.contains { Int($0) == nil } }) {
      return numbers.count > 2 || numbers == [0, 1]
    }
    let next = rows[0].compactMap { number($0) }
    return numbers.count > 4 && (numbers[0] == 0 || numbers[0] == 1) && numbers[1] - numbers[0] == 1
      && !(next.count == numbers.count && isSeries(next))
  }

  /// Whether a year stands behind what the names below are called, above numbers that are no years: "country,2013" above
  /// "Canada,35160000".
  private var isWordBesideYear: Bool {
    guard first.count == 2, let year = number(first[1]), first[1].utf8.count == 4, isYear(year),
      rows.count > 1, columns.allSatisfy({ $0.count == rows.count })
    else { return false }
    let isNamed =
      NameWords.ofNames.contains(first[0].lowercased())
      || first[0].allSatisfy { $0.isLowercase || "_ ".contains($0) }
        && columns[0].allSatisfy { $0.first?.isUppercase == true }
    return isNamed && columns[1].allSatisfy { number($0).map { !isYear($0) } == true }
  }

  /// Whether years that rise are behind names, and no years are below them.
  private func areYearsBehindNames(_ numbers: [Double]) -> Bool {
    let names = first.prefix { number($0) == nil }
    guard names.count > 1, names.count + numbers.count == first.count,
      names.allSatisfy({ !$0.isEmpty && !$0.contains(where: \.isNumber) }),
      numbers.allSatisfy(isYear), zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 })
    else { return false }
    let cells = columns.dropFirst(names.count).joined()
    return !cells.isEmpty && cells.count { number($0).map(isYear) == true } * 2 < cells.count
  }

  /// Whether numbers have equal steps of 1 or more; a number alone is no series.
  private func isSeries(_ numbers: [Double]) -> Bool {
    let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
    return !steps.isEmpty && steps.allSatisfy { $0 == steps[0] && $0.magnitude >= 1 }
  }

  private func isYear(_ number: Double) -> Bool { (1800...2100).contains(number) }

  // MARK: - Cells

  /// Whether a text may be a unit, and does not stand for a missing value.
  private func isUnit(_ cell: String) -> Bool {
    let text = cell.trimmingSpaces()
    guard (1...16).contains(text.utf8.count), number(text) == nil, !Self.isSum(text) else {
      return false
    }
    return text.contains { $0.isLetter || "%°".contains($0) } && !isMissing(text)
  }

  /// Whether a text is an amount of money or a percentage, which is a value and no name: "$5", "82 %".
  private static func isSum(_ text: String) -> Bool {
    let digits = text.drop { $0.isCurrencySymbol || "+-−".contains($0) }
    let sign = digits.drop { $0.isNumber || ".,".contains($0) }
    guard digits.first?.isNumber == true else { return false }
    let unit = sign.drop { $0 == " " || $0 == "\u{A0}" }
    return unit.isEmpty && digits.startIndex > text.startIndex
      || unit.count == 1 && unit.allSatisfy { $0 == "%" || $0.isCurrencySymbol }
  }

  /// Whether a cell has no letter and no number, as where a column has no unit.
  private func isPlaceholder(_ cell: String) -> Bool {
    !cell.contains { $0.isLetter || $0.isNumber }
  }

  /// Whether a word stands where there is no number.
  private func isMissing(_ text: String) -> Bool {
    let words = ["na", "n/a", "nan", "null", "none", "nil", "inf", "-inf", "missing", "unknown"]
    return words.contains(text.lowercased())
  }

  /// Whether it is a date of three numbers.
  private func isDate(_ cell: String) -> Bool {
    let parts = cell.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
    return parts.count == 3 && parts.allSatisfy { (1...4).contains($0.count) && Int($0) != nil }
  }

  /// The number that a cell is; "inf" and "nan" are names.
  private func number(_ cell: String) -> Double? {
    let text = cell.trimmingSpaces()
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    // Accountants write what is below zero in parentheses.
    if text.hasPrefix("("), text.hasSuffix(")"), let amount = Double(text.dropFirst().dropLast()) {
      return -amount
    }
    return Double(text) ?? Self.numberWithComma(text)
  }

  /// The number that a text is with a decimal comma, perhaps with points between its thousands: "-1.234,56".
  private static func numberWithComma(_ text: String) -> Double? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty,
      parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let groups = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
      groups.count == 1 || groups[0].utf8.count < 5
    else { return nil }
    return Double(groups.joined() + "." + parts[1])
  }
}
