// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A nameless first column of numbers, as R and pandas write it: one that counts rows is not said, and
/// any other names them.
enum RowNumberColumn: ColumnKind {
  static let examples = [
    ColumnExample(name: "", values: ["1", "2", "3"], phrase: ""),
    ColumnExample(name: "", values: ["0", "1", "2"], phrase: ""),
    ColumnExample(name: "", values: ["1", "2", "5"], phrase: ""),
    ColumnExample(name: "", values: ["1946", "1947"], phrase: "1946"),
    ColumnExample(name: "#", values: ["1", "2", "3"], phrase: ""),
    ColumnExample(name: "", values: ["08", "09", "10"], phrase: ""),
    ColumnExample(name: "#", values: ["3", "8", "12"], phrase: "# 3"),
    ColumnExample(name: "row.names", values: ["1", "2", "3"], phrase: ""),
    ColumnExample(name: "", values: ["3", "8", "12"], phrase: ""),
    ColumnExample(name: "", values: ["5", "10", "15"], phrase: "5"),
    ColumnExample(name: "", values: ["2019", "2020", "2020", "2021"], phrase: "2019"),
    ColumnExample(name: "", values: ["1010", "8010", "8010", "9020"], phrase: "1010"),
    ColumnExample(name: "X", values: ["5", "7", "9"], phrase: "X 5"),
    ColumnExample(name: "row", values: ["3", "5", "9"], phrase: "row 3"),
    ColumnExample(name: "X", values: ["1", "2", "3"], phrase: ""),
    ColumnExample(name: "n", values: ["1", "2", "3"], phrase: "n 1"),
  ]

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    let profile = column.profile
    let isNameless =
      !profile.isNamed
      || [
        "Unnamed: 0", "rownames", "row.names", "row_names", "ligne", "Zeile", "fila",
        "linha", "riga", "rij", "rad", "wiersz", "satır", "X", "i", "index", "row", "#", "...1",
      ].contains(profile.name)
    // pandas names those of earlier files so, one behind the other: "Unnamed: 0.1.1".
    if profile.index > 0, profile.name.hasPrefix("Unnamed: 0"),
      profile.name.dropFirst("Unnamed: 0".count).allSatisfy({ $0 == "." || $0 == "1" }),
      !profile.values.isEmpty, profile.values.allSatisfy({ Int($0.text) != nil })
    {
      return ColumnGuess(
        column.field, SayAs(.skip), heading: .never, "the row's number in another file")
    }
    guard profile.index == 0, isNameless, !profile.isPositional, !profile.values.isEmpty else {
      return nil
    }
    // What a name with gaps numbers is something else: players, seats, places. Only rows of a larger table, which have
    // no name here, keep the numbers that they had there.
    if profile.numbersRows, profile.isConsecutive || !profile.isNamed && areLeftOver(column) {
      var field = column.field
      field.skipped = .numbers(width: widthOfPadded(profile.values))
      return ColumnGuess(
        field, SayAs(.skip), heading: .never,
        "the row's number: it has no name, and counts from \(profile.values[0].text)")
    }
    // Any other numbers there are the names of rows, such as years.
    guard profile.name != "#", !["X", "i", "row"].contains(profile.name) else { return nil }
    // Several rows have the same ones, which therefore count nothing.
    if profile.values.count < profile.count, let shared = sharedNumbers(column) { return shared }
    guard profile.values.count == profile.count,
      profile.values.allSatisfy({ $0.isNumber || Double($0.text) != nil })
    else { return nil }
    return ColumnGuess(column.field, .text, heading: .never, "the row's name")
  }

  /// What nameless whole numbers of as many digits each are that several rows have: years, or codes; nil for dates and others.
  private static func sharedNumbers(_ column: TypedColumn) -> ColumnGuess? {
    let texts = column.profile.values.map(\.text)
    guard let digits = texts.first?.utf8.count, digits > 2, texts.count > 2,
      !column.profile.isNamed,
      texts.allSatisfy({
        $0.utf8.count == digits && $0.utf8.allSatisfy { (0x30...0x39).contains($0) }
      })
    else { return nil }
    if texts.allSatisfy({ Int($0).map { (1500...2100).contains($0) } == true }) {
      return ColumnGuess(column.field, SayAs(.year), heading: .never, "years, without a name")
    }
    if digits == 8, texts.allSatisfy({ CivilTime($0, pattern: "%Y%m%d") != nil }) { return nil }
    return ColumnGuess(
      column.field, SayAs(.identifier), heading: .never,
      "codes: whole numbers of \(digits) digits each, without a name")
  }

  /// How many digits numbers have that are filled up with zeros, as in "001"; 0 if none are.
  private static func widthOfPadded(_ values: [ColumnProfile.Value]) -> Int {
    let padded = values.first { $0.text.utf8.count > 1 && $0.text.hasPrefix("0") }
    return padded?.text.utf8.count ?? 0
  }

  /// Whether numbers that rise have gaps of several widths, as those of the rows that a filter leaves over.
  private static func areLeftOver(_ column: TypedColumn) -> Bool {
    let numbers = column.values.compactMap { Int($0.text) }
    return Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 }).count > 1
  }
}
