// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import A11y

/// Rows that are made of a program's own values, and names that no row has.
@Suite struct DataRowTests {
  struct Room: Encodable {
    struct Size: Encodable {
      var width: Double
      var depth: Int
    }
    var name: String
    var temp_c: Double?
    var light: Bool
    var size: Size
    var tags: [String]
  }

  @Test func anEncodableIsARow() throws {
    let room = Room(
      name: "Hall", temp_c: 18.5, light: true, size: .init(width: 2.5, depth: 4),
      tags: ["quiet", "north"])
    let row = try DataRow(encoding: room)
    #expect(row.cells.map(\.name) == ["name", "temp_c", "light", "size", "tags"])
    #expect(row["size"] == .json(#"{"width":2.5,"depth":4}"#))
    var labeler = RowLabeler()
    #expect(
      try labeler.label(for: row)
        == "Hall, temp 18.5°C, light yes, width 2.5, depth 4, quiet, north")
  }

  @Test func whatIsNilIsLeftOut() throws {
    let room = Room(
      name: "Hall", temp_c: nil, light: false, size: .init(width: .nan, depth: 1), tags: [])
    let row = try DataRow(encoding: room)
    #expect(row["temp_c"] == nil && row["size"] == .json(#"{"width":null,"depth":1}"#))
  }

  @Test func whatHasNoNamesIsNoRow() {
    #expect(throws: RowError.self) { try DataRow(encoding: [1, 2]) }
    #expect(throws: RowError.self) { try DataRow(encoding: "text") }
  }

  @Test func aDictionaryIsARowToo() throws {
    let row = try DataRow(encoding: ["n": Int64.max])
    #expect(row["n"] == .number("9223372036854775807"))
  }

  @Test func aLookUpProposesAName() {
    let row: DataRow = ["company": "Apple Inc.", "price": 1]
    #expect(throws: Never.self) { try row.value(of: "price") }
    let error = #expect(throws: RowError.self) { try row.value(of: "compnay") }
    #expect(
      error?.description == #"compnay: the row has no such cell (did you mean "company"?)"#)
  }

  @Test func aFieldThatNoRowHasIsListed() throws {
    var labeler = RowLabeler(fields: [Field("compnay"), Field("price"), Field("note")])
    _ = try labeler.label(for: ["company": "Apple Inc.", "price": 1, "more": 2])
    #expect(
      labeler.unmatchedFields.map(\.description) == [
        #"there is no "compnay" (did you mean "company"?)"#, #"there is no "note""#,
      ])
    _ = try labeler.label(for: ["note": "x"])
    #expect(labeler.unmatchedFields.map(\.name) == ["compnay"])
  }

  @Test(
    "a declared field that no row of an input has is listed",
    arguments: [
      (#"[{"name": "Oslo"}, {"name": "Rome"}]"#, ["nmae", "name"], ["nmae"]),
      (#"[{"name": "Oslo"}, {"nmae": "Rome"}]"#, ["nmae", "name"], []),
      (#"[["Oslo", 1]]"#, ["a", "b"], []), ("[]", ["a"], []), (#"[{"a": null}]"#, ["a"], []),
    ])
  func unmatchedFieldsOfAnInput(_ json: String, _ fields: [String], _ unmatched: [String]) throws {
    var options = ReadingOptions()
    options.fields = fields.map { Field($0) }
    var labels = try LabelReader(MemorySource(json), options: options)
    var out = ByteBuffer()
    while try labels.next(into: &out) != nil {}
    #expect(labels.unmatchedFields.map(\.name) == unmatched)
  }

  @Test func valuesAreCodable() throws {
    let element = AccessibleElement(label: "Wi-Fi", traits: CellRole.switch.traits)
    let data = try JSONEncoder().encode(element)
    #expect(try JSONDecoder().decode(AccessibleElement.self, from: data) == element)
    let locale = try JSONDecoder().decode([LocaleIdentifier].self, from: Data(#"["de-DE"]"#.utf8))
    #expect(locale.map(\.tag) == ["de-DE"])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([LocaleIdentifier].self, from: Data(#"["?"]"#.utf8))
    }
    let values = try JSONDecoder().decode(
      [CellValue].self, from: Data(#"["a", 1, 2.5, true, null]"#.utf8))
    #expect(values == [.text("a"), .number("1"), .number("2.5"), .bool(true), .null])
  }
}
