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

  @Test func theFirstWordsTellWhatThisIs() throws {
    #expect(
      try Self.said([]) == ["Stocks, rows: 4, columns: 2, Technology, question mark for help"])
    #expect(
      try Self.said([], in: "a,b\n1,2\n") == [
        "rows: 1, columns: 2, a 1, b 2, question mark for help"
      ])
  }

  @Test(
    "rows and cells",
    arguments: [
      ([BrowseCommand.rowDown], ["Apple, $648.11"]),
      ([.rowUp], ["top, Technology"]),
      (
        [.rowDown, .cellRight, .cellRight, .cellRight],
        ["Apple, $648.11", "company, Apple", "price, $648.11", "end of row, $648.11"]
      ),
      (
        [.rowDown, .cellLeft, .cellLeft, .cellLeft],
        ["Apple, $648.11", "price, $648.11", "company, Apple", "start of row, Apple"]
      ),
      // The row's name comes first where the row is another one, and no blank cell is passed.
      (
        [.rowDown, .cellLeft, .cellDown, .cellDown, .cellDown, .cellDown, .cellUp],
        [
          "Apple, $648.11", "price, $648.11", "Google, −$5.00", "Yahoo, blank",
          "Metals, Alcoa, $8.00", "end of column, $8.00", "Technology, Yahoo, blank",
        ]
      ),
      // The column of names needs no name before it, and a blank cell has its heading.
      (
        [.rowDown, .cellRight, .cellDown, .cellDown, .cellRight],
        ["Apple, $648.11", "company, Apple", "Google", "Yahoo", "price, blank"]
      ),
      (
        [.rowDown, .rowEnd, .columnBottom, .columnTop, .rowStart],
        [
          "Apple, $648.11", "price, $648.11", "Metals, Alcoa, $8.00", "Technology, Apple, $648.11",
          "company, Apple",
        ]
      ),
      (
        [.rowDown, .rowEnd, .nextFilled, .nextFilled, .nextFilled, .previousFilled],
        [
          "Apple, $648.11", "price, $648.11", "Google, −$5.00",
          "blank cells passed: 1, Metals, Alcoa, $8.00", "end of column, $8.00",
          "blank cells passed: 1, Technology, Google, −$5.00",
        ]
      ),
      ([.lastRow], ["Delayed"]), ([.lastRow, .rowDown], ["Delayed", "end, Delayed"]),
      ([.pageDown, .pageUp], ["Google, −$5.00", "Technology"]),
      (
        [.nextSection, .nextSection, .previousSection, .previousSection],
        ["Metals", "last section, Metals", "Technology", "first section, Technology"]
      ),
      ([.rowDown, .whereAmI], ["Apple, $648.11", "row 1 of 4, section Technology"]),
      ([.lastRow, .whereAmI], ["Delayed", "footer, section Metals"]),
      (
        [.rowDown, .rowNames, .rowEnd, .cellDown, .rowNames, .cellUp],
        [
          "Apple, $648.11", "row names always", "Apple, price, $648.11", "Google, −$5.00",
          "no row names", "$648.11",
        ]
      ),
      // Where one came from is where jumps began, the last one first.
      (
        [.rowDown, .rowEnd, .lastRow, .firstRow, .back, .back, .back],
        [
          "Apple, $648.11", "price, $648.11", "Metals, Alcoa, $8.00", "Technology, Apple, $648.11",
          "Metals, Alcoa, $8.00", "Technology, Apple, $648.11", "nowhere to go back to",
        ]
      ),
    ])
  func commands(_ commands: [BrowseCommand], _ expected: [String]) throws {
    #expect(try Array(Self.said(commands).dropFirst()) == expected)
  }

  @Test(
    "marks",
    arguments: [
      (
        [BrowseCommand.rowDown, .mark, .sayAgain, .mark, .sayAgain],
        ["Apple, $648.11", "marked", "marked, Apple, $648.11", "not marked", "Apple, $648.11"]
      ),
      // "marked" is said once a row, and not before each of its cells.
      (
        [.rowDown, .mark, .cellRight, .cellRight, .rowDown, .mark, .cellUp, .cellRight],
        [
          "Apple, $648.11", "marked", "company, Apple", "price, $648.11", "Google, −$5.00",
          "marked", "marked, company, Apple", "price, $648.11",
        ]
      ),
      (
        [.nextMark, .rowDown, .mark, .rowDown, .rowDown, .mark, .previousMark, .previousMark],
        [
          "no marked rows", "Apple, $648.11", "marked", "Google, −$5.00", "Yahoo", "marked",
          "marked, Apple, $648.11", "from the other end, marked, Yahoo",
        ]
      ),
    ])
  func marks(_ commands: [BrowseCommand], _ expected: [String]) throws {
    #expect(try Array(Self.said(commands).dropFirst()) == expected)
  }

  @Test(
    "reading and reviewing",
    arguments: [
      (
        [BrowseCommand.rowDown, .cellRight, .readRow, .readAcross, .cellRight, .readAcross],
        [
          "Apple, $648.11", "company, Apple", "Apple, $648.11", "Apple, $648.11",
          "price, $648.11", "$648.11",
        ]
      ),
      (
        [.rowDown, .nextWord, .nextWord, .nextWord, .previousWord, .nextCharacter],
        ["Apple, $648.11", "Apple,", "$648.11", "end of text", "Apple,", "p"]
      ),
      (
        [.rowDown, .previousCharacter, .cellRight, .previousCharacter, .nextCharacter],
        ["Apple, $648.11", "1", "company, Apple", "e", "end of text"]
      ),
      (
        [.readColumn, .nextFilled],
        Array(repeating: "first go to a column with the right arrow", count: 2)
      ),
    ])
  func reading(_ commands: [BrowseCommand], _ expected: [String]) throws {
    #expect(try Array(Self.said(commands).dropFirst()) == expected)
  }

  private static let cities = """
    city,country,people,founded
    Oslo,NO,709037,1048-05-01
    Rome,IT,2872800,
    Lima,PE,,1535-01-18
    Bergen,NO,285911,1070-03-02
    """

  @Test(
    "work on a column",
    arguments: [
      // By number, back, and in the order of the file; what has no value is last either way.
      (
        [BrowseCommand.rowEnd, .cellLeft, .sort, .columnTop, .cellDown, .cellDown, .cellDown],
        [
          "sorted by people, 709,037", "Bergen, 285,911", "Oslo, 709,037", "Rome, 2,872,800",
          "Lima, blank",
        ]
      ),
      (
        [.rowEnd, .cellLeft, .sort, .sort, .firstRow, .sort, .cellRight, .sort],
        [
          "sorted by people, 709,037", "sorted by people, descending, 709,037",
          "Rome, 2,872,800", "in the order of the file, 2,872,800", "founded, blank",
          "sorted by founded, blank",
        ]
      ),
      (
        [.cellRight, .cellRight, .sameValue, .rowDown, .rowDown, .allRows, .rowDown],
        [
          "country, NO", "rows shown: 2, NO",
          "Bergen, country NO, people 285,911, founded Mar 2, 1070",
          "end, Bergen, country NO, people 285,911, founded Mar 2, 1070",
          "all rows are shown, Bergen, country NO, people 285,911, founded Mar 2, 1070",
          "end, Bergen, country NO, people 285,911, founded Mar 2, 1070",
        ]
      ),
      (
        [.cellRight, .cellRight, .hideColumn, .cellLeft, .readRow, .showColumns],
        [
          "country, NO", "column country hidden, people, 709,037", "city, Oslo",
          "Oslo, country NO, people 709,037, founded May 1, 1048", "all columns are shown",
        ]
      ),
      (
        [.cellRight, .cellRight, .frequencies],
        ["country, NO", "country: different values 3, 1 of 3, NO, 2"]
      ),
      ([.sheet], ["row 1, 1 of 4, city, Oslo"]),
    ])
  func work(_ commands: [BrowseCommand], _ expected: [String]) throws {
    let said = try Self.said(commands, in: Self.cities)
    #expect(Array(said.suffix(expected.count)) == expected)
  }

  @Test func theTableIsSummedUpInLinesThatLeadToTheirColumns() throws {
    var browser = try Self.browser(Self.stocks)
    _ = browser.begin()
    let said = browser.perform(.overview, pageLength: 5)?.text ?? ""
    #expect(said.hasPrefix("Stocks, rows: 4, columns: 2, 1 of 2, company: "))
    // From the header, Enter leads to the first row.
    #expect(browser.choose(.go(column: 1), pageLength: 5)?.text == "price, $648.11")
  }

  @Test func theSummaryIsSaidFirstWhereItIsAskedFor() throws {
    var browser = try Self.browser(Self.stocks)
    let said = browser.begin(sumsUp: true).text
    #expect(said.hasPrefix("Stocks, rows: 4, columns: 2, 1 of 2, company: "))
    #expect(said.hasSuffix("question mark for help"))
    #expect(browser.list != nil)
  }

  @Test func aColumnIsHeardAsTonesBeforeItsExtremes() throws {
    var browser = try Self.browser(Self.cities)
    _ = browser.begin()
    for command in [BrowseCommand.cellRight, .cellRight] {
      _ = browser.perform(command, pageLength: 5)
    }
    let none = browser.perform(.tones, pageLength: 5)
    #expect(none?.tones == nil && none?.text == "no numbers in column country")
    _ = browser.perform(.cellRight, pageLength: 5)
    let heard = browser.perform(.tones, pageLength: 5)
    #expect(heard?.text == "lowest 285,911 (Bergen), highest 2,872,800 (Rome)")
    #expect(heard?.tones?.count == 4)
  }

  @Test func figuresAreOfTheRowsThatAreShownOrMarked() throws {
    var browser = try Self.browser(Self.cities)
    _ = browser.begin()
    for command in [BrowseCommand.cellRight, .cellRight, .cellRight] {
      _ = browser.perform(command, pageLength: 5)
    }
    let all = browser.perform(.figures, pageLength: 5)?.text ?? ""
    #expect(
      all.hasPrefix("people, values: 3 of 4, lowest 285,911 (Bergen), highest 2,872,800 (Rome)"))
    #expect(all.hasSuffix("sum 3,867,748"))
    _ = browser.perform(.mark, pageLength: 5)
    let marked = browser.perform(.figures, pageLength: 5)?.text ?? ""
    #expect(
      marked.hasPrefix("people, of the marked rows, values: 1 of 1")
        && marked.hasSuffix("sum 709,037"))
  }

  @Test(
    "conditions",
    arguments: [
      ("people", "> 300000", ["Oslo", "Rome"]), ("people", "<=709037", ["Oslo", "Bergen"]),
      ("people", "=", ["Lima"]), ("people", "!=", ["Oslo", "Rome", "Bergen"]),
      ("people", "= 285911.0", ["Bergen"]), ("people", "!= 285911", ["Oslo", "Rome", "Lima"]),
      ("founded", ">= 1070-03-02", ["Lima", "Bergen"]), ("founded", "< 1050-01-01", ["Oslo"]),
      ("country", "no", ["Oslo", "Bergen"]), ("country", "= pe", ["Lima"]),
      ("city", "> m", ["Oslo", "Rome"]), ("city", "er", ["Bergen"]),
      ("people", "> x", []), ("people", ">", []), ("people", "> 300,000", ["Oslo", "Rome"]),
      ("people", "= 709,037", ["Oslo"]), ("founded", "= Mar 2, 1070", ["Bergen"]),
      ("founded", "> 1069", ["Lima", "Bergen"]), ("founded", "= 1048", ["Oslo"]),
    ])
  func conditions(_ column: String, _ condition: String, _ expected: [String]) throws {
    var browser = try Self.browser(Self.cities)
    _ = browser.begin()
    _ = browser.perform(.ask(.columnHeading), pageLength: 5)
    for character in column { _ = browser.answer(.text(character)) }
    _ = browser.answer(.enter)
    _ = browser.filter(by: condition)
    let shown = browser.labels(in: 0..<9).map { String($0.label.prefix { $0 != "," }) }
    #expect(shown == (expected.isEmpty ? ["Oslo", "Rome", "Lima", "Bergen"] : expected))
  }

  @Test(
    "conditions as the locale writes numbers, and on what is heard",
    arguments: [
      ("de", "> 1.234,5", ["c"]), ("de", "= 0,5", ["a"]), ("de", "<= 1.234", ["a", "b"]),
      ("en", "> 1,234", ["c"]), ("en", "> 1.5", ["b", "c"]), ("de", "> 5 Tage", ["b", "c"]),
      ("de", "> viele", []),
    ])
  func conditionsInLocales(_ tag: String, _ condition: String, _ expected: [String]) throws {
    let locale = try #require(LocaleIdentifier(tag))
    var options = ReadingOptions()
    options.goesBack = true
    let text =
      #"[{"name": "anna", "n": 0.5}, {"name": "bert", "n": 1234}, {"name": "carla", "n": 1235}]"#
    var browser = Browser(
      try NumberedEntries(LabelReader(MemorySource(text), options: options, locale: locale)))
    _ = browser.begin()
    _ = browser.perform(.rowEnd, pageLength: 5)
    _ = browser.filter(by: condition)
    let shown = browser.labels(in: 0..<9).map { String($0.label.prefix(1)) }
    #expect(shown == (expected.isEmpty ? ["a", "b", "c"] : expected))
  }

  @Test(
    "conditions on money, percents and times",
    arguments: [
      ("price", "= $648.11", ["1"]), ("price", "> $700", ["2"]), ("change", "> 2", ["2"]),
      ("change", "= 1.85%", ["1"]), ("at", "<= 2024-01-31", ["1", "2"]),
      ("at", "= 2024-01-31", ["2"]), ("at", "> 2024-01-31T10:00", ["2", "3"]),
    ])
  func conditionsOnWhatIsHeard(
    _ column: String, _ condition: String, _ expected: [String]
  ) throws {
    let text = """
      {"fields": [{"name": "id"}, {"name": "price", "say": "currency:USD"}, {"name": "change", "say": "percent"}, {"name": "at", "say": "datetime"}],
       "rows": [{"id": "1", "price": 648.11, "change": 0.0185, "at": "2024-01-30T12:00"},
                {"id": "2", "price": 900, "change": 0.03, "at": "2024-01-31T12:00"},
                {"id": "3", "price": 5, "change": -0.1, "at": "2024-02-01T00:00"}]}
      """
    var browser = try Self.browser(text)
    _ = browser.begin()
    _ = browser.perform(.ask(.columnHeading), pageLength: 5)
    for character in column { _ = browser.answer(.text(character)) }
    _ = browser.answer(.enter)
    _ = browser.filter(by: condition)
    #expect(browser.labels(in: 0..<9).map { String($0.label.prefix(1)) } == expected)
  }

  @Test func aRowThatCannotBeReadIsSaidInItsColumnAndKeptWhenRowsAreSorted() throws {
    let text = "{\"a\": 2, \"b\": 1}\n{\"a\": nul}\n{\"a\": 1, \"b\": 2}\n"
    let said = try Self.said([.cellRight, .cellDown, .cellDown, .sort, .lastRow], in: text)
    #expect(said[2].hasPrefix("row 2 can't be read: ") && said[3] == "1")
    #expect(said[4] == "sorted by a, 1" && said[5].hasPrefix("row 2 can't be read: "))
  }

  @Test func whatIsReadOnFollowsOnlyWhatCouldBeBegun() throws {
    var browser = try Self.browser()
    _ = browser.begin()
    _ = browser.perform(.readColumn, pageLength: 5)
    let without = browser.readsOn
    for command in [BrowseCommand.rowDown, .cellRight, .readColumn] {
      _ = browser.perform(command, pageLength: 5)
    }
    let (with, rows) = (browser.readsOn, browser.perform(.readDown, pageLength: 5)?.text)
    #expect(without == nil && with == .cellDown && rows == "Apple, $648.11")
  }

  @Test func whatIsTypedIsReadBackAndNoHeaderHidesAColumn() throws {
    var browser = try Self.browser()
    _ = browser.begin()
    _ = browser.perform(.ask(.columnHeading), pageLength: 5)
    var said = ""
    for character in "price" { said = browser.answer(.text(character)).announcement?.text ?? "" }
    let readBack = browser.answer(.left).announcement?.text
    // The question began on a header, which has no cells.
    #expect(said == "$648.11" && readBack == "column: price")
    _ = browser.answer(.enter)
    _ = browser.perform(.ask(.text), pageLength: 5)
    let space = browser.answer(.text(" ")).announcement?.text
    for character in "xyz" { _ = browser.answer(.text(character)) }
    while browser.search != nil { _ = browser.lookOn() }
    let failed = browser.answer(.enter).announcement?.text
    #expect(space != nil && failed == "not found: xyz")
  }

  @Test func theRestOfARowBeginsWithABlankCell() throws {
    let said = try Self.said(
      [.rowDown, .rowDown, .cellRight, .cellRight, .cellRight, .readAcross], in: Self.cities)
    #expect(said.suffix(2) == ["people, blank", "blank, founded Jan 18, 1535"])
  }

  @Test(
    "copies",
    arguments: [
      (BrowseList.CopiedPart.row, CopiedText.Format.text, "Lima, country PE, founded Jan 18, 1535"),
      (.row, .csv, "city,country,people,founded\nLima,PE,,1535-01-18"),
      (.row, .json, #"[{"city": "Lima", "country": "PE", "people": "", "founded": "1535-01-18"}]"#),
      (.cell, .text, "PE"), (.cell, .csv, "country\nPE"), (.cell, .json, #"[{"country": "PE"}]"#),
      (.column, .text, "NO\nIT\nPE\nNO"), (.column, .csv, "country\nNO\nIT\nPE\nNO"),
      (.marked, .text, "Lima, country PE, founded Jan 18, 1535"),
      (.marked, .csv, "city,country,people,founded\nLima,PE,,1535-01-18"),
    ])
  func copies(
    _ part: BrowseList.CopiedPart, _ format: CopiedText.Format, _ expected: String
  ) throws {
    var browser = try Self.browser(Self.cities)
    _ = browser.begin()
    for command in [BrowseCommand.rowDown, .rowDown, .mark, .cellRight, .cellRight] {
      _ = browser.perform(command, pageLength: 5)
    }
    _ = browser.copy(part, as: format)
    while browser.work != nil { _ = browser.workOn() }
    let copied = browser.copied
    #expect(copied == expected)
  }

  @Test func listsAreGoneThroughLineByLine() throws {
    var browser = try Self.browser(Self.cities)
    _ = browser.begin()
    let opening = browser.perform(.help, pageLength: 5)?.text
    #expect(opening == "Keys, 1 of \(BrowseCommand.bindings.count), Down: the row below")
    let words = browser.words
    func press(_ key: Key, _ browser: inout Browser) -> String? {
      guard case .said(let said) = browser.list?.take(key, pageLength: 5, words) else { return nil }
      return said.text
    }
    #expect(press(.up, &browser) == "top, Down: the row below")
    #expect(press(.down, &browser) == "Up: the row above")
    #expect(press(.text("e"), &browser)?.hasPrefix("Enter: ") == true)
    #expect(press(.end, &browser) == "Control L: redraw the screen")
    #expect(press(.text("ß"), &browser) == "not found: ß")
    guard case .closed = browser.list?.take(.escape, pageLength: 5, words) else {
      Issue.record("Escape does not close the list")
      return
    }
  }

  @Test("a key of the table is about the cell whose line in a sheet was heard")
  func keysInASheetAreAboutItsLine() throws {
    var browser = try Self.browser(Self.cities)
    _ = browser.begin()
    let words = browser.words
    _ = browser.perform(.sheet, pageLength: 5)
    _ = browser.list?.take(.down, pageLength: 5, words)
    let line = browser.list?.said.text ?? ""
    browser.leaveList()
    let isClosed = browser.list == nil
    #expect(isClosed)
    _ = browser.copy(.cell, as: .text)
    let copied = browser.copied ?? ""
    #expect(line.hasSuffix(copied) && copied == "NO", "\(line)")
  }

  @Test("a failed search leaves one where one was", arguments: ["/", "\u{13}"])
  func failedSearches(_ key: Character) throws {
    var browser = try Self.browser(Self.cities)
    _ = browser.begin()
    for command in [BrowseCommand.rowDown, .cellRight] {
      _ = browser.perform(command, pageLength: 5)
    }
    let before = browser.position
    _ = browser.perform(.ask(key == "/" ? .text : .textInColumn), pageLength: 5)
    // Bergen begins so, and is gone to and left again.
    for character in "ber" { _ = browser.answer(.text(character)) }
    let between = browser.position
    var said = browser.answer(.text("x")).announcement?.text
    while browser.search != nil { said = browser.lookOn()?.text ?? said }
    let after = browser.position
    #expect(between.number == 3 && after == before && said == "not found: berx")
  }

  @Test("each language has words for everything", arguments: BrowseWords.all.map(\.locale.tag))
  func wordsOfLanguages(_ tag: String) throws {
    let locale = try #require(LocaleIdentifier(tag))
    let words = BrowseWords.of(locale)
    #expect(words.locale == locale && words.isComplete)
    // What is filled in is in the place of each of the English marks.
    for word in BrowseWords.Word.allCases {
      for mark in ["%1", "%2"] {
        let isFilled = BrowseWords.english[word].contains(mark)
        #expect(words[word].contains(mark) == isFilled, "\(word)")
      }
    }
    if tag != "en" {
      let same = BrowseCommand.bindings.filter {
        words.help(for: $0.command) == BrowseWords.english.help(for: $0.command)
      }
      #expect(same.isEmpty)
    }
  }

  @Test func aPlaceIsSaidWithTheTotalWhenAllRowsAreCounted() throws {
    #expect(
      try Self.said([.lastRow, .rowUp, .cellRight, .whereAmI]).last
        == "row 4 of 4, section Metals, column company")
  }

  @Test(
    "searches and questions",
    arguments: [
      ("g", ["Google, −$5.00"]), ("al", ["Apple, $648.11", "Metals, Alcoa, $8.00"]),
      ("zz", ["not found: z", "not found: zz"]),
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
    #expect(said[0].contains("a 1") && said[2] == "a 3")
    #expect(said[1].hasPrefix("row 2 can't be read: "))
  }

  @Test("nothing to go through", arguments: ["[]", "", #"{"rows": []}"#])
  func emptyTables(_ text: String) throws {
    let said = try Self.said(
      [.rowDown, .lastRow, .cellRight, .nextSection, .whereAmI, .spell, .mark], in: text)
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
