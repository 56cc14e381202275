// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// Rows that are like the one before go a shorter way, on which they must say what they would say alone.
@Suite struct TemplatedRowsTests {
  private static let fields: [[String]?] = [
    nil,
    ["name", "price=currency:USD", "change=percent:direction:.00"],
    ["volume=number:.#", "name=text", "change=number:direction"],
    ["price=number:.000", "price", "name"],
    ["absent", "name", "date=date"],
  ]

  private static let texts = [
    "Silver Steel", "x", "exactly sixteen!", "more than sixteen bytes, and then some", "Škoda Auto",
    "A\\\\B", "\\\"quoted\\\"", "株式会社", " spaces ", "two  spaces", "ends with,", "", "\\u0041",
  ]
  private static let numbers = [
    "1", "0", "-0", "-0.0716", "811.67", "1234.5", "123456.789", "99999999", "123456789", "0.005",
    "0.015", "1e3", "9007199254740993.25", "-0.00001", "999.995", "12345678.12345678",
  ]

  /// Lines, objects, and what screen readers say.
  private static let writing = [nil, .json, .ndjson, .voiceover, nil, .orca, .nvda].map {
    (choice: Choice?) in
    var options = WritingOptions()
    options.writesSpoken = false
    switch choice {
    case .json: options.format = .json
    case .ndjson: options.format = .ndjson
    case .voiceover: options.screenReader = .voiceover
    case .orca: options.screenReader = .orca
    case .nvda: options.screenReader = .nvda
    case nil: break
    }
    return options
  }
  private enum Choice { case json, ndjson, voiceover, orca, nvda }

