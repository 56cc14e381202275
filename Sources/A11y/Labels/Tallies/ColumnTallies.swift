// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The tallies of a table's columns, in the order in which the rows have them.
final class ColumnTallies {
  /// What the rows are called.
  private let names: RowNames
  private var byColumn: [Int: Int] = [:]
  private(set) var all: [ColumnTally] = []
  /// How many fields the last row had, and the columns of three of them.
  private var fieldCount = 0
  private var (firstColumn, middleColumn, lastColumn) = (0, 0, 0)

  /// Each series takes some kilobytes, and there may be any number of columns.
  private static let mostSeries = 64
  /// How many columns have a series.
  private var seriesCount = 0

  init(_ names: RowNames) { self.names = names }

  /// Whether a column that has a number is one of the first, whose series are kept.
  func takesSeries(_ tally: ColumnTally) -> Bool {
    if tally.series != nil { return true }
    guard seriesCount < Self.mostSeries else { return false }
    seriesCount += 1
    return true
  }

  /// Begins the tallies of a row's fields in their order, also of those that no row has a value of.
  ///
  /// A row that brings a field of its own has all those before it, which are not gone through again.
  private func begin(
    with fields: [PreparedField], where isCounted: (PreparedField) -> Bool
  ) {
    let isLonger =
      fieldCount <= fields.count && fieldCount > 0 && fields[0].column == firstColumn
      && fields[fieldCount / 2].column == middleColumn
      && fields[fieldCount - 1].column == lastColumn
    for field in fields[(isLonger ? fieldCount : 0)...]
    where !field.format.isSkipped && isCounted(field) {
      _ = tally(of: field)
    }
    fieldCount = fields.count
    guard let first = fields.first, let last = fields.last else { return }
    (firstColumn, middleColumn, lastColumn) =
      (first.column, fields[fieldCount / 2].column, last.column)
  }

  /// Adds the values of a row.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - composer: what has composed its phrases.
  ///   - others: tallies that the same values are added to: those of the row's group.
  ///   - isCounted: whether a field's values are added.
  ///   - draw: receives each number, its field and its tally.
  func add(
    _ row: borrowing ComposedRow, _ composer: PhraseComposer, and others: ColumnTallies? = nil,
    where isCounted: (PreparedField) -> Bool = { _ in true },
    draw: (DecimalNumber, PreparedField, ColumnTally) -> Void = { _, _, _ in }
  ) {
    begin(with: row.fields, where: isCounted)
    others?.begin(with: row.fields, where: isCounted)
    let naming = names.position
    for (position, phrase) in row.phrases.enumerated() where !phrase.isAccessory {
      let field = row.field(of: phrase)
      guard row.hasValue(phrase), isCounted(field) else { continue }
      let value = composer.value(of: phrase, field, row.window)
      let tally = tally(of: field)
      tally.add(value, phrase, of: row, namesRow: position == naming)
      others?.tally(of: field).add(value, phrase, of: row, namesRow: position == naming)
      if case .number(let number) = value { draw(number, field, tally) }
    }
    // Details on demand have their texts alone.
    var details = row.customContent[...]
    guard !details.isEmpty else { return }
    for field in row.fields where field.part == .customContent {
      guard let detail = details.first, detail.label == field.headingText else { continue }
      details.removeFirst()
      guard isCounted(field) else { continue }
      tally(of: field).add(detail: detail.value)
      others?.tally(of: field).add(detail: detail.value)
    }
  }

  /// Adds the rows that follow.
  ///
  /// - Parameters:
  ///   - next: their tallies.
  ///   - nextNames: what these rows are called.
  /// - Returns: the place here of each tally there.
  @discardableResult
  func merge(_ next: ColumnTallies, named nextNames: RowNames) -> [Int] {
    // Readers number the columns as they meet them, and so in different ways; two columns may have one name.
    var places: [String: [Int]] = [:]
    for (place, tally) in all.enumerated().reversed() {
      places[tally.field.dataName, default: []].append(place)
    }
    return next.all.map { added in
      let place = places[added.field.dataName]?.popLast() ?? append(added.field)
      all[place].merge(added, named: nextNames)
      return place
    }
  }

  /// Passes the tallies to or from another process.
  ///
  /// - Parameters:
  ///   - archive: where they are written to, or read from.
  ///   - field: finds the field of a column by its name, and its place.
  /// - Throws: a fault of the archive.
  func pass(
    _ archive: inout ByteArchive, field: (String, Int) -> PreparedField
  ) throws(ByteArchive.Fault) {
    var names = all.map(\.field.dataName)
    try archive.pass(&names, "") { (archive, name) throws(ByteArchive.Fault) in
      try archive.pass(&name)
    }
    if archive.isReading {
      for (place, name) in names.enumerated() { _ = append(field(name, place)) }
    }
    for tally in all { try tally.pass(&archive) }
  }

  /// The tally of a field's column; a row may be the first to have the field.
  func tally(of field: PreparedField) -> ColumnTally {
    if let index = byColumn[field.column] { return all[index] }
    let place = append(field)
    byColumn[field.column] = place
    return all[place]
  }

  /// Begins the tally of a column; its place.
  private func append(_ field: PreparedField) -> Int {
    all.append(ColumnTally(field, names, place: all.count))
    return all.count - 1
  }
}
