// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// The words of the talking table itself, in one language; the table's own are in the table's language.
struct BrowseWords: Sendable {
  /// A text; `%1` and `%2` stand for what is put in.
  enum Word: CaseIterable, Sendable {
    case up, down, left, right, home, end, pageUp, pageDown, tab, enter, escape, space
    case control, alt, shift
    case noRows, top, bottom, rowStart, rowEnd, columnTop, columnBottom, firstSection, lastSection
    case textStart, textEnd, blank, blanksPassed, marked, notMarked, header, footer
    case size, sizeSoFar, helpKey, rowOf, rowOfMore, row, section, column, unreadable
    case beginsWith, find, findInColumn, indexTitle, rowNumber, columnHeading, condition, fileName
    case emptyAnswer, notFound, nothingToFind, fromOtherEnd, noSection, noRow, noColumn
    case noColumnHere, noNumbers, badCondition, noWayBack, noMarks, working
    case sorted, sortedDown, unsorted, rowsShown, allRows, columnHidden, columnsShown
    case values, sum, ofMarked, lineOf, listClosed, keys, frequencies
    case copied, tooLongToCopy, copy, copyCell, copyRow, copyColumn, copyMarked
    case saved, notSaved, rate, namesOnChange, namesAlways, namesNever
    case noSound, newRows, help
  }

  /// The language.
  let locale: LocaleIdentifier
  private let texts: [Word: String]
  private let help: [BrowseCommand: String]

  /// - Parameters:
  ///   - language: its code.
  ///   - texts: all words.
  ///   - help: what each command does.
  init(_ language: String, _ texts: [Word: String], help: [BrowseCommand: String]) {
    locale = LocaleIdentifier(language) ?? .enUS
    self.texts = texts
    self.help = help
  }

  /// The words of a language; English for one that has none here.
  static func of(_ locale: LocaleIdentifier) -> BrowseWords {
    all.first { $0.locale.language == locale.language } ?? english
  }

  /// The languages that there are words of.
  static let all = [
    english, german, spanish, french, italian, portuguese, russian, chinese, japanese, korean,
    hindi, arabic, swedish, hungarian, vietnamese, armenian, dutch, polish, turkish, ukrainian,
  ]

  /// A text with values in the places of `%1` and `%2`.
  subscript(_ word: Word, _ values: String...) -> String { filled(word, values) }

  private func filled(_ word: Word, _ values: [String]) -> String {
    // In one pass, since a heading may have such a mark itself.
    let parts = (texts[word] ?? "").split(separator: "%", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? "")) { text, part in
      guard let number = part.first?.wholeNumberValue, values.indices.contains(number - 1) else {
        text += "%" + part
        return
      }
      text += values[number - 1] + part.dropFirst()
    }
  }

  /// What a command does.
  func help(for command: BrowseCommand) -> String { help[command] ?? "" }

  /// Whether there are words for everything.
  var isComplete: Bool {
    Word.allCases.allSatisfy { texts[$0]?.isEmpty == false }
      && BrowseCommand.bindings.allSatisfy { help[$0.command]?.isEmpty == false }
  }

  /// Our own words as an announcement.
  func say(_ word: Word, _ values: String...) -> Announcement {
    Announcement(filled(word, values), locale)
  }

  // MARK: Keys

  /// The name of a key, such as "Control N"; the character itself for one that types a mark.
  func name(of key: Key) -> String {
    switch key {
    case .up: self[.up]
    case .down: self[.down]
    case .left: self[.left]
    case .right: self[.right]
    case .controlUp: with(.control, .up)
    case .controlDown: with(.control, .down)
    case .controlLeft: with(.control, .left)
    case .controlRight: with(.control, .right)
    case .altUp: with(.alt, .up)
    case .altDown: with(.alt, .down)
    case .altLeft: with(.alt, .left)
    case .altRight: with(.alt, .right)
    case .home: self[.home]
    case .end: self[.end]
    case .pageUp: self[.pageUp]
    case .pageDown: self[.pageDown]
    case .modifiedHome: with(.control, .home)
    case .modifiedEnd: with(.control, .end)
    case .modifiedPageUp: with(.control, .pageUp)
    case .modifiedPageDown: with(.control, .pageDown)
    case .tab: self[.tab]
    case .backTab: with(.shift, .tab)
    case .enter: self[.enter]
    case .escape: self[.escape]
    case .control(let letter): "\(self[.control]) \(letter.uppercased())"
    case .text(" "): self[.space]
    case .text(let character): String(character)
    case .help: "F1"
    case .backspace, .pasted, .unknown: ""
    }
  }

  private func with(_ modifier: Word, _ key: Word) -> String {
    "\(self[modifier]) \(self[key])"
  }

  /// A command's key, what it does, and its other keys, as text and as they are said: a mark is said by its name.
  func line(of binding: BrowseCommand.Binding) -> Announcement {
    let names = binding.keys.map { name(of: $0) }
    let others = names.dropFirst().joined(separator: ", ")
    let help = help(for: binding.command)
    var line = Announcement()
    line.add(
      spoken(binding.keys.prefix(1)) + SpokenPhrase.reading(help, locale)
        + spoken(binding.keys.dropFirst()),
      shownAs: "\(names.first ?? ""): \(help)" + (others.isEmpty ? "" : " (\(others))"))
    return line
  }

  private func spoken(_ keys: ArraySlice<Key>) -> [SpokenPhrase] {
    keys.flatMap { key in
      guard case .text(let character) = key, character != " " else {
        return [SpokenPhrase(name(of: key), locale: locale)]
      }
      return SpokenPhrase.spelling(String(character), locale)
    }
  }
}
