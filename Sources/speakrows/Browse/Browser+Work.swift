// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// Sorting and filtering rows, and what is told of a column.
extension Browser {
  mutating func performWork(_ command: BrowseCommand) -> Announcement? {
    switch command {
    case .sheet: return openSheet()
    case .overview: return begin(.summarize(TableTally()), nil)
    case .allRows: return showAllRows()
    case .showColumns:
      hiddenColumns = []
      return words.say(.columnsShown)
    default: break
    }
    guard let currentColumn else { return words.say(.noColumnHere) }
    switch command {
    case .hideColumn: return hide(currentColumn)
    case .sort: return sort(by: currentColumn)
    case .sameValue: return begin(.equal(currentCell?.cell?.value ?? "", []), currentColumn)
    case .figures: return begin(.count(ColumnFigures(column: currentColumn.index)), currentColumn)
    case .tones:
      let figures = ColumnFigures(column: currentColumn.index, drawsSeries: true)
      return begin(.draw(figures), currentColumn)
    default: return begin(.frequencies([:], []), currentColumn)
    }
  }

  /// Shows only the rows that meet a condition in the current column.
  mutating func filter(by typed: String) -> Announcement? {
    guard let currentColumn else { return words.say(.noColumnHere) }
    guard let condition = ValueCondition(typed, in: entries.locale) else {
      return words.say(.badCondition, typed)
    }
    return begin(.meet(condition, typed: typed, []), currentColumn)
  }

  private mutating func begin(_ task: RowWork.Task, _ column: EntryColumn?) -> Announcement? {
    work = RowWork(task, column)
    let done = workOn()
    return work == nil ? done : words.say(.working)
  }

  /// Goes on with the work in progress; returns what to announce when it is done.
  mutating func workOn() -> Announcement? {
    guard var doing = work else { return nil }
    work = nil
    let (order, marks) = (order, marks)
    let isIncluded: (Int) -> Bool =
      switch doing.task {
      case .count where !marks.isEmpty, .draw where !marks.isEmpty: { marks[$0] != nil }
      case .sort: { order.hasChosen($0) }
      default: { order.contains($0) }
      }
    do throws(ReadingError) {
      let isDone = try doing.goOn(&entries, where: isIncluded)
      if isDone { return finish(doing) }
      work = doing
      return nil
    } catch {
      fault = error
      return Announcement(error.reason, .enUS)
    }
  }

  private mutating func finish(_ work: RowWork) -> Announcement? {
    if case .summarize(let tally) = work.task { return told(tally) }
    guard let column = work.column else { return nil }
    switch work.task {
    case .sort(let sorted, let isDescending):
      order.sort(
        by: RowOrder.Sorting(column: column.index, isDescending: isDescending),
        sorted.numbers(isDescending: isDescending))
      return arranged(words.say(isDescending ? .sortedDown : .sorted, column.heading))
    case .meet(_, let asked, let kept), .equal(let asked, let kept):
      guard !kept.isEmpty else { return words.say(.notFound, asked) }
      order.choose(kept)
      return arranged(words.say(.rowsShown, "\(kept.count)"))
    case .count(let figures): return told(figures, column)
    case .draw(let figures): return played(figures, column)
    case .frequencies(let counts, let values): return opened(counts, values, column)
    case .copyColumn(let text):
      copied = text.text
      return nil
    case .summarize, .none: return nil
    }
  }

  /// Announces an arrangement, and where one is in it: at the same row, or the first if that is gone.
  private mutating func arranged(_ announcement: Announcement) -> Announcement {
    var announcement = announcement
    let isShown = order.contains(current)
    announcement.add(go(to: isShown ? current : order.number(at: 0) ?? 0, column: column))
    return announcement
  }

  private mutating func sort(by column: EntryColumn) -> Announcement? {
    let isSorted = order.sorting?.column == column.index
    if isSorted, order.sorting?.isDescending == true {
      order.unsort()
      return arranged(words.say(.unsorted))
    }
    return begin(.sort(ColumnOrder(locale: entries.locale), isDescending: isSorted), column)
  }

  private mutating func showAllRows() -> Announcement {
    var announcement = words.say(.allRows)
    if order.sorting != nil { announcement.add(words.say(.unsorted)) }
    order = RowOrder()
    return arranged(announcement)
  }

  private mutating func hide(_ column: EntryColumn) -> Announcement {
    let columns = cells.map(\.column)
    let place = columns.firstIndex(of: column.index) ?? 0
    // The column beside it is the next that is current.
    let next = place + 1 < columns.count ? columns[place + 1] : place > 0 ? columns[place - 1] : nil
    hiddenColumns.insert(column.index)
    var announcement = words.say(.columnHidden, column.heading)
    announcement.add(go(to: current, column: next))
    return announcement
  }

