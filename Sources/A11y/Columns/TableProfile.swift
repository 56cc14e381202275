/// A profile of a table's columns, inferred from its rows.
///
/// ```swift
/// var profile = TableProfile()
/// while try profile.addNext(of: &labels) {}
/// FieldGuess.write(profile.guesses, into: &out)
/// ```
package struct TableProfile {
  /// How many rows are enough evidence.
  private static let rowLimit = 20_000

  private let patterns = DatePattern.all
  private let calendar = ColumnProfile.calendar
  private var columns: [ColumnProfile] = []
  private var indexOfName: [String: Int] = [:]
  private var rowCount = 0
  private var locale = LocaleIdentifier.enUS

  /// Creates a profile of no rows.
  package init() {}

  /// Whether more rows would tell nothing more.
  var isFull: Bool { rowCount >= Self.rowLimit }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - numbersAreText: whether its numbers come from text, and so may have marks of their own.
  ///   - locale: the locale of the table.
  mutating func add(_ row: DataRow, numbersAreText: Bool, locale: LocaleIdentifier) {
    self.locale = locale
    rowCount += 1
    for cell in row.cells {
      let index =
        indexOfName[cell.name]
        ?? {
          indexOfName[cell.name] = columns.count
          columns.append(
            ColumnProfile(
              cell.name, patterns: patterns, calendar: calendar, locale: locale,
              numbersAreText: numbersAreText))
          return columns.count - 1
        }()
      columns[index].add(cell.value)
    }
  }

  /// A guess for each column, the one that tells rows apart first.
  package var guesses: [FieldGuess] {
    // A field without a name can't be described.
    var guesses = columns.filter { !$0.name.isEmpty }.map { FieldGuess($0, locale: locale) }
    // Listeners skip a row once they know it isn't theirs, so put what differs first.
    if let first = columns.first, !first.tellsRowsApart(rowCount), first.isText,
      let better = columns.first(where: { $0.isText && $0.tellsRowsApart(rowCount) }),
      let index = guesses.firstIndex(where: { $0.field.name == better.name })
    {
      guesses.insert(guesses.remove(at: index), at: 0)
    }
    return guesses
  }
}
