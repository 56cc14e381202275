// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

@Suite("The references of HTML")
struct MarkupReferenceTests {
  @Test(
    "a reference is its character, wherever its name is in the lists",
    arguments: [
      ("&amp;", "&"), ("&nbsp;", "\u{A0}"), ("&yuml;", "ÿ"), ("&frac12;", "½"), ("&Alpha;", "Α"),
      ("&Rho;", "Ρ"), ("&Sigma;", "Σ"), ("&sigmaf;", "ς"), ("&omega;", "ω"), ("&#8722;", "−"),
      ("&#x2212;", "−"), ("&-;", "&-;"), ("&unknown;", "&unknown;"), ("a & b;", "a & b;"),
      ("&#128;", "&#128;"), ("Ren&eacute;e", "Renée"),
    ])
  func decoded(_ text: String, _ expected: String) {
    #expect(MarkupReference.decoded(text) == expected)
  }

  @Test(
    "a cell keeps the semicolon that ends a reference, and no other",
    arguments: [
      ("Ren&eacute;", "Ren&eacute;"), ("&#1547;", "&#1547;"), ("AT&T;", "AT&T"), ("a;", "a"),
      ("Q&A;", "Q&A"), ("x &;", "&"),
    ])
  func ends(_ text: String, _ expected: String) throws {
    let label = try #require(try Labels.lines("[{\"a\": \"x\", \"b\": \"\(text)\"}]").first)
    #expect(label.hasSuffix(expected), "\(label)")
  }
}
