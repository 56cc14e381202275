// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import A11y
import Testing

/// A server: takes a table as JSON, and answers with its labels in the language that is asked for.
@Suite struct ServerTests {
  func answer(_ body: [UInt8], language: String) throws -> String {
    var labels = try LabelReader(MemorySource(body), locale: LocaleIdentifier(language))
    var writer = LabelWriter(.text)
    var page = ByteBuffer()
    writer.begin(into: &page)
    while try writer.write(from: &labels, into: &page, upTo: 64 * 1024) {}
    writer.end(into: &page)
    return page.text()
  }

  @Test func aTableIsLabelled() throws {
    let body = Array(#"[{"stadt": "Köln", "preis_eur": 1250.5}]"#.utf8)
    #expect(try answer(body, language: "de-DE") == "Köln, preis 1.250,50\u{A0}€\n")
  }

  @Test func badDataIsNamed() {
    let error = #expect(throws: ReadingError.self) {
      try answer(Array("[{\"a\": }]".utf8), language: "en")
    }
    #expect(error?.description == "1:8: [0]: expected a value, found '}'")
  }
}
