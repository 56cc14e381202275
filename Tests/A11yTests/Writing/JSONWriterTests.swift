// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import A11y

@Suite struct JSONWriterTests {
  @Test func everyRowIsAnObjectWithAllItsParts() throws {
    let json = #"""
      {"fields":["name","p=currency:USD"],"sections":[{"header":"H","rows":[
        {"name":"quote \" back \\ 中","p":-5,"$row":{"selected":true,"enabled":false,"hint":"Shows more","locale":"de-DE"}}]}]}
      """#
    let text = try Labels.lines(json, as: .json).joined(separator: "\n")
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let objects = try #require(parsed as? [[String: Any]])
    #expect(objects.count == 2)
    #expect(objects[0]["kind"] as? String == "header" && objects[0]["label"] as? String == "H")
    let row = objects[1]
    #expect(row["label"] as? String == "quote \" back \\ 中, −5,00\u{A0}$")
    #expect(row["indexPath"] as? [String: Int] == ["section": 0, "row": 0])
    #expect(row["traits"] as? [String] == ["selected", "notEnabled"])
    #expect(row["hint"] as? String == "Shows more")
    #expect(row["language"] as? String == "de-DE")
    #expect(row["value"] is NSNull)
    let phrases = try #require(row["phrases"] as? [[String: String]])
    #expect(phrases.map { $0["field"] } == ["name", "p"])
    #expect(phrases.map { $0["text"] ?? "" }.joined(separator: ", ") == row["label"] as? String)
  }

  @Test func controlCharactersInNamesAreEscaped() throws {
    let lines = try Labels.lines("{\"a\u{7F}\u{9B}\\u0007b\":\"x\"}", as: .ndjson)
    #expect(try #require(lines.first).contains(#""field":"a\u007f\u009b\u0007b""#))
  }

  @Test func randomTextStaysValidJSON() throws {
    var random = SeededGenerator(seed: 9)
    let alphabet: [Character] = [
      "\"", "\\", "/", "a", "é", "😀", "\u{1F}", "\n", "\u{2028}", "<", " ",
    ]
    for _ in 0..<500 {
      let text = String(
        (0..<12).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] })
      let input = try JSONSerialization.data(withJSONObject: [[text]])
      let output = try Labels.lines(String(decoding: input, as: UTF8.self), as: .json).joined(
        separator: "\n")
      let parsed = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]]
      let label = try #require(parsed?.first?["label"] as? String)
      #expect(TextCleaner.clean(text) == label)
    }
  }
}
