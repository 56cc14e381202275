// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// What the rows of a table are called where one of them is told of: by the column that names them, or else the first.
final class RowNames {
  /// The name of the column that names the rows; nil for the first value of each.
  var column: String?
  /// The name of a column that no row is called by, since its group has the value as header.
  var excluded: String?
  /// Whether rows are told of in the order in which they come, so that their numbers tell which they are.
  private let haveNumbers: Bool
  /// The names that differ among the first rows, with the number of the first row that each is of.
  private var firstNames: [String: Int] = [:]
  /// Whether rows would be called by figures that several have.
  private(set) var areFigures = false
  /// How many bytes these have.
  private var bytes = 0
  /// How many rows have been added.
  private(set) var rows = 0
  /// The index of the phrase that the last row is called by; nil for a row of controls alone.
  private(set) var position: Int?
  /// What the last row is called, and the one above it; empty for a row without a name.
  private var last = ByteBuffer()
  /// What the first row is called; nil for a row of controls alone.
  private(set) var first: String?
  private var above = ByteBuffer()

  /// How many rows show whether their names tell them apart.
  private static let mostLooked = 1_000

  /// - Parameters:
  ///   - column: the name of the column that names the rows; nil for the first value of each.
  ///   - haveNumbers: whether rows are told of in the order in which they come.
  init(by column: String? = nil, haveNumbers: Bool = true) {
    self.column = column
    self.haveNumbers = haveNumbers
  }

  /// Chooses the column that tells rows apart best, where most rows have the value of the one that names them, or the first,
  /// in common, or that has amounts of which two are alike.
  ///
  /// - Parameter columns: what is known of the columns that are shown; none where no rows were looked at before.
  func choose(among columns: [FieldGuess]) {
    guard let usual = columns.first(where: { $0.field.name == column }) ?? columns.first else {
      return
    }
    let isFigure = usual.isFigure
    if usual.distinctShare == 1 || !isFigure && usual.distinctShare >= Self.leastDistinct { return }
    let others = columns.filter { $0.filledShare == 1 && $0.averageLength <= Self.longestName }
    let other =
      others.first { $0.isName && $0.distinctShare >= Self.leastTelling }
      ?? others.first { $0.isOfTime && $0.distinctShare == 1 }
    if let other { column = other.field.name } else { areFigures = isFigure }
  }

  /// Which part of the values differ, at least, in a column that most rows may be called by.
  private static let leastDistinct = 0.5
  /// Which part of them differ in one that takes its place.
  private static let leastTelling = 0.95

  /// Adds a row.
  func add(_ row: borrowing ComposedRow) {
    rows += 1
    swap(&last, &above)
    last.removeAll()
    position = position(in: row)
    if let position {
      let phrase = row.phrases[position]
      last.append(row.output, from: phrase.start, to: phrase.end)
    }
    if rows == 1 { first = nameOfLast }
    guard rows <= Self.mostLooked, let name = name(of: row) else { return }
    add(name, ofRow: rows)
  }

  private func add(_ name: String, ofRow row: Int) {
    guard firstNames[name] == nil else { return }
    firstNames[name] = row
    bytes += name.utf8.count
  }

  /// Passes the names to or from another process.
  func pass(_ archive: inout ByteArchive) throws(ByteArchive.Fault) {
    var names = firstNames.map { (name: $0.key, row: $0.value) }.sorted { $0.row < $1.row }
    var lastName = nameOfLast
    try archive.pass(&column)
    try archive.pass(&areFigures)
    try archive.pass(&names, ("", 0)) { (archive, entry) throws(ByteArchive.Fault) in
      try archive.pass(&entry.name)
      try archive.pass(&entry.row, most: Self.mostLooked)
    }
    try archive.pass(&rows)
    try archive.pass(&first)
    try archive.pass(&lastName)
    guard archive.isReading else { return }
    for (name, row) in names { add(name, ofRow: row) }
    last.removeAll()
    last.append(lastName ?? "")
  }

  /// Adds the rows that follow.
  func merge(_ next: RowNames) {
    if rows == 0 {
      (column, areFigures) = (next.column, next.areFigures)
      first = next.first
    }
    for (name, row) in next.firstNames where rows + row <= Self.mostLooked {
      add(name, ofRow: rows + row)
    }
    if next.rows > 0 {
      last.removeAll()
      last.append(next.last, in: 0..<next.last.count)
    }
    rows += next.rows
  }

  /// Whether names tell rows apart.
  ///
  /// Where most have the name of another, as the year of all flights is, or names are as long as sentences, a number says more.
  private var tellApart: Bool {
    !areFigures && firstNames.count * 2 >= min(rows, Self.mostLooked)
      && bytes <= firstNames.count * Self.longestName
  }

  /// How many bytes a name has at most, on the average.
  private static let longestName = 80

  /// How a row is told of: by its name, or by its number where names tell nothing; nil where that doesn't either.
  func text(naming name: String, number: Int, _ language: Language, _ locale: LocaleIdentifier)
    -> String?
  {
    if tellApart { return name }
    return haveNumbers
      ? language.summary.row.filled(CountFormat.text(number, in: locale)) : nil
  }

  /// What the row that was added last is called; nil for a row of controls alone.
  func name(of row: borrowing ComposedRow) -> String? {
    position.map { row.text(of: row.phrases[$0]) }
  }

  /// What the last row is called; nil for a row of controls alone.
  var nameOfLast: String? { last.count == 0 ? nil : last.text() }

  /// What the row above it is called; nil for a row of controls alone.
  var nameAbove: String? { above.count == 0 ? nil : above.text() }

  /// The index of the phrase that a row is called by; nil for a row of controls alone.
  private func position(in row: borrowing ComposedRow) -> Int? {
    if let column,
      let found = row.phrases.indices.last(where: {
        !row.phrases[$0].isAccessory && row.field(of: row.phrases[$0]).name == column
          && row.hasValue(row.phrases[$0])
      })
    {
      return found
    }
    return row.phrases.indices.first {
      !row.phrases[$0].isControl
        && (excluded == nil || row.field(of: row.phrases[$0]).dataName != excluded)
    }
  }
}

extension FieldGuess {
  /// Whether its values are amounts, which call nothing by its name.
  fileprivate var isFigure: Bool {
    switch field.say?.kind {
    case nil, .number, .integer, .currency, .measure, .percent, .duration, .rating, .yesNo: true
    default: false
    }
  }

  /// Whether its values may be what rows are called.
  fileprivate var isName: Bool {
    switch field.say?.kind {
    case .text, .identifier: true
    default: false
    }
  }

  /// Whether its values are dates, with or without a time.
  fileprivate var isOfTime: Bool { field.say?.kind == .date || field.say?.kind == .dateTime }
}