  private static func value(_ key: String, _ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<60, using: &random) {
    case 0: return "null"
    case 1: return "[1, 2]"
    case 2: return "01"
    case 3: return "\"a"
    default: break
    }
    switch key {
    case "name": return "\"\(texts.randomElement(using: &random) ?? "")\""
    case "date": return "\"2024-0\(Int.random(in: 1...9, using: &random))-11\""
    default: return numbers.randomElement(using: &random) ?? "1"
    }
  }

  /// Rows that mostly have one layout.
  private static func json(_ random: inout SeededGenerator, isArray: Bool) -> String {
    var keys = ["symbol", "name", "price", "change", "date", "volume"]
    keys.shuffle(using: &random)
    let space = ["", " ", "  "].randomElement(using: &random) ?? ""
    let gap =
      (isArray ? [",", ",\n", "\n,\n  ", " , "] : ["\n", "\n", "\r\n", "\n\n"]).randomElement(
        using: &random) ?? "\n"
    let lead = isArray ? ["", "\n    "].randomElement(using: &random) ?? "" : ""
    let rows = (0..<30).map { _ in
      let shown = Int.random(in: 0..<20, using: &random) == 0 ? Array(keys.dropLast()) : keys
      let members = shown.map { "\(lead)\"\($0)\":\(space)\(value($0, &random))" }
      let state = Int.random(in: 0..<30, using: &random) == 0 ? ",\"$row\":{\"hidden\":true}" : ""
      return "{" + members.joined(separator: "," + space) + state + "}"
    }
    return isArray
      ? "[" + rows.joined(separator: gap) + "]\n" : rows.joined(separator: gap) + "\n"
  }

  private static func csv(_ random: inout SeededGenerator) -> String {
    let end = ["\n", "\r\n", ",\n"].randomElement(using: &random) ?? "\n"
    let names = [
      "plain", "\"quoted\"", "\"with, comma\"", "\"a \"\"b\"\" c\"", "Škoda", "\"Škoda\"",
      "in \"side",
      "\"two\nlines\"", "", "007", "\"12.5\"", "\"x\"y",
    ]
    let rows = (0..<30).map { _ in
      let cells = [
        numbers.randomElement(using: &random) ?? "1", names.randomElement(using: &random) ?? "",
        numbers.randomElement(using: &random) ?? "1",
      ]
      // A cell beyond the header is an error, unless it is empty.
      let extra = Int.random(in: 0..<40, using: &random) == 0 ? ["9"] : []
      return (cells.prefix(Int.random(in: 0..<40, using: &random) == 0 ? 2 : 3) + extra)
        .joined(separator: ",") + end
    }
    return "price,name,change\n" + rows.joined()
  }

  /// The labels, and the errors where they stand.
  private static func read(
    _ text: String, _ format: InputFormat, fields: [String]?, atOnce: Int, blockLength: Int,
    _ writing: WritingOptions
  ) throws -> String {
    var options = ReadingOptions()
    options.format = format
    options.fields = try fields?.map { try Field(argument: $0) }
    options.blockLength = blockLength
    options.countsRows = writing.needsCounts
    var out = ByteBuffer()
    var writer = LabelWriter(writing)
    do throws(ReadingError) {
      var labels = try LabelReader(MemorySource(Array(text.utf8)), options: options)
      while true {
        do throws(ReadingError) {
          guard try writer.write(from: &labels, into: &out, upTo: atOnce) else { break }
        } catch {
          out.append("\(error) of row \(labels.currentIndexPath.row)\n")
          guard error.isRecoverable else { break }
        }
      }
      out.append("\(labels.rowsRead) rows, line \(labels.line)")
    } catch {
      out.append("\(error)")
    }
    return out.text()
  }

  @Test("rows say the same one by one and many at once", arguments: fields)
  func sameOnBothWays(_ fields: [String]?) throws {
    var random = SeededGenerator(seed: 12)
    for round in 0..<60 {
      let (text, formats): (String, [InputFormat]) =
        switch round % 3 {
        case 0: (Self.json(&random, isArray: true), [.json])
        case 1: (Self.json(&random, isArray: false), [.ndjson])
        default: (Self.csv(&random), [.csv])
        }
      for format in formats {
        let writing = Self.writing[round / 3 % Self.writing.count]
        for blockLength in [16, 333, 128 * 1024] {
          let one = try Self.read(
            text, format, fields: fields, atOnce: 1, blockLength: blockLength, writing)
          let many = try Self.read(
            text, format, fields: fields, atOnce: .max, blockLength: blockLength, writing)
          #expect(one == many, "round \(round), blocks of \(blockLength): \(text)")
        }
      }
    }
  }

  @Test(
    "rows are counted as they are shown",
    arguments: [
      (InputFormat.csv, "a,b\n1,x\n1,2,3\n\n\n\n4,y\n"),
      (.csv, "a,b\n1,x\n2,x\n1,2,3\n\n\n\n4,y\n5,y\n"),
      (
        .json,
        #"""
        {"fields":[{"name":"a"}],"sections":[{"header":"S","rows":[{"a":1},{"a":2},{"a":3},{"a":4}]},
        {"header":"X","collapsed":true,"rows":[{"a":1},{"a":01},{"a":2},{"a":3}]}]}
        """#
      ),
      (.json, #"[{"a":1},{"a":2},{"a":3,"$row":{"hidden":true}},{"a":4},{"a":5}]"#),
    ])
  func counts(_ format: InputFormat, _ text: String) throws {
    var options = ReadingOptions()
    options.format = format
    options.countsRows = true
    var labels = try LabelReader(MemorySource(Array(text.utf8)), options: options)
    var out = ByteBuffer()
    var rows = 0
    while true {
      do {
        guard let item = try labels.next(into: &out) else { break }
        if item.isRow { rows += 1 }
      } catch {
        // A bad row of a section that is shown keeps its number.
        if labels.currentIndexPath.section == 0 { rows += 1 }
      }
    }
    #expect(labels.rowCount == rows)
  }

  @Test("a pattern outlives no plans")
  func manyLocales() throws {
    // Parts of the world, by their numbers.
    let regions = (100..<400).map { String($0) }
    var rows = Array(repeating: #"{"a":1}"#, count: 3)
    rows += regions.prefix(230).map { #"{"a":1,"$row":{"locale":"en-\#($0)"}}"# }
    rows += ["{}", #"{"a":2}"#, #"{"a":3}"#]
    for output in [OutputFormat.text, .ndjson] {
      let lines = try Labels.lines(rows.joined(separator: "\n"), as: output, format: .ndjson)
      #expect(lines.count == rows.count && lines.last?.contains("a 3") == true)
    }
  }

  @Test(
    "rows of one layout do go the shorter way",
    arguments: [
      (InputFormat.ndjson, "{\"a\":1,\"b\":\"x\"}\n{\"a\":2,\"b\":\"y\"}\n{\"a\":3,\"b\":\"z\"}\n"),
      (.json, "[{\"a\":1,\"b\":\"x\"}, {\"a\":2,\"b\":\"y\"}, {\"a\":3,\"b\":\"z\"}]"),
      (
        .json,
        "[\n{\n\"a\":1,\n\"b\":\"x\"\n},\n{\n\"a\":2,\n\"b\":\"y\"\n},\n{\n\"a\":3,\n\"b\":\"z\"\n}]"
      ),
      (.csv, "a,b\n1,x\n2,y\n3,z\n"),
    ])
  func areTaken(_ format: InputFormat, _ text: String) throws {
    var options = ReadingOptions()
    options.format = format
    var labels = try LabelReader(MemorySource(Array(text.utf8)), options: options)
    var out = ByteBuffer()
    var writer = LabelWriter(.text)
    while try writer.write(from: &labels, into: &out, upTo: .max) {}
    #expect(labels.templated.rowCount > 0)
    // Requested NDJSON is read a line at a time, without a sample.
    let heading = format == .ndjson ? "" : "b "
    #expect(out.text() == "a 1, \(heading)x\na 2, \(heading)y\na 3, \(heading)z\n")
  }
}
