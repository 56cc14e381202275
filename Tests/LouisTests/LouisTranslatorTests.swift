// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TestSupport

@testable import A11y
@testable import Louis

/// Braille by liblouis, which is on any machine that runs these tests.
@Suite struct LouisTranslatorTests {
  private static let ascii = Array(
    #" A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\0Z7(_?W]#Y)="#)

  private static func brf(_ cells: [UInt8]) -> String { String(cells.map { ascii[Int($0)] }) }

  @Test(
    "a text is written in the braille of its language",
    arguments: [
      ("en-US", false, "up 1.85%", "UP #A4HE.0"), ("en-GB", false, "£5", "@L#E"),
      ("en-US", true, "the knowledge", "! K"), ("de-DE", false, "-5", "-#E"),
      ("de-DE", false, "Oslo", ".OSLO"), ("fr-FR", false, "Oslo", ".OSLO"),
    ])
  func translates(
    _ locale: String, _ isContracted: Bool, _ text: String, _ expected: String
  ) throws {
    let translator = try LouisTranslators(isContracted: isContracted).translator(for: locale)
    #expect(Self.brf(translator.cells(of: text)) == expected)
  }

  @Test func addressesAreNotContracted() throws {
    let translators = LouisTranslators(isContracted: true)
    var text = BrailleText(try translators.translator(for: "en-US"))
    text.literal = translators.literalTranslator(for: "en-US")
    #expect(Self.brf(text.cells(of: "the other")) == "! O!R")
    #expect(Self.brf(text.cells(of: "and the@other.com")) == "& THE@AOTHER4COM")
    // The sign before a code tells its letters from the contraction "about".
    #expect(Self.brf(text.cells(of: "AB-12")) == ";,,AB-#AB")
    #expect(LouisTranslators().literalTranslator(for: "en-US") == nil)
  }

  @Test func aTextIsOnLinesOfAWidth() throws {
    let translator = try LouisTranslators().translator(for: "en-US")
    #expect(
      translator.lines(of: "Apple Inc., $648.11", cells: 12) == [
        "⠠⠁⠏⠏⠇⠑", "⠀⠀⠠⠊⠝⠉⠲⠂", "⠀⠀⠈⠎⠼⠋⠙⠓⠲⠁⠁",
      ])
    #expect(translator.lines(of: "up 1.85%") == ["⠥⠏⠀⠼⠁⠲⠓⠑⠨⠴"])
  }

  @Test(
    "two numbers are never the same cells",
    arguments: [
      "en", "de", "fr", "es", "it", "pt", "ru", "sv", "hu", "ar", "hi", "ko", "vi", "zh", "nl",
      "pl",
      "tr", "uk",
    ])
  func numbersStayApart(_ language: String) throws {
    let translator = try LouisTranslators().translator(for: language)
    var text = BrailleText(translator)
    var random = SeededGenerator(seed: 7)
    var seen: [[UInt8]: String] = [:]
    for _ in 0..<2_000 {
      let whole = String(Int.random(in: 0...9_999, using: &random))
      let sign = ["", "", "-", "+"].randomElement(using: &random) ?? ""
      let fraction =
        [
          "", "." + String(Int.random(in: 0...99, using: &random)),
          "," + String(Int.random(in: 0...99, using: &random)),
        ]
        .randomElement(using: &random) ?? ""
      let end = ["", "%", " €", " kg"].randomElement(using: &random) ?? ""
      let number = sign + whole + fraction + end
      let cells = text.cells(of: number)
      if let other = seen[cells] { #expect(other == number, "\(language)") }
      seen[cells] = number
    }
  }

  /// What a language's table lacks is written by other characters, and named.
  @Test(
    "a sign that a table lacks has a substitute",
    arguments: [
      ("en", "₹", "INR"), ("es", "°", "deg"), ("it", "5−3", "\u{AD}"), ("de", "😀", "grinning face"),
    ])
  func substitutes(_ language: String, _ text: String, _ substitute: String) throws {
    var written = BrailleText(try LouisTranslators().translator(for: language))
    #expect(!written.cells(of: text).isEmpty)
    #expect(written.substitutes.map(\.text) == [substitute])
  }

  @Test(
    "digits and signs of any kind are written as what they are",
    arguments: [
      ("H₂O", "H2O"), ("１２", "12"), ("‒5", "-5"), ("١٢", "12"), ("①", "1"), ("ｋｍ", "km"),
    ])
  func otherForms(_ text: String, _ plain: String) throws {
    var written = BrailleText(try LouisTranslators().translator(for: "en"))
    #expect(written.cells(of: text) == written.cells(of: plain))
  }

  @Test(
    "what is no table is an error that says so",
    arguments: [
      "", "../../../etc/passwd", "no-such.ctb", "a,b", "/etc/passwd", "x y", "unicode.dis",
      "hyph_de_DE.dic",
      "/dev/null", "/dev/zero", "de-de-comp8.ctb",
    ])
  func tables(_ name: String) throws {
    let error = #expect(throws: SourceError.self) {
      _ = try LouisTranslators(table: name).translator(for: "en")
    }
    #expect(error?.part == .library)
  }

  @Test("a language without six dots is named", arguments: ["ja", "hy", "zh-TW", "ro"])
  func languages(_ language: String) throws {
    let error = #expect(throws: SourceError.self) {
      _ = try LouisTranslators().translator(for: language)
    }
    #expect(error?.reason.contains("\"\(language)\"") == true)
  }

  /// A long text is translated in pieces.
  @Test func longTextsLoseNothing() throws {
    let translator = try LouisTranslators().translator(for: "en")
    let once = translator.cells(of: "12 apples, ")
    #expect(
      translator.cells(of: String(repeating: "12 apples, ", count: 1_000)).count == once.count
        * 1_000)
    #expect(translator.cells(of: String(repeating: "x", count: 5_000)).count == 5_000)
  }

  /// It is not safe from several threads by itself.
  @Test func severalThreadsTranslate() async throws {
    let translators = LouisTranslators()
    let one = try translators.translator(for: "en")
    let other = try translators.translator(for: "de")
    let expected = (one.cells(of: "Oslo 12"), other.cells(of: "Oslo 12"))
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<500).allSatisfy { _ in
            one.cells(of: "Oslo 12") == expected.0 && other.cells(of: "Oslo 12") == expected.1
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
