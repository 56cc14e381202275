// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// What the first record has in common with the others tells whether it names the columns.
@Suite("the first record of a CSV")
struct DelimitedHeaderTests {
  @Test(
    "names columns",
    arguments: [
      "name,price\nApple,5\nPear,6",
      "start,end\n2024-01-02,2024-02-03\n2024-03-04,2024-04-05",
      "ok,done\ntrue,false\nfalse,true",
      "no,yes\n12,40\n7,9",
      "x1,x2\np1,p2\np3,p4",
      "Q1 2020,Q2 2020\nup 5,up 6\nup 7,up 8",
      "Country,2020-01,2020-02\nFR,5,6\nDE,7,8",
      "Name,2020 budget,2021 budget\nParis,5 EUR,6 EUR\nRome,7 EUR,8 EUR",
      "Price (2020),CO2-total\n$5,a-5\n$6,a-7",
      "time,1.5 mm,3 mm\n12:30,5,6\n12:40,7,8",
      "0,1,2,3,4\n12,45,7,88,3",
      "0,1\n3.5,4.1\n5.2,6.3",
      ",0,1,2\na,5,6,7\nb,6,7,8",
      "2001,2002,2003\n5,6,7",
      "name,2019-20\nOslo,5\nRome,6",
      "id,/etc\n5,10\n6,12",
      "label,v1.2\na,1.2.3\nb,1.2.4",
      "e-mail,www\nada@x.org,https://x.org\nbob@y.org,https://y.org",
      "COVID-19,SARS\n12,5\n8,2",
      ",0\n1821,269\n1822,321",
      ",0,1\na,5,6\nb,7,8",
      "0,Name,Age\n1,Ann,32\n2,Bob,25",
      ",0A,0B,6A,6B,7,8\nHome,1,2,3,4,5,6\nShop,2,3,4,5,6,7",
      ",0.4,0.42,0.45\n1,5.5,6.5,7.5\n2,6.5,7.5,8.5", ",3,5,C\n3,40,-10,5\n5,-10,40,1\nC,5,1,40",
      "a,a\nx,y", ",16.5,16.75,17.25\n71,0,1,5\n70,0,4,6", "model,0.25,0.5\na,x,y\nb,z,w",
      "file.name,n\na.csv,x\nb.csv,y", "package,3.9,3.10\nnumpy,1.19.3,1.21.2\nscipy,1.5.4,1.7.2",
      "rule,README.md,CHANGELOG.md\nspell,yes,no\nlinks,no,yes",
      "day,/api/users,/api/orders\nMon,12 ms,15 ms\nTue,11 ms,14 ms",
      "PM10,CO2\nlow,high\nhigh,low", "state,2019\nOhio,11.7\nIowa,3.2",
      "Country,2013\nCanada,35160000\nFrance,66000000",
      "ISO,Name\nAAA,Acme Lights\nAAE,Anders\nAAM,Ava\nABC,Bell\nABD,Bodo",
    ])
  func names(_ text: String) {
    #expect(Self.header(text).namesColumns)
  }

