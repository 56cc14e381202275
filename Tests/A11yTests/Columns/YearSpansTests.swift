// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite("Years by the columns and lines beside them")
struct YearSpansTests {
  @Test(
    "a beginning and an end that are never the wrong way round are years",
    arguments: [
      (
        "name,start,end\nElizabeth,1565,1603\nJames I,1603,1625\nGeorge II,1727,1760\n",
        "Elizabeth, start 1565, end 1603"
      ),
      (
        "name,took_office,left_office\nA,1953,1961\nB,1960,1999\nC,1967,2001\n",
        "A, took office 1953, left office 1961"
      ),
      ("name,von,bis\nA,1953,1961\nB,1960,1999\nC,1967,2001\n", "A, von 1953, bis 1961"),
      // One of them is enough where its name tells.
      ("name,opened,closed\nA,1953,1961\nB,1960,1999\n", "A, opened 1953, closed 1961"),
      // Amounts begin and end, too: their names tell of what, or they are round, or go down.
      (
        "name,price_from,price_to\nA,1010,1560\nB,1280,1960\nC,1160,2040\n",
        "A, price from 1,010, price to 1,560"
      ),
      ("name,from,to\nA,1000,1500\nB,1200,1900\nC,1150,2000\n", "A, from 1,000, to 1,500"),
      ("name,start,end\nA,1565,1403\nB,1603,1525\nC,1727,1660\n", "A, start 1,565, end 1,403"),
      ("name,start,size\nA,1565,1603\nB,1603,1625\nC,1727,1760\n", "A, start 1,565, size 1,603"),
    ])
  func spans(_ text: String, _ first: String) throws {
    #expect(try Labels.lines(text, sample: true).first == first)
  }

  @Test(
    "numbers of lines without names are years where people remember all of them",
    arguments: [
      ("Autauga,2009,23\nBaldwin,2009,9\nBarbour,2009,13\n", "Autauga, 2009, 23"),
      ("Autauga,1209,23\nBaldwin,2009,9\nBarbour,2009,13\n", "Autauga, 1,209, 23"),
    ])
  func nameless(_ text: String, _ first: String) throws {
    #expect(try Labels.lines(text, sample: true).first == first)
  }

  @Test("days of six digits")
  func shortDays() throws {
    let text = "date,rate\n800102,0.5861\n800103,0.5837\n830908,0.3725\n"
    #expect(try Labels.lines(text, sample: true).first == "Jan 2, 1980, rate 0.5861")
  }
}
