// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The scores of games and of seasons: "3:1", "88:24".
enum ScoreColumn: ColumnKind {
  static let examples = [
    ColumnExample(name: "Tore", values: ["88:24", "63:33"], phrase: "Tore 88:24"),
    ColumnExample(name: "result", values: ["3:1", "0:0"], phrase: "result 3:1"),
    ColumnExample(
      name: "result", values: ["3:12.5", "2:59.1"], phrase: "result 3 minutes 12.5 seconds"),
    ColumnExample(name: "lap", values: ["1:23", "1:31"], phrase: "lap 1:23"),
  ]

  /// Words of what is scored, in the languages that are spoken.
  private static let names: Set<String> = [
    "score", "scores", "result", "results", "goals", "sets", "tore", "punkte", "pkt", "ergebnis",
    "endstand",
    "spielstand", "sätze", "buts", "résultat", "resultat", "goles", "resultado",
    "marcador", "gol", "gols", "risultato", "reti", "placar", "golos", "doelpunten", "uitslag",
    "mål", "ställning", "bramki", "wynik", "голы", "мячи", "счёт", "результат", "голи", "рахунок",
    "gólok", "eredmény", "goller", "skor", "sonuç", "比分", "得分", "得点", "スコア", "득점", "스코어",
    "النتيجة", "الأهداف", "स्कोर", "գոլեր", "հաշիվ",
  ]

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    guard column.words.contains(where: names.contains), let first = column.values.first,
      column.values.allSatisfy({ isScore($0.text) })
    else { return nil }
    return ColumnGuess(
      column.field, SayAs(.score), heading: .always, "scores of two sides, such as \(first.text)")
  }

  private static func isScore(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy {
        (1...3).contains($0.utf8.count) && $0.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
      // Hours and minutes are written with a zero.
      && !parts.contains { $0.utf8.count > 1 && $0.hasPrefix("0") }
  }
}
