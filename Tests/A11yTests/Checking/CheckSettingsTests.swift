// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite struct CheckSettingsTests {
  static func settings(_ json: String) throws -> CheckSettings {
    var settings = CheckSettings()
    try settings.take(from: MemorySource(json))
    return settings
  }

  @Test func rulesAreChosenAndIgnored() throws {
    let input = #"[{"city": "OSLO", "news": "🎉🎉🎉"}]"#
    let found = { (json: String) in
      try CheckRuleTests.findings(in: input, try Self.settings(json)).map(\.rule)
    }
    #expect(try found(#"{}"#) == ["emoji-run"])
    let long = #"[{"city": "OSLO TOWN HALL", "news": "🎉🎉🎉"}]"#
    let rules = { (json: String) in
      try CheckRuleTests.findings(in: long, try Self.settings(json)).map(\.rule)
    }
    #expect(try rules(#"{}"#) == ["all-capitals", "emoji-run"])
    #expect(try rules(#"{"check": {"ignore": ["emoji-run"]}}"#) == ["all-capitals"])
    #expect(try rules(#"{"check": {"rules": ["emoji-run"]}}"#) == ["emoji-run"])
    #expect(try rules(#"{"check": {"ignoreFields": {"news": ["emoji-run"]}}}"#) == ["all-capitals"])
    #expect(try rules(#"{"check": {"ignore": ["emoji-run"], "rules": ["emoji-run"]}}"#) == [])
    #expect(try rules(#"{"check": {"maximumLength": 5}}"#).contains("long-label"))
  }

  static let wrong: [(json: String, message: String)] = [
    (#"{"check": {"ignore": ["x"]}}"#, "1:23: check.ignore[0]: there is no rule 'x'"),
    (#"{"chek": {}}"#, "1:10: .chek: expected check"),
    (#"{"check": {"max": 1}}"#, "1:19: check.max: unknown key 'max'"),
    (#"{"check": {"maximumLength": 0}}"#, "1:29: check.maximumLength: expected a whole number"),
    (#"[]"#, "1:1: expected an object"),
    (#"{"check": "#, "1:11: "),
  ]

  @Test(arguments: wrong)
  func whatIsWrongIsNamedWithItsPlace(_ wrong: (json: String, message: String)) {
    let error = #expect(throws: ReadingError.self) { try Self.settings(wrong.json) }
    #expect(error?.description.contains(wrong.message) == true, "\(error?.description ?? "")")
  }

  @Test func theSameFaultInAFieldIsOneFinding() throws {
    let input = #"[{"news": "🎉🎉🎉"}, {"news": "🎉🎉🎉🎉"}, {"news": "no"}, {"news": "⭐⭐⭐"}]"#
    let findings = try CheckRuleTests.findings(in: input, rule: "emoji-run")
    #expect(findings.map(\.moreCount) == [2])
    var settings = CheckSettings()
    try settings.choose(["emoji-run"])
    settings.listsAll = true
    #expect(
      try CheckRuleTests.findings(in: input, settings).map(\.path) == [
        "[0].news", "[1].news", "[3].news",
      ])
  }

  @Test func aHeaderIsNamedWithItsPlace() throws {
    let input =
      "{\"sections\": [{\"header\": \"May\",\n \"rows\": [1]},\n  {\"header\": \"May\", \"rows\": [2]}]}"
    let found = try CheckRuleTests.findings(in: input, rule: "repeated-heading")
    #expect(found.map { "\($0.line):\($0.column) \($0.path)" } == ["3:14 sections[1].header"])
  }

  /// Inputs in which a text is mended, and what they are then.
  static let fixes: [(format: InputFormat, input: String, mended: String)] = [
    (.json, "[{\"a\": \"x\\u200By \\\"q\\\"\"}]", "[{\"a\": \"xy \\\"q\\\"\"}]"),
    (.csv, "a,b\n\"x\u{200B} \"\"q\"\"\",\"(1,250.50)\"\n", "a,b\n\"x \"\"q\"\"\",\"-1,250.50\"\n"),
    (.tsv, "a\tb\nx\u{200B}\t($2)\n", "a\tb\nx\t-$2\n"),
    (.csv, "a,b\n5\" pi\u{200B}pe,1\n", "a,b\n5\" pipe,1\n"),
    (.csv, "a,b\n\u{200B}\"q\",1\n", "a,b\n\u{200B}\"q\",1\n"),
    (.lines, "one\n\u{200B}\n", "one\n\u{200B}\n"),
    (
      .csv, "a,b\nx,\"(1, 2)\"\ny,(10.10.2024)\nz,(50%)\nw,(192.168.0.1)\n",
      "a,b\nx,\"(1, 2)\"\ny,(10.10.2024)\nz,(50%)\nw,(192.168.0.1)\n"
    ),
    (.lines, "one\ntw\u{200B}o\n", "one\ntwo\n"),
    (
      .ndjson, "{\"é\": \"ü\u{2066}\"}\n{\"b\": \"( €3.50 )\"}\n",
      "{\"é\": \"ü\"}\n{\"b\": \"-€3.50\"}\n"
    ),
  ]

  @Test(arguments: fixes)
  func fixesPutTheRightBytesInTheRightPlace(
    _ fix: (format: InputFormat, input: String, mended: String)
  ) throws {
    for mark in ["", "\u{FEFF}"] {
      let input = mark + fix.input
      let findings = try CheckRuleTests.findings(
        in: input, CheckSettings(), format: fix.format, sample: false)
      var bytes = Array(input.utf8)
      for edit in findings.flatMap(\.fixes).sorted(by: { $0.range.lowerBound > $1.range.lowerBound }
      ) {
        bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
      }
      #expect(String(decoding: bytes, as: UTF8.self) == mark + fix.mended)
    }
  }
}
