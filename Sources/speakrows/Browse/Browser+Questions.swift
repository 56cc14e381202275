// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// Finding a row by what is typed: type-ahead, text search, index title or row number.
extension Browser {
  /// How many characters may be typed: more than anyone looks for.
  private static let questionLimit = 200

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
      return (typed(asked, said: String(character)), true)
    case .backspace:
      _ = asked.text.popLast()
      return (typed(asked, said: asked.text.isEmpty ? "empty" : asked.text), true)
    case .escape:
      question = nil
      search = nil
      return (said, true)
    case .enter:
      question = nil
      return (asked.kind == .rowNumber ? goToRow(asked.text) : said, true)
    default:
      // Any other key ends the question and then does its own work.
      question = nil
      return (nil, false)
    }
  }

  /// Responds to changed text: starts a search, or for a row number only echoes it.
  private mutating func typed(
    _ asked: (kind: BrowseQuestion, text: String), said: String
  ) -> Announcement? {
    question = asked
    search = nil
    return asked.kind == .rowNumber || asked.text.isEmpty ? Announcement(said) : look(for: asked)
  }

  /// Starts a type-ahead search, or adds a character to it.
  mutating func typeAhead(_ character: Character) -> Announcement? {
    let text = (question?.kind == .beginning ? question?.text ?? "" : "") + String(character)
    question = (.beginning, text)
    return look(for: (.beginning, text))
  }

  /// Ends a type-ahead search whose last key was too long ago.
  mutating func endTypeAhead() { if question?.kind == .beginning { question = nil } }

  /// Goes to what the text names, or starts to search for it.
  private mutating func look(
    for asked: (kind: BrowseQuestion, text: String)
  ) -> Announcement? {
    lastSearch = asked
    search = nil
    guard !asked.text.isEmpty else { return said }
    if asked.kind == .indexTitle {
      readToEnd()
      let wanted = asked.text.lowercased()
      let section = entries.sections.first {
        ($0.indexTitle ?? $0.title ?? "").lowercased().hasPrefix(wanted)
      }
      return section.map { go(to: $0.start) } ?? Announcement("no section \(asked.text)")
    }
    search = RowSearch(asked, from: current, isForwards: true)
    return lookOn()
  }

  mutating func moveMatch(_ step: Int) -> Announcement? {
    guard let lastSearch, !lastSearch.text.isEmpty else { return Announcement("nothing to find") }
    search = RowSearch(lastSearch, from: current + step, isForwards: step > 0)
    return lookOn()
  }

  /// Continues the search with another block.
  ///
  /// - Returns: what to announce when the search has ended.
  mutating func lookOn() -> Announcement? {
    guard var looking = search else { return nil }
    search = nil
    do throws(ReadingError) {
      switch try looking.lookOn(&entries) {
      case .goesOn:
        search = looking
        return nil
      case .found(let number):
        var announcement = Announcement()
        if looking.hasWrapped { announcement.add("from the other end") }
        announcement.add(go(to: number))
        return announcement
      case .notFound: break
      }
    } catch {
      fault = error
    }
    return Announcement("nothing: \(looking.question.kind.prompt) \(looking.question.text)")
  }

  private mutating func goToRow(_ text: String) -> Announcement {
    guard let wanted = Int(text), wanted > 0 else { return Announcement("no row \(text)") }
    // Row numbers grow with the entries, so a binary search finds the row.
    while entries.rowCount < wanted, readAhead(entries: 100_000) {}
    guard wanted <= entries.rowCount else { return Announcement("no row \(text)") }
    var (low, high) = (0, entries.count - 1)
    while low < high {
      let middle = (low + high) / 2
      guard let found = read(middle) else { break }
      if found.rowNumber < wanted { low = middle + 1 } else { high = middle }
    }
    // A header before the row may have the same number.
    while let found = read(low), !found.isRow { low += 1 }
    // A viewport does not contain every row number.
    guard read(low)?.rowNumber == wanted else {
      return Announcement(fault?.reason ?? "no row \(text)")
    }
    return go(to: low)
  }
}
