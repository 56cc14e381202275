// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Quarters of years in running text.
extension TextNormalizer {
  /// Reads a quarter with its year, if it has one: "Q4 2010", "Q3/2022", "2010Q4", "2010-Q4", "Q42010".
  ///
  /// The letter is a currency's sign, too, whose amounts have more than one digit mostly.
  func quarter(_ index: Int, into form: inout SpokenForm) -> Int? {
    // Nearly every token is neither, and is asked no more.
    let isYear = tokens.kind(index) == .digits
    guard isYear || tokens.text(index) == "Q", tokens.isEdge(index - 1),
      !tokens.isMark(index - 1, in: ["-", "/", "."])
    else { return nil }
    if isYear {
      let letter = tokens.isMark(index + 1, in: ["-", "/"]) ? index + 2 : index + 1
      guard tokens.text(letter) == "Q", let year = quarterYear(tokens.text(index)),
        let quarter = quarterNumber(letter + 1)
      else { return nil }
      append(quarter: quarter, of: nil, into: &form, behind: year)
      return letter + 2
    }
    guard tokens.kind(index + 1) == .digits, tokens.isEdge(index + 2) else { return nil }
    let digits = tokens.text(index + 1)
    if digits.utf8.count == 5, let first = digits.first, "1234".contains(first),
      let year = quarterYear(String(digits.dropFirst()))
    {
      append(quarter: String(first), of: year, into: &form)
      return index + 2
    }
    guard let quarter = quarterNumber(index + 1) else { return nil }
    let isJoined = tokens.kind(index + 2) == .space || tokens.isMark(index + 2, in: ["/", "-"])
    if isJoined, let year = quarterYear(tokens.text(index + 3)), tokens.isEdge(index + 4) {
      append(quarter: quarter, of: year, into: &form)
      return index + 4
    }
    guard scale(index + 2) == nil else { return nil }
    append(quarter: quarter, of: nil, into: &form)
    return index + 2
  }

  /// The number of a quarter at an index, behind which no other digits are.
  private func quarterNumber(_ index: Int) -> String? {
    let digits = tokens.text(index)
    guard ["1", "2", "3", "4"].contains(digits), tokens.isEdge(index + 1),
      !(tokens.isMark(index + 1, in: [".", ",", ":"]) && tokens.kind(index + 2) == .digits)
    else { return nil }
    return digits
  }

  private func quarterYear(_ digits: String) -> Int? {
    guard digits.utf8.count == 4, let year = Int(digits), (1900...2099).contains(year) else {
      return nil
    }
    return year
  }

  private func append(
    quarter: String, of year: Int?, into form: inout SpokenForm, behind yearBefore: Int? = nil
  ) {
    if let yearBefore { form.append(rules.year(yearBefore)) }
    form.append("Q")
    form.append(rules.cardinal(quarter))
    if let year { form.append(rules.year(year)) }
  }
}