  /// What the rows that are shown are sorted by, and how many they are; nothing for all as they come.
  var arrangement: Announcement {
    var announcement = Announcement()
    if let chosen = order.chosen { announcement.add(words.say(.rowsShown, "\(chosen.count)")) }
    if let sorting = order.sorting,
      let column = entries.columns.first(where: { $0.index == sorting.column })
    {
      announcement.add(words.say(sorting.isDescending ? .sortedDown : .sorted, column.heading))
    }
    return announcement
  }

  // MARK: What is told

  private mutating func told(_ figures: ColumnFigures, _ column: EntryColumn) -> Announcement? {
    let (values, rows) = figures.counts
    var told = [words.say(.values, "\(values)", "\(rows)")]
    told += figures.statements(in: entries.locale).map { Announcement($0, entries.locale) }
    if let sum = figures.sum { told.append(words.say(.sum, sum)) }
    let title = marks.isEmpty ? column.heading : "\(column.heading), \(words[.ofMarked])"
    list = BrowseList(title, told.map { BrowseList.Line(said: $0, action: .nothing) })
    // All of it is heard at once, and gone through again line by line.
    var announcement = Announcement(title, words.locale)
    for line in told { announcement.add(line) }
    return announcement
  }

  /// What is in the table, or in the rows of it that are shown, a line for each column; Enter goes to the column.
  private mutating func told(_ tally: TableTally) -> Announcement? {
    let summary = tally.summary(.normal, title: entries.title, entries.locale)
    let lines = summary.columns.filter { !hiddenColumns.contains($0.column) }.map { column in
      BrowseList.Line(
        said: Announcement(column.sentence, entries.locale), action: .go(column: column.column))
    }
    guard let first = lines.first else { return words.say(.noRows) }
    list = BrowseList(summary.size, lines)
    var announcement = Announcement(summary.size, entries.locale)
    announcement.add(words.say(.lineOf, "1", "\(lines.count)"))
    announcement.add(first.said)
    return announcement
  }

  /// Tones from the first row to the last, and the lowest and the highest value behind them.
  private func played(_ figures: ColumnFigures, _ column: EntryColumn) -> Announcement {
    let points = figures.points
    guard !points.isEmpty else { return words.say(.noNumbers, column.heading) }
    var announcement = marks.isEmpty ? Announcement() : words.say(.ofMarked)
    announcement.add(figures.extremes(in: entries.locale), entries.locale)
    announcement.tones = ToneSequence(points)
    return announcement
  }

  private mutating func opened(
    _ counts: [String: Int], _ values: [String], _ column: EntryColumn
  ) -> Announcement? {
    // Equally common values stay in the order in which they were met.
    let sorted = values.enumerated().sorted { one, other in
      let (first, second) = (counts[one.element] ?? 0, counts[other.element] ?? 0)
      return first != second ? first > second : one.offset < other.offset
    }.map(\.element)
    let lines = sorted.map { value in
      var said = Announcement()
      if value.isEmpty { said = words.say(.blank) } else { said.add(value, entries.locale) }
      said.add("\(counts[value] ?? 0)", entries.locale)
      return BrowseList.Line(said: said, action: .show(value: value))
    }
    list = BrowseList(words[.frequencies, column.heading, "\(values.count)"], lines)
    return list?.opening(words)
  }

  private mutating func openSheet() -> Announcement? {
    guard let entry else { return words.say(.noRows) }
    var lines = cells.map { cell in
      var said = Announcement()
      if !cell.saysHeading { said.add(cell.heading, entries.locale) }
      if let phrases = cell.cell?.phrases { said.add(phrases) } else { said.add(words.say(.blank)) }
      return BrowseList.Line(said: said, action: .go(column: cell.column))
    }
    lines += entry.details.map {
      BrowseList.Line(said: Announcement($0, entries.locale), action: .nothing)
    }
    guard !lines.isEmpty else { return said }
    list = BrowseList(words[.row, "\(entry.rowNumber)"], lines)
    return list?.opening(words)
  }

  /// Closes the list for a key of the table, which is about the cell whose line in a sheet was heard last.
  mutating func leaveList() {
    if case .go(let column) = list?.action { _ = go(to: current, column: column) }
    list = nil
  }

  /// Does what was chosen in a list; what is a key's the session does.
  mutating func choose(_ action: BrowseList.Action, pageLength: Int) -> Announcement? {
    switch action {
    case .go(let column):
      remember()
      leaveHeader()
      return go(to: current, column: column)
    case .copy(let part, let format): return copy(part, as: format)
    case .show(let value):
      guard let currentColumn else { return said }
      return begin(.equal(value, []), currentColumn)
    case .nothing, .perform: return said
    }
  }
}
