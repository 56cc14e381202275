// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// The rows of one version of a table by what identifies each, with the values that another version is compared with.
struct KeyedRows {
  /// The value of a cell, as it is compared.
  struct Value {
    /// The number; nil if it is none.
    let number: DecimalNumber?
    /// The value as the label has it.
    let text: String
    /// The text of the cell, where it is another than the label's.
    private let source: String?
    /// Whether its column was found out from a sample, and not described.
    private let isGuess: Bool

    init(number: DecimalNumber?, text: String, source: String, isGuess: Bool) {
      self.number = number
      self.text = text
      self.source = source == text ? nil : source
      self.isGuess = isGuess
    }

    /// Whether a value is the same in another version: numbers by their value and their unit, and anything else by what
    /// is said of it.
    ///
    /// Where numbers are written with other digits, "1.2 million" and "1,200,000", words beside them may be of their scale.
    /// A cell that stands as it stood has not changed, though another of its column may have changed how all are read.
    func isUnchanged(from other: Value) -> Bool {
      if isGuess, other.isGuess, source ?? text == other.source ?? other.text { return true }
      guard let number, let otherNumber = other.number else { return text == other.text }
      return !number.isLess(than: otherNumber) && !otherNumber.isLess(than: number)
        && (text == other.text
          || Self.signs(of: text) == Self.signs(of: other.text)
            && (Self.digits(of: text) != Self.digits(of: other.text)
              || Self.letters(of: text) == Self.letters(of: other.text)))
    }

    /// What tells the value from others of its column, where no version is known to have changed it.
    var identity: String { isGuess ? source ?? text : text }

    /// Whether two numbers count the same, so that their difference is a number of it.
    static func haveSameUnit(_ one: Value, _ other: Value) -> Bool {
      signs(of: one.text) == signs(of: other.text)
        && letters(of: one.text) == letters(of: other.text)
    }

    /// The signs of currencies and of parts of a hundred.
    private static func signs(of text: String) -> String {
      text.filter { $0.isCurrencySymbol || "%‰".contains($0) }
    }

    private static func letters(of text: String) -> String { text.filter(\.isLetter) }

    private static func digits(of text: String) -> String { text.filter(\.isNumber) }
  }

  /// A row of the version.
  struct Row {
    /// What it is called.
    let name: String
    /// Its values, by the indices of the version's columns.
    var values: [(column: Int, value: Value)] = []
    /// Whether the other version has it, too.
    var isMet = false
  }

  /// The names of the columns and what they are called, in their order.
  private(set) var columns: [(name: String, heading: String)] = []
  private(set) var rows: [Row] = []
  /// How many rows have no key, or one that a row before them has.
  private(set) var unidentified = 0
  /// Whether these may have to be compared as wholes.
  var keepsUnidentified = false
  private var loose: [Row] = []
  private var byKey: [String: Int] = [:]
  private var byName: [String: Int] = [:]

  /// The index of a column, which a row may be the first to have.
  mutating func column(of field: PreparedField) -> Int {
    if let index = byName[field.name] { return index }
    byName[field.name] = columns.count
    columns.append((field.name, field.columnHeading))
    return columns.count - 1
  }

  /// The index of a column; nil if no row has it.
  func known(_ name: String) -> Int? { byName[name] }

  /// Adds a row.
  mutating func add(_ row: Row, key: String?) {
    guard let key, byKey[key] == nil else {
      unidentified += 1
      if keepsUnidentified { loose.append(row) }
      return
    }
    byKey[key] = rows.count
    rows.append(row)
  }

  /// Whether so many rows have no key of their own that it is none.
  var lackKeys: Bool { unidentified * 10 > rows.count + unidentified }

  /// Tells rows apart by all that they have in some columns, from then on.
  mutating func identifyByValues(of names: Set<String>) {
    let all = rows + loose
    (rows, loose, byKey, unidentified) = ([], [], [:], 0)
    var counts: [String: Int] = [:]
    for row in all {
      let values = row.values.filter { names.contains(columns[$0.column].name) }
      let key = Self.key(values.map { (columns[$0.column].name, $0.value) }, counting: &counts)
      let name = row.values.map(\.value.text).joined(separator: ", ")
      add(Row(name: name, values: row.values), key: key)
    }
  }

  /// A key of a whole row: its values, and how many rows before it have the same.
  static func key(
    _ values: [(name: String, value: Value)], counting counts: inout [String: Int]
  ) -> String {
    let text = values.map { "\($0.name)\u{1E}\($0.value.identity)" }.sorted()
      .joined(separator: "\u{1F}")
    let count = counts[text, default: 0]
    counts[text] = count + 1
    return text + "\u{1F}\(count)"
  }

  /// Takes the row of a key that was not taken before; nil if there is none.
  mutating func take(_ key: String) -> Row? {
    guard let index = byKey[key], !rows[index].isMet else { return nil }
    rows[index].isMet = true
    return rows[index]
  }

  /// The rows that the other version doesn't have.
  var others: [Row] { rows.filter { !$0.isMet } }
}
