// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Pairs of columns in which something begins and ends: the numbers of both are years where they can be.
///
/// Alone, `start` may be anything. Beside an `end` whose first and last are no sooner, numbers from 1400 to 2035 that are not
/// round are years; and where one of the two has years, so has the other, from 1000 to 2100.
struct YearSpans {
  /// Words for the beginning and for the end.
  private static let (beginnings, ends): (Set<String>, Set<String>) = (
    [
      "start", "starts", "started", "begin", "begins", "began", "beginning", "from", "first",
      "opened", "founded", "established", "introduced", "intro", "debut", "drafted", "elected",
      "appointed", "took", "entered", "joined", "formed", "commissioned", "launched", "von",
      "beginn", "anfang", "de",
      "début", "inicio", "inizio", "início", "van", "od", "от", "с", "начало", "början",
    ],
    [
      "end", "ends", "ended", "finish", "finished", "to", "last", "until", "closed", "dissolved",
      "abolished", "discontinued", "retired", "left", "disbanded", "decommissioned", "ceased",
      "bis", "ende", "à", "fin", "fine", "fim", "tot", "do", "до", "по", "конец", "slut",
    ]
  )

  /// Words for what lasts for years, in names with others: `took_office`, `reign_start`.
  private static let spans: Set<String> = [
    "office", "term", "reign", "period", "service", "career", "tenure", "active", "production",
    "construction", "war", "life", "membership", "year", "years", "date", "era", "rule",
    "amtszeit", "règne", "mandato", "periodo", "período",
  ]

  private let columns: [TypedColumn]
  private let guesses: [ColumnGuess]

  init(_ columns: [TypedColumn], _ guesses: [ColumnGuess]) {
    self.columns = columns
    self.guesses = guesses
  }

  /// The indices of the columns of numbers that are years by their partners.
  var years: Set<Int> {
    var found: Set<Int> = []
    let ends = roles(Self.ends)
    for (start, rest) in roles(Self.beginnings) {
      guard let (end, _) = ends.first(where: { $0.1 == rest }),
        let beginning = numbers(start), let ending = numbers(end)
      else { continue }
      let isKnown = guesses[start].field.say?.kind == .year || guesses[end].field.say?.kind == .year
      guard isKnown || rest.allSatisfy(Self.spans.contains) && Self.areSpans(beginning, ending)
      else { continue }
      found.formUnion([start, end].filter { guesses[$0].field.say?.kind == .number })
    }
    return found
  }

  /// The columns that have one of some words in their name, and the others of its words.
  private func roles(_ words: Set<String>) -> [(Int, [String])] {
    columns.indices.compactMap { index in
      let name = columns[index].words
      guard Quantity.of(name) == nil, !columns[index].convention.statesUnit,
        let place = name.firstIndex(where: words.contains)
      else { return nil }
      return (index, Array(name[..<place] + name[(place + 1)...]))
    }
  }

  /// The numbers of a column that can be years, without a zero for none; nil if one of them can't.
  private func numbers(_ index: Int) -> [Int]? {
    guard [.number, .year].contains(guesses[index].field.say?.kind) else { return nil }
    let numbers = columns[index].values.filter { $0.text != "0" }.map { Int($0.text) ?? 0 }
    return !numbers.isEmpty && numbers.allSatisfy((1000...2100).contains) ? numbers : nil
  }

  /// Whether the first and the last beginning are no later than the first and the last end, and the numbers are no round
  /// ones, as prices and sizes are.
  private static func areSpans(_ beginning: [Int], _ ending: [Int]) -> Bool {
    guard let first = beginning.min(), let last = beginning.max(), let earliest = ending.min(),
      let latest = ending.max()
    else { return false }
    let all = beginning + ending
    return all.count > 3 && all.allSatisfy((1400...2035).contains) && first <= earliest
      && last <= latest
      && all.count { $0.isMultiple(of: 50) } * 4 < all.count
  }
}
