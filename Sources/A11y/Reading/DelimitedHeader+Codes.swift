// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Codes above codes: no column is called by one.
extension DelimitedHeader {
  /// Whether a cell is a code above others: by the turns of its letters and digits, or as long and of such digits as they.
  var hasCode: Bool {
    beginsLikeCodes || hasCodeAboveCodes || hasMixedCodeAboveCodes || hasCodeOfSameForm
      || shortensName || hasTurnOfCase || beginsListOfCodes
  }

  /// Whether one of its cells goes from small letters to capitals behind a mark, as all below it do: "af_ZA" above "sq_AL".
  private var hasTurnOfCase: Bool {
    first.indices.contains { column in
      columns[column].count > 1 && Self.turnsCase(first[column])
        && columns[column].allSatisfy(Self.turnsCase)
    }
  }

  private static func turnsCase(_ cell: String) -> Bool {
    let parts = cell.split(omittingEmptySubsequences: false) { "_-".contains($0) }
    return parts.count == 2 && (2...3).contains(parts[0].count) && parts[1].count == 2
      && parts[0].allSatisfy { $0.isASCII && $0.isLowercase }
      && parts[1].allSatisfy { $0.isASCII && $0.isUppercase }
  }

  /// Whether its first cell is the first of a sorted list of codes, all of as many capitals, and begins as the next does:
  /// "AAA" above "AAE" and "AAM".
  private var beginsListOfCodes: Bool {
    guard let code = first.first, code.utf8.count > 2, first.count > 1, rows.count > 4,
      columns[0].count == rows.count, code.first == columns[0].first?.first
    else { return false }
    let codes = [code] + columns[0]
    return codes.allSatisfy { cell in
      cell.utf8.count == code.utf8.count && cell.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    } && zip(codes, codes.dropFirst()).allSatisfy(<)
  }

  /// Whether one of its cells is short for another, as in all rows below: "Kuopio,KUO" above "Oulu,OUL".
  ///
  /// Codes of two letters may be headed by one: "State,ST".
  private var shortensName: Bool {
    // Each column is compared with each.
    guard rows.count > 2, first.count <= Self.mostCompared else { return false }
    let records = [first] + rows.map { $0.map { $0.trimmingSpaces() } }
    return first.indices.contains { code in
      let length = first[code].count
      guard length > 2,
        records.allSatisfy({ record in
          record[code].count == length && record[code].allSatisfy(\.isUppercase)
        })
      else { return false }
      return first.indices.contains { name in
        name != code && records.allSatisfy { Self.isShort($0[code], for: $0[name]) }
      }
    }
  }

  /// Wider tables have no need of it.
  private static let mostCompared = 40

