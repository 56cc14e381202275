// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Chapters and verses of the Bible.
extension TextNormalizer {
  /// Reads a chapter and its verses behind the short name of their book.
  ///
  /// They look like a time of day, a score or decimals: "Gen. 3:15", "Mt 5,3-10".
  func verses(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.text(index).utf8.count <= 3, isBehindBook(index)
    else { return nil }
    var mark = index + 1
    if tokens.kind(mark) == .space, tokens.isMark(mark + 1, ":") { mark += 1 }
    guard tokens.isMark(mark, in: [":", ","]),
      case let first = tokens.skipSpace(mark + 1), tokens.kind(first) == .digits,
      tokens.text(first).utf8.count <= 3, !tokens.text(first).hasPrefix("0"),
      first == mark + 1 || !tokens.isMark(mark, ",") || hasEnd(first)
    else { return nil }
    form.append(rules.cardinal(tokens.text(index)))
    form.appendPause(rules.pause)
    form.append(rules.cardinal(tokens.text(first)))
    guard hasEnd(first) else { return tokens.isBoundary(first + 1) ? first + 1 : nil }
    form.append(rules.words.to)
    form.append(rules.cardinal(tokens.text(first + 2)))
    return first + 3
  }

  /// Whether a dash and the last verse are behind the first.
  private func hasEnd(_ index: Int) -> Bool {
    tokens.isMark(index + 1, in: Self.dashes) && tokens.kind(index + 2) == .digits
      && tokens.text(index + 2).utf8.count <= 3 && tokens.isBoundary(index + 3)
  }

  /// Whether the short name of a book is before an index.
  private func isBehindBook(_ index: Int) -> Bool {
    guard tokens.kind(index - 1) == .space else { return false }
    let at = tokens.isMark(index - 2, ".") ? index - 3 : index - 2
    return Self.books.contains(tokens.text(at))
  }

  /// The short names of the books that the editions of the languages use, but those that are names of people or words.
  private static let books: Set<String> = Set(
    """
    Gen Gn Exod Éx Lv Nm Deut Dt Dtn Josh Jos Gs Judg Jdc Rut Kgs Kön Chr Chron Cr \
    Esr Ezr Esd Neh Ne Tob Tb Jdt Hiob Gb Ps Psa Sl Prov Prv Spr Eccl Koh Qo \
    Hld Cant Ct Weish Isa Jes Lam Klgl Ezek Hes Ez Dn Hos Joël Obad \
    Mic Mich Nah Hab Zeph Zef Sof Hag Zech Sach Zac Matth Mt Mc Mk Luk \
    Lc Lk Joh Jn Jo Gv Acts Apg Hch Röm Rm Cor Kor Gl Eph Éph Ef Flp Fp Col \
    Kol Thess Tess Tes Tm Tit Tt Philem Flm Heb Hebr Hb Jas Jak Jac Gc Tg Petr Pt \
    Jud Rev Offb Ap Apoc Upp Openb Мф Мк Лк Ин Быт Исх Пс Кор Откр Деян Rdz Wj Iz Mdr Łk Dz Hbr
    """.split(separator: " ").map(String.init))
}
