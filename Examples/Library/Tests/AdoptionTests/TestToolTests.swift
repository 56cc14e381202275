// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import A11y
import Testing

/// A test tool: looks for bad labels, and compares what a screen reader says with what it should say.
@Suite struct TestToolTests {
  @Test func badLabelsAreFound() throws {
    var labels = try LabelReader(MemorySource(#"[{"name": "Parcel for Ada", "weight": 80}]"#))
    var checker = LabelChecker(CheckSettings())
    while try checker.checkNext(of: &labels) != nil {}
    let findings = checker.finish()
    #expect(findings.map(\.rule) == ["missing-unit"])
    #expect(findings.first?.path == "[0].weight")
  }

  @Test func aScreenReaderSaysWhatItShould() throws {
    var labeler = RowLabeler(fields: [Field("name"), Field("on", say: .switch)])
    var session = ScreenReaderSession(.talkback, locale: .enUS)
    let said = try labeler.elements(for: ["name": "Wi-Fi", "on": true]).map { session.say($0).line }
    #expect(said == ["on, Wi-Fi, Switch. Double-tap to toggle"])
  }
}
