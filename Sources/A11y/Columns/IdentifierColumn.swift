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

  private static let rules =
    CodesByName.rules + CodesByMarks.rules + CodesOfDigits.rules + CodesOfLetters.rules

  static func guess(_ column: TypedColumn) -> ColumnGuess? {
    var say = SayAs(.identifier)
    say.heading = .always
    // The letter behind "code point(s)" is no unit.
    if CodesByMarks.areCodePoints(column) {
      return ColumnGuess(
        column.field, say, heading: .always, "numbers of characters in Unicode")
    }
    // What the name has a unit for is an amount, or a remark among amounts.
    guard !column.values.isEmpty, column.profile.truthCount == 0, !column.convention.statesUnit
    else { return nil }
    say.whole = column.values.allSatisfy { CodeText.isWholeFloat($0.text) }
    for rule in rules {
      switch rule.verdict(column) {
      case .codes(let reason):
        return ColumnGuess(column.field, say, heading: .always, reason)
      case .romanNumbers(let reason):
        return ColumnGuess(column.field, SayAs(.roman), heading: .always, reason)
      case .others: return nil
      case nil: continue
      }
    }
    return nil
  }
}
