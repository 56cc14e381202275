// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// The last word on a row: the rules of a document, and a program's hook.
@Suite struct WillDisplayTests {
  @Test func rulesChangeStateAlone() throws {
    let text = #"""
      {"fields": ["t"], "willDisplay": [
         {"when": {"stock": 0}, "state": {"enabled": false}},
         {"when": {"mark": "yes", "stock": 5}, "state": {"accessory": "checkmark"}},
         {"state": {"hint": "Opens it"}}],
       "rows": [{"t": "a", "stock": 0}, {"t": "b", "stock": 5.0, "mark": "yes"}, {"t": "c", "stock": "0"}, {"t": "d"}]}
      """#
    let elements = try ElementTests.elements(text)
    #expect(elements.map(\.traits) == [.notEnabled, .selected, .notEnabled, []])
    #expect(elements.allSatisfy { $0.hint == "Opens it" })
  }

  @Test func rulesCompareByMeaning() throws {
    let rules = #"{"willDisplay": [{"when": {"b": 1e0}, "state": {"selected": true}}], "rows": ["#
    for rows in [
      #"{"a": "x", "b": "1"}, {"a": "y", "b": 2}]}"#, #"{"b": 1.0, "a": "x"}, {"a": "y"}]}"#,
    ] {
      #expect(
        try ElementTests.elements(rules + rows).map { $0.traits.contains(.selected) } == [
          true, false,
        ])
    }
  }

  @Test(arguments: [
    (#"[{"state": {"hidden": true}}]"#, "'hidden' is not a state that can change here"),
    (#"[{"when": {"a": 1}}]"#, "a rule needs a 'state' to set"),
    (#"[{"if": 1}]"#, "expected 'when' and 'state'"),
    (#"[{"when": {"a": [1]}, "state": {}}]"#, "expected a value, found an array"),
  ]) func aMistakeInARuleIsNamed(_ rules: String, _ reason: String) {
    #expect(Labels.error(#"{"willDisplay": \#(rules), "rows": []}"#)?.reason == reason)
  }

  @Test func aProgramHasTheLastWord() throws {
    var labels = try LabelReader(MemorySource(#"[{"n": 1, "t": "a"}, {"n": 2}, {"n": 3}]"#))
    var seen: [DataRow] = []
    labels.willDisplay = { row, indexPath, state in
      seen.append(row)
      state.isSelected = indexPath.row == 1
    }
    var label = ByteBuffer()
    var traits: [ElementTraits] = []
    while let item = try labels.next(into: &label) {
      traits += labels.elements(of: item, label: label).map(\.traits)
    }
    #expect(traits == [[], .selected, []])
    #expect(seen.map { $0["n"] } == [1, 2, 3])
    #expect(seen[0]["t"] == "a")
  }

  @Test func aHookThatIsTakenAwayLeavesNothing() throws {
    var labels = try LabelReader(MemorySource(#"["a", "b", "c"]"#))
    labels.willDisplay = { _, _, state in state.isSelected = true }
    var label = ByteBuffer()
    var traits: [ElementTraits] = []
    while let item = try labels.next(into: &label) {
      traits += labels.elements(of: item, label: label).map(\.traits)
      labels.willDisplay = nil
    }
    #expect(traits == [.selected, [], []])
  }

  @Test func aRowWithoutNamesHasItsPlacesForNames() throws {
    let rule = #"{"willDisplay": [{"when": {"1": 0}, "state": {"selected": true}}], "#
    let elements = try ElementTests.elements(rule + #""rows": [["x", 0], ["y", 1]]}"#)
    #expect(elements.map { $0.traits.contains(.selected) } == [true, false])
  }

  @Test(arguments: [
    #"{"rows": [{"t": "a", "$row": {"accessory": "checkmark"}}, {"t": "b"}]}"#,
    #"{"rows": [{"t": "a"}], "willDisplay": [{"when": {"t": "a"}, "state": {"selected": true}}]}"#,
    #"{"fields": ["t"], "rows": [{"t": "a", "x": 1}], "willDisplay": [{"when": {"x": 1}, "state": {"selected": true}}]}"#,
    #"{"editing": true, "rows": [{"t": "a", "$row": {"editingAccessory": "checkmark"}}]}"#,
  ]) func aTableWithASelectedRowAllowsSelection(_ text: String) throws {
    #expect(try ElementTests.elements(text).allSatisfy { $0.container?.allowsSelection == true })
  }

  @Test(arguments: [
    #"{"editing": true, "rows": [{"t": "a", "$row": {"accessory": "checkmark"}}]}"#,
    #"{"rows": [{"t": "a"}, {"t": "b", "$row": {"selected": true, "hidden": true}}]}"#,
  ]) func aTableWithoutOneDoesNot(_ text: String) throws {
    #expect(try ElementTests.elements(text).allSatisfy { $0.container?.allowsSelection == false })
  }
}
