// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite struct DelimitedTests {
  @Test(
    "CSV of RFC 4180 and of spreadsheets is read",
    arguments: [
      ("a,b\nx,y\n", ["x, y"]), ("a,b\r\nx,y\r\n", ["x, y"]), ("a,b\rx,y\r", ["x, y"]),
      ("a,b\nx,y", ["x, y"]), ("a,b\n\"x, y\",\"say \"\"hi\"\"\"\n", ["x, y, say \"hi\""]),
      ("a,b\n\"two\nlines\",y\nz,w\n", ["two lines, y", "z, w"]), ("a,b\n,\nx,\n", ["", "x"]),
      ("a,b\n\nx,y\n\n", ["x, y"]), ("a,b\n1,2.50\n", ["a 1, b 2.50"]),
      ("a,b\n007,-1\n", ["007, b −1"]), ("\u{FEFF}a,b\n5\" pipe,y\n", ["5\" pipe, y"]),
      ("a,a\nx,y\n", ["x, y"]), (",b\n1,2\n", ["column 1: 1, b 2"]),
      ("a,b\nx\nz,w,\n", ["x", "z, w"]), ("a,b\n", []),
      ("a,b\n\"x, y\" ,\"z\"  \n", ["x, y, z"]),
    ])
  func reads(_ csv: String, _ labels: [String]) throws {
    #expect(try Labels.lines(csv, format: .csv) == labels)
    #expect(try Labels.lines(csv, format: .csv, blockLength: 16, chunkLength: 1) == labels)
  }

  @Test(
    "quotes behind backslashes belong to their cell, and backslashes elsewhere stay",
    arguments: [
      (#""H. \"Barney\" E","x",-1"#, [#"H. "Barney" E, x, n −1"#]),
      (#""say \"hi\", then","y",2"#, [#"say "hi", then, y, n 2"#]),
      (
        #""he \"said\" so","5'11\"",-3"# + "\n" + #""z","6'1\"",4"#,
        [#"he "said" so, 5'11", n −3"#, #"z, 6'1", n 4"#]
      ),
      (#""5'11\"","x",-3"# + "\n" + #""6'1\"","y",4"#, [#"5'11", x, n −3"#, #"6'1", y, n 4"#]),
      (#""a \"b\"","C:\dir\\",4"#, [#"a "b", C:\dir\\, n 4"#]),
      (#""C:\dir\","say ""hi""",4"#, [#"C:\dir\, say "hi", n 4"#]),
      (#""a \"b\" ""c""","d ""e"" \"f\" g",4"#, [#"a "b" "c", d "e" "f" g, n 4"#]),
      (#""\\host\","\"a\" b",4"#, [#"\\host\, "a" b, n 4"#]),
    ])
  func readsBackslashes(_ rows: String, _ labels: [String]) throws {
    let csv = "a,b,n\n" + rows + "\n"
    #expect(try Labels.lines(csv, format: .csv) == labels)
    #expect(try Labels.lines(csv, format: .csv, blockLength: 16, chunkLength: 1) == labels)
    #expect(try Labels.lines(csv) == labels)
  }

  @Test("the colon of a disk or a name belongs to it, that of a label doesn't")
  func keepsColons() throws {
    #expect(
      try Labels.lines("a,b\nC:,std::\nOslo:,:smile:\n", format: .csv) == [
        "C:, std::", "Oslo, :smile:",
      ])
  }

  @Test(
    "the line in which psql counts the rows is none",
    arguments: ["id|b\n1|over\n2|x\n(2 rows)\n", "id|b\n1|over\n2|x\n(2 rows)"])
  func passesRowCounts(_ text: String) throws {
    #expect(try Labels.lines(text) == ["id 1, over", "id 2, x"])
    #expect(try Labels.lines(text, blockLength: 16, chunkLength: 1) == ["id 1, over", "id 2, x"])
    #expect(try Labels.lines("id|b\n1|over\n(2 rows|x\n") == ["id 1, over", "(2 rows, x"])
  }

  @Test("a comma within a number among words divides nothing")
  func readsNumbersAmongWords() throws {
    let lines = ["Oslo has 1,234 people", "Rome has 12,345 people"]
    #expect(try Labels.lines(lines.joined(separator: "\n") + "\n") == lines)
  }

  @Test(
    "a quote in TSV quotes only what it can",
    arguments: [
      ("a\tb\tc\n\"x\t\"y\"\tz\n", ["\"x, y, z"]),
      ("a\tb\n1\t\"x\n2\ty\n3\tz\n", ["a 1, \"x", "a 2, y", "a 3, z"]),
      ("a\tb\n\"x\" or so\ty\nz\tw\n", ["\"x\" or so, y", "z, w"]),
      ("a\tb\n\"two\nlines\"\ty\nz\tw\n", ["two lines, y", "z, w"]),
      ("a\tb\n\"with\ttab\"\ty\n", ["with tab, y"]),
      ("a\tb\n\"say \"\"hi\"\"\"\t5\" disk\n", ["say \"hi\", 5\" disk"]),
      ("a\tb\n\"x\" \t\"y\"\n", ["x, y"]),
      // A tab behind a line break in a cell: records are more alike if it is quoted, or all names are.
      ("a\tb\tc\nu\t\"two\nlines\there\"\tz\nv\tx\ty\n", ["u, two lines here, z", "v, x, y"]),
      (
        "\"a\"\t\"b\"\n\"two\nlines\there\"\t\"z\"\n\"v\"\t\"y\"\n",
        ["two lines here, z", "v, y"]
      ),
    ])
  func readsTabs(_ tsv: String, _ labels: [String]) throws {
    #expect(try Labels.lines(tsv, format: .tsv) == labels)
    #expect(try Labels.lines(tsv, format: .tsv, blockLength: 16, chunkLength: 1) == labels)
  }

  @Test(
    "the records tell what the first ones are",
    arguments: [
      ("Month,0\n2016-01-01,5\n2016-02-01,6\n", ["Jan 1, 2016, 0: 5", "Feb 1, 2016, 0: 6"]),
      (
        "en,av,Avar\nen,frr,North Frisian\nde,frs,East Frisian\nen,de,German\n",
        ["en, av, Avar", "en, frr, North Frisian", "de, frs, East Frisian", "en, de, German"]
      ),
      ("1,2,3\n1,2,3\n1,2,4\n", ["1, 2, 3", "1, 2, 3", "1, 2, 4"]),
      ("yes,no\nno,no\nyes,yes\n", ["yes, no", "no, no", "yes, yes"]),
      ("a,b\nx,1\na,b\ny,2\na,b\n", ["a x, b 1", "a a, b b", "a y, b 2", "a a, b b"]),
      ("a,b\n1,2,\n3,4,\n5,6,\n", ["a 1, b 2", "a 3, b 4", "a 5, b 6"]),
      (
        "723170,\"GREENSBORO\",NC\nday,x,y,z,v\n1,2,3,4,5\n2,3,4,5,6\n3,2,3,4,5\n4,5,6,7,8\n5,5,5,5,7\n6,6,6,6,6\n7,8,9,7,8\n8,8,8,8,8\n",
        ["day 1, x 2, y 3, z 4, v 5"]
      ),
      (
        "place,depth,speed\n,m,km/h\nA,1,20\nB,2,30\nC,3.5,10\n",
        [
          "A, depth 1 m, speed 20 km/h", "B, depth 2 m, speed 30 km/h",
          "C, depth 3.5 m, speed 10 km/h",
        ]
      ),
      (
        "a, b, c\nOslo, 5, \"1,200\"\nVoss, 7, \"3,400\"\n",
        ["Oslo, b 5, c 1,200", "Voss, b 7, c 3,400"]
      ),
      (
        "Source:,X,,,,\nVersion:,2020,,,,\n,www.x.example,,,,\nNo,Year,Group,Kind,Kph,Dead\nA-1,2000,Natural,Storm,160,4\nB-2,2001,Natural,Flood,,7\nC-3,2002,Other,Storm,130,9\n",
        ["A-1, Year 2000, Group Natural, Kind Storm, Kph 160, Dead 4"]
      ),
      ("a; n\nOslo; \"x;y\"\nVoss; \"z\"\n", ["Oslo, n x;y", "Voss, n z"]),
      ("a,b\nAnn, \"Yes\" she said\nBob, \"No\"\n", ["Ann, \"Yes\" she said", "Bob, \"No\""]),
      ("x,y\n(mm),[%]\n1,2\n3,4\n", ["x 1 mm, y 2%", "x 3 mm, y 4%"]),
      ("place,p,q\nA,NA,NA\nB,1,2\nC,3,4\n", ["A", "B, p 1, q 2", "C, p 3, q 4"]),
    ])
  func tellsTheDialect(_ csv: String, _ labels: [String]) throws {
    #expect(try Array(Labels.lines(csv, format: .csv, sample: true).prefix(labels.count)) == labels)
    #expect(
      try Array(
        Labels.lines(csv, format: .csv, blockLength: 16, chunkLength: 1, sample: true).prefix(
          labels.count))
        == labels)
  }

  @Test(
    "CSV that is broken is refused, with its place",
    arguments: [
      ("a,b\nx,y,z\n", 2, 1), ("a,b\n\"x,y\n", 2, 1), ("a,b\n\"x\"y,z\n", 2, 4),
      ("a,b\n\"line\nbreak\",y\nx,y,z\n", 4, 1), ("a,b\nx,y\u{0}\n", 2, 4),
    ])
  func refuses(_ csv: String, _ line: Int, _ column: Int) throws {
    let error = try #require(Labels.error(csv, format: .csv))
    #expect([error.line, error.column] == [line, column], "\(error)")
  }

  @Test(
    "a broken record loses no other",
    arguments: [
      ("a,b\n1,2,3\n4,5\n6,7\n", ["a 4, b 5", "a 6, b 7"]),
      ("a,b\r1,2\r\"x\"y,2\r3,4\r", ["a 1, b 2", "a 3, b 4"]),
      ("a,b\nx,y\n\u{0},1\nz,w\n", ["x, y", "z, w"]),
    ])
  func brokenRecordsLoseNoOther(_ csv: String, _ expected: [String]) throws {
    var options = ReadingOptions()
    options.takesSample = false
    var labels = try LabelReader(MemorySource(csv), options: options)
    var found: [String] = []
    var errors = 0
    while true {
      var out = ByteBuffer()
      do {
        guard try labels.next(into: &out) != nil else { break }
        found.append(out.text())
      } catch {
        errors += 1
        guard error.isRecoverable else { break }
      }
    }
    #expect(found == expected && errors == 1)
  }

  @Test func numbersInTextHaveTheMarksOfTheirField() throws {
    let json = #"""
      {"fields": [{"name": "p", "type": "number", "decimalChar": ",", "groupChar": ".", "say": "currency:EUR"},
                  {"name": "q", "type": "number", "bareNumber": false}],
       "rows": [{"p": "1.234,5", "q": "$ -12.5 each"}, {"p": "-0,5", "q": "(3%)"}]}
      """#
    #expect(try Labels.lines(json) == ["€1,234.50, q −12.5", "−€0.50, q −3"])
  }

  @Test(
    "a number is found among what stands around it, with its sign",
    arguments: [
      ("$ -12.5 each", "−12.5"), ("(3%)", "−3"), ("Rs. 500", "500"), ("approx. 5", "5"),
      ("5.00-", "−5.00"),
      ("US-$5", "5"), ("-$5", "−5"), (".5 kg", "0.5"), ("−7 °C", "−7"), ("-.25", "−0.25"),
      ("$ 1", "1"),
    ])
  func findsBareNumbers(_ text: String, _ number: String) throws {
    let json =
      #"{"fields":[{"name":"n","type":"number","bareNumber":false,"say":"number"}],"rows":[["\#(text)"]]}"#
    #expect(try Labels.lines(json) == [number])
  }

  @Test(
    "separators part groups, or the text is no number",
    arguments: [
      ("1.234", "1,234"), ("12.34.567", "1,234,567"), ("1.234.567,8", "1,234,567.8"),
      ("1.2", nil), ("1.23", nil), ("1,5.000", nil), ("ca. 1.234 Stück", "1,234"),
    ] as [(String, String?)])
  func partsGroups(_ text: String, _ number: String?) throws {
    let json = #"""
      {"fields": [{"name": "n", "type": "number", "decimalChar": ",", "groupChar": ".",
       "bareNumber": false, "say": "number"}], "rows": [["\#(text)"]]}
      """#
    if let number {
      #expect(try Labels.lines(json) == [number])
    } else {
      #expect(throws: ReadingError.self) { try Labels.lines(json) }
    }
  }

  @Test("two signs make no number", arguments: ["--5", "- -5", "−-5 kg"])
  func refusesTwoSigns(_ text: String) {
    let json =
      #"{"fields":[{"name":"n","type":"number","bareNumber":false,"say":"number"}],"rows":[["\#(text)"]]}"#
    #expect(throws: ReadingError.self) { try Labels.lines(json) }
  }

  @Test func fieldsPickColumnsByName() throws {
    let csv = "symbol,price,name\nAAPL,5,Apple\n"
    #expect(try Labels.lines(csv, fields: ["name", "price=currency:USD"]) == ["Apple, $5.00"])
  }

  @Test func aMisnamedFieldIsNotPassedOverInSilence() throws {
    let error = try #require(Labels.error("symbol,name\nAAPL,Apple\n", fields: ["nmae", "symbol"]))
    #expect(
      error.reason == "no column \"nmae\" (did you mean \"name\"?); the columns are name, symbol")
  }
}
