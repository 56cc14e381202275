// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import A11y

/// What VoiceOver says, for every example that its rules were found by.
@Suite struct VoiceOverTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var element: AccessibleElement
    var text: String
    var hint: String?
    var testDescription: String { text }

    init(_ element: AccessibleElement, _ text: String, hint: String? = nil) {
      self.element = element
      self.text = text
      self.hint = hint
    }
  }

  static let adjust = "Swipe up or down with one finger to adjust the value."

  static func item(
    _ label: String, _ index: Int, of count: Int, in kind: ElementContainer.Kind,
    _ traits: ElementTraits = []
  ) -> AccessibleElement {
    var element = AccessibleElement(label: label, traits: traits)
    element.container = ElementContainer(kind, rowCount: count)
    element.position = AccessibleElement.Position(index, of: count)
    return element
  }

  static func cell(
    _ label: String, _ row: Int?, _ column: Int?, value: String? = nil,
    change: (inout TableCell) -> Void = { _ in }
  ) -> AccessibleElement {
    var element = AccessibleElement(label: label, value: value)
    var cell = TableCell(row: row, column: column)
    change(&cell)
    element.cell = cell
    element.container = ElementContainer(.table, rowCount: 4, columnCount: 3)
    return element
  }

  static let examples: [Example] = [
    Example(AccessibleElement(label: "Label", value: "Value"), "Label: Value"),
    Example(AccessibleElement(label: "", value: "Value"), "Value"),
    Example(AccessibleElement(hint: "Hint"), "Hint"),
    Example(AccessibleElement(label: "Label", hint: "Hint"), "Label", hint: "Hint"),
    Example(AccessibleElement(label: "02", traits: .button), "02. Button."),
    Example(AccessibleElement(label: "07", traits: .selected), "Selected: 07"),
    Example(AccessibleElement(traits: .selected), "Selected."),
    Example(AccessibleElement(traits: .selected, hint: "Hint"), "Selected.", hint: "Hint"),
    Example(AccessibleElement(label: "12", traits: .notEnabled), "12. Dimmed."),
    Example(AccessibleElement(label: "15", traits: .adjustable), "15. Adjustable.", hint: adjust),
    Example(
      AccessibleElement(label: "15", traits: [.adjustable, .notEnabled]), "15. Dimmed. Adjustable."),
    Example(
      AccessibleElement(label: "15", traits: .adjustable, hint: "Own."), "15. Adjustable.",
      hint: "Own. " + adjust),
    Example(AccessibleElement(traits: .adjustable, hint: "Own"), "Own. Adjustable."),
    Example(AccessibleElement(label: "23", traits: [.button, .selected]), "Selected: 23. Button."),
    Example(AccessibleElement(label: "24", traits: [.button, .notEnabled]), "24. Dimmed. Button."),
    Example(
      AccessibleElement(value: "1", traits: CellRole.switch.traits), "Switch Button. On.",
      hint: "Double tap to toggle setting."),
    Example(
      AccessibleElement(
        label: "Wi-Fi", value: "0", traits: CellRole.switch.traits, hint: "Toggles Wi-Fi."),
      "Wi-Fi. Switch Button. Off.", hint: "Toggles Wi-Fi. Double tap to toggle setting."),
    Example(
      AccessibleElement(
        label: "Wi-Fi", value: "2", traits: [.button, .toggleButton, .notEnabled], hint: "H."),
      "Wi-Fi. Dimmed. Switch Button. Mixed.", hint: "H."),
    Example(
      AccessibleElement(label: "Fan", value: "Slow", traits: CellRole.switch.traits),
      "Fan. Switch Button. Slow", hint: "Double tap to toggle setting."),
    Example(
      AccessibleElement(label: "Fan", value: "1", traits: .toggleButton), "Fan. On.",
      hint: "Double tap to toggle setting."),
    Example(AccessibleElement(label: "Back", traits: .backButton), "Back Button."),
    Example(
      AccessibleElement(label: "Home", traits: [.button, .backButton]), "Home. Back Button."),
    Example(
      AccessibleElement(label: "Email", traits: .textEntry, hint: "own"), "Email. Text Field.",
      hint: "Double tap to edit."),
    Example(
      AccessibleElement(label: "Q", traits: [.textEntry, .adjustable]),
      "Q. Text Field. Adjustable.",
      hint: "Double tap to edit. " + adjust),
    Example(
      AccessibleElement(label: "Pin", traits: .secureTextEntry), "Pin. Secure Text Field.",
      hint: "Double tap to edit."),
    Example(AccessibleElement(label: "Q", traits: .searchField), "Q. Search Field."),
    Example(AccessibleElement(label: "a", traits: [.keyboardKey, .button]), "a"),
    Example(
      AccessibleElement(
        label: "x", traits: [.staticText, .summaryElement, .playsSound, .updatesFrequently]),
      "x"),
    Example(
      AccessibleElement(label: "Ends.", traits: [.link, .image, .header]),
      "Ends. Heading. Link. Image."),
    Example(AccessibleElement(label: "Really?", traits: .link), "Really?. Link."),
    Example(cell("A1", 0, 0), "A1. Row 1. Column 1."),
    Example(cell("B1", 0, 1), "B1. Column 2."),
    Example(cell("B2", 1, 1) { $0.columnSpan = 2 }, "B2. Spans 2 columns. Column 2."),
    Example(cell("A3", 2, 0) { $0.rowSpan = 2 }, "A3. Spans 2 rows. Row 3. Column 1."),
    Example(cell("A", nil, nil) { $0.rowSpan = 2 }, "A."),
    Example(cell("", 0, 0), ". Row 1. Column 1."),
    Example(cell("A1", 0, 0, value: "5"), "A1 5. Row 1. Column 1."),
    Example(cell("A1", 0, 0) { $0.isRowHeader = true }, "A1. Row 1. Column 1. Row Header."),
    Example(
      cell("C", 1, 1) {
        $0.rowHeaders = ["Row head"]
        $0.columnHeaders = ["Column head.", ""]
      }, "Row head. Column head. C. Column 2."),
    Example(item("Label 1", 1, of: 4, in: .list), "Label 1. List Start."),
    Example(item("Label 2", 2, of: 4, in: .list), "Label 2"),
    Example(item("Label 4", 4, of: 4, in: .list), "Label 4. List End."),
    Example(item("Only", 1, of: 1, in: .list), "Only. List Start."),
    Example(item("Main", 1, of: 2, in: .landmark), "Main. Landmark."),
    Example(item("Last", 2, of: 2, in: .landmark), "Last. End."),
    Example(item("Photo", 2, of: 5, in: .series), "Photo 2 of 5."),
    Example(
      item("Segment B", 2, of: 3, in: .series, [.button, .selected]),
      "Selected: Segment B. Button. 2 of 3."),
    Example(item("X", 1, of: 3, in: .tabBar, .button), "X. Tab. 1 of 3."),
    Example(AccessibleElement(label: "75%", traits: .adjustable), "75%. Adjustable.", hint: adjust),
    Example(AccessibleElement(label: "Accounts", traits: .header), "Accounts. Heading."),
    Example(
      AccessibleElement(label: "Tap an account to view details"), "Tap an account to view details"),
  ]

  @Test(arguments: examples) func saysAnExample(_ example: Example) {
    var session = ScreenReaderSession(.voiceover)
    let utterance = session.say(example.element)
    #expect(utterance.text == example.text)
    #expect(utterance.hint == example.hint)
  }

  @Test func headersAreSaidWhereTheyAreNotKnownYet() {
    var session = ScreenReaderSession(.voiceover)
    var said: [String] = []
    for (row, name) in ["city", "Oslo", "Rome"].enumerated() {
      for column in 0..<3 {
        var element = Self.cell(column == 0 ? name : "\(row)\(column)", row, column) {
          $0.isFirstInRow = column == 0
          $0.isRowHeader = row > 0 && column == 0
          guard row > 0 else { return }
          if column > 0 { $0.rowHeaders = [name] }
          $0.columnHeaders = ["h\(column)"]
        }
        if row == 0 { element.part = .header }
        said.append(session.say(element).text)
      }
    }
    #expect(
      said == [
        "city. Row 1. Column 1. Column Header.", "01. Column 2. Column Header.",
        "02. Column 3. Column Header.",
        // Right below the columns' headers, these are not said again; the row's is said with the first cell behind it alone.
        "Oslo. Row 2. Column 1. Row Header.", "Oslo. 11. Column 2.", "12. Column 3.",
        "h0. Rome. Row 3. Column 1. Row Header.", "Rome. h1. 21. Column 2.",
        "h2. 22. Column 3.",
      ])
  }

  @Test func actionsAndDetailsAreAnnounced() {
    var element = AccessibleElement(label: "Label", hint: "Hint")
    element.actions = ["First Action", "Second Action", "Third Action"]
    var session = ScreenReaderSession(.voiceover)
    #expect(session.say(element).line == "Label. Hint. Actions Available")
    session = ScreenReaderSession(.voiceover, verbosity: .verbose)
    element.customContent = [CustomContent(label: "Area", value: "14 m²")]
    #expect(
      session.say(element).line
        == "Label. Hint. Actions Available. More Content Available. First Action. Second Action. Third Action. Area: 14 m²"
    )
    session = ScreenReaderSession(.voiceover, verbosity: .brief)
    #expect(session.say(element).line == "Label")
  }

  @Test(arguments: [
    (
      "de-DE", "Auswahl: X. Grau dargestellt. Umschalttaste. Ein. Anfang der Liste.",
      "Y: Z. Textfeld. Bearbeiten", "Zum Bearbeiten doppeltippen."
    ),
    (
      "ru-RU", "Выбрано: X. Недоступно. Кнопка-переключатель. Вкл. Начало списка.",
      "Y: Z. текстовое поле. Идет правка", "коснитесь дважды, чтобы редактировать"
    ),
  ]) func speaksOtherLanguages(_ locale: String, _ toggle: String, _ field: String, _ hint: String)
    throws
  {
    var session = ScreenReaderSession(.voiceover, locale: try #require(LocaleIdentifier(locale)))
    var element = Self.item(
      "X", 1, of: 3, in: .list, [.selected, .notEnabled, .button, .toggleButton])
    element.toggle = .on
    #expect(session.say(element).text == toggle)
    #expect(session.say(AccessibleElement(label: "Y", value: "Z", traits: .textEntry)).hint == hint)
    #expect(
      session.say(AccessibleElement(label: "Y", value: "Z", traits: [.textEntry, .isEditing])).text
        == field)
  }

  @Test func numbersAreInTheDigitsOfTheWords() throws {
    // VoiceOver's words are not known in Arabic, so that its numbers are English with them.
    var session = ScreenReaderSession(.voiceover, locale: try #require(LocaleIdentifier("ar-EG")))
    #expect(session.say(Self.cell("س", 1, 0)).text == "س. Row 2. Column 1.")
    #expect(ReaderWords(.voiceover, locale: .enUS).digits(120) == "120")
  }
}

