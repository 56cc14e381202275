// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// Currencies that CLDR names, counted in the gender of their names.
@Suite struct CurrencyGendersTests {
  static func spoken(_ number: String, _ code: String, _ language: String) throws -> String {
    return try Labels.lines(
      "[[\(number)]]", as: .spoken, fields: ["v=currency:\(code)"], locale: language
    ).first ?? ""
  }

  @Test(arguments: [
    ("1", "SEK", "es", "una corona sueca"), ("21", "EGP", "es", "veintiuna libras egipcias"),
    ("201", "MUR", "es", "doscientas una rupias mauricianas"),
    ("1", "HTG", "es", "un gurde haitiano"),
    ("1", "NOK", "fr", "une couronne norvégienne"),
    ("21", "LBP", "fr", "vingt et une livres libanaises"),
    ("1", "HTG", "fr", "une gourde haïtienne"), ("1", "MAD", "fr", "un dirham marocain"),
    ("1", "CZK", "it", "una corona ceca"), ("1", "EGP", "it", "una sterlina egiziana"),
    ("2", "PKR", "pt", "duas rupias paquistanesas"), ("1", "DKK", "pt", "uma coroa dinamarquesa"),
    ("1", "CZK", "de", "eine Tschechische Krone"), ("1", "LBP", "de", "ein Libanesisches Pfund"),
    ("1", "MUR", "de", "eine Mauritius-Rupie"), ("1", "DOP", "de", "ein Dominikanischer Peso"),
    ("1", "CZK", "ru", "одна чешская крона"), ("2", "ISK", "ru", "две исландские кроны"),
    ("1", "LBP", "ru", "один ливанский фунт"), ("1", "EGP", "sv", "ett egyptiskt pund"),
    ("21", "LBP", "sv", "tjugoett libanesiska pund"), ("1", "TRY", "sv", "en turkisk lira"),
    ("2", "ISK", "pl", "dwie korony islandzkie"), ("2", "PKR", "uk", "дві пакистанські рупії"),
    ("2", "LBP", "uk", "два ліванські фунти"),
  ])
  func isCountedInTheGenderOfItsName(
    _ number: String, _ code: String, _ language: String, _ said: String
  )
    throws
  {
    #expect(try Self.spoken(number, code, language) == said)
  }

  /// CLDR tells old currencies by their years, and others by remarks in parentheses.
  @Test(
    arguments: Language.all.map(\.code), ["RUR", "SLL", "USN", "CUC", "BAM", "ZMK", "CHW", "MXV"])
  func leavesNoDigitAndNoParenthesisToTheVoice(_ language: String, _ code: String) throws {
    let said = try Self.spoken("2", code, language)
    #expect(!said.contains { $0.isNumber && $0.isASCII || "()".contains($0) }, "\(said)")
  }

  /// "kr" is a crown of some country, whose name is what their names have in common.
  @Test(arguments: [
    ("es", "1 kr", "una corona"), ("de", "250 kr", "zwei hundert fünfzig Kronen"),
    ("ru", "2 kr", "две кроны"), ("pl", "5 kr", "pięć koron"), ("zh", "250 kr", "二百五十克朗"),
    ("sv", "250 kr", "tvåhundrafemtio kronor"), ("en", "250 kr", "two hundred and fifty kroner"),
    ("ja", "250 kr", "二百五十クローネ"), ("ar", "250 kr", "مئتان وخمسون كرونة"),
  ])
  func aCrownIsOneOfAnyCountry(_ language: String, _ text: String, _ words: String) throws {
    #expect(try OnlyReadingTests.spoken(text, language) == words)
  }
}
