// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// Finding a row or a column by what is typed, and what else is asked for.
extension Browser {
  /// How many characters may be typed: more than anyone looks for.
  private static let questionLimit = 200

  /// Asks for a text.
  mutating func ask(_ kind: BrowseQuestion) -> Announcement {
    missed = nil
    origin = position
    if kind == .textInColumn || kind == .condition, currentColumn == nil {
      // What is typed next is about a column, and must not be taken for keys.
      question = (.columnHeading, "")
      return words.say(.columnHeading)
    }
    question = (kind, "")
    return words.say(kind.prompt)
  }

  /// Handles a key while text is being typed.
  ///
  /// - Returns: what to announce, and whether the key was handled.
  mutating func answer(_ key: Key) -> (announcement: Announcement?, isTaken: Bool) {
    guard var asked = question else { return (nil, false) }
    // During type-ahead, anything but a letter, digit or space is a command.
    if asked.kind == .beginning, case .text(let character) = key,
      !character.isLetter, !character.isNumber, character != " "
    {
      question = nil
      return (nil, false)
    }
    switch key {
    case .text(let character):
      // Pasted text may be of any length.
      guard asked.text.count < Self.questionLimit else { return (nil, true) }
      asked.text.append(character)
      return (typed(asked, said: character == " " ? words[.space] : String(character)), true)
    case .left where asked.kind != .beginning, .right where asked.kind != .beginning,
      .up where asked.kind != .beginning, .down where asked.kind != .beginning:
      // What was typed is read back; it is changed at its end alone.
      let text = asked.text.isEmpty ? words[.emptyAnswer] : asked.text
      return (Announcement("\(words[asked.kind.prompt]): \(text)", words.locale), true)
    case .backspace:
      _ = asked.text.popLast()
      return (typed(asked, said: asked.text.isEmpty ? words[.emptyAnswer] : asked.text), true)
    case .escape:
      question = nil
      search = nil
      // Who gives up a search is where it began.
      if let origin, asked.kind != .beginning { goSilently(to: origin) }
      return (said, true)
    case .enter:
      question = nil
      return (finish(asked), true)
    default:
      // Any other key ends the question and then does its own work.
      question = nil
      return (nil, false)
    }
  }

  /// What a complete answer does.
  private mutating func finish(_ asked: (kind: BrowseQuestion, text: String)) -> Announcement? {
    switch asked.kind {
    case .rowNumber: return goToRow(asked.text)
    case .condition: return filter(by: asked.text)
    case .fileName:
      if asked.text.isEmpty { return said }
      fileName = asked.text
      return nil
    case .beginning, .text, .textInColumn, .indexTitle, .columnHeading:
      // A search that is still going on says what it finds.
      if let missed { return words.say(.notFound, missed) }
      return search == nil ? said : nil
    }
  }

  /// Responds to changed text: starts a search, or only echoes it.
  private mutating func typed(
    _ asked: (kind: BrowseQuestion, text: String), said: String
  ) -> Announcement? {
    question = asked
    search = nil
    missed = nil
    return asked.kind.waitsForEnter || asked.text.isEmpty
      ? Announcement(said, words.locale) : look(for: asked)
  }

  /// Starts a type-ahead search, or adds a character to it.
  mutating func typeAhead(_ character: Character) -> Announcement? {
    if question?.kind != .beginning { origin = position }
    let text = (question?.kind == .beginning ? question?.text ?? "" : "") + String(character)
    question = (.beginning, text)
    return look(for: (.beginning, text))
  }

  /// Ends a type-ahead search whose last key was too long ago.
  mutating func endTypeAhead() { if question?.kind == .beginning { question = nil } }

  /// Goes to what the text names, or starts to search for it from where the question was asked.
  private mutating func look(for asked: (kind: BrowseQuestion, text: String)) -> Announcement? {
    search = nil
    work = nil
    guard !asked.text.isEmpty else { return said }
    let target: RowSearch.Target
    switch asked.kind {
    case .indexTitle: return goToSection(asked.text)
    case .columnHeading: return goToColumn(asked.text)
    case .beginning: target = .beginning(asked.text)
    case .textInColumn:
      guard let column = origin?.column else { return words.say(.noColumnHere) }
      target = .value(asked.text, column: column)
    case .text, .rowNumber, .condition, .fileName: target = .text(asked.text)
    }
    lastTarget = target
    let start = origin.flatMap { order.place(of: $0.number) } ?? place
    search = RowSearch(target, from: start, isForwards: true)
    return lookOn()
  }

