// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// Codes: not amounts, said character by character behind their heading.
enum IdentifierColumn: ColumnKind {
  static let examples = [
    ColumnExample(name: "iata", values: ["00M", "00R", "00V"], phrase: "iata 00M"),
    ColumnExample(name: "clarity", values: ["SI2", "VS1"], phrase: "clarity SI2"),
    ColumnExample(name: "zip", values: ["01067", "10115"], phrase: "zip 01067"),
    ColumnExample(
      name: "Assignment", values: ["002272", "80B624", "00D0EF"], phrase: "Assignment 002272"),
    ColumnExample(name: "AirportID", values: ["3356", "3357"], phrase: "Airport ID 3356"),
    ColumnExample(name: "country", values: ["NA", "DE", "FR"], phrase: "country NA"),
    ColumnExample(name: "bic", values: ["DEUTDEFF", "BNPAFRPP"], phrase: "bic DEUTDEFF"),
    ColumnExample(
      name: "part",
      values: ["aav", "btk", "cau", "dra", "euq", "fox", "gem", "hmx", "ine", "jpx"],
      phrase: "part aav"),
    ColumnExample(name: "pat_id1", values: ["30121", "30136"], phrase: "pat id1: 30121"),
    ColumnExample(name: "flight", values: ["1545", "1714"], phrase: "flight 1545"),
    ColumnExample(
      name: "geonameid", values: ["3040051", "3041563", "290557"], phrase: "geonameid 3040051"),
    ColumnExample(
      name: "invoice", values: ["20200101", "20200102", "20200301"], phrase: "invoice 20200101"),
    ColumnExample(name: "bin", values: ["12-05", "12-99"], phrase: "bin 12-05"),
    ColumnExample(name: "pages", values: ["12-15", "20-99"], phrase: "pages 12-15"),
    ColumnExample(name: "coil_type", values: ["5001", "5001"], phrase: "coil type 5001"),
    ColumnExample(name: "seqn", values: ["233", "20326"], phrase: "seqn 233"),
    ColumnExample(name: "distid", values: ["1010.0", "2010.0"], phrase: "distid 1010"),
    ColumnExample(name: "pidnum", values: ["10056", "10059", "10089"], phrase: "pidnum 10056"),
    ColumnExample(
      name: "docket", values: ["05000293", "05000312", "70-3103"], phrase: "docket 05000293"),
    ColumnExample(
      name: "fill", values: ["#3B4992", "#631879", "#800000"], phrase: "fill #3B4992"),
    ColumnExample(name: "teamIDfg", values: ["1015", "1016"], phrase: "team ID fg 1015"),
    ColumnExample(name: "yearID", values: ["1876", "1877"], phrase: "year ID 1876"),
    ColumnExample(
      name: "type code", values: ["Field Msr/Obs", "Sample", "Quality Sample"],
      phrase: "Field Msr/Obs"),
    ColumnExample(
      name: "participant_id", values: ["sub-pixar001", "sub-pixar002"],
      phrase: "participant id sub-pixar001"),
    ColumnExample(name: "ClaimNo", values: ["2231", "2235"], phrase: "Claim no 2231"),
    ColumnExample(
      name: "Verkaufsstellennr.", values: ["503979", "500312"], phrase: "Verkaufsstellennr. 503979"),
    ColumnExample(
      name: "Telefone", values: ["213218900", "295540360"], phrase: "Telefone 213218900"),
    ColumnExample(name: "code_insee", values: ["97401", "97402"], phrase: "code insee 97401"),
    ColumnExample(name: "number", values: ["1287", "1279", "1260"], phrase: "number 1,287"),
    ColumnExample(name: "code lines", values: ["97401", "97402"], phrase: "code lines 97,401"),
    ColumnExample(name: "say no", values: ["2231", "2231"], phrase: "say no 2,231"),
    ColumnExample(name: "platinum", values: ["1056", "1059", "1089"], phrase: "platinum 1,056"),
    ColumnExample(
      name: "totpaid", values: ["3040051", "3041563", "290557"], phrase: "totpaid 3,040,051"),
    ColumnExample(name: "Staff ID", values: ["805.0", "1266.0"], phrase: "Staff ID 805"),
    ColumnExample(name: "DS ID v2.2", values: ["6266", "6346"], phrase: "DS ID v2.2: 6266"),
    ColumnExample(
      name: "max_memory", values: ["6853369856", "6853369857"], phrase: "max memory 6,853,369,856"),
    ColumnExample(name: "version code", values: ["2.0", "2.1"], phrase: "version code 2.0"),
    ColumnExample(
      name: "model", values: ["E-141/4200", "E-150/100", "F200"], phrase: "model E-141/4200"),
    ColumnExample(name: "side", values: ["N/A/B", "L/R", "A"], phrase: "side N/A/B"),
    ColumnExample(
      name: "STATION_NUMBER", values: ["10870", "10870"], phrase: "STATION NUMBER 10870"),
    ColumnExample(
      name: "volcano number", values: ["210020", "210030", "210030"],
      phrase: "volcano number 210020"),
    ColumnExample(name: "atomic number", values: ["26", "79"], phrase: "atomic number 26"),
    ColumnExample(name: "number sold", values: ["2604", "7912"], phrase: "number sold 2,604"),
    ColumnExample(
      name: "uic", values: ["8761367", "8727141", "8711300", "8775544", "8734420"],
      phrase: "uic 8761367"),
    ColumnExample(
      name: "turnover", values: ["8761300", "8727141", "8711300", "8775500", "8734420"],
      phrase: "turnover 8,761,300"),
    ColumnExample(
      name: "population", values: ["179323175", "182992000"], phrase: "population 179,323,175"),
    ColumnExample(
      name: "y_coord", values: ["3521764", "3471916", "3502787", "3474765", "3487321"],
      phrase: "y coord 3,521,764"),
    ColumnExample(
      name: "neighbours", values: ["ES,FR", "CZ,DE", "LY", "AB,CD,EF"], phrase: "neighbours ES,FR"),
    ColumnExample(
      name: "languoid", values: ["warl1255", "kala1379", "ande1247", "nung1291", "dier1241"],
      phrase: "languoid warl1255"),
    ColumnExample(
      name: "login", values: ["user1255", "user1379", "user1247", "user1291", "user1241"],
      phrase: "login user1255"),
    ColumnExample(name: "id_foro", values: ["5120", "12"], phrase: "id foro 5120"),
    ColumnExample(name: "cap", values: ["10011", "61041"], phrase: "cap 10011", locale: "it-IT"),
    ColumnExample(
      name: "model", values: ["737-832", "EMB-145XR", "767-323"], phrase: "model 737-832"),
    ColumnExample(name: "cap", values: ["10011", "61041"], phrase: "cap 10,011"),
    ColumnExample(name: "month", values: ["JAN", "FEB", "JUNE"], phrase: "JAN"),
    ColumnExample(name: "city", values: ["LYON", "NICE", "METZ"], phrase: "LYON"),
    ColumnExample(name: "konto", values: ["'27103000", "'59102025"], phrase: "konto '27103000"),
    ColumnExample(name: "MCC", values: ["5411", "4814", "5411"], phrase: "MCC 5411"),
    ColumnExample(
      name: "Clearingnummer", values: ["84525", "84525"], phrase: "Clearingnummer 84525"),
    ColumnExample(
      name: "Номер карты", values: ["1234", "1234"], phrase: "Номер карты 1234", locale: "ru-RU"),
    ColumnExample(
      name: "isbn_10", values: ["1605506249", "415480116"], phrase: "isbn 10: 1605506249"),
    ColumnExample(
      name: "Número do documento", values: ["2376502139", "120101"],
      phrase: "Número do documento 2376502139"),
    ColumnExample(
      name: "Codice Comune", values: ["1002", "1003"], phrase: "Codice Comune 1002"),
    ColumnExample(
      name: "license_number", values: ["8002756", "S124529"], phrase: "license number 8002756"),
    ColumnExample(name: "MAJ:MIN", values: ["253:0", "254:16"], phrase: "MAJ:MIN 253:0"),
    ColumnExample(
      name: "TERYT Powiatu", values: ["326300", "321800"], phrase: "TERYT Powiatu 326300"),
    ColumnExample(name: "AREAKEY", values: ["13001", "13003"], phrase: "AREAKEY 13,001"),
    ColumnExample(name: "area_key", values: ["13001", "13003"], phrase: "area key 13001"),
    ColumnExample(name: "State", values: ["ii", "ii", "rc"], phrase: "State ii"),
    ColumnExample(name: "languages", values: ["it", "en", "sv"], phrase: "languages it"),
    ColumnExample(name: "NIV4", values: ["01.11", "10.12"], phrase: "NIV4: 01.11"),
    ColumnExample(
      name: "lag",
      values: [
        "35.78", "12.22", "05.75", "55.10", "41.00", "40.12", "39.01", "12.10",
        "33.33",
      ], phrase: "lag 35.78"),
    ColumnExample(
      name: "code", values: ["NA", "001", "AF", "US"], phrase: "code NA"),
    ColumnExample(name: "port", values: ["5432", "80"], phrase: "port 5432"),
    ColumnExample(name: "cpu", values: ["500m", "1500m", "2"], phrase: "cpu 500m"),
    ColumnExample(name: "room", values: ["12B", "14", "15"], phrase: "room 12B"),
    ColumnExample(
      name: "Complaint Year Number", values: ["2022", "2020"],
      phrase: "Complaint Year Number 2022"),
    ColumnExample(name: "LIMIT", values: ["32000", "8K", "40960"], phrase: "LIMIT 32,000"),
    ColumnExample(name: "TDCJ Number", values: ["999508", "522"], phrase: "TDCJ Number 999508"),
    ColumnExample(
      name: "station", values: ["117", "1083", "c266"], phrase: "station 117"),
    ColumnExample(name: "hex", values: ["23f8b", "8a41", "4000"], phrase: "hex 23f8b"),
    ColumnExample(name: "file name", values: ["2023", ".", "2024"], phrase: "file name 2023"),
    ColumnExample(name: "seq", values: ["1F603", "200D 2640", "1F3FB"], phrase: "seq 1F603"),
    ColumnExample(
      name: "kode", values: ["11.01.01.2001", "35.05.16.2012"], phrase: "kode 11.01.01.2001"),
    ColumnExample(name: "teamID", values: ["NAGOYA", "HANSHIN", "TOKYO"], phrase: "NAGOYA"),
    ColumnExample(name: "teamID", values: ["LG", "Samsung", "KT", "Doosan"], phrase: "LG"),
    ColumnExample(name: "tickerID", values: ["LG", "AAPL", "GOOG"], phrase: "ticker ID LG"),
    ColumnExample(
      name: "species", values: ["C15H18", "C8H18-14", "CH4", "N2O"], phrase: "species C15H18"),
    ColumnExample(
      name: "code point(s)", values: ["1F46E 1F3FB", "200D"], phrase: "code point(s) 1F46E 1F3FB"),
    ColumnExample(name: "grade", values: ["I", "II", "III"], phrase: "grade I"),
    ColumnExample(
      name: "Concept Code", values: ["2133-7", "2135-2"], phrase: "Concept Code 2133-7"),
    ColumnExample(name: "class", values: ["1st", "2nd", "1st", "2nd"], phrase: "class 1st"),
  ]

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    var say = SayAs(.identifier)
    say.heading = .always
    // The letter behind "code point(s)" is no unit.
    if areCodePoints(column) {
      return ColumnGuess(
        column.field, say, heading: .always, "numbers of characters in Unicode")
    }
    // What the name has a unit for is an amount, or a remark among amounts.
    guard !column.values.isEmpty, column.profile.truthCount == 0, !column.convention.statesUnit
    else { return nil }
    say.whole = column.values.allSatisfy { isWholeFloat($0.text) }
    // Words are no codes, whatever the name says.
    let isInWords =
      column.values.count { isWords($0.text) } * 2 > column.values.count || areLongNames(column)
    let byName = ColumnGuess(column.field, say, heading: .always, "codes, by the column's name")
    if column.convention.say?.kind == .identifier, !isInWords {
      return isYears(column) ? nil : byName
    }
    if CodeName.isCode(column.words, in: column.locale.language), !isInWords,
      !areMeasures(column)
    {
      return byName
    }
    // Codes of languages (ISO 639) are words by chance: "it", "no".
    if let last = column.words.last, ["language", "languages", "lang", "langs"].contains(last),
      column.values.allSatisfy({
        (2...3).contains($0.text.utf8.count) && $0.text.allSatisfy { $0.isASCII && $0.isLowercase }
      })
    {
      return byName
    }
    // Thousandths of a processor, as Kubernetes has them, are no meters.
    if column.words.contains("cpu"), column.values.allSatisfy({ isThousandths($0.text) }),
      column.values.contains(where: { $0.text.hasSuffix("m") })
    {
      return byName
    }
    // The numbers of a device, as `lsof` prints them, are no decimals.
    if column.isOfProcesses, column.words == ["device"], !isInWords { return byName }
    if column.profile.name.contains(":"), column.values.allSatisfy({ isPairWithColon($0.text) }) {
      return byName
    }
    if CodeName.isModel(column.words), column.values.contains(where: { isPairOfNumbers($0.text) }),
      column.values.allSatisfy({ $0.text.utf8.count < 16 && !$0.text.contains(" ") })
    {
      return ColumnGuess(
        column.field, say, heading: .always, "models, some of two numbers, which are no range")
    }
    // Spreadsheets take what is behind an apostrophe for text, and banks write numbers of accounts so.
    if column.values.allSatisfy({ value in
      value.text.hasPrefix("'") && value.text.count > 1
        && isDigits(value.text.filter { $0 != "'" })
    }) {
      return ColumnGuess(
        column.field, say, heading: .always, "codes, marked as texts by an apostrophe")
    }
    if areNumbersAmongCodes(column) || areNumbersAmongLetters(column) {
      return ColumnGuess(
        column.field, say, heading: .always, "codes, of which some have letters")
    }
    if column.values.allSatisfy({ WebColor.matches($0.text) }) {
      return ColumnGuess(
        column.field, say, heading: .always, "colors, such as \(column.values[0].text)")
    }
    if CodeName.isKey(column.words) || column.words.last.map(CodeName.endsInID) == true,
      column.values.allSatisfy({ isDigits($0.text) || isWholeFloat($0.text) })
    {
      return byName
    }
    if areFormulas(column) { return nil }
    if areHexadecimal(column) {
      return ColumnGuess(
        column.field, say, heading: .always, "codes in hexadecimal digits, all of one length")
    }
    if column.values.allSatisfy({ isQuarter($0.text) }) { return nil }
    if areNumbersOfParts(column) {
      return ColumnGuess(
        column.field, say, heading: .always, "codes with points, of which some begin with a zero")
    }
    let isNumeric = column.values.allSatisfy { isDigits($0.text) }
    if column.isOfNames, column.values.count(where: { isDigits($0.text) }) * 2 > column.values.count
    {
      return ColumnGuess(
        column.field, say, heading: .always, "names, by the column's name, though most are numbers")
    }
    if isNumeric, CodeName.isKind(column.words),
      column.values.allSatisfy({ $0.text.utf8.count > 3 })
    {
      return byName
    }
    if isNumeric, CodeName.isNumberOfThing(column.words), !isYears(column),
      let length = column.values.first?.text.utf8.count,
      length > 3, column.count > 1, column.values.allSatisfy({ $0.text.utf8.count == length })
    {
      return byName
    }
    if isNumeric, CodeName.isNumberOfAuthority(column.profile.name), !isYears(column),
      column.values.contains(where: { $0.text.utf8.count > 3 })
    {
      return byName
    }
    // Whoever numbers things so does it with at least four digits: "Clearingnummer 84525".
    if isNumeric, CodeName.isCompoundNumber(column.words),
      column.values.allSatisfy({ $0.text.utf8.count > 3 })
    {
      return byName
    }
    // A count may be called so, too, but would be the same in some rows.
    if isNumeric, CodeName.endsInNumber(column.words), column.values.count > 1,
      column.values.count == column.count
    {
      return ColumnGuess(
        column.field, say, heading: .always, "codes, by the column's name: all differ")
    }
    if isNumeric {
      if let zero = column.values.first(where: { $0.text.utf8.count > 1 && $0.text.hasPrefix("0") })
      {
        return ColumnGuess(
          column.field, say, heading: .always, "codes: \(zero.text) begins with a zero")
      }
      let lengths = Set(column.values.map { $0.text.utf8.count })
      // Whoever writes JSON puts digits between quotes when they are no amount.
      if !column.profile.numbersAreText, lengths.count == 1, !YearColumn.areTexts(column),
        column.values.allSatisfy({
          !$0.isNumber && $0.text.utf8.count > (column.values.count > 1 ? 1 : 5)
        })
      {
        return ColumnGuess(
          column.field, say, heading: .always, "codes: texts of as many digits each")
      }
      if areUnnamedKeys(column) {
        return ColumnGuess(
          column.field, say, heading: .always, "codes: numbers of no name, which all differ")
      }
      guard lengths.count == 1, let length = lengths.first, tellRowsApart(column, length) else {
        return nil
      }
      return ColumnGuess(
        column.field, say, heading: .always, "codes: all have \(length) digits")
    }
    let zeros = column.values.count { $0.text.hasPrefix("0") && $0.text.utf8.count > 1 }
    if zeros * 2 > column.values.count,
      column.values.allSatisfy({ isDigitsAndHyphens($0.text) })
    {
      return ColumnGuess(
        column.field, say, heading: .always, "codes: \(zeros) begin with a zero")
    }
    if let pair = column.values.first(where: { isPairWithZero($0.text) }),
      column.values.allSatisfy({ isPair($0.text) })
    {
      return ColumnGuess(
        column.field, say, heading: .always, "codes: \(pair.text) has a zero before a digit")
    }
    if isNumeralByChance(column) {
      return ColumnGuess(
        column.field, say, heading: .always,
        "codes of two or three letters, of which some would be heard as Roman numbers")
    }
    if isShortCodes(column) {
      return ColumnGuess(
        column.field, say, heading: .always,
        "codes of as many letters each, such as \(column.values[0].text)")
    }
    if areLettersWithDigits(column) {
      return ColumnGuess(
        column.field, say, heading: .always,
        "codes of as many letters and digits each, such as \(column.values[0].text)")
    }
    if column.values.count > 1, column.values.allSatisfy({ isBankCode($0.text) }) {
      return ColumnGuess(
        column.field, say, heading: .always, "codes of banks, such as \(column.values[0].text)")
    }
    if areSizesAmongNumbers(column) { return nil }
    if areNumerals(column) {
      return ColumnGuess(
        column.field, SayAs(.roman), heading: .always,
        "Roman numbers, such as \(column.values[0].text)")
    }
    // A number of JSON is none, and no code has a sign behind its letter: "1E-5".
    guard
      column.values.contains(where: {
        !$0.isNumber || column.profile.numbersAreText && !$0.text.utf8.contains(UInt8(ascii: "-"))
      }),
      areCodes(column), !areExponents(column),
      column.values.contains(where: { $0.text.contains(where: \.isLetter) })
    else { return nil }
    let wordCount = column.values.count { ShortForm.isWord($0.text) }
    guard wordCount * 2 < column.values.count else { return nil }
    let months = MonthNames(column.locale)
    guard column.values.contains(where: { months.month($0.text) == nil }) else { return nil }
    // Countries have codes of three letters, but names of four and more.
    let areNames =
      column.words.contains(where: NameWords.ofNames.contains)
      && column.values.allSatisfy { $0.text.count > 3 && $0.text.allSatisfy(\.isLetter) }
    if areNames { return nil }
    return ColumnGuess(
      column.field, say, heading: .always,
      "codes of capital letters and digits, such as \(column.values[0].text)")
  }

  /// Whether all values are numbers with points whose first parts have as many digits, some with a zero in front.
  ///
  /// Codes of parts are written so, "01.11" and "10.11", and no amounts.
  private static func areNumbersOfParts(_ column: TypedColumn) -> Bool {
    var lengths: Set<Int> = []
    var paddedCount = 0
    for value in column.values {
      let parts = value.text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty && isDigits(String($0)) }) else {
        return false
      }
      lengths.insert(parts[0].count)
      // Groups of thousands may begin with a zero.
      let padded =
        parts.count > 2 && !VersionColumn.isGrouped(value.text) ? parts[...] : parts[..<1]
      if padded.contains(where: { $0.count > 1 && $0.hasPrefix("0") }) { paddedCount += 1 }
    }
    // One of many is a slip of the pen: "05.75" among seconds.
    return paddedCount * 8 >= column.values.count && paddedCount > 0 && lengths.count == 1
      && column.values.count > 1 && Quantity.of(column.words) == nil
  }

  /// Whether whole numbers of as many digits each are too long, or too many that all differ, to be amounts.
  ///
  /// Amounts are of several sizes, and long ones are mostly rounded.
  private static func tellRowsApart(_ column: TypedColumn, _ length: Int) -> Bool {
    guard column.values.count > 1, !CountName.isCount(column.words),
      !column.words.contains(where: CountName.isSize)
    else { return false }
    if length > 9 { return true }
    // Places on a grid are as long, and all differ.
    guard column.words.allSatisfy({ !coordinates.contains($0) }) else { return false }
    guard column.convention.say == nil, Quantity.of(column.words) == nil,
      column.values.count(where: { $0.text.hasSuffix("00") }) * 3 < column.values.count
    else { return false }
    return length == 9
      || length > 6 && column.values.count > 4 && column.values.count == column.count
  }

  /// Whether the first column of a table without names has long numbers that all differ, not sorted as counts are.
  private static func areUnnamedKeys(_ column: TypedColumn) -> Bool {
    let profile = column.profile
    guard profile.index == 0, !profile.isNamed, column.values.count > 4,
      column.values.count == column.count
    else { return false }
    let numbers = column.values.compactMap { Int($0.text) }
    let lengths = Set(column.values.map { $0.text.utf8.count })
    return numbers.count == column.values.count && (numbers.min() ?? 0) >= 10_000
      && (lengths.max() ?? 0) - (lengths.min() ?? 0) < 2
      && zip(numbers, numbers.dropFirst()).contains { $0 < $1 }
  }

  private static let coordinates: Set<String> = [
    "coord", "coords", "coordinate", "coordinates", "x", "y", "easting", "northing", "east",
    "north",
  ]

  /// Whether most values are large numbers under a name of sizes, and the others have the letter of a thousand: "32000" and "8K".
  private static func areSizesAmongNumbers(_ column: TypedColumn) -> Bool {
    let letters = column.values.filter { $0.text.contains(where: \.isLetter) }
    return column.words.contains(where: CountName.isSize)
      && letters.count * 2 < column.values.count
      && letters.allSatisfy { WrittenSize($0.text) != nil && !$0.text.hasSuffix("B") }
      && column.values.count { Int($0.text).map { $0 > 999 } == true } * 2 > column.values.count
  }

  private static func isThousandths(_ text: String) -> Bool {
    let digits = text.hasSuffix("m") ? text.dropLast() : text[...]
    return !digits.isEmpty && isDigits(String(digits))
  }

  /// Whether numbers of JSON have fractions of one digit or several, as no codes have: `ssn`, a number of sunspots.
  ///
  /// Codes with points are texts there, since a number would lose its zeros.
  private static func areMeasures(_ column: TypedColumn) -> Bool {
    // Of diseases and books they are numbers there, all the same.
    guard !column.words.contains("code") else { return false }
    let fractions = column.values.compactMap { value -> Int? in
      guard value.isNumber, let point = value.text.firstIndex(of: ".") else { return nil }
      let digits = value.text[point...].dropFirst()
      return digits.allSatisfy { $0 == "0" } ? nil : digits.count
    }
    return fractions.count * 2 > column.values.count && fractions.count > 1
  }

  /// Whether a text is a whole number as programs print binary floating point, to which a column of
  /// numbers turns where some are missing.
  private static func isWholeFloat(_ text: String) -> Bool {
    text.hasSuffix(".0") && isDigits(String(text.dropLast(2)))
  }

  /// Whether a text has a word in small letters, and so is read as it is written: "Quality Sample", "user-anna02".
  private static func isWords(_ text: String) -> Bool {
    let words = text.split { !$0.isLowercase }
    if words.contains(where: { $0.count > 2 }), text.contains(" ") || text.allSatisfy(\.isLetter) {
      return true
    }
    // A number to the base of sixteen has the letters of words, too.
    return words.contains { word in
      word.count > 3 && word.contains { "aeiouy".contains($0) } && word.contains { $0 > "f" }
    }
  }

  /// Whether all values are codes, but for one of fifty: an expression or a note that somebody put there.
  private static func areCodes(_ column: TypedColumn) -> Bool {
    let misfits = column.values.count { !isCode($0.text) && !isListOfCodes($0.text) }
    return misfits * 50 <= column.values.count
  }

  /// Whether all values are letters, and at least two in five are words of several lengths, too long to be spelled out: names
  /// of teams and places, "HANSHIN", "MARKET_SQUARE", "Samsung" and "LG".
  private static func areLongNames(_ column: TypedColumn) -> Bool {
    var long: [Int] = []
    for value in column.values {
      guard value.text.first?.isLetter == true, !isBankCode(value.text),
        value.text.allSatisfy({ $0.isLetter || " _-&.".contains($0) })
      else { return false }
      let hasVowel = value.text.contains { "AEIOUYÄÖÜÉaeiouyäöüé".contains($0) }
      if value.text.count > 4, hasVowel { long.append(value.text.count) }
    }
    return Set(long).count > 1 && long.count * 5 >= column.values.count * 2
  }

  /// Whether nearly all values are formulas of chemistry with several elements, most of them with numbers, which are counted and
  /// not spelled out: "C15H18", "C8H18-14".
  private static func areFormulas(_ column: TypedColumn) -> Bool {
    guard column.values.count > 3 else { return false }
    var formulas = 0
    var counted = 0
    for value in column.values {
      let parts = value.text.prefix { $0 != "-" }.split(whereSeparator: \.isNumber)
      let symbols = parts.compactMap { ChemicalSymbol.of(String($0)) }
      guard symbols.count == parts.count, symbols.reduce(0, { $0 + $1.count }) > 1 else { continue }
      formulas += 1
      if value.text.contains(where: \.isNumber) { counted += 1 }
    }
    return formulas * 10 >= column.values.count * 9 && counted * 2 > column.values.count
  }

  /// Whether the numbers of a column are years, which some databases number their rows by.
  private static func isYears(_ column: TypedColumn) -> Bool {
    column.words.contains("year")
      && column.values.allSatisfy { value in
        Int(value.text).map { (1700..<2200).contains($0) } == true
      }
  }

  /// Whether all values are numbers, those with letters by their powers of ten: "2E-3" beside "1".
  private static func areExponents(_ column: TypedColumn) -> Bool {
    column.values.allSatisfy { Double($0.text) != nil }
      && column.values.contains { $0.text.uppercased().contains("E-") }
  }

  /// Whether a text is two whole numbers with a hyphen between them, as some models are: "737-832".
  private static func isPairOfNumbers(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && isDigits(String($0)) }
  }

  /// Whether a text is two numbers with a colon between them, as the name of the column has: "MAJ:MIN".
  private static func isPairWithColon(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && isDigits(String($0)) }
  }

  /// Whether all values are characters by their numbers in Unicode, in four to six capital hexadecimal digits each, some with
  /// letters or zeros before them: "200D 2640", "0041..005A".
  private static func areCodePoints(_ column: TypedColumn) -> Bool {
    var mixed = 0
    var hasSeveral = false
    // Hours and telephone numbers have digits alone.
    var hasLetters = false
    for value in column.values {
      let parts = value.text.replacing("..", with: " ").split(separator: " ")
      guard !parts.isEmpty,
        parts.allSatisfy({ part in
          (4...6).contains(part.utf8.count)
            && part.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x46).contains($0) }
        })
      else { return false }
      hasSeveral = hasSeveral || parts.count > 1
      hasLetters = hasLetters || parts.contains { $0.contains(where: \.isLetter) }
      if parts.contains(where: {
        $0.hasPrefix("0") || $0.contains(where: \.isLetter) && $0.contains(where: \.isNumber)
      }) {
        mixed += 1
      }
    }
    return hasSeveral && hasLetters && column.values.count > 1 && mixed * 2 >= column.values.count
  }

  /// Whether all values are capital hexadecimal digits of one length, most of them with letters or a zero before them: "80B624".
  private static func areHexadecimal(_ column: TypedColumn) -> Bool {
    guard column.values.count > 1, let length = column.values.first?.text.utf8.count,
      (4...32).contains(length)
    else { return false }
    var mixed = 0
    for value in column.values {
      let bytes = value.text.utf8
      guard bytes.count == length,
        bytes.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x46).contains($0) })
      else { return false }
      if bytes.contains(where: { $0 > 0x39 }), bytes.contains(where: { $0 <= 0x39 }) { mixed += 1 }
    }
    return mixed * 2 >= column.values.count
  }

  /// Whether most values are numbers of five digits and more, and all others are such numbers behind a letter or two: "S124529".
  private static func areNumbersAmongCodes(_ column: TypedColumn) -> Bool {
    var codes = 0
    for value in column.values {
      let letters = value.text.utf8.prefix { (0x41...0x5A).contains($0) }.count
      let digits = value.text.utf8.count - letters
      guard letters < 3, digits > 4, digits < 12, isDigits(String(value.text.dropFirst(letters)))
      else { return false }
      if letters > 0 { codes += 1 }
    }
    return codes > 0 && codes * 2 <= column.values.count
  }

  /// Whether among whole numbers are some with a letter in front: "117" and "c266", as stations are called.
  private static func areNumbersAmongLetters(_ column: TypedColumn) -> Bool {
    var codes = 0
    for value in column.values {
      let letters = value.text.utf8.prefix { ($0 | 0x20) &- 0x61 < 26 }.count
      guard letters < 2, isDigits(String(value.text.dropFirst(letters))) else { return false }
      if letters > 0 {
        guard value.text.utf8.count > 3 else { return false }
        codes += 1
      }
    }
    return codes > 0 && codes < column.values.count && column.convention.say == nil
      && Quantity.of(column.words) == nil && !CountName.isCount(column.words)
  }

  private static func isDigitsAndHyphens(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
  }

  /// Whether a text is two numbers of two or three digits with a hyphen between them: "12-99".
  private static func isPair(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { (2...3).contains($0.utf8.count) && isDigits(String($0)) }
  }

  /// Whether the second number of two has a zero before it, as no end of a range has: "12-05".
  private static func isPairWithZero(_ text: String) -> Bool {
    guard isPair(text) else { return false }
    let parts = text.split(separator: "-")
    return parts[1].hasPrefix("0") && !parts[0].hasPrefix("0")
  }

  private static func isDigits(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether all values are Roman numbers, as grades and stages are: I, II, III.
  private static func areNumerals(_ column: TypedColumn) -> Bool {
    column.values.allSatisfy { value in
      value.text.utf8.allSatisfy { "IVX".utf8.contains($0) }
        && RomanNumber.value(of: value.text) != nil
    } && column.values.contains { $0.text.contains("II") }
  }

  /// Whether all values have two or three small letters and are no units or words, and some would be Roman numbers
  /// beside others without a vowel: `ii` and `rc`, the states of packages.
  private static func isNumeralByChance(_ column: TypedColumn) -> Bool {
    let texts = column.values.map(\.text)
    guard column.count > 1,
      texts.allSatisfy({
        (2...3).contains($0.utf8.count) && $0.allSatisfy { $0.isASCII && $0.isLowercase }
          && UnitSymbols.international[$0] == nil
      })
    else { return false }
    let numerals = texts.filter { RomanNumber.value(of: $0.uppercased()) != nil }
    // The letter alone, again and again, is no word.
    if texts.count == 1 { return column.count > 2 && texts[0].allSatisfy { $0 == "i" } }
    return !numerals.isEmpty
      && texts.contains { !numerals.contains($0) && !$0.contains { "aeiouy".contains($0) } }
  }

  /// Whether many different values have two to four small letters, all as many.
  private static func isShortCodes(_ column: TypedColumn) -> Bool {
    guard column.values.count >= 10, column.values.count == column.count,
      let length = column.values.first?.text.utf8.count, (2...4).contains(length)
    else { return false }
    return column.values.allSatisfy { value in
      value.text.utf8.count == length
        && value.text.utf8.dropFirst().allSatisfy { (0x61...0x7A).contains($0) }
        && value.text.utf8.first.map { (0x61...0x7A).contains($0 | 0x20) } == true
    }
  }

  /// Whether many values, all different, are some small letters and some digits, as many in each, and the letters are
  /// not one word: "ande1247", "nung1291".
  private static func areLettersWithDigits(_ column: TypedColumn) -> Bool {
    guard column.values.count > 4, column.values.count == column.count else { return false }
    var starts: Set<Substring> = []
    let counts = Set(
      column.values.map { value -> Int in
        let letters = value.text.prefix { $0.isASCII && $0.isLowercase }
        let digits = value.text.dropFirst(letters.count)
        guard (2...4).contains(letters.count), digits.count > 2, isDigits(String(digits)) else {
          return 0
        }
        starts.insert(letters)
        return letters.count * 100 + digits.count
      })
    return counts.count == 1 && counts != [0] && starts.count * 2 > column.count
  }

  /// Whether a text is a quarter of a year: "Q42010", "2010Q4".
  private static func isQuarter(_ text: String) -> Bool {
    let text = text.replacing("-", with: "")
    guard text.utf8.count == 6, text.contains("Q") else { return false }
    let parts = text.split(separator: "Q", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let quarter = parts[0].isEmpty ? parts[1].prefix(1) : parts[1]
    let year = parts[0].isEmpty ? parts[1].dropFirst() : parts[0]
    return "1234".contains(quarter) && Int(year).map { (1800...2100).contains($0) } == true
  }

  /// Whether a text is a BIC by ISO 9362: a bank, a country, a place and perhaps a branch.
  private static func isBankCode(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 8 || bytes.count == 11,
      bytes[..<6].allSatisfy({ (0x41...0x5A).contains($0) }),
      bytes[6...].allSatisfy({ (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) })
    else { return false }
    return LocaleIdentifier("en-" + String(decoding: bytes[4..<6], as: UTF8.self)) != nil
  }

  /// Whether a text is a list of short codes of capitals: "ES,FR".
  private static func isListOfCodes(_ text: String) -> Bool {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.map({ $0.drop { $0 == " " } }).allSatisfy { part in
        (2...3).contains(part.utf8.count) && part.utf8.allSatisfy { (0x41...0x5A).contains($0) }
      }
  }

  /// Whether a text is a code: up to five capital letters and digits, or longer with both, and hyphens or slashes between them.
  private static func isCode(_ text: String) -> Bool {
    var letters = 0
    var digits = 0
    var hasSlash = false
    for byte in text.utf8 {
      switch byte {
      case 0x41...0x5A: letters += 1
      case 0x30...0x39: digits += 1
      case UInt8(ascii: "-") where letters + digits > 0: break
      case UInt8(ascii: "/") where letters + digits > 0: hasSlash = true
      default: return false
      }
    }
    // A slash between words or numbers alone means "or" or "of".
    if hasSlash, letters == 0 || digits == 0 { return false }
    return letters > 0 && (text.utf8.count <= 5 || digits > 0) && text.utf8.count <= 40
      || letters == 0 && text.utf8.count <= 5
  }
}
