// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// The current position in a table, and what each command does and announces there.
///
/// It does not depend on a terminal or on sound, so everything it announces can be tested.
struct Browser: ~Copyable {
  /// A place in the table that one can go back to.
  struct Position: Equatable {
    /// The number of the entry.
    var number: Int
    /// The column; nil for the whole row.
    var column: Int?
  }

  var entries: NumberedEntries
  /// The words that are not the table's.
  let words: BrowseWords
  /// What the table is called if it has no title of its own.
  private let name: String?
  /// Which rows are shown, and in which order.
  var order = RowOrder()
  /// The columns that are not gone through.
  var hiddenColumns: Set<Int> = []
  /// When a cell is preceded by what its row is called.
  var rowNames = RowNames.change
  /// The number of the current entry.
  private(set) var current = 0
  /// The current entry; nil in an empty table.
  private(set) var entry: TableEntry?
  /// The current column; nil for the whole row.
  private(set) var column: Int?
  /// Where a word or a character is reviewed, in characters of the current text; nil until one is.
  var reviewed: Int?
  /// The labels of the marked entries, by their numbers.
  var marks: [Int: String] = [:]
  /// Where jumps began, the last one last.
  private var history: [Position] = []
  /// Why the table could not be read on.
  var fault: ReadingError?
  /// The text being typed, and what it is for.
  var question: (kind: BrowseQuestion, text: String)?
  /// What was not found of what is being typed.
  var missed: String?
  /// Where one was when the question was asked.
  var origin: Position?
  /// What was last looked for.
  var lastTarget: RowSearch.Target?
  /// The search in progress.
  var search: RowSearch?
  /// The work in progress.
  var work: RowWork?
  /// What is gone through in place of the table.
  var list: BrowseList?
  /// The command that follows by itself when all has been said.
  var readsOn: BrowseCommand?
  /// How many entries there were when new rows were last said.
  private var followedEnd: Int?
  /// What is to be copied to the clipboard.
  var copied: String?
  /// The file that marked rows are to be saved to.
  var fileName: String?
  /// The column whose heading was said last.
  private var saidColumn: Int?
  private var saidSection: Int?
  /// The entry whose mark and name were said last.
  private var saidNumber: Int?

  /// So many entries are counted before the size of the table is said.
  private static let countedFirst = 20_000
  /// So many jumps can be taken back.
  private static let historyLength = 200

  init(_ entries: consuming NumberedEntries, _ words: BrowseWords = .english, name: String? = nil) {
    self.entries = entries
    self.words = words
    self.name = name
  }

  /// What the table is called.
  var title: String? { entries.title ?? name }

  /// Where one is.
  var position: Position { Position(number: current, column: column) }

  // MARK: Reading

  /// Counts more entries; false when all have been counted.
  mutating func readAhead(entries wanted: Int) -> Bool {
    do throws(ReadingError) {
      return try entries.readAhead(entries: wanted)
    } catch {
      fault = error
      return false
    }
  }

  /// The labels of the entries at the places of a range.
  mutating func labels(in range: Range<Int>) -> [(number: Int, label: String)] {
    var labels: [(number: Int, label: String)] = []
    do throws(ReadingError) {
      if let numbers = order.numbers {
        for place in range.clamped(to: 0..<numbers.count) {
          try entries.forEach(in: numbers[place]..<numbers[place] + 1) { number, entry in
            labels.append((number, entry.label))
            return true
          }
        }
      } else {
        try entries.forEach(in: range) { number, entry in
          labels.append((number, entry.label))
          return true
        }
      }
    } catch {
      fault = error
    }
    return labels
  }

  /// The place of the current entry among those that are shown.
  var place: Int { order.place(of: current) ?? 0 }

  /// How many entries are shown, as far as they have been counted.
  var shownCount: Int { order.numbers?.count ?? entries.count }

