// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// Going from cell to cell.
extension Browser {
  /// A cell of the current row, which may be blank.
  struct Cell {
    /// The column; negative for what belongs to the row alone.
    var column: Int
    var heading: String
    /// What is in it; nil for a blank one.
    var cell: EntryCell?

    /// Whether what is in it tells already what the column is called.
    var saysHeading: Bool { heading.isEmpty || cell?.saysHeading == true }
  }

  /// The columns of a row that are gone through: the table's, unless its kind of row has others.
  func columns(of entry: TableEntry) -> [EntryColumn] {
    let table = entries.columns
    let known = Set(table.map(\.index))
    let isOfTable = entry.columns.allSatisfy { known.contains($0.index) }
    return (isOfTable ? table : entry.columns).filter { !hiddenColumns.contains($0.index) }
  }

  /// The cells of a row that are gone through, blank ones among them.
  private func cells(of entry: TableEntry) -> [Cell] {
    guard case .item(let item) = entry.kind, item.isRow else { return [] }
    let filled = Dictionary(
      entry.cells.map { ($0.column, $0) }, uniquingKeysWith: { first, _ in first })
    let others = entry.cells.filter { $0.column == EntryCell.accessory }
    return columns(of: entry).map {
      Cell(column: $0.index, heading: $0.heading, cell: filled[$0.index])
    } + others.enumerated().map { Cell(column: -1 - $0, heading: $1.heading, cell: $1) }
  }

  /// The cells of the current row.
  var cells: [Cell] { entry.map { cells(of: $0) } ?? [] }

  /// The current cell; nil for a whole row.
  var currentCell: Cell? { column.flatMap { column in cells.first { $0.column == column } } }

  /// The current column; nil for a whole row, and for what is in no column.
  var currentColumn: EntryColumn? {
    guard let entry, let column else { return nil }
    return columns(of: entry).first { $0.index == column }
  }

  /// The cell that the current row is called by.
  var rowName: EntryCell? {
    guard let entry else { return nil }
    if let naming = entries.namingColumn,
      let index = entries.columns.first(where: { $0.name == naming })?.index,
      let cell = entry.cells.first(where: { $0.column == index })
    {
      return cell
    }
    return entry.cells.first
  }

  /// Where the cell that is current is in the label of its row.
  var labelRange: Range<Int>? { currentCell?.cell?.labelRange }

  mutating func moveAcross(_ step: Int) -> Announcement {
    let cells = cells
    guard !cells.isEmpty else { return edge(step > 0 ? .rowEnd : .rowStart) }
    let here = column.flatMap { column in cells.firstIndex { $0.column == column } }
    let next = (here ?? (step > 0 ? -1 : cells.count)) + step
    guard cells.indices.contains(next) else { return edge(step > 0 ? .rowEnd : .rowStart) }
    return go(to: current, column: cells[next].column)
  }

  /// Goes on from a header or footer, which has no cells, to the next row.
  mutating func leaveHeader() {
    var place = place
    while entry?.isRow == false, let number = order.number(at: place + 1), read(number) != nil {
      place += 1
      goSilently(to: Position(number: number, column: nil))
    }
  }

  mutating func moveToEnd(isLast: Bool) -> Announcement {
    guard let cell = isLast ? cells.last : cells.first else { return said }
    return go(to: current, column: cell.column)
  }

  /// Goes to the next row that has the column, be it blank there; without a column, to its first.
  mutating func moveInColumn(_ step: Int) -> Announcement {
    guard let column = column ?? cells.first?.column else {
      return perform(step > 0 ? .rowDown : .rowUp, pageLength: 1) ?? Announcement()
    }
    var place = place + step
    while let number = order.number(at: place), let other = read(number) {
      if stops(at: other, column) { return go(to: number, column: column) }
      place += step
    }
    return edge(step > 0 ? .columnBottom : .columnTop)
  }

  /// Whether one stops at a row when moving in a column: it has the column, or can't be read and says so.
  private func stops(at entry: TableEntry, _ column: Int) -> Bool {
    if case .unreadable = entry.kind { return true }
    return cells(of: entry).contains { $0.column == column }
  }

  mutating func moveToColumnEnd(isLast: Bool) -> Announcement {
    guard let column = column ?? cells.first?.column else { return said }
    if isLast { readToEnd() }
    var place = isLast ? shownCount - 1 : 0
    while let number = order.number(at: place), let other = read(number) {
      if stops(at: other, column) {
        remember()
        return go(to: number, column: column)
      }
      place += isLast ? -1 : 1
    }
    return said
  }

  /// Looks for the next row that has a value in the column.
  mutating func crossBlanks(_ step: Int) -> Announcement? {
    guard let column, column >= 0 else { return words.say(.noColumnHere) }
    search = RowSearch(.filled(column: column), from: place + step, isForwards: step > 0)
    return lookOn()
  }

  /// The current cell and those behind it, each with its heading as in the label.
  var restOfRow: Announcement {
    let cells = cells
    guard let entry, let index = cells.firstIndex(where: { $0.column == column }) else {
      return said
    }
    var announcement = cells[index].cell == nil ? said : Announcement()
    guard let first = cells[index...].compactMap(\.cell?.labelRange).first else { return said }
    announcement.add(entry.phrases.filter { $0.labelRange.upperBound >= first.upperBound })
    return announcement
  }

  // MARK: Words and characters

  /// Says the next or previous word or character, or spells all.
  mutating func review(_ command: BrowseCommand) -> Announcement {
    guard let entry else { return words.say(.noRows) }
    let text = column == nil ? entry.label : currentCell?.cell?.text ?? ""
    if command == .spell {
      var announcement = Announcement()
      announcement.add(SpokenPhrase.spelling(text, entries.locale))
      return text.isEmpty ? words.say(.blank) : announcement
    }
    let characters = Array(text)
    let isForwards = command == .nextWord || command == .nextCharacter
    let next: Int?
    if command == .nextCharacter || command == .previousCharacter {
      let start = reviewed ?? (isForwards ? -1 : characters.count)
      next = start + (isForwards ? 1 : -1)
    } else {
      let starts = characters.indices.filter {
        characters[$0] != " " && ($0 == 0 || characters[$0 - 1] == " ")
      }
      let here = reviewed.map { at in starts.last { $0 <= at } ?? -1 }
      next =
        isForwards
        ? starts.first { $0 > here ?? -1 } : starts.last { $0 < here ?? characters.count }
    }
    guard let next, characters.indices.contains(next) else {
      var announcement = words.say(isForwards ? .textEnd : .textStart)
      announcement.add(.edge)
      return announcement
    }
    reviewed = next
    var announcement = Announcement()
    if command == .nextWord || command == .previousWord {
      announcement.add(String(characters[next...].prefix { $0 != " " }), entries.locale)
    } else if characters[next] == " " {
      announcement = words.say(.space)
    } else {
      announcement.add(SpokenPhrase.spelling(String(characters[next]), entries.locale))
    }
    return announcement
  }
}