  /// Whether a code has the first letter of a name and others of it in their order.
  private static func isShort(_ code: String, for name: String) -> Bool {
    guard name.count > code.count, name.contains(where: \.isLowercase),
      name.first?.uppercased() == code.first?.uppercased()
    else { return false }
    var rest = Substring(name.uppercased())
    for letter in code {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }

  /// Whether one of its cells has letters and digits at the same places as all below it, or is of digits to the base of
  /// sixteen, with marks at the same places: "AB441" above "CX102", a checksum, the address of a network card.
  private var hasCodeOfSameForm: Bool {
    first.indices.contains { column in
      let cells = columns[column]
      guard cells.count > 1 else { return false }
      if let places = Self.places(first[column]) {
        return cells.allSatisfy { Self.places($0) == places }
      }
      guard let digits = Self.placesOfDigits(first[column]) else { return false }
      return cells.allSatisfy { Self.placesOfDigits($0) == digits }
    }
  }

  /// Where a code of capitals and several digits has which, "AA999" for "AB441"; nil for any other text.
  private static func places(_ cell: String) -> String? {
    guard (4..<20).contains(cell.utf8.count), cell.count(where: \.isNumber) > 2,
      cell.contains(where: \.isLetter),
      cell.allSatisfy({ $0.isNumber || $0.isUppercase })
    else { return nil }
    return String(cell.map { $0.isNumber ? "9" : "A" })
  }

  /// Where a text begins with hexadecimal digits and their marks, "____-____" for a part of a UUID; nil for any other text,
  /// and for numbers.
  private static func placesOfDigits(_ cell: String) -> String? {
    guard (12...200).contains(cell.utf8.count) else { return nil }
    // Words behind a checksum are its file's or its kind's.
    let words = cell.split(separator: " ").prefix { word in
      word.contains(where: \.isNumber)
        && word.allSatisfy { $0.isASCII && $0.isHexDigit || ":-.".contains($0) }
    }
    guard let first = words.first(where: { $0.contains(where: \.isLetter) }) else { return nil }
    let parts = first.split { ":-.".contains($0) }
    guard parts.count > 4 || parts.contains(where: { $0.utf8.count > 11 }) else { return nil }
    return words.map { word in String(word.map { $0.isHexDigit ? "_" : $0 }) }
      .joined(separator: " ")
  }

  /// Whether one of its cells is a number to the base of sixteen or a code in which letters and digits take turns, as
  /// nearly all below it are: "0xdeadbeef", "CPT1-A" above "CPT2-B", "2E0OBO" above "3W2TN".
  private var hasMixedCodeAboveCodes: Bool {
    first.indices.contains { column in
      guard let shape = Self.shapeOfCode(first[column]) else { return false }
      let cells = columns[column]
      return cells.count > 1
        && cells.count { Self.shapeOfCode($0) == shape } * 10 >= cells.count * 8
    }
  }

  /// How letters, digits and marks take turns in a code, "9A9A" for "2E0OBO"; nil for any other text.
  private static func shapeOfCode(_ cell: String) -> String? {
    if cell.hasPrefix("0x"), cell.utf8.count > 3 {
      return cell.dropFirst(2).allSatisfy(\.isHexDigit) ? "0x" : nil
    }
    guard !cell.contains(" "), !cell.contains("_"), cell.utf8.count < 20 else { return nil }
    var shape = ""
    for character in cell {
      let kind: Character = character.isLetter ? "A" : character.isNumber ? "9" : character
      if shape.last != kind { shape.append(kind) }
    }
    let kinds = shape.filter { $0 == "A" || $0 == "9" }
    return kinds.count > 2 ? shape : nil
  }

  /// Whether its only cell is a code of letters and digits, as most below it are: "Ccnd2" above "Atp5f1".
  private var hasCodeAboveCodes: Bool {
    let isCode = { (cell: String) in
      cell.contains(where: \.isLetter) && cell.contains(where: \.isNumber) && !cell.contains(" ")
    }
    return first.count == 1 && isCode(first[0]) && columns[0].count > 1
      && columns[0].count(where: isCode) * 2 > columns[0].count
  }

  /// Whether its first cell is a code as long as all below it, and begins as they do, or is a number to the base of
  /// sixteen as they are: "2C228B" above "2C233A".
  private var beginsLikeCodes: Bool {
    guard let code = first.first, code.utf8.count > 3, !code.contains(" "),
      code.contains(where: \.isNumber), columns[0].count > 2, columns[0].count == rows.count
    else { return false }
    let isNumber = { (cell: String) in
      cell.contains(where: \.isNumber) && cell.allSatisfy { $0.isHexDigit && !$0.isLowercase }
    }
    let start = code.prefix(2)
    return columns[0].allSatisfy {
      $0.utf8.count == code.utf8.count && $0.contains(where: \.isNumber)
    }
      && (code.utf8.count > 4 && columns[0].allSatisfy { $0.hasPrefix(start) }
        && !start.allSatisfy(\.isNumber)
        || isNumber(code) && columns[0].allSatisfy(isNumber)
          && (columns[0] + [code]).contains { $0.contains(where: \.isLetter) })
  }
}