  private mutating func goToSection(_ title: String) -> Announcement {
    readToEnd()
    let wanted = title.lowercased()
    let section = entries.sections.firstIndex {
      ($0.indexTitle ?? $0.title ?? "").lowercased().hasPrefix(wanted)
    }
    guard let section, let first = firstShown(ofSection: section) else {
      return words.say(.noSection, title)
    }
    remember(origin)
    return go(to: first)
  }

  private mutating func goToColumn(_ heading: String) -> Announcement {
    let wanted = heading.lowercased()
    leaveHeader()
    let cells = cells
    let found =
      cells.first { $0.heading.lowercased().hasPrefix(wanted) }
      ?? cells.first { $0.heading.lowercased().contains(wanted) }
    guard let found else {
      if let origin { goSilently(to: origin) }
      missed = heading
      return words.say(.noColumn, heading)
    }
    remember(origin)
    return go(to: current, column: found.column)
  }

  mutating func moveMatch(_ step: Int) -> Announcement? {
    guard let lastTarget else { return words.say(.nothingToFind) }
    origin = position
    search = RowSearch(lastTarget, from: place + step, isForwards: step > 0)
    return lookOn()
  }

  /// Continues the search with another block.
  ///
  /// - Returns: what to announce when the search has ended.
  mutating func lookOn() -> Announcement? {
    guard var looking = search else { return nil }
    search = nil
    do throws(ReadingError) {
      switch try looking.lookOn(&entries, order) {
      case .goesOn:
        search = looking
        return nil
      case .found(let place): return found(at: place, looking)
      case .notFound: break
      }
    } catch {
      fault = error
    }
    if case .filled = looking.target {
      return edge(looking.isForwards ? .columnBottom : .columnTop)
    }
    // A failed search leaves one where one was.
    if let origin { goSilently(to: origin) }
    missed = looking.asked
    return words.say(.notFound, looking.asked)
  }

  private mutating func found(at place: Int, _ looking: RowSearch) -> Announcement {
    var announcement = Announcement()
    if looking.hasWrapped {
      announcement.add(.wrap)
      announcement.add(words.say(.fromOtherEnd))
    }
    guard let number = order.number(at: place) else { return announcement }
    switch looking.target {
    case .filled(let column):
      // Headers and footers are no cells; rows in another order are alone.
      let rows = read(number)?.rowNumber ?? 0
      let passed =
        order.numbers == nil
        ? abs(rows - (entry?.rowNumber ?? rows)) - 1 : abs(place - looking.start)
      if passed > 0 { announcement.add(words.say(.blanksPassed, "\(passed)")) }
      announcement.add(go(to: number, column: column))
    case .value(_, let column):
      remember(origin)
      announcement.add(go(to: number, column: column))
    case .beginning, .text:
      remember(origin)
      announcement.add(go(to: number))
    }
    return announcement
  }

  private mutating func goToRow(_ text: String) -> Announcement {
    guard let wanted = Int(text), wanted > 0 else { return words.say(.noRow, text) }
    // Row numbers grow with the entries, so a binary search finds the row.
    while entries.rowCount < wanted, readAhead(entries: 100_000) {}
    guard wanted <= entries.rowCount else { return words.say(.noRow, text) }
    var (low, high) = (0, entries.count - 1)
    while low < high {
      let middle = (low + high) / 2
      guard let found = read(middle) else { break }
      if found.rowNumber < wanted { low = middle + 1 } else { high = middle }
    }
    // A header before the row may have the same number.
    while let found = read(low), !found.isRow { low += 1 }
    // A viewport does not contain every row number, and neither do rows that were chosen.
    guard read(low)?.rowNumber == wanted, order.contains(low) else {
      return fault.map { Announcement($0.reason, .enUS) } ?? words.say(.noRow, text)
    }
    remember()
    return go(to: low, column: column)
  }
}
