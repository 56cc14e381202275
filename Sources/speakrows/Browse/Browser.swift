// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// The current position in a table, and what each command does and announces there.
///
/// It does not depend on a terminal or on sound, so everything it announces can be tested.
struct Browser: ~Copyable {
  var entries: NumberedEntries
  /// The number of the current entry.
  private(set) var current = 0
  /// The current entry; nil in an empty table.
  private(set) var entry: TableEntry?
  /// The index of the current phrase among those that are not continuations; nil for the whole row.
  private(set) var phrase: Int?
  /// The labels of the marked entries, by their numbers.
  private(set) var marks: [Int: String] = [:]
  /// Why the table could not be read on.
  var fault: ReadingError?
  /// The text being typed, and what it is for.
  var question: (kind: BrowseQuestion, text: String)?
  /// The last search.
  var lastSearch: (kind: BrowseQuestion, text: String)?
  /// The search in progress.
  var search: RowSearch?
  /// The last heading that was announced.
  private var saidHeading: String?
  private var saidSection: Int?

  init(_ entries: consuming NumberedEntries) { self.entries = entries }

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

  /// The labels of the entries that exist in a range.
  mutating func labels(in range: Range<Int>) -> [(number: Int, label: String)] {
    var labels: [(number: Int, label: String)] = []
    do throws(ReadingError) {
      try entries.forEach(in: range) { number, entry in
        labels.append((number, entry.label))
        return true
      }
    } catch {
      fault = error
    }
    return labels
  }

  mutating func read(_ number: Int) -> TableEntry? {
    do throws(ReadingError) {
      return try entries.entry(number)
    } catch {
      fault = error
      return nil
    }
  }

  /// Counts all remaining entries.
  mutating func readToEnd() { while readAhead(entries: 100_000) {} }

  // MARK: Moving

  /// Goes to the first row, and announces the table's title.
  mutating func begin() -> Announcement {
    var announcement = Announcement(entries.title ?? "")
    announcement.add(go(to: 0))
    return announcement
  }

  /// Goes to an entry and announces it, preceded by its section when that has changed; stays where
  /// it is when there is no such entry.
  mutating func go(to number: Int, phrase: Int? = nil) -> Announcement {
    var announcement = Announcement()
    guard let found = read(number) else {
      announcement.add(entries.count == 0 ? "no rows" : "end")
      if let fault { announcement.add(fault.reason) }
      return announcement
    }
    current = number
    entry = found
    self.phrase = phrase
    if let title = sectionTitle, saidSection != found.section, found.isRow {
      announcement.add(title)
    }
    saidSection = found.section
    announcement.add(said)
    return announcement
  }

  /// The announcement of the current row or phrase.
  var said: Announcement {
    var announcement = Announcement()
    guard let entry else { return Announcement("no rows") }
    if marks[current] != nil { announcement.add("marked") }
    if case .unreadable = entry.kind {
      announcement.add("row \(entry.rowNumber) can't be read: \(entry.label)")
    }
    if let phrase {
      announcement.add(phrases(phrase))
    } else {
      announcement.add(entry.phrases)
    }
    if announcement.phrases.isEmpty { announcement.add("empty") }
    return announcement
  }

  /// A phrase of the current row, with its continuations in other voices.
  private func phrases(_ number: Int) -> [SpokenPhrase] {
    guard let entry else { return [] }
    let starts = entry.phrases.indices.filter { !entry.phrases[$0].isContinued }
    guard starts.indices.contains(number) else { return [] }
    let end = number + 1 < starts.count ? starts[number + 1] : entry.phrases.count
    return Array(entry.phrases[starts[number]..<end])
  }

