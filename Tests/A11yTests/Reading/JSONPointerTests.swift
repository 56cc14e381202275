// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite struct JSONPointerTests {
  @Test(
    "a pointer is read by RFC 6901",
    arguments: [
      ("", []), ("/", [""]), ("/a/b", ["a", "b"]), ("/a~1b/m~0n", ["a/b", "m~n"]), ("/0", ["0"]),
    ])
  func reads(_ text: String, _ tokens: [String]) throws {
    #expect(try #require(JSONPointer(text)).tokens == tokens)
  }

  @Test("what is no pointer is refused", arguments: ["a", "/~", "/~2", "#/a"])
  func refuses(_ text: String) { #expect(JSONPointer(text) == nil) }

  @Test(
    "rows are found wherever they are",
    arguments: [
      (
        "/data/values", #"{"x":{"values":[9]},"data":{"a":[8],"values":["r","s"],"b":1},"z":[]}"#,
        ["r", "s"]
      ),
      ("/1", #"[["no"],["yes"],["no"]]"#, ["yes"]), ("", #"["a"]"#, ["a"]),
      ("/a~1b", #"{"a/b":["r"]}"#, ["r"]),
    ])
  func findsRows(_ pointer: String, _ json: String, _ labels: [String]) throws {
    var options = ReadingOptions()
    options.rowsAt = JSONPointer(pointer)
    #expect(try Labels.lines(MemorySource(json), options) == labels)
  }
}
