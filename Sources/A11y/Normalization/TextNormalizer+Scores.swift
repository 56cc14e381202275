// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The points of two sides with a colon between them, which may look like a time: "27:24 (14:11)".
extension TextNormalizer {
  /// Reads such points where what stands around them tells: a word of sport before them, or what they were before in brackets.
  func score(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard rules.locale.language != "en", let (first, second, next) = points(index),
      !isClock(index, to: next), unit(next, isGlued: false) == nil,
      !(tokens.isMark(next, in: [",", "."]) && tokens.kind(next + 1) == .digits),
      isBehindResult(index) || isBeforeResult(next) || isBeyondClock(first)
        || isBeforeEarlier(next, first, second)
        || isEarlier(index, first, second) || isAmongResults(index)
    else { return nil }
    form.append(rules.cardinal(first))
    let versus = rules.words.score
    if versus.isEmpty { form.appendPause(rules.pause) } else { form.append(versus) }
    let genitive =
      type(of: rules).genitive?.leads.contains(versus) == true
      ? rules.genitive(String(second), .masculine) : nil
    form.append(genitive ?? rules.cardinal(second))
    return next
  }

  /// Reads the games of a set in tennis with a slash, beside those of another set: "6/4, 3/6 e 7/6".
  func setOfTennis(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard rules.locale.language != "en", let (first, second) = games(index),
      games(behind: index) || games(before: index), isTennis(near: index)
    else { return nil }
    form.append(rules.cardinal(first))
    let versus = rules.words.score
    if versus.isEmpty { form.appendPause(rules.pause) } else { form.append(versus) }
    form.append(rules.cardinal(second))
    return index + 3
  }

  /// Whether a set near by goes on beyond six games, each side wins one, or a word of the sport is there.
  private func isTennis(near index: Int) -> Bool {
    let near = max(index - Self.nearTennis, 0)..<min(index + Self.nearTennis, tokens.count)
    let sets = near.compactMap { games($0) }
    if sets.contains(where: { $0.first > $0.second }),
      sets.contains(where: { $0.first < $0.second })
    {
      return true
    }
    return near.contains { at in
      Self.wordsOfTennis.contains(tokens.text(at).lowercased())
        || games(at).map { max($0.first, $0.second) == 7 } ?? false
    }
  }

  /// How many tokens away such a word may be: some twenty words.
  private static let nearTennis = 40
  private static let wordsOfTennis: Set<String> = [
    "set", "sets", "parciais", "parciales", "venceu", "vence", "derrotou", "bateu", "venció",
    "batió", "tênis", "ténis", "tenis", "tennis", "manches",
  ]

  /// The games of a set, which one side ends with six or seven of them.
  private func games(_ index: Int) -> (first: Int, second: Int)? {
    guard tokens.kind(index) == .digits, tokens.isMark(index + 1, "/"),
      tokens.kind(index + 2) == .digits, tokens.isBoundary(index - 1),
      tokens.isBoundary(index + 3), !tokens.isMark(index + 3, in: ["/", "-"]),
      !tokens.isMark(index - 1, in: ["/", "-"]),
      tokens.text(index).utf8.count == 1, tokens.text(index + 2).utf8.count == 1,
      let first = Int(tokens.text(index)), let second = Int(tokens.text(index + 2)),
      case let (more, fewer) = (max(first, second), min(first, second)),
      more == 6 && fewer < 5 || more == 7 && (5...6).contains(fewer)
    else { return nil }
    return (first, second)
  }

  /// Whether another set is behind the one at an index, perhaps with its tie-break between them: "7/6 (7-3), 6/1".
  private func games(behind index: Int) -> Bool {
    var at = index + 3
    let bracket = tokens.skipSpace(at)
    if tokens.isMark(bracket, "(") {
      at = bracket + 1
      while at < bracket + 5, !tokens.isMark(at, ")") { at += 1 }
      at += 1
    }
    if tokens.isMark(at, in: [",", ";"]) { at += 1 }
    at = tokens.skipSpace(at)
    if Self.joinsOfSets.contains(tokens.text(at)) { at = tokens.skipSpace(at + 1) }
    return at > index + 3 && games(at) != nil
  }

  private func games(before index: Int) -> Bool {
    let near = max(index - 12, 0)...max(index - 4, 0)
    return index > 3 && near.contains { games($0) != nil && games(behind: $0) }
  }

  private static let joinsOfSets: Set<String> = ["e", "y", "et", "and", "und", "och", "és", "i"]

  /// Whether a word of time is before or behind an index: "endete um 21:45", "21:45 Uhr".
  private func isClock(_ index: Int, to next: Int) -> Bool {
    let before = tokens.kind(index - 1) == .space ? tokens.text(index - 2).lowercased() : ""
    return Self.beforeClocks.contains(before) || type(of: rules).clockLeads.contains(before)
      || type(of: rules).clockWords.contains(tokens.text(tokens.skipSpace(next)))
  }

  private static let beforeClocks: Set<String> = [
    "um", "in", "gegen", "ab", "bis", "seit", "nach", "vor", "om", "tot", "vanaf", "rond", "o",
    "od", "do", "po", "około", "в", "во", "до", "с", "к", "около", "о", "об", "від", "з", "kl",
    "klockan",
  ]

