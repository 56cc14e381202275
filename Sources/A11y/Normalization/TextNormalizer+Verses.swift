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
      tokens.text(first).utf8.count <= 3,
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

  /// The short names of the books that the editions of the languages use.
  private static let books: Set<String> = Set(
    """
    Gen Gn Ex Exod Éx Lev Lv Num Nm Deut Dt Dtn Josh Jos Gs Judg Jdc Rut Ruth Sam Kgs Kön Chr Chron Cr Par \
    Esr Ezr Esd Neh Ne Tob Tb Judit Jdt Esth Est Job Hiob Hi Gb Ps Psa Sal Sl Prov Prv Spr Eccl Koh Qo Song \
    Hld Cant Ct Wis Weish Sir Isa Jes Is Jer Lam Klgl Bar Ezek Hes Ez Dan Dn Hos Os Joel Joël Amos Am Obad \
    Jonah Jon Mic Mich Nah Hab Zeph Zef Sof Hag Ag Zech Sach Zac Mal Matt Matth Mat Mt Mark Mc Mk Luke Luk \
    Lc Lk John Joh Jn Jo Gv Acts Apg At Hch Hand Rom Röm Rm Cor Kor Co Gal Gl Eph Éph Ef Phil Flp Fp Col \
    Kol Thess Tess Tes Tim Tm Titus Tit Tt Philem Flm Heb Hebr Hb Jas Jak Jac Gc Tg Pet Petr Pt Pe Jude \
    Jud Rev Offb Ap Apoc Upp Openb Мф Мк Лк Ин Быт Исх Пс Рим Кор Откр Деян Rdz Wj Iz Mdr Łk Dz Hbr
    """.split(separator: " ").map(String.init))
}
