// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite struct NameProposalTests {
  @Test(
    "the name that was meant is proposed",
    arguments: [
      ("compnay", "company"), ("Company", "company"), ("companyName", "company_name"),
      ("pric", "price"), ("chnage", "change"), ("x", nil), ("population", nil), ("", nil),
      ("***", nil), ("id", nil), ("A", "a"),
    ] as [(String, String?)])
  func isProposed(_ wrong: String, _ meant: String?) {
    let names = ["company", "company_name", "price", "change", "year", "is", "a"]
    #expect(NameProposal.closest(to: wrong, among: names) == meant)
  }

  @Test func longNamesTakeNoTime() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NameProposal.closest(to: long, among: [long + "b", "a"]) == long + "b")
  }
}
