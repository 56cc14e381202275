/// The tallies of a table's columns, in the order in which the rows have them.
final class ColumnTallies {
  private var byColumn: [Int: Int] = [:]
  private(set) var all: [ColumnTally] = []

  /// The tally of a field's column; a row may be the first to have the field.
  func tally(of field: PreparedField) -> ColumnTally {
    if let index = byColumn[field.column] { return all[index] }
    let tally = ColumnTally(field)
    byColumn[field.column] = all.count
    all.append(tally)
    return tally
  }
}
