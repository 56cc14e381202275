// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import A11y
import Testing

@testable import Sheets

/// Numbers as LibreOffice shows them, apart from the marks of thousands, and a minus in place of parentheses.
@Suite struct CellFormatTests {
  @Test(
    "a number is written as its format shows it",
    arguments: [
      ("General", "0.30000000000000004", "0.3"), ("General", "12", "12"),
      ("General", "-0.5", "-0.5"),
      ("General", "1E-7", "0.0000001"), ("General", "1.5E+20", "150000000000000000000"),
      ("General", "1E300", "1E300"), ("0", "2.5", "3"), ("0", "-0.4", "0"),
      ("\\-0", "12", "-12"), ("\"-\"0", "-12", "-12"), ("\\-0", "0", "0"), ("\"A-\"0", "5", "A5"),
      ("0.00", "2.675", "2.68"),
      ("0.00", "1.005", "1.01"), ("#,##0", "1234567.5", "1234568"), ("0.##", "1.5", "1.5"),
      ("#.00", ".5", "0.50"), ("0%", "0.05", "5%"), ("0.00%", "-0.125", "-12.50%"),
      ("\"paid\";\"owed\";\"open\"", "1", "paid"), ("\"paid\";\"owed\";\"open\"", "0", "open"),
      ("\"paid\";\"owed\";\"open\"", "-2", "owed"), ("\"same\";\"same\"", "-2", "-2"),
      ("0.0\" kg\"", "81.25", "81.3 kg"), ("\"Q\"0", "3", "Q3"), ("00000", "7", "00007"),
      ("000-00-0000", "1234567", "001-23-4567"), ("(000) 000-0000", "4085550175", "(408) 555-0175"),
      ("$#,##0.00", "1234.5", "$1234.50"),
      ("[$€-407] #,##0.00", "5", "€5.00"), ("#,##0.00 [$€-40C]", "-5", "-5.00 €"),
      ("[$EUR] 0.00", "5", "EUR 5.00"), ("$#,##0_);($#,##0)", "-5", "-$5"),
      ("_($* #,##0.00_);_($* (#,##0.00);_($* \"-\"??_);_(@_)", "-2", "-$2.00"),
      ("[Red]0.0;[Blue]-0.0", "-7.25", "-7.3"), ("[>1000]0,\"K\";0", "5000", "5000"),
      ("0.00E+00", "12345", "12345"), ("# ?/?", "0.5", "0.5"), ("@", "12", "12"),
      // Words for negative numbers, in place of a minus or beside one.
      ("0.00\" CR\";0.00\" DR\"", "-50", "50.00 DR"), ("0.00\" CR\";0.00\" DR\"", "5", "5.00 CR"),
      ("▲0.0%;▼0.0%", "-0.125", "▼12.5%"), ("▲0;▼0", "7", "▲7"),
      ("0;$0", "-7", "-$7"), ("0;0\" loss\"", "-7", "-7 loss"), ("0;0", "-7", "-7"),
      ("0\" over\";0\" under\"", "-13", "13 under"),
      ("0\" kg\";-0\" kg\"", "-3", "-3 kg"), ("$0;($0)", "-3", "-$3"),
      ("\"+\"0;\"loss \"-0", "-3", "-loss 3"),
      // What shows a part of the digits keeps the currency or unit of all.
      ("[$$-409]#,##0.0,,\"M\"", "1200", "$1200"), ("$#,##0.0,\"k\"", "1234.5", "$1234.5"),
      ("General\" kg\"", "12.5", "12.5 kg"), ("# ?/8\" in\"", "0.5", "0.5 in"),
      ("0.00E+00\" m\"", "-1200", "-1200 m"), ("$General", "5", "$5"),
      ("0.000\" g\"", "1.5", "1.5000 g"), ("+0;-0;0", "4", "+4"), ("+0;-0;0", "0", "0"),
      ("[>=50]\"pass\";[<50]\"fail\"", "30", "30"), ("0,", "5000", "5000"),
      (".00", "0.25", "0.25"), (".0%", "0.256", "25.6%"), ("$.00", "-0.256", "-$0.26"),
    ])
  func numbers(_ code: String, _ value: String, _ text: String) {
    #expect(Self.text(CellFormat(code: code), value) == text)
  }

