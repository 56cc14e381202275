// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The names of columns that only the comments above a table tell.
///
/// Two ways are frequent. One comment lists them behind a word for columns, as web servers, BLAST and many programs of science
/// do: `#Fields: date time status`, `# Columns: x y`. Or each column has a comment with its number, as SExtractor and those who
/// follow it write catalogs of stars: `#  2 FLUX_AUTO  Flux within an ellipse  [count]`, `# col 2: flux`.
struct CommentedNames {
  let names: [String]

  /// What is before a list of names.
  private static let labels: Set<String> = [
    "field", "fields", "column", "columns", "col", "cols", "names", "variables",
  ]
  /// What is before a list of names or a remark, which has no commas between its words.
  private static let otherLabels: Set<String> = ["header", "headers", "format"]

  /// The signs that comments begin with.
  private static let signs = "#%!"

  /// Finds them; nil where the comments tell no names of so many columns.
  ///
  /// - Parameters:
  ///   - lines: the comments above the table.
  ///   - count: how many columns it has.
  init?(_ lines: [String], count: Int) {
    let texts = lines.map { String($0.drop { Self.signs.contains($0) }).trimmingSpaces() }
    guard count > 1,
      let names = texts.lazy.compactMap({ Self.listed($0, count) }).first
        ?? Self.numbered(texts, count)
    else { return nil }
    self.names = names
  }

  /// The names behind a word for columns.
  private static func listed(_ text: String, _ count: Int) -> [String]? {
    guard let colon = text.firstIndex(of: ":"),
      let label = text[..<colon].split(separator: " ").last?.lowercased(),
      text[..<colon].split(separator: " ").count < 3
    else { return nil }
    let dividers: [Character]
    if labels.contains(label) {
      dividers = ["\t", ",", ";", "|", " "]
    } else if otherLabels.contains(label) {
      dividers = ["\t", ",", ";", "|"]
    } else {
      return nil
    }
    let list = text[text.index(after: colon)...]
    for divider in dividers {
      let names = list.split(separator: divider, omittingEmptySubsequences: divider == " ")
        .map { String($0).trimmingSpaces() }
      if names.count == count, areNames(names) { return names }
    }
    return nil
  }

  /// The names behind the number of each column, from 1 or 0 on.
  ///
  /// Of several columns with one name, only the first has a comment.
  private static func numbered(_ texts: [String], _ count: Int) -> [String]? {
    let entries = texts.compactMap(entry)
    guard entries.count > 1, let first = entries.first?.number, first < 2,
      let last = entries.last?.number, last - first < count,
      zip(entries, entries.dropFirst()).allSatisfy({ $0.number < $1.number }),
      entries.count * 2 > count
    else { return nil }
    // A numbered list of something else has no meanings set apart from its words, and a step for each number.
    let hasGap = zip(entries, entries.dropFirst()).contains { $0.number + 1 < $1.number }
    let areExplained = entries.allSatisfy(\.isExplained)
    guard areExplained || !hasGap && last - first == count - 1,
      areExplained && hasGap || last - first == count - 1
    else { return nil }
    var names: [String] = []
    for column in 0..<count {
      let number = column + first
      guard let entry = entries.last(where: { $0.number <= number }) else { return nil }
      let place = number - entry.number
      names.append(place == 0 ? entry.name : "\(entry.name) \(place + 1)")
    }
    return areNames(names) ? names : nil
  }

  /// The number of a column and its name: `2 FLUX_AUTO`, `col 2: flux`, `Column 2 = flux`; nil for any other text.
  ///
  /// Its meaning is behind two blanks, or a word for a column is before it.
  private static func entry(
    _ text: String
  ) -> (number: Int, name: String, isExplained: Bool)? {
    var rest = text[...]
    let word = rest.prefix { $0.isLetter || $0 == "." }
    if !word.isEmpty {
      guard labels.contains(word.filter { $0 != "." }.lowercased()) else { return nil }
      rest = rest[word.endIndex...].drop { $0 == " " || $0 == "\t" }
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), digits.count < 4 else { return nil }
    rest = rest[digits.endIndex...]
    let mark = rest.first
    rest = rest.drop { " \t:=.)-".contains($0) }
    guard let mark, " \t:=.)".contains(mark), let start = rest.first,
      start.isLetter || start == "_",
      // The steps of a list have a period or a bracket behind their numbers.
      !word.isEmpty || mark == " " || mark == "\t"
    else { return nil }
    // A table of names and what they mean sets them apart; behind a mark, all is the name.
    let isApart = mark == " " || mark == "\t"
    let name = isApart ? rest.prefix { $0 != " " && $0 != "\t" } : rest
    // A sentence tells about a column and is no name of it.
    guard name.split(separator: " ").count <= mostWords else { return nil }
    let behind = rest[name.endIndex...]
    return (
      number, String(name).trimmingSpaces(),
      !word.isEmpty || behind.hasPrefix("  ") || behind.hasPrefix("\t")
    )
  }

  private static let mostWords = 4

  private static func areNames(_ names: [String]) -> Bool {
    DelimitedHeader.areNames(names) && !DelimitedHeader(names, above: []).hasValues
      && !names.contains { $0.contains("=") }
  }
}
