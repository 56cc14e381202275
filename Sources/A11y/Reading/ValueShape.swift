// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The shape of a cell that is written as values are, and names of columns are not.
///
/// Dates, times, amounts, codes, addresses of mail and of pages, and words for true and false have one. Words, plain
/// numbers, and words with a number such as `x1` have none, because names of columns are written so.
///
/// Two dates have the same shape whatever they are: `2024-01-02` and `1999-12-31` are both `0-0-0`.
struct ValueShape: Equatable {
  let pattern: String

  /// The shape of a cell, without blanks around it.
  init?(_ cell: String) {
    guard (1...Self.mostBytes).contains(cell.utf8.count) else { return nil }
    if let pair = Self.truths.first(where: { $0.contains(cell.lowercased()) }) {
      pattern = pair[0]
      return
    }
    if cell.contains("://") || cell.hasPrefix("www.") {
      pattern = "://"
      return
    }
    let runs = Self.runs(cell)
    let isMail = runs.count { $0 == "@" } == 1 && runs.first != "@" && runs.last != "@"
    if isMail, !cell.contains(" ") {
      pattern = "@"
      return
    }
    let marks = runs.filter { $0 != "0" && $0 != " " && !Self.isWord($0) }
    let words = runs.filter(Self.isWord)
    guard runs.contains("0"), Double(cell) == nil else { return nil }
    // A number with a word is an amount if the words are the same: "1 kg" and "5 kg", not "2020 budget" and "5 kg".
    if marks.allSatisfy({ $0 == "." || $0 == "," }) {
      guard runs.first == "0", words.count < 2 else { return nil }
      pattern = words.isEmpty ? runs.joined() : "0 " + words[0]
      return
    }
    // In a name, a mark stands beside several words or in parentheses: "Price (2020)", "CO2 - total".
    guard words.count < 2, !marks.contains("("), !marks.contains("_") else { return nil }
    pattern = runs.map { Self.isWord($0) ? "a" : $0 }.joined()
  }

  /// Letters in a row, "0" for digits in a row, and each other sign; a sign of a number is none of it.
  private static func runs(_ cell: String) -> [String] {
    var runs: [String] = []
    for character in cell {
      let isInWord = character.isLetter
      let text = character.isWholeNumber ? "0" : character.isWhitespace ? " " : String(character)
      if isInWord, let last = runs.last, isWord(last) {
        runs[runs.count - 1] += text
      } else if text != runs.last || (text != "0" && text != " ") {
        runs.append(text)
      }
    }
    if let sign = runs.first, "-+−".contains(sign), runs.count > 1 { runs.removeFirst() }
    return runs
  }

  private static func isWord(_ run: String) -> Bool { run.first?.isLetter == true }

  private static let truths = [["true", "false"], ["yes", "no"], ["on", "off"]]
  /// The longest cell whose shape tells anything.
  private static let mostBytes = 256
}
