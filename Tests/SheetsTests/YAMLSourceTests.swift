// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import A11y
import TestSupport
import Testing

@testable import Sheets

/// YAML as JSON, and what is no YAML as it is.
@Suite struct YAMLSourceTests {
  private static func json(
    _ text: String, isKnown: Bool = true, blockLength: Int = 64
  ) throws -> String {
    var source = try YAMLSource(MemorySource(text), isKnown: isKnown)
    var content = ByteBuffer()
    var got = 0
    repeat {
      got = try content.append(upTo: blockLength) {
        (output: inout OutputRawSpan) throws(SourceError) in
        try source.read(into: &output)
      }
    } while got > 0
    return content.text()
  }

  /// The JSON without the line breaks that keep values in their lines.
  private static func flat(_ text: String) throws -> String {
    var flat = try json(text).filter { $0 != "\n" }
    while flat.last == " " { flat.removeLast() }
    return flat
  }

  @Test(
    "scalars are what YAML's core schema says",
    arguments: [
      ("12", "12"), ("-3", "-3"), ("+4", "4"), ("0", "0"), ("1.50", "1.50"), (".5", "0.5"),
      ("-.5e-3", "-0.5e-3"), ("6.", "6"), ("1E+05", "1e05"), ("007", "\"007\""),
      ("0x1F", "\"0x1F\""), ("0o17", "\"0o17\""), ("1_000", "\"1_000\""), ("1.2.3", "\"1.2.3\""),
      ("-", "[null]"), ("1e", "\"1e\""), ("true", "true"), ("FALSE", "false"), ("yes", "\"yes\""),
      ("No", "\"No\""), ("~", "null"), ("Null", "null"), (".inf", "\"∞\""), ("-.INF", "\"−∞\""),
      (".nan", "null"), ("'12'", "\"12\""), ("\"true\"", "\"true\""), ("!!str 12", "\"12\""),
      ("!!int '12'", "12"), ("!!binary aGk=", "null"), ("!mine 12", "\"12\""),
      ("2024-05-01", "\"2024-05-01\""), ("\"a\\tb\\u00e9\"", "\"a\\u0009bé\""),
      ("a: b", "{\"a\":\"b\"}"),
      ("|\n two\n lines\n", "\"two\\u000alines\\u000a\""),
      (">\n one\n line\n", "\"one line\\u000a\""),
    ])
  func scalar(_ yaml: String, _ json: String) throws {
    // A document that is one value is a row of one cell.
    let isCollection = json.hasPrefix("{") || json.hasPrefix("[")
    #expect(try Self.flat(yaml) == (isCollection ? json : "[\(json)]"))
  }

