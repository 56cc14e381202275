// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Years between two prepositions, and how many pages a book has.
extension RussianRules {
  private static let years = 1000...2100
  private static let yearNouns: Set<String> = ["г", "гг", "год", "годы", "года"]

  /// Reads the years of a span: "с 1939 по 1945 г.".
  ///
  /// What has another noun behind it is counted: "с 1500 по 2000 рублей".
  func yearInSpan(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let isFirst = ["с", "со"].contains(tokens.text(index - 2).lowercased())
    let isLast = tokens.text(index - 2) == "по"
    guard isFirst || isLast else { return nil }
    let first = isFirst ? index : index - 4
    let last = first + 4
    guard ["с", "со"].contains(tokens.text(first - 2).lowercased()),
      tokens.text(first + 2) == "по",
      [first - 1, first + 1, last - 1].allSatisfy({ tokens.kind($0) == .space }),
      let start = year(tokens, first), let end = year(tokens, last), start < end,
      tokens.isEdge(last + 1), case let noun = tokens.skipSpace(last + 1),
      tokens.kind(noun) != .letters || Self.yearNouns.contains(tokens.text(noun)),
      !tokens.isMark(last + 1, in: TextNormalizer.joining) || tokens.isEdge(last + 2),
      let words = ordinal(tokens.text(index), ending: isFirst ? "ого" : "ый")
    else { return nil }
    guard isLast, Self.yearNouns.contains(tokens.text(noun)) else {
      form.append(words)
      return index + 1
    }
    // One year has its own reading; the last of several is one as well.
    guard ["гг", "годы"].contains(tokens.text(noun)) else { return nil }
    form.append(words + " год")
    return tokens.isMark(noun + 1, ".") && tokens.skipSpace(noun + 2) < tokens.count
      ? noun + 2 : noun + 1
  }

  private func year(_ tokens: TextTokens, _ index: Int) -> Int? {
    guard tokens.kind(index) == .digits, tokens.text(index).utf8.count == 4 else { return nil }
    return Int(tokens.text(index)).flatMap { Self.years.contains($0) ? $0 : nil }
  }

  private static let page = Noun.feminine("страница", "страницы", "страниц")
  private static let ofBooks: Set<String> = ["ISBN", "изд", "Изд", "издание", "УДК", "ББК", "СПб"]

  /// Reads how many pages a book has, whose short form is that of seconds: "ISBN 978-5-17-118366-5, 352 с.".
  func pages(_ tokens: TextTokens, _ index: Int, into form: inout SpokenForm) -> Int? {
    let unit = tokens.skipSpace(index + 1)
    guard tokens.kind(index) == .digits, tokens.text(unit) == "с", tokens.isMark(unit + 1, "."),
      (max(index - 40, 0)..<index).contains(where: { Self.ofBooks.contains(tokens.text($0)) })
    else { return nil }
    form.append(counted(SpokenNumber(tokens.text(index)), Self.page))
    return tokens.skipSpace(unit + 2) < tokens.count ? unit + 2 : unit + 1
  }
}
