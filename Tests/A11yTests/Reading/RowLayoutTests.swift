// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// The layouts in which JSON holds a table, beside an array of rows.
@Suite struct RowLayoutTests {
  @Test(
    "members of an object are rows if they are alike",
    arguments: [
      (#"{"NO":{"name":"Norway"},"SE":{"name":"Sweden"}}"#, ["NO, Norway", "SE, Sweden"]),
      (
        #"{"a":{"x":1,"y":2},"b":{"x":3},"c":{"x":5,"y":6},"d":{"y":4,"x":7}}"#,
        ["a, x 1, y 2", "b, x 3", "c, x 5, y 6", "d, y 4, x 7"]
      ),
      (#"{"a":{"x":1},"b":{"y":2}}"#, ["x 1, y 2"]),
      (#"{"home":{"x":1,"y":2},"away":{"x":1,"z":2}}"#, ["x 1, y 2, x 1, z 2"]),
      (#"{"a":{"x":1}}"#, ["x 1"]), (#"{"a":{},"b":{}}"#, [""]),
      (
        #"{"a":{"x":1},"b":{"x":2}}"# + "\n" + #"{"a":{"x":3},"b":{"x":4}}"#,
        ["x 1, x 2", "x 3, x 4"]
      ),
    ])
  func members(_ text: String, _ labels: [String]) throws {
    #expect(try Labels.lines(text) == labels)
    #expect(try Labels.lines(text, blockLength: 16, chunkLength: 3) == labels)
  }

  @Test(
    "columns are turned into rows",
    arguments: [
      (#"{"a":{"0":"x","1":"y","2":"z"},"b":{"0":1,"1":2,"2":null}}"#, ["x, b 1", "y, b 2", "z"]),
      (#"{"a":["x","y","z"],"b":[1,2,3]}"#, ["x, b 1", "y, b 2", "z, b 3"]),
      (#"{"columns":["a","b"],"index":[0,1],"data":[["x",1],["y",2]]}"#, ["x, b 1", "y, b 2"]),
      (#"{"data":[["x",1],["y",2]],"columns":["a","b"]}"#, ["x, b 1", "y, b 2"]),
      // A name that comes twice hides nothing.
      (
        #"{"columns":["a","b","a"],"data":[["x",1,"z"],["y",2,"w"]]}"#,
        ["x, b 1, z", "y, b 2, w"]
      ),
      // Names and rows with other members around them, as services answer.
      (
        #"{"source":{"by":"NASA"},"fields":["a","b"],"n":2,"data":[["x",1],["y",2]]}"#,
        ["x, b 1", "y, b 2"]
      ),
      (
        #"{"fields":[{"name":"a","type":"text"},{"name":"b"}],"values":[["x",1],["y",2]]}"#,
        ["x, b 1", "y, b 2"]
      ),
      (#"{"columns":["a","b"],"rows":[["x",1],["y",2]]}"#, ["x, b 1", "y, b 2"]),
      (#"{"columns":["a","b"],"rows":[{"c":"x","d":1}]}"#, ["x, d 1"]),
      // A row may lack its last values.
      (#"{"columns":["a","b"],"data":[["x",1],["y"]]}"#, ["x, b 1", "y"]),
      // Sections are those of a table document only with rows or titles.
      (#"{"sections":[{"a":"x","b":1},{"a":"y","b":2}]}"#, ["x, b 1", "y, b 2"]),
      // What has as many texts as rows have values names no columns.
      (#"{"tags":["a","b"],"points":[["x",1],["y",2]]}"#, ["x, 1", "y, 2"]),
      // A list of texts before the records hides none of them.
      (#"{"tongues":["x","y"],"towns":[{"a":"x","b":1},{"a":"y","b":2}]}"#, ["x, b 1", "y, b 2"]),
      // What a service answers with, beside what it tells about it.
      (
        #"{"data":{"x":{"b":1,"c":"n"},"y":{"b":2}},"meta":{"source":"s","year":2025}}"#,
        ["x, b 1, n", "y, b 2"]
      ),
      (#"{"tags":["x","y"],"sizes":[1,2]}"#, ["x, y, 1, 2"]),
      (#"{"a":["x","y","z"],"b":[1,2]}"#, ["x, y, z, 1, 2"]),
      (#"{"tags":["x","y","z"]}"#, ["x, y, z"]),
    ])
  func columns(_ text: String, _ labels: [String]) throws {
    #expect(try Labels.lines(text) == labels)
    #expect(try Labels.lines(text, blockLength: 16, chunkLength: 3) == labels)
    #expect(try Labels.lines(text, format: .json) == labels)
  }

  @Test func everyLayoutOfATableSaysTheSame() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      let names = (0..<Int.random(in: 2...6, using: &random)).map { "column\($0)x" }
      let rows = (0..<Int.random(in: 3...40, using: &random)).map { row in
        names.map { _ in
          [#""word \#(row)""#, "\(row * 7)", "null", "true", "-0.25"].randomElement(using: &random)
            ?? "1"
        }
      }
      let object = { (row: [String]) in
        "{" + zip(names, row).map { #""\#($0)": \#($1)"# }.joined(separator: ", ") + "}"
      }
      let wanted = try Labels.lines("[" + rows.map(object).joined(separator: ",\n") + "]")
      let columns = names.indices.map { column in rows.map { $0[column] } }
      let quoted = names.map { "\"\($0)\"" }
      let layouts = [
        zip(quoted, columns).map { "\($0): [\($1.joined(separator: ", "))]" },
        zip(quoted, columns).map { name, values in
          let members = values.enumerated().map { "\"\($0)\":\($1)" }
          return "\(name): {\(members.joined(separator: ",\n"))}"
        },
        [
          "\"columns\": [\(quoted.joined(separator: ","))]",
          "\"data\": [\(rows.map { "[" + $0.joined(separator: ",") + "]" }.joined(separator: ","))]",
        ],
      ].map { "{" + $0.joined(separator: ",\n") + "}" }
      for layout in layouts { #expect(try Labels.lines(layout) == wanted, "\(layout)") }
      let keyed = rows.enumerated().map { "\"k\($0)\": \(object($1))" }.joined(separator: ",")
      let keys = rows.indices.map { "k\($0)" }
      #expect(
        try Labels.lines("{\(keyed)}")
          == zip(keys, wanted).map { $1.isEmpty ? $0 : "\($0), \($1)" })
    }
  }

  @Test func aBrokenMemberLosesNoOther() throws {
    let text = #"{"a":{"x":1},"b":{"x":nul},"c":{"x":3},"d":{"x":4}}"#
    var labels = try LabelReader(MemorySource(text), options: ReadingOptions())
    var lines: [String] = []
    var errors: [String] = []
    while true {
      var line = ByteBuffer()
      do throws(ReadingError) {
        guard try labels.next(into: &line) != nil else { break }
        lines.append(line.text())
      } catch {
        errors.append("\(error.line):\(error.column): \(error.path)")
        guard error.isRecoverable else { break }
      }
    }
    #expect(lines == ["a, x 1", "c, x 3", "d, x 4"])
    #expect(errors == ["1:23: [1]"])
  }

  @Test func aPointerMayLeadToAnObjectOfRows() throws {
    var options = ReadingOptions()
    options.rowsAt = JSONPointer("/all")
    let source = MemorySource(#"{"n": 2, "all": {"NO": {"x": 1}, "SE": {"x": 2}}}"#)
    #expect(try Labels.lines(source, options) == ["NO, x 1", "SE, x 2"])
  }
}
