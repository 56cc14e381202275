// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A column of the sample with what all kinds of columns ask of it.
struct TypedColumn {
  let profile: ColumnProfile
  /// What the name implies.
  let convention: NameConvention
  /// The words of the name, those of its unit with them.
  let wholeHeading: String
  /// The words of the name in lowercase.
  let words: [String]
  /// The texts that stand for a missing value.
  let missing: Set<String>
  /// The other values.
  private(set) var values: [ColumnProfile.Value]
  let locale: LocaleIdentifier
  /// The decimal mark where a number may be read with either: that of the table's other numbers, or the locale's.
  let decimal: Character
  /// Whether a number of the table can only be read with a decimal comma.
  let hasDecimalComma: Bool
  /// Whether its values are names of things, as its own name says.
  let isOfNames: Bool
  /// Whether the only other column has the paths of files, as where `du` prints their sizes.
  let isBesidePaths: Bool

  /// The names of the table's columns.
  private let names: Set<String>
  /// What labels would say as its heading without a title.
  private let usualHeading: String

  /// Takes a column of the sample; its values are said behind the heading, which is the name but for a member of an object.
  init(
    _ profile: ColumnProfile, _ heading: String, locale: LocaleIdentifier,
    names: Set<String> = [], decimal: Character? = nil, hasDecimalComma: Bool = false,
    isBesidePaths: Bool = false,
    hasSigns: Bool = false
  ) {
    self.names = names
    self.hasDecimalComma = hasDecimalComma
    self.decimal = decimal ?? NumberMarks.decimal(of: locale)
    self.isBesidePaths = isBesidePaths
    self.profile = profile
    self.locale = locale
    convention = NameConvention(heading)
    wholeHeading = NameWords.of(heading).joined(separator: " ")
    usualHeading =
      heading == profile.name ? convention.heading : NameConvention(profile.name).heading
    words = Self.withoutVersion(NameWords.of(heading).map { Self.plain($0.lowercased()) })
    let isOfCountries = words.contains { Self.countryWords.contains($0) }
    isOfNames = words.last.map { Self.nameWords.contains($0) } ?? false
    var missing = MissingText.of(
      profile.values, isOfCountries: isOfCountries, isOfNames: isOfNames
    ).union(MissingNumber.of(profile.values))
    // Beside columns of pluses and minuses, or under a name for signs, minuses alone are some, too.
    if hasSigns || words.contains(where: { Self.signWords.contains($0) }),
      profile.values.allSatisfy({ Self.signs.contains($0.text) })
    {
      missing.subtract(Self.signs)
    }
    self.missing = missing
    values =
      missing.isEmpty ? profile.values : profile.values.filter { !missing.contains($0.text) }
  }

  /// A word of a name without what shows that it is short or numbered: "Tel.", "ID#"; the sign alone is the word.
  private static func plain(_ word: String) -> String {
    if word == "#" { return "number" }
    guard let last = word.lastIndex(where: { $0 != "." && $0 != "#" }) else {
      return String(word.prefix(1))
    }
    return String(word[...last])
  }

  /// The words of a name without the version of what it is about at the end: "DS ID v2.2".
  private static func withoutVersion(_ words: [String]) -> [String] {
    guard words.count > 1 else { return words }
    // The parts of a version may be words of their own.
    let name = words[...(words.lastIndex { !$0.allSatisfy(\.isNumber) } ?? 0)]
    guard name.count > 1, let last = name.last, last.hasPrefix("v"),
      last.dropFirst().allSatisfy({ $0.isNumber || $0 == "." }),
      last.utf8.count > 1 || name.count < words.count
    else { return words }
    return Array(name.dropLast())
  }

  /// Words of columns whose values are names, be they numbers.
  private static let nameWords: Set<String> = ["name", "filename"]

  /// Words of columns whose codes may be those of a country or a part of the world: Namibia's is NA.
  private static let countryWords: Set<String> = [
    "country", "countries", "cc", "iso", "iso2", "iso3166", "alpha2", "alpha", "region", "market",
    "territory", "nation", "continent", "land", "pays", "país", "paese",
  ]

  /// Words of columns whose values are signs, of which a minus is one.
  private static let signWords: Set<String> = [
    "sign", "strand", "charge", "polarity", "symbol", "operator", "separator", "sep", "delimiter",
    "vorzeichen", "signe", "signo", "segno",
  ]

  private static let signs: Set<String> = ["+", "-", "–", "—", "−", "0", "±"]

  /// Whether the rows are processes, as `ps` and `top` list them.
  var isOfProcesses: Bool { names.contains("PID") }

  /// Whether the name of a column of the table is one of some words.
  func isBeside(of words: Set<String>) -> Bool {
    // Few words are asked for, and a table may have any number of names.
    words.contains { word in
      names.contains(word) || names.contains(word.uppercased())
        || names.contains(word.prefix(1).uppercased() + word.dropFirst())
    }
  }

  /// In how many rows it has a value that is not missing.
  var count: Int { values.reduce(0) { $0 + $1.count } }

  /// The column without the words among numbers with a decimal comma, which stand as they are: "8,5" beside "absent".
  ///
  /// Nil if there are none, or too many; where the point is the decimal mark, text says such numbers right.
  var withoutWords: TypedColumn? {
    guard profile.hasDecimalComma else { return nil }
    var column = self
    column.values.removeAll { !$0.isNumber && !$0.text.contains(where: \.isNumber) }
    let words = values.count - column.values.count
    return words > 0 && words <= column.values.count ? column : nil
  }

  /// Whether most of its texts are lists without blanks: "2R,NT_033778.4,AE013599.5".
  var hasPackedLists: Bool {
    let packed = values.count { value in
      let text = value.text
      return !value.isNumber && text.contains(where: \.isLetter)
        && text.utf8.indices.dropFirst().dropLast().contains { index in
          ",;|".utf8.contains(text.utf8[index])
            && text.utf8[text.utf8.index(after: index)] != UInt8(ascii: " ")
        } && !text.contains(" ")
    }
    return packed * 2 > values.count
  }

  /// The field that all kinds begin with: its name, its title and its missing values.
  var field: Field {
    var field = Field(profile.name)
    if profile.isNamed {
      if convention.heading != usualHeading || convention.heading.isEmpty {
        field.title = convention.heading
      }
      // A name that comes again is told apart by its number, which is no use to a listener.
      let ending = " column \(profile.index + 1)"
      let name = String(profile.name.dropLast(ending.count))
      if profile.name.hasSuffix(ending), names.contains(name) {
        let heading = NameConvention(name).heading
        field.title = heading.isEmpty ? name : heading
      }
    } else {
      // A number in place of a name is no use to a listener.
      field.title = ""
    }
    field.missingValues.formUnion(missing)
    return field
  }
}
