// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What a table's columns hold, found out from a sample of its rows.
///
/// ```swift
/// var profile = TableProfile(locale: .enUS)
/// profile.add(row, numbersAreText: true)
/// profile.guesses.map(\.field)
/// ```
package struct TableProfile {
  private var columns: [ColumnProfile] = []
  private var indexOfName: [String: Int] = [:]
  /// How many rows it is of.
  private(set) var rowCount = 0
  private let locale: LocaleIdentifier
  /// The names under which objects inside of the rows have columns of their own.
  private let objects: [String]
  /// What is between its cells, and so in none of its numbers but those in quotes; nil for other tables.
  private let divider: Character?

  /// Creates a profile of no rows.
  ///
  /// - Parameters:
  ///   - locale: the locale of the table.
  ///   - objects: the names under which objects inside of the rows have columns of their own.
  ///   - divider: what is between its cells, and so in none of its numbers but those in quotes; nil for other tables.
  package init(
    locale: LocaleIdentifier, objects: [String] = [], divider: Character? = nil
  ) {
    self.locale = locale
    self.divider = divider
    self.objects = objects
  }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - isPositional: whether its cells have no names.
  ///   - numbersAreText: whether its numbers come from text, and so may have marks of their own.
  mutating func add(_ row: DataRow, isPositional: Bool = false, numbersAreText: Bool) {
    if numbersAreText, columns.count > 2, rowCount > 0, Self.isNote(row) { return }
    rowCount += 1
    // Rows of a file mostly have the same keys in the same order.
    for (place, cell) in row.cells.enumerated() {
      if place < columns.count, columns[place].name == cell.name {
        columns[place].add(cell.value)
        continue
      }
      let index =
        indexOfName[cell.name]
        ?? {
          indexOfName[cell.name] = columns.count
          columns.append(
            ColumnProfile(
              cell.name, index: columns.count, isPositional: isPositional,
              numbersAreText: numbersAreText))
          return columns.count - 1
        }()
      columns[index].add(cell.value)
    }
  }

  /// Whether a row has words in its first cell and nothing else: a source or a remark below the rows, which tells nothing of
  /// what their column holds.
  private static func isNote(_ row: DataRow) -> Bool {
    var words = ""
    for (index, cell) in row.cells.enumerated() {
      switch cell.value {
      case .text(let text) where index == 0: words = text
      case .text(let text) where text.isEmpty: continue
      case .null where index > 0: continue
      default: return false
      }
    }
    return words.contains(" ") && words.contains(where: \.isLetter)
  }

  /// A guess for each column, in their order.
  package var guesses: [FieldGuess] {
    let hasSigns = columns.contains { $0.has("+") && $0.has("-") }
    // Whoever writes days so has points between thousands, too.
    let hasDecimalComma = columns.contains { $0.hasDecimalComma || $0.hasDottedDays }
    let hasDecimalPoint =
      !hasDecimalComma
      && (columns.contains { $0.hasDecimalPoint }
        || divider == "," && !columns.contains { $0.hasNumberWithComma })
    let decimal = hasDecimalComma ? "," : hasDecimalPoint ? "." : NumberMarks.decimal(of: locale)
    let isBesidePaths = columns.count == 2 && columns[1].hasPaths
    let paths = columns.map { MemberPath($0.name, objects: objects) }
    let allNames = Set(columns.map(\.name))
    let prefixes = Self.prefixes(of: allNames)
    let columns = zip(columns, MemberPath.headings(of: paths)).map { profile, heading in
      TypedColumn(
        profile, Self.parted(heading, among: allNames, prefixes), locale: locale, names: allNames,
        decimal: profile.hasThousandsOfMoney
          ? "." : !hasDecimalPoint && divider == ";" && profile.isOfCounts ? "," : decimal,
        hasDecimalComma: hasDecimalComma, isBesidePaths: isBesidePaths,
        hasSigns: hasSigns || hasDashesBesideNothing(profile) || hasSignsOfNumbers(profile))
    }
    var guesses = columns.map { column in
      // The last kind takes any column.
      Self.keepingUnit(
        ColumnKinds.all.lazy.compactMap { $0.guess(column) }.first
          ?? ColumnGuess(column.field, .text, heading: .never, "texts"), of: column)
    }
    if let first = columns.first, let twin = Self.twin(of: first, among: columns.dropFirst()) {
      guesses[0] = ColumnGuess(
        first.field, SayAs(.skip), heading: .never,
        "the row's name, which the column \"\(twin)\" has, too")
    }
    let names = Set(columns.map { $0.words.joined(separator: " ") })
    for (index, column) in columns.enumerated()
    where guesses[index].field.say?.kind == .number && Self.isNamed(column, among: names) {
      var say = SayAs(.identifier)
      say.heading = .always
      guesses[index] = ColumnGuess(
        column.field, say, heading: .always, "codes: another column has their names")
    }
    for (index, column) in columns.enumerated()
    where guesses[index].field.say?.kind == .text && JapaneseColumn.has(column.values, in: locale) {
      guesses[index].field.say?.locale = .japanese
    }
    for (index, column) in columns.enumerated() {
      if let found = ReferenceColumn.guess(column, among: columns, guesses) {
        guesses[index] = found
      }
    }
    let years = Self.years(columns, guesses)
    for (index, column) in columns.enumerated()
    where guesses[index].field.say?.kind == .number && Self.areAmong(years, column) {
      var say = SayAs(.year)
      say.heading = .always
      guesses[index] = ColumnGuess(
        column.field, say, heading: .always, "years, all of which another column has")
    }
    for index in YearSpans(columns, guesses).years {
      var say = SayAs(.year)
      say.heading = .always
      guesses[index] = ColumnGuess(
        columns[index].field, say, heading: .always, "years in which something begins and ends")
    }
    for (index, path) in paths.enumerated()
    where objects.contains("geometry") && path.isFrame(of: columns[index].values) {
      guesses[index] = ColumnGuess(
        columns[index].field, SayAs(.skip), heading: .never, "the frame of GeoJSON")
    }
    let marks = MissingText.marks(of: columns)
    for (index, column) in columns.enumerated()
    where !marks.isEmpty && guesses[index].field.say?.kind == .text && !column.values.isEmpty {
      guesses[index].field.missingValues.formUnion(MissingText.lackedYet(marks, by: column))
    }
    let headings = ColumnHeadings(columns, guesses)
    for index in guesses.indices {
      let isSaid = headings.isSaid(at: index)
      guesses[index].field.say?.heading = isSaid ? .always : .never
      if index == headings.naming {
        guesses[index].namesRow = true
        guesses[index].reason += "; it names the row"
      }
    }
    return zip(guesses, columns).map { FieldGuess($0, $1.profile, of: rowCount) }
  }

  /// A guess whose heading tells the unit that the name states, where the values are not said with it.
  private static func keepingUnit(_ guess: ColumnGuess, of column: TypedColumn) -> ColumnGuess {
    guard column.convention.statesUnit,
      column.values.contains(where: { $0.text.contains(where: \.isNumber) })
    else { return guess }
    switch guess.field.say?.kind {
    case .text, .identifier, .date, .time, .dateTime, .version, .range, .score: break
    default: return guess
    }
    var guess = guess
    guess.field.title = column.convention.headingWithUnit(of: column.profile.name)
    guess.heading = .always
    return guess
  }

  /// A heading with its first letter apart, where it is the name of another column with a letter before it: `CHits` beside
  /// `Hits`.
  ///
  /// Capitals alone are parted only where words are parted from the same letter: `BSSID` beside `SSID` is a short form.
  private static func parted(
    _ heading: String, among names: Set<String>, _ prefixes: Set<Character>
  ) -> String {
    let rest = heading.dropFirst()
    guard let letter = heading.first, letter.isUppercase, rest.first?.isUppercase == true,
      rest.count > 2, names.contains(String(rest)),
      rest.contains(where: \.isLowercase) || prefixes.contains(letter)
    else { return heading }
    let isWord = rest.dropFirst().first?.isLowercase == true
    return heading.prefix(1) + "_"
      + (isWord ? rest.prefix(1).lowercased() + rest.dropFirst() : rest)
  }

  /// The letters that are before words which are names of other columns themselves.
  private static func prefixes(of names: Set<String>) -> Set<Character> {
    names.reduce(into: []) { letters, name in
      guard let letter = name.first, !letters.contains(letter), name.contains(where: \.isLowercase),
        names.contains(String(name.dropFirst()))
      else { return }
      letters.insert(letter)
    }
  }

  /// Whether the only value of a column is a dash, beside cells that are empty: then it does not stand for nothing.
  private func hasDashesBesideNothing(_ profile: ColumnProfile) -> Bool {
    profile.values.count == 1 && profile.has("-") && profile.count > 1
      && rowCount - profile.count > 1 && (rowCount - profile.count) * 10 > rowCount
  }

  /// Whether a column without a name has nothing but the signs of the numbers in the next one, as catalogs of stars part them:
  /// "- 26 25 55.39".
  private func hasSignsOfNumbers(_ profile: ColumnProfile) -> Bool {
    guard !profile.isNamed, profile.count > 1,
      profile.values.allSatisfy({ $0.text == "-" || $0.text == "+" }),
      let next = columns.first(where: { $0.index == profile.index + 1 })
    else { return false }
    return !next.values.isEmpty
      && next.values.allSatisfy { $0.text.first?.isNumber == true && Double($0.text) != nil }
  }

  /// Whether another column has the names of what a column's whole numbers are the codes of: `class` and `class_name`.
  private static func isNamed(_ column: TypedColumn, among names: Set<String>) -> Bool {
    let name = column.words.joined(separator: " ")
    return ["name", "names", "description", "desc", "label", "title"].contains {
      names.contains(name + " " + $0)
    } && column.values.allSatisfy { Int($0.text).map { $0 >= 0 } == true }
      && !column.words.contains(where: CountName.isSize)
  }

  /// The values of the columns of years.
  private static func years(_ columns: [TypedColumn], _ guesses: [ColumnGuess]) -> Set<String> {
    zip(columns, guesses).reduce(into: []) { years, pair in
      guard pair.1.field.say?.kind == .year else { return }
      years.formUnion(pair.0.values.map(\.text))
    }
  }

  /// Whether the numbers of a column are years, which only their being among some tells; zero stands for none.
  private static func areAmong(_ years: Set<String>, _ column: TypedColumn) -> Bool {
    let numbers = column.values.map(\.text).filter { $0 != "0" }
    return numbers.count > 1 && numbers.allSatisfy { $0.utf8.count == 4 && years.contains($0) }
  }

  /// The name of the column that has the same values as a nameless first one.
  private static func twin(
    of first: TypedColumn, among others: ArraySlice<TypedColumn>
  ) -> String? {
    guard !first.profile.isNamed, !first.profile.isPositional, first.profile.values.count > 1 else {
      return nil
    }
    return others.first { $0.profile.hasSameValues(as: first.profile) }?.profile.name
  }
}