  @Test(
    "is a row",
    arguments: [
      "2024-01-02,2024-02-03\n2024-03-04,2024-04-05",
      "acl,2.3.1-3\nbash,5.2\ncron,3.0pl1-162\ndash,0.5.12-2",
      "src/a.c,12 ++-\nsrc/bb.c,4 +\nold/c.c,1 -",
      "real,0m0.10s\nuser,0m0.02s\nsys,0m0.01s",
      "up,/srv/depot (fetch)\nup,/srv/depot (push)",
      "3F2A1B,Oslo\n3F2B77,Rome\n3F2C00,Bern\n3F2CAA,Graz",
      "sp|P12345|AB,MKV\nsp|Q67890|CD,MLT\nsp|P11111|EF,MAA\nsp|P22222|GH,MCC",
      "Oslo,12.5.2024\nRome,3.11.2023",
      "Oslo,1950\nRome,300\nBern,500", "oslo,1950\nrome,300\nbern,500", "up,on\nup,on\nup,on",
      "9:46,foo,bar", "9:46,foo\n", "x,a,(5)\ny,b,7\nz,c,8",
      "true,false\nfalse,true\ntrue,true",
      "adduser,3.134\nbash,5.2.15-2+b8\ncurl,7.88.1-10",
      "100644 975fbec8256d3e8a3797e7a3611380f27c49f4ac 0,f1\n100644 0cfbf08886fca9a91cb753ec8734c84fcbe52c9f 0,f2\n100755 975fbec8256d3e8a3797e7a3611380f27c49f4ac 0,f3",
      "39b79e59182ca638680481497f44a8234b692afb commit,refs/a\n49b79e59182ca638680481497f44a8234b692afc tag,refs/b\n59b79e59182ca638680481497f44a8234b692afd commit,refs/c",
      "1,0,f2\n0,1,f3\n2,2,g", "M,README.md\nD,f1\nA,src/f2.c",
      "SHELL,/bin/bash\nTERM,xterm\nHOME,/root",
      "a,79:42:bd:f2:21:06\nb,f0:84:77:62:f0:f3\nc,cb:4d:76:4d:c7:07",
      "a,21636369-8b52-9b4a-97b7-50923ceb3ffd\nb,795b929e-9a9a-80fd-ea7b-5bf55eb561a4\nc,9b08923d-10c6-7fd9-94b2-b8fda02f34a6",
      "a,AZ557\nb,AY937\nc,CY640",
      "yes,Oslo\nno,Rome",
      "ada@x.org,Ada\nbob@y.org,Bob",
      "https://x.org/a,one\nhttps://y.org/b,two",
      "AB-12,red\nCD-34,blue",
      "$5,$6\n$7,$8",
      "Oslo,-$5\nRome,$8",
      "5%,Oslo\n6%,Rome",
      "Ada,12:30\nBob,14:05",
      "1 kg,Oslo\n3 kg,Rome",
      "Smith,1-555-0100\nDoe,1-555-0101",
      "2,3,4\n4,5,6",
      "1,2,3\n4,5,6",
      "0,1\n3,4",
      "2001,2002\n2003,2004",
      "Oslo,4\nRome,12",
      "1.5e+02,up\n7.5e+01,down\n1.4e+02,up",
      "NA,5\n3,4\n2,1",
      "150,4,setosa\n5.1,3.5,0\n4.9,3,1",
      "10.0.0.1,up\n10.0.0.2,down", "p,p\nb,b\nt,t\ndz,x",
      "\"1,234\",\"5,678\"\n\"2,345\",\"6,789\"",
      // A sorted list of codes begins with one, and no name turns from small letters to capitals.
      "AAA,Acme Lights\nAAE,Anders\nAAM,Ava\nABC,Bell\nABD,Bodo\nACA,Cork",
      "Bokmal,nb_NO\nGreek,el_GR\nCzech,cs_CZ",
    ])
  func isRow(_ text: String) {
    #expect(!Self.header(text).namesColumns)
  }

  @Test(
    "shapes that values have",
    arguments: [
      ("2024-01-02", "1999-12-31", true), ("1 kg", "-5 kg", true), ("1 kg", "5 m", false),
      ("12:30", "2024-01", false), ("yes", "No", true), ("yes", "true", false),
    ])
  func shapes(_ first: String, _ second: String, _ areAlike: Bool) {
    #expect((ValueShape(first) == ValueShape(second)) == areAlike)
  }

  @Test(
    "names have no shape",
    arguments: ["", "name", "x1", "5", "-2.5", "1e5", "Price (2020)", "Q1 2020", "a_1", "@"])
  func shapeless(_ cell: String) {
    #expect(ValueShape(cell) == nil)
  }

  /// The header of a CSV whose cells have commas only in quotes.
  private static func header(_ text: String) -> DelimitedHeader {
    var records = text.split(separator: "\n").map { cells(of: $0) }
    return DelimitedHeader(records.removeFirst(), above: records)
  }

  private static func cells(of line: Substring) -> [String] {
    var isQuoted = false
    let cells = line.split(omittingEmptySubsequences: false) { (character: Character) -> Bool in
      if character == "\"" { isQuoted.toggle() }
      return character == "," && !isQuoted
    }
    return cells.map { $0.filter { $0 != "\"" } }
  }
}
