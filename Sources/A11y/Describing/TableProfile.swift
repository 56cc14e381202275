/// What the columns of a table hold, found out from its rows.
///
/// ```swift
/// var profile = TableProfile()
/// while try profile.addNext(of: &labels) {}
/// FieldGuess.write(profile.guesses, into: &out)
/// ```
public struct TableProfile {
  /// So many rows tell enough.
  private static let rowLimit = 20_000

  private let patterns = DatePattern.all
  private let calendar = ColumnProfile.calendar
  private var columns: [ColumnProfile] = []
  private var places: [String: Int] = [:]
  private var rowCount = 0
  private var locale = LocaleIdentifier.enUS

  /// Makes a profile of no rows.
  public init() {}

  /// Adds the next row; false at the end, or when enough is known.
  ///
  /// - Throws: the ``ReadingError`` of a row that can't be read.
  public mutating func addNext(of labels: inout LabelReader) throws(ReadingError) -> Bool {
    guard rowCount < Self.rowLimit, let item = try labels.reader.next() else { return false }
    locale = labels.locale
    guard item.isRow else { return true }
    rowCount += 1
    for cell in labels.reader.rowValue.cells {
      let place =
        places[cell.name]
        ?? {
          places[cell.name] = columns.count
          columns.append(
            ColumnProfile(
              cell.name, patterns: patterns, calendar: calendar, locale: locale,
              numbersAreText: labels.reader.numbersAreText))
          return columns.count - 1
        }()
      columns[place].add(cell.value)
    }
    return true
  }

  /// What each column is, the one that tells rows apart first.
  public var guesses: [FieldGuess] {
    // A field without a name can't be described.
    var guesses = columns.filter { !$0.name.isEmpty }.map { FieldGuess($0, locale: locale) }
    // People stop a row when they know that it is not theirs, so what differs comes first.
    if let first = columns.first, !first.tellsRowsApart(rowCount), first.isText,
      let better = columns.first(where: { $0.isText && $0.tellsRowsApart(rowCount) }),
      let place = guesses.firstIndex(where: { $0.field.name == better.name })
    {
      guesses.insert(guesses.remove(at: place), at: 0)
    }
    return guesses
  }
}
