// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Versions: not amounts, since 2.10 is behind 2.9.
enum VersionColumn: ColumnKind {
  static let examples = [
    ColumnExample(name: "version", values: ["1.0"], phrase: "version 1.0"),
    ColumnExample(name: "min_version", values: ["2.10", "2.9"], phrase: "min version 2.10"),
    ColumnExample(
      name: "Kernel release", values: ["6.1.0", "6.10"], phrase: "Kernel release 6.1.0"),
    ColumnExample(name: "version", values: ["4", "5"], phrase: "version 4"),
    ColumnExample(
      name: "Added to Version", values: ["31-Mar-2000", "5-Jan-2004"],
      phrase: "Added to Version Mar 31, 2000"),
    ColumnExample(
      name: "sum", values: ["200.000.000", "3.000.000"], phrase: "sum 200.000.000", locale: "de-DE"),
    ColumnExample(
      name: "version", values: ["2:8.2.3995-1", "43-1", "1.2.2003"], phrase: "version 2:8.2.3995-1"),
    ColumnExample(name: "python", values: ["3.11.12", "3.12.10"], phrase: "python 3.11.12"),
    ColumnExample(
      name: "Kapitel", values: ["1.2.13", "1.2.14"], phrase: "Kapitel 1.2.13", locale: "de-DE"),
    ColumnExample(
      name: "", values: ["6.6.4-5+b1", "3.134", "43-1", "5.2.15-2"], phrase: "6.6.4-5+b1"),
    ColumnExample(
      name: "birth date", values: ["3.11.72", "3.12.70"], phrase: "birth date Nov 3, 1972"),
  ]

  /// The last words of names of versions, and of parts of a text, which are numbered alike.
  private static let names: Set<String> = [
    "version", "ver", "versions", "firmware", "build", "chapter", "section", "clause", "kapitel",
    "abschnitt", "chapitre", "capítulo", "sección", "capitolo", "sezione", "seção", "hoofdstuk",
    "paragraaf", "avsnitt", "rozdział", "глава", "раздел", "розділ", "fejezet", "bölüm",
  ]

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    guard let last = column.words.last, !column.values.isEmpty, column.profile.truthCount == 0,
      column.values.contains(where: { $0.text.utf8.contains { ".-".utf8.contains($0) } })
    else { return nil }
    let isNamed = names.contains(last)
    let areVersions =
      column.values.allSatisfy { isVersion($0.text) }
      && !column.values.allSatisfy { isGrouped($0.text) }
    let areNamedVersions =
      isNamed && (areVersions || column.values.allSatisfy { mayBeVersion($0.text) })
    guard
      areNamedVersions && !areDatesWithNames(column) || areVersions && areNoDates(column)
        || areOfPackages(column)
    else {
      return nil
    }
    var field = column.field
    field.type = .string
    let reason = isNamed ? "by the column's name" : "such as \(column.values[0].text)"
    return ColumnGuess(field, SayAs(.version), heading: .always, "versions, " + reason)
  }

  /// Whether all values have three numbers, of which the last is no year of four digits, and they can't be dates: some value
  /// is none, or nobody in the locale writes dates with points.
  private static func areNoDates(_ column: TypedColumn) -> Bool {
    guard column.values.allSatisfy({ $0.text.utf8.count { $0 == UInt8(ascii: ".") } == 2 }),
      !column.words.contains(where: dateWords.contains)
    else { return false }
    let isDate = { (text: String) in
      ["%d.%m.%y", "%m.%d.%y", "%y.%m.%d"].contains { CivilTime(text, pattern: $0) != nil }
    }
    // Where days and months have two digits each, it is how they are written.
    let areEven = column.values.allSatisfy { $0.text.utf8.count == 8 }
    return !column.values.allSatisfy { isDate($0.text) }
      || !areEven && !writesPoints(column.locale)
  }

  /// Whether a column without a name, or beside the names of packages, has versions of these: most have points and a revision
  /// behind a hyphen, and some signs or points that no range has.
  private static func areOfPackages(_ column: TypedColumn) -> Bool {
    guard column.values.count > 1, column.values.allSatisfy({ mayBeVersion($0.text) }),
      !column.profile.isNamed || column.isBeside(of: packageNames)
    else { return false }
    let revised = column.values.filter { $0.text.contains("-") && $0.text.contains(".") }
    // A number with a power of ten has a point and a hyphen, too: "2.731e-02".
    return revised.count * 2 >= column.values.count && revised.contains { Double($0.text) == nil }
      && column.values.contains { value in
        value.text.contains { "+~:".contains($0) } || value.text.count { $0 == "." } > 1
      }
  }

  /// Whether all values are days of a month that is named: when something came with a version.
  private static func areDatesWithNames(_ column: TypedColumn) -> Bool {
    column.values.allSatisfy { CivilTime($0.text, pattern: "%d-%b-%Y") != nil }
  }

  private static let packageNames: Set<String> = [
    "package", "packages", "source", "module", "library", "port", "formula",
  ]
  private static let dateWords: Set<String> = [
    "date", "day", "datum", "birth", "born", "birthday", "dob", "from", "to", "until", "since",
  ]

  /// Whether dates are written with points in a locale.
  private static func writesPoints(_ locale: LocaleIdentifier) -> Bool {
    ICU.DateFormatter(date: .short, time: nil, locale: locale)?.format(milliseconds: 0)?
      .contains(".") ?? false
  }

  /// Whether a text may be a version of a program or a package: it begins with a digit or a "v", and has no blank.
  private static func mayBeVersion(_ text: String) -> Bool {
    let digits = text.first == "v" ? text.dropFirst() : text[...]
    return digits.first.map { $0.isASCII && $0.isNumber } == true && !text.contains(" ")
      && !text.contains("/") && CivilTime(iso8601: text, parts: .date) == nil
  }

  /// Whether a text is a number with points between its thousands: "200.000.000".
  static func isGrouped(_ text: String) -> Bool {
    text.split(separator: ".").dropFirst().allSatisfy { $0.utf8.count == 3 }
  }

  /// Whether a text is numbers of at most three digits with points between them, as those of dates are not.
  private static func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy {
      (1...3).contains($0.utf8.count) && $0.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
  }
}