  mutating func read(_ number: Int) -> TableEntry? {
    do throws(ReadingError) {
      return try entries.entry(number)
    } catch {
      fault = error
      return nil
    }
  }

  /// Counts the rows that were added behind the end of the table.
  ///
  /// - Returns: what to announce where one stands on the last row; nil elsewhere, and where there are none.
  mutating func takeNewRows() -> Announcement? {
    let (before, rows) = (entries.count, entries.rowCount)
    let wasAtEnd = order.numbers == nil && (current + 1 >= before || followedEnd == before)
    fault = nil
    entries.goOn()
    readToEnd()
    // The last row may have been only half written.
    if let whole = read(current) {
      entry = whole
      if marks[current] != nil { marks[current] = whole.label }
    }
    if let fault { return Announcement(fault.reason, .enUS) }
    guard entries.count > before, wasAtEnd, let last = read(entries.count - 1) else { return nil }
    followedEnd = entries.count
    var announcement = words.say(.newRows, "\(entries.rowCount - rows)")
    announcement.add(
      last.phrases.map { phrase in
        // It is not the current row's label that this is in.
        var phrase = phrase
        phrase.labelRange = 0..<0
        return phrase
      })
    return announcement
  }

  /// Counts all remaining entries.
  mutating func readToEnd() { while readAhead(entries: 100_000) {} }

  // MARK: Moving

  /// Goes to the first row, and announces what this is: the title, the size and how to get help.
  ///
  /// - Parameter sumsUp: whether what is in the table is told in its place, or behind it where the rows take long to read.
  /// - Returns: the announcement.
  mutating func begin(sumsUp: Bool = false) -> Announcement {
    _ = readAhead(entries: Self.countedFirst)
    // The first row makes the columns known.
    _ = read(0)
    var announcement = Announcement(title ?? "", entries.locale)
    if entries.count > 0 {
      announcement.add(
        words.say(
          entries.isComplete ? .size : .sizeSoFar, "\(entries.rowCount)", "\(entries.columns.count)"
        ))
    }
    announcement.add(go(to: 0))
    announcement.add(words.say(.helpKey))
    guard sumsUp, entries.count > 0, var told = performWork(.overview) else { return announcement }
    // What is told begins with the size, and the first row is said once it is left.
    guard work == nil else {
      announcement.add(told)
      return announcement
    }
    told.add(words.say(.helpKey))
    return told
  }

  /// Goes to an entry and announces it, preceded by its section when that has changed; stays where
  /// it is when there is no such entry.
  mutating func go(to number: Int, column: Int? = nil) -> Announcement {
    var announcement = Announcement()
    guard let found = read(number) else {
      announcement.add(words.say(entries.count == 0 ? .noRows : .bottom))
      if let fault { announcement.add(fault.reason, .enUS) }
      return announcement
    }
    current = number
    entry = found
    self.column = found.isRow ? column : nil
    reviewed = nil
    followedEnd = nil
    if let title = sectionTitle, saidSection != found.section, found.isRow {
      announcement.add(title, entries.locale)
    }
    saidSection = found.section
    announcement.add(isWholeRow ? saidOfRow : saidOfCell)
    saidNumber = current
    saidColumn = self.column
    return announcement
  }

  /// Goes to an entry without a word.
  mutating func goSilently(to position: Position) {
    guard position != self.position else { return }
    _ = go(to: position.number, column: position.column)
  }

  /// Remembers where one is, or was, to come back after a jump.
  mutating func remember(_ origin: Position? = nil) {
    let position = origin ?? position
    if history.last != position { history.append(position) }
    if history.count > Self.historyLength { history.removeFirst() }
  }

  private mutating func goBack() -> Announcement {
    while let last = history.popLast() {
      // Rows that are not shown any more can't be gone back to.
      guard last != position, order.contains(last.number) else { continue }
      return go(to: last.number, column: last.column)
    }
    return words.say(.noWayBack)
  }

  // MARK: What is said

