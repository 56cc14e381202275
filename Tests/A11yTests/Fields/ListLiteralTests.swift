// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite struct ListLiteralTests {
  @Test(
    "lists that programs print",
    arguments: [
      ("['L', 'R']", ["L", "R"]), ("[]", []), ("[ ]", []), ("[\"a\",\"b c\"]", ["a", "b c"]),
      ("[1, 2.5, -3]", ["1", "2.5", "-3"]), ("[0.5 1.5\n 2]", ["0.5", "1.5", "2"]),
      ("['it\\'s', \"o'clock\"]", ["it's", "o'clock"]), ("[None, 'a', nan]", ["a"]),
      ("['a' 'b']", ["a", "b"]), ("[a , b]", ["a", "b"]), ("[1. nan 3. ]", ["1.", "3."]),
    ] as [(String, [String]?)])
  func items(_ text: String, _ items: [String]?) {
    #expect(ListLiteral.items(text) == items)
  }

  @Test(
    "anything else is no list",
    arguments: [
      "", "[", "a", "[1,", "[[1], [2]]", "['a]", "['a\\", "[,]", "[1,]", "{1}", "['a'b]",
      "[-son +ant + lab]", "[two words]", "[a, two words]",
    ])
  func nothing(_ text: String) { #expect(ListLiteral.items(text) == nil) }

  @Test func aColumnOfListsSaysTheirItems() throws {
    let csv = "city,tags\nOslo,\"['sea', 'hill']\"\nRome,[]\nBern,\"['hill']\"\n"
    #expect(
      try Labels.lines(csv, sample: true) == ["Oslo, tags sea, hill", "Rome", "Bern, tags hill"])
  }
}
