// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite struct TableDocumentTests {
  @Test func theDescriptionMayStandAfterTheRows() throws {
    let json =
      #"{"rows":[{"p":-5,"q":"x"}],"fields":[{"name":"p","say":"currency:EUR"}],"locale":"de-DE"}"#
    #expect(try Labels.lines(json, blockLength: 16, chunkLength: 5) == ["−5,00\u{A0}€"])
  }

  @Test(
    "a wrong description is named with its place",
    arguments: [
      (#"{"fields":5,"rows":[]}"#, "fields", 1, 11),
      (#"{"fields":[{}],"rows":[]}"#, "fields[0]", 1, 12),
      (#"{"fields":[{"name":"a","say":"x"}],"rows":[]}"#, "fields[0].say", 1, 30),
      (#"{"fields":[{"name":"a","say":{"heading":"always"}}],"rows":[]}"#, "fields[0].say", 1, 30),
      (#"{"fields":[{"name":"a","type":"nmber"}],"rows":[]}"#, "fields[0].type", 1, 31),
      (#"{"fields":["a","a"],"rows":[]}"#, "fields[1]", 1, 16),
      (#"{"locale":"!","rows":[]}"#, "locale", 1, 11),
      (#"{"visible":{"first":0,"count":1},"rows":[]}"#, "visible.first", 1, 21),
      (#"{"visible":{"first":1,"height":1},"rows":[]}"#, "visible", 1, 12),
      ("{\"sections\":[{\"rows\":[]},\n {\"header\":7,\"rows\":[]}]}", "sections[1].header", 2, 12),
      (#"{"fields":["$row"],"rows":[]}"#, "fields[0]", 1, 12),
      (#"{"rows":[],"sections":[]}"#, "sections", 1, 23),
      (#"{"rows":[{"a":1,"$row":{"prototype":"x"}}]}"#, "rows[0].$row.prototype", 1, 24),
      (#"{"rows":[{"a":1,"$row":{"height":-1}}]}"#, "rows[0].$row.height", 1, 24),
      (#"{"sections":[{"header":"A","row":[{"a":1}]}]}"#, "sections[0].row", 1, 34),
      (#"{"title":"T","Rows":[{"a":1}],"sections":[]}"#, "Rows", 1, 21),
    ])
  func refuses(_ json: String, _ path: String, _ line: Int, _ column: Int) throws {
    let error = try #require(Labels.error(json))
    #expect(error.path == path && error.line == line && error.column == column, "\(error)")
  }

  @Test(
    "a broken row loses no other, wherever the fields stand",
    arguments: [
      #"{"fields":["p=currency:USD"],"rows":[{"p":1},{"p":},{"p":-2}]}"#,
      #"{"rows":[{"p":1},{"p":[1},{"p":-2}],"fields":["p=currency:USD"]}"#,
      #"{"fields":["p=currency:USD"],"rows":[{"p":1},tru,{"p":-2}]}"#,
      #"{"sections":[{"rows":[{"p":1},{"p" 1}]},{"rows":[{"p":-2}]}],"fields":["p=currency:USD"]}"#,
    ])
  func brokenRowsLoseNoOther(_ json: String) throws {
    for (block, piece) in [(1 << 16, Int.max), (16, 3)] {
      var options = ReadingOptions()
      options.blockLength = block
      var labels = try LabelReader(
        MemorySource(Array(json.utf8), chunkLength: piece), options: options)
      var out = ByteBuffer()
      var errors = 0
      while true {
        do {
          guard try labels.next(into: &out) != nil else { break }
          out.append("|")
        } catch {
          errors += 1
          guard error.isRecoverable else { break }
        }
      }
      #expect(out.text() == "$1.00|−$2.00|")
      #expect(errors == 1)
    }
  }

  @Test func rowsBeforeAnUnclosedStringAreNotLost() throws {
    let json = #"{"fields":["p=currency:USD"],"rows":[{"p":1},{"p":-2},{"p":"}]}"#
    var labels = try LabelReader(MemorySource(json))
    var out = ByteBuffer()
    #expect(throws: ReadingError.self) {
      while try labels.next(into: &out) != nil { out.append("|") }
    }
    #expect(out.text() == "$1.00|−$2.00|")
  }

  @Test func missingValuesOfTheTableHoldForItsFields() throws {
    let json = #"{"missingValues":["-"],"fields":["p=number"],"rows":[{"p":"-"},{"p":1}]}"#
    #expect(try Labels.lines(json) == ["", "1"])
  }

  @Test func pandasTablesNeedNothingElse() throws {
    let json = #"""
      {"schema":{"fields":[{"name":"index","type":"integer"},{"name":"name","type":"string"},
        {"name":"when","type":"datetime"},{"name":"n","type":"number"},{"name":"ok","type":"boolean"}],
        "primaryKey":["index"],"pandas_version":"1.4.0"},
       "data":[{"index":0,"name":"a","when":"2024-01-15T10:30:00.000","n":1.5,"ok":true}]}
      """#
    #expect(try Labels.lines(json) == ["a, Jan 15, 2024 at 10:30\u{202F}AM, n 1.5, ok yes"])
  }

  @Test func fieldsFromOutsideWin() throws {
    let json = #"{"fields":["a"],"rows":[{"a":"x","b":2}]}"#
    #expect(try Labels.lines(json, fields: ["b=number"]) == ["2"])
  }

  @Test func aFieldListIsReadFromASchemaOrAnArray() throws {
    let schema = #"{"fields":[{"name":"a","say":"percent:.0"},"b=currency:USD"]}"#
    let fields = try Field.list(from: MemorySource(schema))
    #expect(fields.map(\.name) == ["a", "b"])
    #expect(fields.first?.say?.digits == .exactly(1))
    #expect(throws: ReadingError.self) { try Field.list(from: MemorySource("{}")) }
    #expect(throws: ReadingError.self) { try Field.list(from: MemorySource("[] x")) }
  }
}