  /// The announcement of the current row or cell, with all that belongs to it.
  var said: Announcement {
    guard entry != nil else { return words.say(.noRows) }
    var announcement = Announcement()
    if !isWholeRow { announcement.add(mark) }
    announcement.add(isWholeRow ? saidOfRow : value)
    return announcement
  }

  /// Whether the row as a whole is said: one that can't be read has no cells.
  private var isWholeRow: Bool {
    if case .unreadable = entry?.kind { return true }
    return column == nil
  }

  /// "marked", with its sound, where the row is; nothing where it isn't.
  private var mark: Announcement {
    guard marks[current] != nil else { return Announcement() }
    var announcement = words.say(.marked)
    announcement.add(.marked)
    return announcement
  }

  private var saidOfRow: Announcement {
    var announcement = Announcement()
    guard let entry else { return words.say(.noRows) }
    announcement.add(mark)
    if case .unreadable = entry.kind {
      announcement.add(words.say(.unreadable, "\(entry.rowNumber)", entry.label))
    }
    announcement.add(entry.phrases)
    if announcement.phrases.isEmpty { announcement.add(words.say(.blank)) }
    return announcement
  }

  /// The current cell, with the name of its row and its heading where they are others than before.
  private var saidOfCell: Announcement {
    var announcement = Announcement()
    let isOtherRow = saidNumber != current
    if isOtherRow { announcement.add(mark) }
    if rowNames == .always || (rowNames == .change && isOtherRow), let name = rowName,
      name.column != column
    {
      announcement.add(name.phrases)
    }
    if saidColumn != column, let cell = currentCell, !cell.saysHeading {
      announcement.add(cell.heading, entries.locale)
    }
    announcement.add(value)
    return announcement
  }

  /// The value of the current cell.
  private var value: Announcement {
    var announcement = Announcement()
    announcement.add(currentCell?.cell?.phrases ?? [])
    if announcement.phrases.isEmpty {
      announcement = words.say(.blank)
      announcement.add(.blank)
    }
    return announcement
  }

  /// Announces that there is nothing further, and repeats the current row or cell.
  func edge(_ word: BrowseWords.Word) -> Announcement {
    var announcement = words.say(word)
    announcement.add(.edge)
    if let fault, word == .bottom { announcement.add(fault.reason, .enUS) }
    announcement.add(said)
    return announcement
  }

  /// The title of the current section.
  var sectionTitle: String? {
    guard let entry else { return nil }
    return entries.sections.last { $0.number == entry.section }?.title
  }

  // MARK: Commands

