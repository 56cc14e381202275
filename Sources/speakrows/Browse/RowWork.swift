// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// Work that goes through all rows that are shown, one block at a time, so that keys are answered meanwhile.
struct RowWork {
  /// What is done with the rows.
  enum Task {
    case sort(ColumnOrder, isDescending: Bool)
    /// Rows whose value meets a condition are kept.
    case meet(ValueCondition, typed: String, [Int])
    /// Rows with a value are kept.
    case equal(String, [Int])
    case count(ColumnFigures)
    /// The numbers are gathered to be heard as tones.
    case draw(ColumnFigures)
    /// All columns are summed up.
    case summarize(TableTally)
    /// How often there is each value, in the order in which they were met.
    case frequencies([String: Int], [String])
    case copyColumn(CopiedText)
    /// Stands for a task that is being worked at, so that what it gathers has one owner and is not copied.
    case none
  }

  private static let blockLength = 4000
  /// So many different values of a column are told apart.
  private static let mostValues = 100_000

  private(set) var task: Task
  /// The column that it is about; nil where it is about the whole table.
  let column: EntryColumn?
  private var next = 0

  init(_ task: Task, _ column: EntryColumn?) {
    self.task = task
    self.column = column
  }

  /// Goes on with the next block.
  ///
  /// - Parameters:
  ///   - entries: the entries of the table.
  ///   - isIncluded: whether the row of an entry is one of those to go through.
  /// - Returns: whether that was the last block.
  /// - Throws: a ``ReadingError`` when the table can't be read on.
  mutating func goOn(
    _ entries: inout NumberedEntries, where isIncluded: (Int) -> Bool
  ) throws(ReadingError) -> Bool {
    let range = next..<next + Self.blockLength
    let index = column?.index ?? EntryCell.accessory
    let doing = task
    task = .none
    switch consume doing {
    case .sort(var order, let isDescending):
      try entries.add(range, column: index, to: &order, where: isIncluded)
      task = .sort(order, isDescending: isDescending)
    case .meet(let condition, let typed, var kept):
      try entries.forEachValue(of: index, in: range, where: isIncluded) { number, value in
        if condition.holds(for: value) { kept.append(number) }
      }
      task = .meet(condition, typed: typed, kept)
    case .equal(let text, var kept):
      try entries.forEachValue(of: index, in: range, where: isIncluded) { number, value in
        if value.text == text { kept.append(number) }
      }
      task = .equal(text, kept)
    case .count(var figures):
      try entries.add(range, to: &figures, where: isIncluded)
      task = .count(figures)
    case .draw(var figures):
      try entries.add(range, to: &figures, where: isIncluded)
      task = .draw(figures)
    case .summarize(let tally):
      try entries.add(range, to: tally, where: isIncluded)
      task = .summarize(tally)
    case .frequencies(var counts, var values):
      try entries.forEachValue(of: index, in: range, where: isIncluded) { _, value in
        if counts[value.text] == nil {
          guard values.count < Self.mostValues else { return }
          values.append(value.text)
        }
        counts[value.text, default: 0] += 1
      }
      task = .frequencies(counts, values)
    case .copyColumn(var copied):
      try entries.forEachRowOfData(in: range, columns: [index]) { number, cells in
        if isIncluded(number) { copied.append(cells) }
      }
      task = .copyColumn(copied)
    case .none: break
    }
    next = range.upperBound
    return entries.isComplete && next >= entries.count
  }
}
