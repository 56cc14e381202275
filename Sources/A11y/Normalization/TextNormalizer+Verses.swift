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

  /// Whether the whole name of a book is before a chapter and more than one of its verses: "Genesis 3:16-19".
  ///
  /// Many are names of people as well, behind whom a single pair may be a time.
  private func isBehindName(_ index: Int) -> Bool {
    tokens.kind(index - 1) == .space && Self.names.contains(tokens.text(index - 2))
      && tokens.isMark(index + 1, ":") && tokens.kind(index + 2) == .digits && hasEnd(index + 2)
      && !tokens.isMark(index + 5, ":")
  }

  /// Whether the short name of a book is before an index.
  private func isBehindBook(_ index: Int) -> Bool {
    guard tokens.kind(index - 1) == .space else {
      return tokens.kind(index - 1) == .letters
        && Self.eastAsianBooks.contains(where: tokens.text(index - 1).hasSuffix)
    }
    let hasPeriod = tokens.isMark(index - 2, ".")
    let at = hasPeriod ? index - 3 : index - 2
    return Self.books.contains(tokens.text(at))
      || (hasPeriod || tokens.isMark(index + 1, ",")) && Self.wordsToo.contains(tokens.text(at))
      || Self.eastAsianBooks.contains(where: tokens.text(at).hasSuffix)
  }

  /// The short names of the books that the editions of the languages use, but those that are names of people or words.
  private static let books: Set<String> = Set(
    """
    Joh Isa Iz Zsolt Péld Csel Róm \
    Gen Gn Exod Éx Lv Nm Deut Dt Dtn Josh Jos Gs Judg Jdc Rut Kgs Kön Chr Chron Cr \
    Esr Ezr Esd Neh Ne Tob Tb Jdt Hiob Gb Ps Psa Sl Prov Prv Spr Eccl Koh Qo \
    Hld Cant Ct Weish Isa Jes Lam Klgl Ezek Hes Ez Dn Hos Joël Obad \
    Mic Mich Nah Hab Zeph Zef Sof Hag Zech Sach Zac Matth Mt Mc Mk Luk \
    Lc Lk Joh Jn Jo Gv Acts Apg Hch Röm Rm Cor Kor Gl Eph Éph Ef Flp Fp Col \
    Kol Thess Tess Tes Tm Tit Tt Philem Flm Heb Hebr Jas Jak Jac Gc Tg Petr Pt \
    Jud Rev Offb Ap Apoc Upp Openb Мф Мк Лк Ин Быт Исх Пс Кор Откр Деян Rdz Wj Iz Mdr Łk Dz Hbr
    """.split(separator: " ").map(String.init))

  /// Short names that are names of people or places or words, too, unless a period or a comma is behind them.
  private static let wordsToo: Set<String> = [
    "Matt", "Mat", "Rom", "Lev", "Num", "Jer", "Ezra", "Ján", "Jób", "Jel",
  ]

  /// The whole names of the books, those that several verses are mostly cited from.
  private static let names: Set<String> = Set(
    """
    Genesis Exodus Leviticus Deuteronomy Joshua Judges Samuel Kings Chronicles Nehemiah Job Psalm Psalms Proverbs \
    Ecclesiastes Isaiah Jeremiah Ezekiel Daniel Hosea Amos Micah Zechariah Malachi Matthew Mark Luke John Acts Romans \
    Corinthians Galatians Ephesians Philippians Colossians Thessalonians Timothy Titus Hebrews James Peter Revelation \
    Matthäus Markus Lukas Johannes Apostelgeschichte Römer Korinther Galater Epheser Philipper Kolosser Hebräer Jakobus \
    Petrus Offenbarung Jesaja Jeremia Hesekiel Psalmen Sprüche Genèse Exode Psaume Psaumes Proverbes Ésaïe Matthieu Marc \
    Luc Jean Actes Romains Corinthiens Galates Éphésiens Philippiens Colossiens Hébreux Jacques Pierre Apocalypse Génesis \
    Éxodo Salmo Salmos Proverbios Isaías Mateo Marcos Lucas Juan Hechos Romanos Corintios Gálatas Efesios Filipenses \
    Hebreos Santiago Pedro Apocalipsis Genesi Esodo Salmi Matteo Marco Luca Giovanni Atti Romani Corinzi Ebrei Gênesis \
    Êxodo Provérbios Mateus João Atos Coríntios Бытие Исход Псалом Притчи Матфея Марка Луки Иоанна Деяния Римлянам
    """.split(separator: " ").map(String.init))

  /// How the names of the books end in Chinese, Japanese and Korean: a record, a letter, a gospel, the psalms.
  private static let eastAsianBooks = [
    "福音", "福音书", "福音書", "诗篇", "詩篇", "詩編", "箴言", "传道书", "伝道の書", "雅歌", "启示录", "黙示録", "行传", "行伝",
    "世记", "世記", "埃及记", "前书", "后书", "马书", "マ書", "복음", "복음서", "시편", "잠언", "전도서", "계시록", "사도행전", "창세기",
    "출애굽기", "로마서", "전서", "후서",
  ]
}
