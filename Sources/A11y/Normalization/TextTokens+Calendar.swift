extension TextTokens {
  /// A month of a year in digits: "2024-05", "05/2024".
  func numericMonth(_ index: Int) -> (date: SpokenDate, next: Int)? {
    guard kind(index) == .digits, isMark(index + 1, in: ["-", "/"]),
      kind(index + 2) == .digits, isBoundary(index + 3),
      !isMark(index + 3, in: ["-", "/"])
    else { return nil }
    let texts = [text(index), text(index + 2)]
    let isYearFirst = isMark(index + 1, "-") || texts[0].count == 4
    guard texts[isYearFirst ? 0 : 1].count == 4, texts[isYearFirst ? 1 : 0].count == 2,
      let year = Int(texts[isYearFirst ? 0 : 1]), let month = Int(texts[isYearFirst ? 1 : 0]),
      (1000...2200).contains(year), (1...12).contains(month)
    else { return nil }
    return (SpokenDate(year: year, month: month), index + 3)
  }
}