  /// Performs a command.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - pageLength: the number of rows in a page.
  /// - Returns: what to announce; nil for nothing.
  mutating func perform(_ command: BrowseCommand, pageLength: Int) -> Announcement? {
    search = nil
    work = nil
    readsOn = nil
    switch command {
    case .rowUp: return moveRow(by: -1)
    case .rowDown: return moveRow(by: 1)
    case .pageUp: return moveRow(by: -pageLength)
    case .pageDown: return moveRow(by: pageLength)
    case .firstRow:
      if column != nil { return moveToColumnEnd(isLast: false) }
      remember()
      return go(to: order.number(at: 0) ?? 0)
    case .lastRow:
      if column != nil { return moveToColumnEnd(isLast: true) }
      remember()
      readToEnd()
      return go(to: order.number(at: max(shownCount - 1, 0)) ?? 0)
    case .nextSection: return moveSection(1)
    case .previousSection: return moveSection(-1)
    case .cellLeft: return moveAcross(-1)
    case .cellRight: return moveAcross(1)
    case .cellUp: return moveInColumn(-1)
    case .cellDown: return moveInColumn(1)
    case .rowStart: return moveToEnd(isLast: false)
    case .rowEnd: return moveToEnd(isLast: true)
    case .columnTop: return moveToColumnEnd(isLast: false)
    case .columnBottom: return moveToColumnEnd(isLast: true)
    case .nextFilled: return crossBlanks(1)
    case .previousFilled: return crossBlanks(-1)
    case .sayAgain: return said
    case .whereAmI: return whereabouts
    case .readRow: return saidOfRow
    case .readAcross: return restOfRow
    case .readDown:
      readsOn = .rowDown
      return column == nil ? said : restOfRow
    case .readColumn:
      guard column != nil else { return words.say(.noColumnHere) }
      readsOn = .cellDown
      return said
    case .back: return goBack()
    case .rowNames:
      rowNames = rowNames.next
      return words.say(rowNames.word)
    case .spell, .nextWord, .previousWord, .nextCharacter, .previousCharacter:
      return review(command)
    case .mark, .nextMark, .previousMark, .copy, .chooseCopy: return performWithMarks(command)
    case .sheet, .sort, .sameValue, .allRows, .hideColumn, .showColumns, .figures, .frequencies,
      .tones, .overview:
      return performWork(command)
    case .ask(let kind): return ask(kind)
    case .nextMatch: return moveMatch(1)
    case .previousMatch: return moveMatch(-1)
    case .help:
      list = BrowseList(
        words[.keys],
        BrowseCommand.bindings.map {
          BrowseList.Line(said: words.line(of: $0), action: .perform($0.command))
        })
      return list?.opening(words)
    case .slower, .faster, .silence, .redraw, .quit: return nil
    }
  }

  private mutating func moveRow(by step: Int) -> Announcement {
    let place = place
    while order.numbers == nil, entries.count <= place + step, readAhead(entries: max(step, 100)) {}
    let next = min(max(place + step, 0), shownCount - 1)
    guard next != place, let number = order.number(at: next) else {
      return edge(step > 0 ? .bottom : .top)
    }
    return go(to: number)
  }

  private mutating func moveSection(_ step: Int) -> Announcement {
    guard let here = entry?.section,
      let index = entries.sections.lastIndex(where: { $0.number == here })
    else { return said }
    if step > 0, index + 1 >= entries.sections.count { readToEnd() }
    // Moving backwards first goes to the start of the current section.
    let isInside = step < 0 && current > entries.sections[index].start
    let next = isInside ? index : index + step
    guard entries.sections.indices.contains(next), let first = firstShown(ofSection: next) else {
      return edge(step > 0 ? .lastSection : .firstSection)
    }
    remember()
    return go(to: first)
  }

  /// The first entry of a section that is shown.
  func firstShown(ofSection index: Int) -> Int? {
    let sections = entries.sections
    let end = index + 1 < sections.count ? sections[index + 1].start : entries.count
    return order.firstShown(in: sections[index].start..<max(end, sections[index].start))
  }

  /// "row 3 of 20, section Technology, column price".
  var whereabouts: Announcement {
    guard let entry else { return words.say(.noRows) }
    var announcement = Announcement()
    switch entry.kind {
    case .item(.header): announcement.add(words.say(.header))
    case .item(.footer): announcement.add(words.say(.footer))
    case .item(.row), .unreadable:
      announcement.add(
        words.say(
          entries.isComplete ? .rowOf : .rowOfMore, "\(entry.rowNumber)", "\(entries.rowCount)"))
    }
    if let sectionTitle { announcement.add(words.say(.section, sectionTitle)) }
    if let heading = currentCell?.heading, !heading.isEmpty {
      announcement.add(words.say(.column, heading))
    }
    if marks[current] != nil { announcement.add(words.say(.marked)) }
    if order.numbers != nil {
      announcement.add(words.say(.lineOf, "\(place + 1)", "\(shownCount)"))
    }
    announcement.add(arrangement)
    return announcement
  }
}

extension RowNames {
  /// What is said of the setting.
  fileprivate var word: BrowseWords.Word {
    switch self {
    case .change: .namesOnChange
    case .always: .namesAlways
    case .never: .namesNever
    }
  }
}
