// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite("What the members of objects inside of rows are called")
struct MemberPathTests {
  @Test(
    "as much of the path as tells them apart",
    arguments: [
      (
        #"[{"name":"A","min":{"temp":{"c":5}},"max":{"temp":{"c":6}}},{"name":"B","min":{"temp":{"c":7}},"max":{"temp":{"c":8}}}]"#,
        "A, min temp 5°C, max temp 6°C"
      ),
      (
        #"{"H2":{"gas":{"fit":{"A":1}},"liquid":{"fit":{"A":3}}},"O2":{"gas":{"fit":{"A":5}},"liquid":{"fit":{"A":7}}}}"#,
        "H2, gas fit A 1, liquid fit A 3"
      ),
      (
        #"[{"name":"A","x":{"in":{"out":{"n":1}}},"y":{"in":{"out":{"n":2}}}}]"#,
        "A, x in out n 1, y in out n 2"
      ),
    ])
  func headings(_ json: String, _ first: String) throws {
    #expect(try Labels.lines(json, sample: true).first == first)
  }

  @Test("members are rows where each has some of a few keys")
  func rowsWithSomeKeys() throws {
    let keys = ["gas", "liquid", "solid"]
    let members = (0..<12).map { index in
      let key = keys[index % 3]
      return #""s\#(index)": {"\#(key)": {"a": \#(index), "b": 2}}"#
    }
    let lines = try Labels.lines("{" + members.joined(separator: ", ") + "}", sample: true)
    #expect(lines.count == 12)
    #expect(lines.first?.hasPrefix("s0") == true)
  }
}
