// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Chapters and verses of the Bible.
extension TextNormalizer {
  /// Reads a chapter and its verses behind the short name of their book.
  ///
  /// They look like a time of day, a score or decimals: "Gen. 3:15", "Mt 5,3-10".
  func verses(_ index: Int, into form: inout SpokenForm) -> Int? {
    guard tokens.kind(index) == .digits, tokens.text(index).utf8.count <= 3,
      isBehindBook(index) || isBehindName(index)
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
    if hasEnd(first), let from = textNumber(first), let to = textNumber(first + 2),
      let next = rules.recognize(self, first, into: &form)
        ?? rangeInGenitive(from: from, to: to, at: first, into: &form)
    {
      return next
    }
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

  /// Whether a name is before a chapter and more than one of its verses, which are no hours: "Genesis 3:16-19".
  ///
  /// A time has minutes behind its hours in both ends of a range, but for whole hours and quarters: "Mon 8:15-17".
  private func isBehindName(_ index: Int) -> Bool {
    let at = tokens.isMark(index - 2, ".") ? index - 3 : index - 2
    let isName =
      tokens.kind(index - 1) == .space && tokens.kind(at) == .letters
      && tokens.text(at).first?.isLowercase == false && tokens.text(at).count > 1
    let isGlued = tokens.kind(index - 1) == .letters && !tokens.isSpaced(index - 1)
    guard isName || isGlued, tokens.isMark(index + 1, ":"), tokens.kind(index + 2) == .digits,
      hasEnd(index + 2), !tokens.isMark(index + 5, ":"), let first = Int(tokens.text(index + 2)),
      let last = Int(tokens.text(index + 4)), first < last,
      !tokens.text(index + 2).hasPrefix("0"), first % 15 > 0 || last > 24
    else { return false }
    let unit = tokens.text(tokens.skipSpace(index + 5))
    return !type(of: rules).clockWords.contains(unit) && !["am", "pm", "h", "u"].contains(unit)
  }

  /// Whether the short name of a book is before an index.
  private func isBehindBook(_ index: Int) -> Bool {
    guard tokens.kind(index - 1) == .space else {
      return tokens.kind(index - 1) == .letters
        && Self.eastAsianBooks.contains(where: tokens.text(index - 1).hasSuffix)
    }
    let at = tokens.isMark(index - 2, ".") ? index - 3 : index - 2
    return Self.books.contains(tokens.text(at))
      || Self.eastAsianBooks.contains(where: tokens.text(at).hasSuffix)
  }

  /// The short names of the books that the editions of the languages use, but those that are names of people or words.
  private static let books: Set<String> = Set(
    """
    Matt Mat Joh Rom Isa Iz Lev Num Jer Jr Ezra Iob Zsolt Ján Jób Péld Csel Róm Jel Ef \
    Gen Gn Exod Éx Lv Nm Deut Dt Dtn Josh Jos Gs Judg Jdc Rut Kgs Kön Chr Chron Cr \
    Esr Ezr Esd Neh Ne Tob Tb Jdt Hiob Gb Ps Psa Sl Prov Prv Spr Eccl Koh Qo \
    Hld Cant Ct Weish Isa Jes Lam Klgl Ezek Hes Ez Dn Hos Joël Obad \
    Mic Mich Nah Hab Zeph Zef Sof Hag Zech Sach Zac Matth Mt Mc Mk Luk \
    Lc Lk Joh Jn Jo Gv Acts Apg Hch Röm Rm Cor Kor Gl Eph Éph Ef Flp Fp Col \
    Kol Thess Tess Tes Tm Tit Tt Philem Flm Heb Hebr Hb Jas Jak Jac Gc Tg Petr Pt \
    Jud Rev Offb Ap Apoc Upp Openb Мф Мк Лк Ин Быт Исх Пс Кор Откр Деян Rdz Wj Iz Mdr Łk Dz Hbr
    """.split(separator: " ").map(String.init))

  /// How the names of the books end in Chinese, Japanese and Korean: a record, a letter, a gospel, the psalms.
  private static let eastAsianBooks = [
    "福音", "福音书", "福音書", "诗篇", "詩篇", "詩編", "箴言", "传道书", "伝道の書", "雅歌", "启示录", "黙示録", "行传", "行伝",
    "世记", "世記", "埃及记", "前书", "后书", "马书", "マ書", "복음", "복음서", "시편", "잠언", "전도서", "계시록", "사도행전", "창세기",
    "출애굽기", "로마서", "전서", "후서",
  ]
}