  @Test(
    "dates and times are written by ISO 8601",
    arguments: [
      ("yyyy-mm-dd", "45296", "2024-01-05"), ("d. mmmm yyyy", "45296", "2024-01-05"),
      ("[$-409]dddd, mmm d", "45296", "2024-01-05"), ("mmm yyyy", "45296", "2024-01"),
      ("yyyy", "45296", "2024"), ("h:mm AM/PM", "0.604166667", "14:30:00"),
      ("yyyy-mm-dd hh:mm:ss.000", "45296.6041685532", "2024-01-05T14:30:00.163"),
      ("hh:mm:ss.0", "0.5000023", "12:00:00.2"), ("hh:mm:ss.0", "0.99999999", "00:00:00"),
      ("[h]:mm:ss.00", "-0.04166678", "-PT1H0.01S"), ("hh:mm:ss.000", "0.5", "12:00:00"),
      ("dd/mm/yy hh:mm", "45296.604166667", "2024-01-05T14:30:00"), ("[h]:mm", "1.5", "PT36H"),
      ("[h]:mm", "-0.0625", "-PT1H30M"), ("mm:ss", "0.00390625", "PT5M38S"),
      ("[ss]", "0.5", "PT12H"), ("mm:ss.0", "0.021673611", "PT31M12.6S"),
      ("[h]:mm:ss.00", "0.04166678", "PT1H0.01S"), ("mm:ss.0", "0.00390625", "PT5M37.5S"),
      ("yyyy-mm-dd", "1", "1900-01-01"), ("yyyy-mm-dd", "59", "1900-02-28"),
      ("yyyy-mm-dd", "60", "1900-02-29"),
      ("yyyy-mm-dd", "61", "1900-03-01"), ("yyyy-mm-dd", "-1", "-1"),
      ("yyyy-mm-dd", "2958466", "2958466"), ("hh:mm:ss", "0.999999", "00:00:00"),
    ])
  func moments(_ code: String, _ value: String, _ text: String) {
    #expect(Self.text(CellFormat(code: code), value) == text)
  }

  @Test func oldProgramsCountFrom1904() {
    #expect(Self.text(CellFormat(number: 14), "0", .from1904) == "1904-01-01")
  }

  @Test(
    "formats by number are those of the standard",
    arguments: [(0, "5.25"), (1, "5"), (2, "5.25"), (9, "525%"), (14, "1900-01-05"), (44, "$5.25")])
  func builtIn(_ number: Int, _ text: String) {
    #expect(Self.text(CellFormat(number: number), "5.25") == text)
  }

  /// What a format hides from those who look has no cell.
  @Test func hiddenNumbersHaveNoCell() {
    let row = SheetRow()
    unsafe Array("5".utf8).withUnsafeBufferPointer {
      unsafe CellFormat(code: ";;;").add($0, .from1900, to: row, column: 0)
    }
    #expect(row.cells.isEmpty)
  }

  /// No code and no number stops the program, and a sign is never lost.
  @Test func anyCodeKeepsTheSign() {
    var random = SystemRandomNumberGenerator()
    let parts = [
      "0", "#", ".", ",", "%", "\"", "[", "]", "$", "-", "_", "*", "\\", ";", "E+", "/", "@", "?",
      " ", "m", "h",
    ]
    for _ in 0..<5000 {
      let code = (0..<Int.random(in: 0...12, using: &random)).map { _ in parts.randomElement()! }
        .joined()
      let format = CellFormat(code: code)
      let number = Int.random(in: 1000...9_999_999, using: &random)
      switch format {
      // A word or an arrow of its own stands in place of the minus.
      case .decorated(let decoration) where decoration.negative?.hasSign == false: break
      case .general, .fixed, .decorated:
        #expect(Self.text(format, "-\(number)").hasPrefix("-"), "\(code)")
      default: break
      }
    }
  }

  private static func text(
    _ format: CellFormat, _ value: String, _ dates: DateSystem = .from1900
  ) -> String {
    let row = SheetRow()
    unsafe Array(value.utf8).withUnsafeBufferPointer {
      unsafe format.add($0, dates, to: row, column: 0)
    }
    return row.text(of: row.cells[0])
  }
}
