// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y

/// Marking and copying.
extension Browser {
  /// The labels of the marked entries, in table order.
  var markedLabels: [String] { marks.sorted { $0.key < $1.key }.map(\.value) }

  mutating func performWithMarks(_ command: BrowseCommand) -> Announcement? {
    switch command {
    case .mark: toggleMark()
    case .nextMark: moveToMark(1)
    case .previousMark: moveToMark(-1)
    case .copy: copy(column == nil ? .row : .cell, as: .text)
    default: chooseCopy()
    }
  }

  private mutating func toggleMark() -> Announcement {
    guard let entry else { return said }
    if marks.removeValue(forKey: current) != nil { return words.say(.notMarked) }
    marks[current] = entry.label
    return words.say(.marked)
  }

  private mutating func moveToMark(_ step: Int) -> Announcement {
    let places = marks.keys.compactMap { order.place(of: $0) }.sorted()
    guard let first = places.first, let last = places.last else { return words.say(.noMarks) }
    let here = place
    let next = step > 0 ? places.first { $0 > here } : places.last { $0 < here }
    var announcement = Announcement()
    if next == nil {
      announcement.add(.wrap)
      announcement.add(words.say(.fromOtherEnd))
    }
    guard let number = order.number(at: next ?? (step > 0 ? first : last)) else { return said }
    remember()
    announcement.add(go(to: number, column: column))
    return announcement
  }

  private mutating func chooseCopy() -> Announcement? {
    var parts: [(BrowseList.CopiedPart, BrowseWords.Word)] = [(.row, .copyRow)]
    if let column, column >= 0 { parts += [(.cell, .copyCell), (.column, .copyColumn)] }
    if !marks.isEmpty { parts.append((.marked, .copyMarked)) }
    let lines = parts.flatMap { part, word in
      CopiedText.Format.allCases.map { format in
        var said = words.say(word)
        said.add(format.name, words.locale)
        return BrowseList.Line(said: said, action: .copy(part, format))
      }
    }
    list = BrowseList(words[.copy], lines)
    return list?.opening(words)
  }

  /// Copies a part of the table; a column takes its time.
  mutating func copy(_ part: BrowseList.CopiedPart, as format: CopiedText.Format) -> Announcement? {
    guard let entry else { return words.say(.noRows) }
    switch (part, format) {
    case (.row, .text): copied = entry.label
    case (.cell, .text): copied = currentCell?.cell?.text ?? ""
    case (.marked, .text): copied = markedLabels.joined(separator: "\n")
    case (.row, _): copied = data(of: [current], columns(of: entry), format)
    case (.cell, _): copied = currentColumn.map { data(of: [current], [$0], format) }
    case (.marked, _): copied = data(of: marks.keys.sorted(), columns(of: entry), format)
    case (.column, _):
      guard let currentColumn else { return words.say(.noColumnHere) }
      work = RowWork(.copyColumn(CopiedText(format, [currentColumn])), currentColumn)
      return nil
    }
    return nil
  }

  private mutating func data(
    of numbers: [Int], _ columns: [EntryColumn], _ format: CopiedText.Format
  ) -> String {
    var text = CopiedText(format, columns)
    do throws(ReadingError) {
      for number in numbers {
        try entries.forEachRowOfData(in: number..<number + 1, columns: columns.map(\.index)) {
          text.append($1)
        }
      }
    } catch {
      fault = error
    }
    return text.text
  }
}
