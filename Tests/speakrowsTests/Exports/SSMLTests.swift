// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import FoundationXML
import Testing

/// SSML holds what the W3C's schema of SSML 1.1 says, and eSpeak NG speaks it as it speaks our own segments.
@Suite struct SSMLTests {
  /// Facts of https://www.w3.org/TR/speech-synthesis11/synthesis.xsd, for the elements that are written.
  struct ElementFacts {
    /// The elements that may stand in it.
    var children: Set<String>
    var hasText: Bool
    var required: Set<String>
    var optional: Set<String>
  }

  /// What the schema calls `sentenceAndStructure` and `sentence`, without what is never written.
  static let phrasing: Set<String> = [
    "audio", "break", "emphasis", "lang", "mark", "phoneme", "prosody", "say-as", "sub", "token",
    "voice", "w",
  ]

  static let facts: [String: ElementFacts] = [
    "speak": .init(
      children: phrasing.union(["p", "s", "lexicon", "meta", "metadata", "lookup"]), hasText: true,
      required: ["version", "xml:lang"], optional: ["xmlns", "xml:base", "startmark", "endmark"]),
    "s": .init(
      children: phrasing, hasText: true, required: [],
      optional: ["xml:lang", "onlangfailure", "xml:id"]),
    "lang": .init(
      children: phrasing, hasText: true, required: ["xml:lang"],
      optional: ["onlangfailure", "xml:id"]),
    "mark": .init(children: [], hasText: false, required: ["name"], optional: []),
    "say-as": .init(
      children: [], hasText: true, required: ["interpret-as"], optional: ["format", "detail"]),
  ]

  /// Holds a document to the facts.
  final class Validator: NSObject, XMLParserDelegate {
    var faults: [String] = []
    private var open: [String] = []
    var markNames: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      defer { open.append(name) }
      guard let facts = SSMLTests.facts[name] else {
        faults.append("<\(name)> is not in the schema")
        return
      }
      if let parent = open.last {
        if SSMLTests.facts[parent]?.children.contains(name) != true {
          faults.append("<\(name)> in <\(parent)>")
        }
      } else if name != "speak" {
        faults.append("the document is <\(name)>")
      }
      let names = Set(attributes.keys)
      for missing in facts.required.subtracting(names) {
        faults.append("<\(name)> has no \(missing)")
      }
      for wrong in names.subtracting(facts.required).subtracting(facts.optional) {
        faults.append("<\(name) \(wrong)>")
      }
      if name == "speak", attributes["version"] != "1.1" { faults.append("version") }
      if let language = attributes["xml:lang"],
        language.wholeMatch(of: #/[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*/#) == nil
      {
        faults.append("xml:lang=\(language)")
      }
      if let mark = attributes["name"] {
        // An xsd:token has no white space at its ends and no two spaces.
        if mark.isEmpty || mark.contains("  ") || mark.hasPrefix(" ") {
          faults.append("mark \(mark)")
        }
        markNames.append(mark)
      }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      let isText = !text.allSatisfy(\.isWhitespace)
      if isText, let name = open.last, SSMLTests.facts[name]?.hasText == false {
        faults.append("text in <\(name)>")
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) { open.removeLast() }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
      faults.append("\(error)")
    }
  }

  static func faults(in document: String) -> (faults: [String], marks: [String]) {
    let validator = Validator()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = validator
    _ = parser.parse()
    return (validator.faults, validator.markNames)
  }

  @Test func theFactsCatchFaults() {
    let start = "<speak version=\"1.1\" xml:lang=\"en\">"
    for wrong in [
      "<speak version=\"1.1\"></speak>", start + "<b>x</b></speak>", start + "<mark/></speak>",
      start + "<s><s>x</s></s></speak>", start + "<s x=\"1\">x</s></speak>", start + "<s>x",
    ] {
      #expect(!Self.faults(in: wrong).faults.isEmpty, "\(wrong)")
    }
  }

  @Test(.judged, .tags(.programs)) func allTablesAreValid() throws {
    try Shell.withTemporaryFolder { folder in
      for table in try ConsumerTests.tables(in: folder) {
        for locale in ["en-US", "ar", "ja-JP"] {
          let document = try Shell.run("speakrows --to ssml --locale \(locale) '\(table)'").output
          let (faults, marks) = Self.faults(in: document)
          #expect(faults == [], "\(table) \(locale)")
          #expect(Set(marks).count == marks.count && !marks.isEmpty)
        }
        let wellFormed = try Shell.run("speakrows --to ssml '\(table)' | xmllint --noout -")
        #expect(wellFormed.status == 0, "\(wellFormed.errors)")
      }
    }
  }

  /// Says a text by way of its sounds.
  private static func sounds(_ command: String) throws -> [Substring] {
    try Shell.run(command).output.split { $0 == " " || $0 == "\n" }
  }

  @Test(
    .judged, .tags(.programs),
    arguments: [
      "stocks.json", "weather.json", "elements.json", "items.json", "settings.json", "rooms.json",
      "states.ndjson", "birds.csv",
    ])
  func eSpeakSaysItAsItSaysOurs(_ name: String) throws {
    let file = "Examples/\(name)"
    let marked = try Self.sounds(
      "speakrows --to ssml \(file) | espeak-ng -m -q --ipa -v en-us --stdin")
    let read =
      "/usr/bin/python3 -c 'import json, sys; print(\"\\n\\n\".join(json.loads(l)[\"text\"] for l in sys.stdin))'"
    let ours = try Self.sounds(
      "speakrows --to segments \(file) | \(read) | espeak-ng -q --ipa -v en-us --stdin")
    #expect(ours.count > 8)
    #expect(marked == ours)
  }
}
