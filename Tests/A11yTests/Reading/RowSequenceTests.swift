// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import A11y

/// A reader learns from each row what the next will look like; what it learns must never be heard.
@Suite struct RowSequenceTests {
  private static let keys = [
    "a", "name", "price_usd", "a key that is longer than sixteen bytes", "ключ",
    "with \\\"quotes\\\"", "b",
    "thirteen_byte", "fourteen_bytes", "sixteen_byte_key",
  ]
  private static let values = [
    "1", "-0.5", "1234567.891", "1e3", "\"text\"", "\"\"", "\" two  spaces \"", "\"é\"",
    "\"\\u0041\"",
    "\"a, b,\"", "true", "null", "[1,\"x\"]", "{\"k\":2}", "12345678", "123456789.123456789",
    "\"exactly sixteen!\"", "99999.995", "\"tab\\there\"", "\"ends with：\"",
  ]

  /// A row with some of the keys, in any order and any layout.
  private static func row(_ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return "[1,\"x\",2.5]"
    case 1: return "\"alone\""
    case 2: return "{}"
    case 3: return "{\"$row\":{\"indentation\":1},\"name\":\"y\"}"
    default: break
    }
    var keys = keys
    if Bool.random(using: &random) { keys.shuffle(using: &random) }
    // A name may stand there twice.
    if Int.random(in: 0..<4, using: &random) == 0 { keys.append(keys[0]) }
    let space = [": ", ":", ":\t", " : "].randomElement(using: &random) ?? ":"
    let comma = [", ", ",", ",\n  ", " ,"].randomElement(using: &random) ?? ","
    let members = keys.prefix(Int.random(in: 1...keys.count, using: &random)).map {
      "\"\($0)\"\(space)\(values.randomElement(using: &random) ?? "1")"
    }
    return "{" + members.joined(separator: comma) + "}"
  }

  @Test(
    "a row says the same whatever came before it",
    arguments: [nil, ["name", "price_usd=currency:USD", "a", "b=number:.0"]] as [[String]?])
  func rowsAreIndependent(_ fields: [String]?) throws {
    var random = SeededGenerator(seed: 5)
    for round in 0..<TestScope.rounds(150) {
      let rows = (0..<8).map { _ in Self.row(&random) }
      // A value that is none of its field's type ends the reading, so those rows are left out here.
      let alone = rows.map { row in try? Labels.lines("[\(row)]", format: .json, fields: fields)
      }
      let good = zip(rows, alone).filter { $0.1 != nil }
      let expected = good.flatMap { $0.1 ?? [] }
      for blockLength in [16, 61, 128 * 1024] {
        let array = "[\(good.map(\.0).joined(separator: ","))]"
        // Each on a line of its own; a raw line break is white space between members.
        let lines = good.map { $0.0.replacing("\n", with: " ") }.joined(separator: "\n")
        #expect(
          try Labels.lines(array, format: .json, fields: fields, blockLength: blockLength)
            == expected, "round \(round), \(array)")
        #expect(
          try Labels.lines(lines, format: .ndjson, fields: fields, blockLength: blockLength)
            == expected, "round \(round), \(lines)")
      }
    }
  }

  @Test("a label is the same whether or not its phrases are asked for")
  func labelsAgree() throws {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<TestScope.rounds(200) {
      let rows = "[\((0..<4).map { _ in Self.row(&random) }.joined(separator: ","))]"
      for locale in ["en-US", "de-DE", "hi-IN", "ar-EG", "fr-FR", "sv-SE"] {
        let plain = try Labels.lines(rows, format: .json, locale: locale)
        let objects = try Labels.lines(rows, as: .ndjson, format: .json, locale: locale)
        for (label, object) in zip(plain, objects) {
          var quoted = ByteBuffer()
          JSONString.append(label, into: &quoted)
          #expect(object.contains("\"label\":\(quoted.text())"), "\(label) \(object)")
        }
      }
    }
  }

  /// A source that has other bytes the second time.
  private struct ChangingSource: ByteSource {
    var contents: [String]
    private var current: MemorySource

    init(_ contents: [String]) {
      self.contents = Array(contents.dropFirst())
      current = MemorySource(contents[0])
    }

    mutating func read(into output: inout OutputRawSpan) throws(SourceError) {
      try current.read(into: &output)
    }

    mutating func rewind() throws(SourceError) { current = MemorySource(contents.removeFirst()) }
  }

  @Test(
    "an input that has changed since its rows were counted is refused",
    arguments: ["a\n1\n2\n", "a\n1\n2\n3\n4\n", "a\n"])
  func changesAreNoticed(_ changed: String) throws {
    var options = ReadingOptions()
    options.format = .csv
    options.countsRows = true
    let same = "a\n1\n2\n3\n"
    #expect(try Labels.lines(ChangingSource([same, same]), options).count == 3)
    let error = #expect(throws: ReadingError.self) {
      try Labels.lines(ChangingSource([same, changed]), options)
    }
    #expect(error?.isOfSource == true)
  }

  @Test func aMemberThatDescribesNothingMayBeOfAnyLength() throws {
    let text = String(
      repeating: #"text \u00e9 € \" "#, count: TestScope.current == .all ? 1_200_000 : 120_000)
    let json = #"{"rows": [{"a": 1}], "title": "T", "note": "\#(text)", "list": ["\#(text)"]}"#
    #expect(try Labels.lines(json) == ["a 1"])
    #expect(try Labels.lines(json, blockLength: 4093, chunkLength: 4091) == ["a 1"])
  }
}
