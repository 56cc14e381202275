// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import TestSupport
import Testing

@testable import speakrows

/// What the talking table says at each command, without a terminal and without sound.
@Suite struct BrowserTests {
  private static let stocks = """
    {"title": "Stocks", "fields": [{"name": "company"}, {"name": "price", "say": "currency:USD"}],
     "sections": [
       {"header": "Technology", "indexTitle": "T", "rows": [{"company": "Apple", "price": 648.11}, {"company": "Google", "price": -5}, {"company": "Yahoo"}]},
       {"header": "Metals", "indexTitle": "M", "footer": "Delayed", "rows": [{"company": "Alcoa", "price": 8}]}]}
    """

  private static func browser(_ text: String = stocks) throws -> Browser {
    var options = ReadingOptions()
    options.goesBack = true
    return Browser(try NumberedEntries(LabelReader(MemorySource(text), options: options)))
  }

  /// What is said after each command.
  private static func said(
    _ commands: [BrowseCommand], in text: String = stocks
  ) throws -> [String] {
    var browser = try browser(text)
    var said = [browser.begin().text]
    for command in commands {
      said.append(browser.perform(command, pageLength: 2)?.text ?? "nothing")
    }
    return said
  }

  /// What is said after keys are typed, with searches gone on with to their end.
  private static func typed(_ keys: String, in text: String = stocks) throws -> [String] {
    var browser = try browser(text)
    _ = browser.begin()
    var said: [String] = []
    for character in keys {
      let key: Key = character == "\n" ? .enter : .text(character)
      var announcement: Announcement?
      if browser.question != nil {
        announcement = browser.answer(key).announcement
      } else if let command = BrowseCommand(key) {
        announcement = browser.perform(command, pageLength: 2)
      } else {
        announcement = browser.typeAhead(character)
      }
      while announcement == nil, browser.search != nil { announcement = browser.lookOn() }
      said.append(announcement?.text ?? "nothing")
    }
    return said
  }

  @Test(
    "rows, phrases and cells",
    arguments: [
      ([BrowseCommand.rowDown], ["Stocks, Technology", "Apple, $648.11"]),
      ([.rowUp], ["Stocks, Technology", "top, Technology"]),
      (
        [.rowDown, .phraseRight, .phraseRight, .phraseRight],
        [
          "Stocks, Technology", "Apple, $648.11", "company, Apple", "price, $648.11",
          "end of row, $648.11",
        ]
      ),
      (
        [.rowDown, .phraseLeft, .phraseLeft, .phraseLeft],
        [
          "Stocks, Technology", "Apple, $648.11", "price, $648.11", "company, Apple",
          "start of row, Apple",
        ]
      ),
      // The heading is said when it is another one; Yahoo has no price, and another section is said.
      (
        [.rowDown, .phraseLeft, .cellDown, .cellDown, .cellDown, .cellUp],
        [
          "Stocks, Technology", "Apple, $648.11", "price, $648.11", "−$5.00", "Metals, $8.00",
          "end of column, $8.00", "Technology, −$5.00",
        ]
      ),
      ([.lastRow], ["Stocks, Technology", "Delayed"]),
      ([.lastRow, .rowDown], ["Stocks, Technology", "Delayed", "end, Delayed"]),
      ([.pageDown, .pageUp], ["Stocks, Technology", "Google, −$5.00", "Technology"]),
      (
        [.nextSection, .nextSection, .previousSection, .previousSection],
        [
          "Stocks, Technology", "Metals", "last section, Metals", "Technology",
          "first section, Technology",
        ]
      ),
      (
        [.rowDown, .whereAmI],
        ["Stocks, Technology", "Apple, $648.11", "row 1 of more than 1, section Technology"]
      ),
      ([.lastRow, .whereAmI], ["Stocks, Technology", "Delayed", "footer, section Metals"]),
      (
        [.rowDown, .mark, .sayAgain, .mark, .sayAgain],
        [
          "Stocks, Technology", "Apple, $648.11", "marked", "marked, Apple, $648.11", "not marked",
          "Apple, $648.11",
        ]
      ),
    ])
  func commands(_ commands: [BrowseCommand], _ expected: [String]) throws {
    #expect(try Self.said(commands) == expected)
  }