  /// Two numbers with a colon between them, and the index past them.
  private func points(_ index: Int) -> (first: Int, second: Int, next: Int)? {
    guard tokens.kind(index) == .digits, tokens.isMark(index + 1, ":"),
      tokens.kind(index + 2) == .digits, tokens.isBoundary(index - 1),
      !tokens.isMark(index - 1, in: [":", ".", "-", "/"]), tokens.isBoundary(index + 3),
      !tokens.isMark(index + 3, in: [":", "-", "/"]),
      tokens.text(index).utf8.count <= 3, tokens.text(index + 2).utf8.count <= 3,
      let first = Int(tokens.text(index)), let second = Int(tokens.text(index + 2)),
      // An hour or a minute has a zero before it: "01:40", "9:05".
      !tokens.text(index).hasPrefix("0") || first == 0 && tokens.text(index) == "0",
      !tokens.text(index + 2).hasPrefix("0") || second == 0 && tokens.text(index + 2) == "0"
    else { return nil }
    return (first, second, index + 3)
  }

  /// Whether a word of sport is right before an index, or before one other word: "endete 27:24", "gewann mit 3:1".
  private func isBehindResult(_ index: Int) -> Bool {
    var at = index - 1
    for _ in 0..<2 {
      while tokens.kind(at) == .space || tokens.isMark(at, in: [":", "(", ","]) { at -= 1 }
      guard tokens.kind(at) == .letters else { return false }
      let word = tokens.text(at).lowercased()
      if Self.resultWords.contains(word) { return true }
      // "beim Stand von 15:12"
      if word == "von", tokens.text(at - 2) == "Stand" { return true }
      at -= 1
    }
    return false
  }

  /// Whether a word of sport is right behind an index: "Mit 21:19 gewann sie".
  private func isBeforeResult(_ next: Int) -> Bool {
    tokens.kind(next) == .space && Self.resultWords.contains(tokens.text(next + 1).lowercased())
  }

  /// Whether a number is beyond the hours of a day, and a word of sport is anywhere: "Mit 25:23 ging der Satz an Berlin".
  private func isBeyondClock(_ first: Int) -> Bool {
    first > 24
      && (0..<tokens.count).contains { Self.resultWords.contains(tokens.text($0).lowercased()) }
  }

  /// Whether fewer points are in brackets behind an index: those at half time, "27:24 (14:11)".
  private func isBeforeEarlier(_ next: Int, _ first: Int, _ second: Int) -> Bool {
    let bracket = tokens.skipSpace(next)
    guard tokens.isMark(bracket, "("), let earlier = points(bracket + 1),
      tokens.isMark(earlier.next, in: [")", ",", ";"])
    else { return false }
    return isEarlier((earlier.first, earlier.second), than: (first, second))
  }

  /// Whether points in brackets are those before the ones in front of the bracket.
  private func isEarlier(_ index: Int, _ first: Int, _ second: Int) -> Bool {
    guard tokens.isMark(index - 1, "("),
      case let before = tokens.kind(index - 2) == .space ? index - 5 : index - 4,
      let points = points(before)
    else { return false }
    return isEarlier((first, second), than: (points.first, points.second))
  }

  /// Whether both numbers are no greater than others, and no times, which lie closer together than what was scored.
  ///
  /// Two times are one in two places, or one as planned: "20:15 (19:15)", "18:42 (18:37)".
  private func isEarlier(_ points: (Int, Int), than others: (Int, Int)) -> Bool {
    let areTimes =
      others.0 < 24 && (10..<60).contains(others.1) && (10..<60).contains(points.1)
      && others.0 - points.0 < 4
    return points.0 <= others.0 && points.1 <= others.1 && !areTimes
  }

  /// Whether points follow others that are a result: the sets of a match, "3:2 (25:20, 25:18)".
  private func isAmongResults(_ index: Int) -> Bool {
    var at = index
    var steps = 0
    while steps < 6 {
      var before = at - 1
      while tokens.kind(before) == .space || tokens.isMark(before, in: [",", ";", "("]) {
        before -= 1
      }
      guard before < at - 1, let others = points(before - 2) else { return false }
      if max(others.first, others.second) < 6 || isBehindResult(before - 2) { return true }
      at = before - 2
      steps += 1
    }
    return false
  }

  /// Words before what a match ended with, in all languages that write it with a colon.
  private static let resultWords: Set<String> = [
    "endete", "endet", "gewann", "gewannen", "gewinnt", "siegte", "siegten", "sieg", "verlor",
    "verloren", "niederlage", "endstand", "halbzeit", "halbzeitstand", "satz", "sätze",
    "unentschieden", "besiegte", "unterlag", "führte", "führt", "spielstand", "ergebnis",
    "resultat", "schlug", "remis", "gewonnen", "won", "gelijk", "uitslag", "eindstand",
    "ruststand", "счёт", "счет", "счётом", "счетом", "выиграл", "выиграла", "выиграли",
    "проиграл", "проиграла", "проиграли", "победил", "победила", "победили", "ничья",
    "рахунок", "рахунком", "виграв", "виграла", "програв", "wynik", "wynikiem", "wygrał",
    "wygrała", "wygrali", "przegrał", "przegrali", "győzött", "nyert",
    "eredmény", "vezetett", "kikapott", "比分", "스코어", "スコア",
  ]
}