/// The tables of words.
@Suite struct ReaderWordsTests {
  @Test(arguments: ReaderLanguage.all.map(\.code), ScreenReader.allCases)
  func aLanguageHasAllWordsOfAReaderOrNone(_ code: String, _ reader: ScreenReader) throws {
    let language = try #require(ReaderLanguage.all.first { $0.code == code })
    let words = language.words(of: reader)
    let english = ReaderLanguage.english.words(of: reader)
    #expect(!english.isEmpty)
    // TalkBack's gestures but the double tap are said in English alone. Where NVDA's word for what is current was not read,
    // it is selected.
    let gestures: Set<ReaderTerm> =
      reader == .talkback && code != "en" ? [.hintAdjust, .actions] : []
    let known = Set(words.keys).union([.current])
    #expect(words.isEmpty || known == Set(english.keys).subtracting(gestures).union([.current]))
    for (term, phrase) in words {
      // Each place that English fills is filled in the other language too.
      for index in ["%@", "%1", "%2"] {
        #expect(phrase.contains(index) == english[term]?.contains(index), "\(term)")
      }
    }
  }

  @Test func aNameThatLooksLikeAPlaceStaysAName() {
    let words = ReaderWords(.talkback, locale: .enUS)
    #expect(words.phrase(.enterList, "100%1 %@") == "In list 100%1 %@")
  }
}