  @Test func aPlaceIsSaidWithTheTotalWhenAllRowsAreCounted() throws {
    #expect(
      try Self.said([.lastRow, .rowUp, .phraseRight, .whereAmI]).last
        == "row 4 of 4, section Metals, column company")
  }

  @Test(
    "searches and questions",
    arguments: [
      ("g", ["Google, −$5.00"]), ("al", ["Apple, $648.11", "Metals, Alcoa, $8.00"]),
      ("zz", ["nothing: begins with z", "nothing: begins with zz"]),
      ("/648", ["find", "Apple, $648.11", "Apple, $648.11", "Apple, $648.11"]),
      ("@m\n", ["index title", "Metals", "Metals"]), ("@x", ["index title", "no section x"]),
      ("#3\n", ["row number", "3", "Yahoo"]), ("#9\n", ["row number", "9", "no row 9"]),
      ("#4\n", ["row number", "4", "Metals, Alcoa, $8.00"]),
    ])
  func questions(_ keys: String, _ expected: [String]) throws {
    #expect(try Self.typed(keys) == expected)
  }

  @Test func backspaceTakesALetterBack() throws {
    var browser = try Self.browser()
    _ = browser.begin()
    _ = browser.perform(.ask(.rowNumber), pageLength: 5)
    for key in [Key.text("1"), .text("2"), .backspace] { _ = browser.answer(key) }
    let (question, search) = (browser.question?.text, browser.search == nil)
    #expect(question == "1" && search)
    let said = browser.answer(.enter).announcement?.text
    #expect(said == "Apple, $648.11")
  }

  @Test func pastedTextHasAnEnd() throws {
    var browser = try Self.browser()
    _ = browser.begin()
    _ = browser.perform(.ask(.text), pageLength: 5)
    for _ in 0..<10_000 { _ = browser.answer(.text("x")) }
    let length = browser.question?.text.count
    #expect(length == 200)
  }

  @Test func aFaultBehindARowDoesNotHideIt() throws {
    var browser = try Self.browser(#"[{"a": "eleven"}, {"a": "twelve"}, "#)
    _ = browser.begin()
    let said = browser.typeAhead("t")?.text
    #expect(said == "twelve")
    let labels = browser.labels(in: 0..<20).map(\.label)
    #expect(labels == ["eleven", "twelve"])
  }

  @Test func nothingInTheDataIsObeyedByATerminal() throws {
    let text = "{\"rows\": [{\"$row\": {\"prototype\": \"\\u001b]0;x\\u0007\"}, \"a\": 1}]}"
    var browser = try Self.browser(text)
    let said = browser.begin().text
    let label = browser.entry?.label ?? ""
    #expect(said.contains("can't be read") && !said.contains("\u{1B}") && !label.contains("\u{1B}"))
  }

  @Test func aSearchGoesOnFromTheOtherEndAndSaysSo() throws {
    var browser = try Self.browser("b1\na\nb2\nb3\n")
    _ = browser.begin()
    var said: [String] = []
    func run(_ announcement: Announcement?, _ browser: inout Browser) {
      var announcement = announcement
      while announcement == nil, browser.search != nil { announcement = browser.lookOn() }
      said.append(announcement?.text ?? "nothing")
    }
    run(browser.typeAhead("b"), &browser)
    browser.endTypeAhead()
    for command in [
      BrowseCommand.nextMatch, .nextMatch, .nextMatch, .previousMatch, .previousMatch,
    ] {
      run(browser.perform(command, pageLength: 5), &browser)
    }
    #expect(said == ["b1", "b2", "b3", "from the other end, b1", "from the other end, b3", "b2"])
  }

  @Test func badRowsKeepTheirPlaceAndAreSaid() throws {
    let said = try Self.said(
      [.rowDown, .rowDown], in: "{\"a\": 1}\n{\"a\": nul}\n{\"a\": 3}\n")
    #expect(said[0] == "a 1" && said[2] == "a 3")
    #expect(said[1].hasPrefix("row 2 can't be read: "))
  }

  @Test("nothing to go through", arguments: ["[]", "", #"{"rows": []}"#])
  func emptyTables(_ text: String) throws {
    let said = try Self.said(
      [.rowDown, .lastRow, .phraseRight, .nextSection, .whereAmI, .spell, .mark], in: text)
    #expect(
      said.allSatisfy { $0.contains("no rows") || $0.isEmpty || $0 == "end, no rows" }, "\(said)")
  }

  @Test func whatCannotBeReadOnIsSaidAtTheEnd() throws {
    let said = try Self.said([.rowDown, .rowDown], in: #"[{"a": 1}, {"a": 2}, "#)
    #expect(said[1] == "a 2" && said[2].hasPrefix("end, "))
    #expect(said[2].contains("the input ends inside this row"))
  }

  @Test func spellingSaysEachLetter() throws {
    var browser = try Self.browser("Ab\n")
    _ = browser.begin()
    let spelled = browser.perform(.spell, pageLength: 5)
    #expect(spelled?.text == "Ab" && spelled?.phrases.map(\.text) == ["eigh B"])
  }

  @Test func random() throws {
    let text = (0..<200).map { "{\"n\": \($0), \"name\": \"row \($0)\"}" }.joined(separator: "\n")
    var browser = try Self.browser(text)
    _ = browser.begin()
    let commands = BrowseCommand.bindings.map(\.command)
    var generator = SeededGenerator()
    for _ in 0..<2000 {
      _ = browser.perform(commands.randomElement(using: &generator) ?? .rowDown, pageLength: 7)
      if Bool.random(using: &generator) { _ = browser.answer(.text("7")) }
      _ = browser.lookOn()
      let (entry, current) = (browser.entry, browser.current)
      #expect(entry?.rowNumber == current + 1)
    }
  }
}