  private var phraseCount: Int { entry?.phrases.count { !$0.isContinued } ?? 0 }

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
    switch command {
    case .rowUp:
      return current > 0 ? go(to: current - 1) : edge("top")
    case .rowDown:
      if entries.count <= current + 1 { _ = readAhead(entries: 100) }
      return entries.count > current + 1 ? go(to: current + 1) : edge("end")
    case .phraseLeft, .phraseRight: return movePhrase(command == .phraseRight ? 1 : -1)
    case .cellUp, .cellDown: return moveCell(command == .cellDown ? 1 : -1)
    case .firstRow: return go(to: 0)
    case .lastRow:
      readToEnd()
      return go(to: max(entries.count - 1, 0))
    case .pageUp: return current > 0 ? go(to: max(current - pageLength, 0)) : edge("top")
    case .pageDown:
      while entries.count <= current + pageLength, readAhead(entries: pageLength) {}
      let next = min(current + pageLength, entries.count - 1)
      return next > current ? go(to: next) : edge("end")
    case .nextSection, .previousSection: return moveSection(command == .nextSection ? 1 : -1)
    case .sayAgain: return said
    case .spell: return spelled
    case .whereAmI: return whereabouts
    case .mark: return toggleMark()
    case .ask(let kind):
      question = (kind, "")
      return Announcement(kind.prompt)
    case .nextMatch, .previousMatch: return moveMatch(command == .nextMatch ? 1 : -1)
    case .slower, .faster, .copy, .help, .silence, .redraw, .quit: return nil
    }
  }

  /// Announces that there is nothing further, and repeats the current row or phrase.
  private func edge(_ words: String) -> Announcement {
    var announcement = Announcement(words)
    if let fault, words == "end" { announcement.add(fault.reason) }
    announcement.add(said)
    return announcement
  }

  private mutating func movePhrase(_ step: Int) -> Announcement {
    let count = phraseCount
    guard count > 0 else { return said }
    let next = (phrase ?? (step > 0 ? -1 : count)) + step
    guard (0..<count).contains(next) else { return edge(step > 0 ? "end of row" : "start of row") }
    phrase = next
    return withHeading(said)
  }

  /// Puts the cell's heading before the announcement when it differs from the previous cell's.
  private mutating func withHeading(_ said: Announcement) -> Announcement {
    guard let phrase, let first = phrases(phrase).first else { return said }
    defer { saidHeading = first.heading }
    guard saidHeading != first.heading, !first.heading.isEmpty,
      !first.label.lowercased().hasPrefix(first.heading.lowercased())
    else { return said }
    var announcement = Announcement(first.heading)
    announcement.add(said)
    return announcement
  }

  /// Goes to the next row that has a cell of the same field.
  private mutating func moveCell(_ step: Int) -> Announcement {
    let index = phrase ?? 0
    guard let field = phrases(index).first?.field else {
      return perform(step > 0 ? .rowDown : .rowUp, pageLength: 1) ?? Announcement()
    }
    var number = current + step
    while number >= 0, let other = read(number) {
      let fields = other.phrases.filter { !$0.isContinued }.map(\.field)
      if other.isRow, let index = fields.firstIndex(of: field) {
        return withHeading(go(to: number, phrase: index))
      }
      number += step
    }
    return edge(step > 0 ? "end of column" : "top of column")
  }

  private mutating func moveSection(_ step: Int) -> Announcement {
    guard let here = entry?.section,
      let index = entries.sections.lastIndex(where: { $0.number == here })
    else { return said }
    if step > 0, index + 1 >= entries.sections.count { readToEnd() }
    // Moving backwards first goes to the start of the current section.
    let isInside = step < 0 && current > entries.sections[index].start
    let next = isInside ? index : index + step
    guard entries.sections.indices.contains(next) else {
      return edge(step > 0 ? "last section" : "first section")
    }
    return go(to: entries.sections[next].start)
  }

  private var spelled: Announcement {
    var announcement = Announcement()
    guard let entry else { return announcement }
    let text = phrase.map { phrases($0).map(\.label) }?.first ?? entry.label
    announcement.add(SpokenPhrase.spelling(text, entries.locale))
    return announcement
  }

  /// "row 3 of 20, section Technology".
  var whereabouts: Announcement {
    guard let entry else { return Announcement("no rows") }
    let total = entries.isComplete ? "\(entries.rowCount)" : "more than \(entries.rowCount)"
    var announcement = Announcement()
    switch entry.kind {
    case .item(.header): announcement.add("header")
    case .item(.footer): announcement.add("footer")
    case .item(.row), .unreadable: announcement.add("row \(entry.rowNumber) of \(total)")
    }
    if let sectionTitle { announcement.add("section \(sectionTitle)") }
    if let phrase, let heading = phrases(phrase).first?.heading, !heading.isEmpty {
      announcement.add("column \(heading)")
    }
    if marks[current] != nil { announcement.add("marked") }
    return announcement
  }

  private mutating func toggleMark() -> Announcement {
    guard let entry else { return said }
    if marks.removeValue(forKey: current) != nil { return Announcement("not marked") }
    marks[current] = entry.label
    return Announcement("marked")
  }

  // MARK: Marks

  /// The labels of the marked entries, in table order.
  var markedLabels: [String] { marks.sorted { $0.key < $1.key }.map(\.value) }
}