  @Test(
    "lists, mappings, documents, aliases and merges",
    arguments: [
      ("- a: 1\n  b: [x, y]\n- a: 2\n", #"[{"a":1,"b":["x","y"]},{"a":2}]"#),
      ("{}", "{}"), ("[]", "[]"), ("", ""), ("# nothing\n", ""),
      ("---\na: 1\n---\na: 2\n...\n", #"{"a":1} {"a":2}"#),
      ("- a: 1\n- b: 2\n---\n", #"[{"a":1},{"b":2}]"#),
      ("a:\nb: ''\n", #"{"a":null,"b":""}"#),
      ("- &x [1, 2]\n- *x\n", "[[1,2],[1,2]]"),
      ("- &x 7\n- *x\n", "[7,7]"),
      (
        "- &o {a: 1, n: &i {b: 2}}\n- *i\n- *o\n",
        #"[{"a":1,"n":{"b":2}},{"b":2},{"a":1,"n":{"b":2}}]"#
      ),
      ("- &k name\n- {*k : 1}\n", #"["name",{"name":1}]"#),
      (
        "- &b {a: 1, b: \"x,}:\"}\n- <<: *b\n  b: 2\n- b: 3\n  <<: *b\n",
        #"[{"a":1,"b":"x,}:"},{"b":2,"a":1},{"b":3,"a":1}]"#
      ),
      (
        "- &p {a: 1}\n- &q {a: 2, b: 3}\n- <<: [*p, *q]\n  c: 4\n",
        #"[{"a":1},{"a":2,"b":3},{"c":4,"a":1,"b":3}]"#
      ),
      ("<<: {a: 1}\n", #"{"<<":{"a":1}}"#), ("'<<': 1\n", #"{"<<":1}"#),
      ("1: a\ntrue: b\n~: c\n", #"{"1":"a","true":"b","~":"c"}"#),
    ])
  func structure(_ yaml: String, _ json: String) throws {
    #expect(try Self.flat(yaml) == json)
    #expect(try Self.json(yaml, blockLength: 1) == Self.json(yaml, blockLength: 1 << 16))
  }

  @Test func whatStandsInALineStaysInIt() throws {
    let json = try Self.json("# note\n- a: 1\n\n  b: |\n    x\n    y\n- a: 2\n")
    let lines = json.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1].contains(#""a":1"#))
    #expect(lines[3].contains(#""b":"x\u000ay\u000a""#))
    #expect(lines[6].contains(#""a":2"#))
  }

  @Test(
    "what can't be read is an error with its line",
    arguments: [
      ("a: [1, 2\nb: 3\n", "2: this is no YAML: did not find expected ',' or ']'"),
      (
        "a: b: c\n",
        "1: this is no YAML: mapping values are not allowed in this context"
      ),
      ("- *x\n", "1: nothing that ends before this is named &x"),
      ("- &x [*x]\n", "1: nothing that ends before this is named &x"),
      ("? [a, b]\n: 1\n", "1: a key that is a list or a mapping is not read"),
      ("- &x 1\n- <<: *x\n", "2: &x, which is merged, is no mapping"),
      (
        "- &x {a: 1}\n- <<: [*x, 2]\n",
        "2: what is merged must be an alias of a mapping"
      ),
      ("- a: 1\n---\n- a: 2\n", "3: another document behind a list is not read"),
      ("- a: 1\n- b: \u{FFFE}\n", "2: the byte 0xEF is no text"),
      (
        "- &x {a: 1}\n- <<: &y [*x]\n",
        "2: a list of what is merged can't have an anchor"
      ),
      ("- a: 1\n- b: \u{1}\n", "2: the byte 0x01 is no text"),
      (
        String(repeating: "- ", count: 600) + "x",
        "1: nested more than 500 levels deep"
      ),
    ])
  func fault(_ yaml: String, _ reason: String) throws {
    let error = #expect(throws: SourceError.self) { _ = try Self.json(yaml) }
    #expect(error.map { "\($0.line ?? 0): \($0.reason)" } == reason)
    #expect(error?.part == .content)
  }

  /// What precedes a fault is read.
  @Test func rowsBeforeAFaultAreThere() throws {
    var source = try YAMLSource(MemorySource("- a: 1\n- a: 2\n- a: [\n"), isKnown: true)
    var content = ByteBuffer()
    #expect(throws: SourceError.self) { try source.readAll(into: &content) }
    #expect(content.text().filter { $0 != "\n" }.hasPrefix(#"[{"a":1},{"a":2}"#))
  }

  /// A whole document is a line of its own, of which a reader in parts takes no more than what precedes the fault.
  @Test func aDocumentBeforeAFaultIsWhole() throws {
    var source = try YAMLSource(MemorySource("a: 1\nb: 2\n\n  c: [\n"), isKnown: true)
    var content = ByteBuffer()
    let error = #expect(throws: SourceError.self) { try source.readAll(into: &content) }
    #expect(error?.line == 4)
    var whole = try YAMLSource(MemorySource("a: 1\nb: 2\n...\n]\n"), isKnown: true)
    var document = ByteBuffer()
    #expect(throws: SourceError.self) { try whole.readAll(into: &document) }
    #expect(document.text().filter { $0 != " " }.hasSuffix("}\n"))
  }

  /// A byte that is no text hides nothing that is before it.
  @Test func rowsBeforeABadByteAreThere() throws {
    let good = (1...5_000).map { "- a: \($0)\n  b: é\n" }.joined()
    var source = try YAMLSource(
      MemorySource(Array((good + "- a: ").utf8) + [0xFF, 0x0A]), isKnown: true)
    var content = ByteBuffer()
    let error = #expect(throws: SourceError.self) { try source.readAll(into: &content) }
    #expect(error?.line == 10_001)
    #expect(error?.reason == "the byte 0xFF is no text")
    #expect(
      content.text().contains(#"{"a":5000,"b":"é"}"#) || content.text().contains(#""a":5000"#))
  }

  /// Nine lists of nine aliases each, nine levels deep, would be 387 million words.
  @Test func aliasesHaveABound() throws {
    var text = "a0: &a0 lol\n"
    for level in 1...9 {
      let list = [String](repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(list)]\n"
    }
    let error = #expect(throws: SourceError.self) { _ = try Self.json(text) }
    #expect(error?.reason.contains("anchors and aliases hold more than 16 MiB") == true)
  }

  @Test("comments alone are no row", arguments: ["# a\n", "# a\n# b\n", "\n\n# a", "\n"])
  func commentsAlone(_ text: String) throws { #expect(try Self.json(text) == "") }

  @Test func rowsComeAgainFromTheFirst() throws {
    var source = try YAMLSource(MemorySource("- a: 1\n- a: 2\n"), isKnown: true)
    var first = ByteBuffer()
    var again = ByteBuffer()
    try source.readAll(into: &first)
    try source.rewind()
    try source.readAll(into: &again)
    #expect(first.text() == again.text())
  }

  @Test(
    "YAML is told from its lines",
    arguments: [
      "- name: Oslo\n  size: 3\n- name: Rome\n  size: 4\n",
      "# places\n\n-\n  name: Oslo\n  size: 3\n-\n  name: Rome\n  size: 4\n",
      "kind: List\nitems:\n- name: Oslo\n  size: 3\n- name: Rome\n  size: 4\nnote: x\n",
      "oslo:\n  size: 3\n  land: no\nrome:\n  size: 4\n  land: it\n",
      "---\n- {name: Oslo, size: 3}\n- {name: Rome, size: 4}\n",
      "%YAML 1.2\n---\n- name: Oslo\n  size: 3\n",
      "cities: [\n  {name: Oslo, size: 3},\n  {name: Rome, size: 4}\n]\nnote:\n  x: y\n",
      "first name: &x\n  - {a: 1, b: 2}\n  - {a: 3, b: 4}\n",
      "---\n# Source: x\nkind: Service\nname: web\n---\nkind: Job\nname: day\n",
    ])
  func isTold(_ text: String) throws {
    #expect(try YAMLSource(MemorySource(text)).isYAML)
    let bytes = Array(text.utf8)
    for count in bytes.indices {
      #expect(YAMLMarks.likeness(Array(bytes[..<count]), isAll: false) == nil, "\(count) bytes")
    }
  }

  @Test(
    "other texts are passed on",
    arguments: [
      "", "one\ntwo\n", "- one\n- two\n", "- Note: this is a list\n- Other: of a text\n",
      "Package: apt\nVersion: 2.6\n\nPackage: bash\nVersion: 5.2\n",
      "INFO: started\nWARN: slow\n", "name: x\n", "a,b\n1,2\n", #"[{"a": 1}]"#,
      "Dear all:\n  we meet at: ten\n\nYours\n", "--- a/file\n+++ b/file\n@@ -1 +1 @@\n",
      "---\ntitle: Notes\ntags: [a]\n---\n\n# Heading\n\nText, and more.\n",
      "key: value\n\tx: y\n", "# only a comment\n", "12:30: came\n13:00: left\n",
      "[disk]\nsize: 3\n",
      "Architecture:            x86_64\n  CPU op-mode(s):        32-bit, 64-bit\n",
      "x: 1\ny:\n  z: 2\n", "- name: *x\n  v: y\n- name: *x\n  v: z\n",
      "- [ ] buy: milk\n- [x] call: Anna\n",
    ])
  func isPassedOn(_ text: String) throws {
    let source = try YAMLSource(MemorySource(text))
    #expect(!source.isYAML)
    #expect(try Self.json(text, isKnown: false) == text)
  }

  @Test(
    "records in UTF-16 with a mark are found by what they hold",
    arguments: [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]])
  func utf16(_ mark: [UInt8]) throws {
    let isLittle = mark == [0xFF, 0xFE]
    let units = "- a: grün\n  b: 1\n- a: y\n  b: 2\n".utf16
    let bytes =
      mark
      + units.flatMap { unit in
        let (low, high) = (UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8))
        return isLittle ? [low, high] : [high, low]
      }
    var source = try YAMLSource(MemorySource(bytes))
    #expect(source.isYAML)
    var content = ByteBuffer()
    _ = try content.append(upTo: 4_096) { (output: inout OutputRawSpan) throws(SourceError) in
      try source.read(into: &output)
    }
    #expect(content.text().contains(#"{"a":"grün""#))
  }
}
