// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak
import Glibc
import Louis

/// A browsing session from start to end: waits for keys, speaks and draws.
struct BrowseSession: ~Copyable {
  /// The pause between keys that ends a type-ahead search, in milliseconds.
  private static let typingPause = 1200
  /// The timeout when idle, in milliseconds: a resize signal that arrives just before the wait is
  /// noticed after it.
  private static let idlePause: Int32 = 500
  /// How many entries are counted between two checks for keys.
  private static let entriesAhead = 4000
  /// How long a screen reader needs to see that the screen is empty, in microseconds: Orca takes both for one change otherwise.
  private static let clearingPause: UInt32 = 40_000

  private var browser: Browser
  /// The voice; nil where speech is left to a screen reader.
  private var voice: BrowseVoice?
  private var screen = BrowseScreen()
  private var lines: LineScreen
  private var keys = KeyDecoder()
  private let terminal: RawTerminal
  private let wakePipe: WakePipe
  private let showsHighlight: Bool
  private let sumsUp: Bool
  /// What is being spoken, and the index of the phrase that is playing.
  private var announcement = Announcement()
  private var heard = -1
  private var lastKey = 0
  private var lastDrawn = 0
  private var hasEnded = false
  private var clipboard: Clipboard
  /// The file whose new rows are waited for, and how long it was when that was last looked at.
  private let followed: FileSource?
  private var knownLength = 0

  init(
    _ browser: consuming Browser, _ voice: VoiceRequest, _ playing: PlayingOptions,
    _ options: BrowseOptions, following followed: FileSource?
  ) throws {
    if options.braille {
      do throws(SourceError) {
        screen.translator = try options.brailleTable.translators().translator(
          for: browser.entries.locale.tag)
      } catch {
        throw Failure(.noVoiceOrDevice, "speakrows: \(error.reason)")
      }
    }
    let terminal = try RawTerminal(drawsScreen: !options.lines)
    let wakePipe = try WakePipe()
    let clipboard = try Clipboard(
      Terminal.canMoveCursor(terminal.descriptor) ? terminal.descriptor : nil)
    let browseVoice =
      options.quiet
      ? nil
      : try BrowseVoice(voice, playing.player, playsEarcons: options.earcons, wakePipe)
    self.browser = browser
    self.browser.rowNames = options.rowNames
    self.browser.fileName = options.marks
    self.voice = browseVoice
    lines = LineScreen(
      canBeCleared: options.quiet && Terminal.canMoveCursor(terminal.descriptor))
    self.terminal = terminal
    self.wakePipe = wakePipe
    self.clipboard = clipboard
    self.followed = followed
    knownLength = followed?.length ?? 0
    showsHighlight = playing.highlight
    sumsUp = options.withSummary
  }

  /// Runs until the user quits.
  ///
  /// - Throws: a ``SpeechError`` when speech fails for good, and a ``Failure`` when a label can't
  ///   be copied.
  mutating func run() throws {
    screen.resize(Terminal.size(terminal.descriptor))
    try say(browser.begin(sumsUp: sumsUp))
    while !hasEnded {
      if terminal.takeChange() {
        screen.resize(Terminal.size(terminal.descriptor))
        lines.forget()
        draw()
      }
      noteLostSound()
      if let key = keys.next() {
        try take(key)
        continue
      }
      let isReady = voice?.isReady ?? false
      let isWorking = browser.search != nil || browser.work != nil
      let canWork = isReady || isWorking || !browser.entries.isComplete
      let patience: Int32 =
        keys.isWaiting ? 25 : canWork ? 0 : voice?.isWaiting == true ? 50 : Self.idlePause
      let ready = wait(patience)
      if ready.keys {
        let bytes = terminal.read()
        // The terminal has gone.
        if bytes.isEmpty { return }
        keys.append(bytes)
      } else if ready.isHeard {
        try hear(wakePipe.take())
      } else if keys.isWaiting, let key = keys.next(isComplete: true) {
        try take(key)
      } else if isReady {
        try voice?.sayMore(browser.entries.locale)
      } else if isWorking {
        if let announcement = browser.search != nil ? browser.lookOn() : browser.workOn() {
          try say(announcement)
        } else {
          try copy()
        }
      } else if !browser.entries.isComplete {
        readAhead()
      } else {
        try lookForNewRows()
      }
    }
  }

  /// Takes the rows that another program has added, once nothing is being said.
  private mutating func lookForNewRows() throws {
    // Half a line is no row yet.
    guard let followed, let length = followed.length, length != knownLength,
      voice?.isSpeaking != true, followed.endsLine(at: length)
    else { return }
    knownLength = length
    screen.forgetRows()
    if let announcement = browser.takeNewRows() { try say(announcement) } else { draw() }
  }

  /// Counts more entries, and updates the displayed total occasionally.
  private mutating func readAhead() {
    _ = browser.readAhead(entries: Self.entriesAhead)
    let now = MonotonicClock.milliseconds()
    guard browser.entries.isComplete || now - lastDrawn > 250 else { return }
    draw()
  }

  /// Waits for keys, for the next phrase to start playing, or until the timeout.
  private func wait(_ milliseconds: Int32) -> (keys: Bool, isHeard: Bool) {
    var events = [terminal.descriptor, wakePipe.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard unsafe poll(&events, 2, milliseconds) > 0 else { return (false, false) }
    return (events[0].revents != 0, events[1].revents != 0)
  }

  /// Follows what is being played, and reads on at its end.
  private mutating func hear(_ index: Int) throws {
    voice?.noteHeard()
    heard = index
    guard heard >= announcement.phrases.count else { return draw() }
    voice?.noteEnd()
    guard let readsOn = browser.readsOn else { return draw() }
    let before = browser.position
    guard let next = browser.perform(readsOn, pageLength: 1) else { return }
    if browser.position != before { browser.readsOn = readsOn }
    try say(next)
  }

  /// Tells that sound is gone, which only the screen and the terminal's bell can.
  private mutating func noteLostSound() {
    guard voice?.takeLoss() == true else { return }
    browser.readsOn = nil
    terminal.write("\u{07}")
    if !terminal.canMoveCursor { writeLine(browser.words[.noSound]) }
    draw()
  }

  // MARK: Keys

  private mutating func take(_ key: Key) throws {
    var key = key
    if case .pasted(let character) = key {
      // Outside of a question, no mark of a pasted text is a command.
      if browser.question == nil { return }
      key = .text(character)
    }
    let now = MonotonicClock.milliseconds()
    if now - lastKey > Self.typingPause { browser.endTypeAhead() }
    lastKey = now
    browser.readsOn = nil
    if let announcement = try takeInList(key) { return try sayOrShow(announcement) }
    let asksForFile = browser.question?.kind == .fileName
    let answer = browser.answer(key)
    if answer.isTaken {
      if asksForFile, key == .enter, let name = browser.fileName {
        if FileSource.exists(name) {
          browser.fileName = nil
          return try say(browser.words.say(.notSaved, "\(name): \(Descriptor.message(EEXIST))"))
        }
        if let saved = saveMarks() { return try say(saved) }
      }
      return try sayOrShow(answer.announcement)
    }
    if case .text(let character) = key, character.isLetter || character.isNumber {
      return try sayOrShow(browser.typeAhead(character))
    }
    guard let command = BrowseCommand(key) else { return }
    try perform(command)
  }

  /// Gives a key to the list that is shown; nil when it is a key of the table.
  private mutating func takeInList(_ key: Key) throws -> Announcement?? {
    guard browser.list != nil,
      let outcome = browser.list?.take(
        key, pageLength: max(screen.rowLines - 1, 1), browser.words)
    else { return nil }
    switch outcome {
    case .said(let announcement): return announcement
    case .passed:
      // How it sounds is changed while one goes through a list, too.
      if let command = BrowseCommand(key), [.faster, .slower, .silence].contains(command) {
        return nil
      }
      browser.leaveList()
      return nil
    case .closed:
      browser.list = nil
      var announcement = browser.words.say(.listClosed)
      announcement.add(browser.said)
      return announcement
    case .chosen(let action):
      browser.list = nil
      if case .perform(let command) = action {
        try perform(command)
        return .some(nil)
      }
      let announcement = browser.choose(action, pageLength: screen.rowLines)
      try copy()
      return .some(announcement)
    }
  }

  private mutating func perform(_ command: BrowseCommand) throws {
    var announcement = browser.perform(command, pageLength: max(screen.rowLines - 1, 1))
    if command == .mark {
      LastOutput.set(browser.markedLabels.map { $0 + "\n" }.joined())
      if let fault = saveMarks(saysSuccess: false) { announcement?.add(fault) }
    }
    if announcement != nil || browser.search != nil || browser.work != nil {
      return try sayOrShow(announcement)
    }
    switch command {
    case .quit: hasEnded = true
    case .faster, .slower:
      let rate = try voice?.changeRate(bySteps: command == .faster ? 1 : -1)
      guard let rate else { return }
      try say(browser.words.say(.rate, "\(rate)"))
    case .copy: try copy()
    case .silence: voice?.stop()
    case .help, .chooseCopy, .sheet, .frequencies, .overview: draw()
    default:
      screen.forget()
      if terminal.canMoveCursor { terminal.write("\u{1B}[2J") }
      draw()
    }
  }

  /// Copies what the browser has ready for it.
  private mutating func copy() throws {
    guard let text = browser.copied else { return }
    browser.copied = nil
    if text.isEmpty { return try say(browser.words.say(.blank)) }
    let isCopied = try clipboard.copy(text)
    try say(browser.words.say(isCopied ? .copied : .tooLongToCopy))
  }

  /// Saves the marked rows where they were asked to be saved to.
  ///
  /// - Returns: what to announce.
  private mutating func saveMarks(saysSuccess: Bool = true) -> Announcement? {
    guard let name = browser.fileName else { return nil }
    do {
      // A dash is a file's name here: standard output has the marks at the end.
      var file = try Output(name == "-" ? "./-" : name)
      for label in browser.markedLabels { file.buffer.append(label + "\n") }
      try file.finish()
      return saysSuccess ? browser.words.say(.saved, name) : nil
    } catch {
      browser.fileName = nil
      return browser.words.say(.notSaved, (error as? Failure)?.message ?? "\(error)")
    }
  }

  // MARK: Speech and display

  /// Speaks an announcement if there is one; otherwise redraws to show the search.
  private mutating func sayOrShow(_ announcement: Announcement?) throws {
    if let announcement { try say(announcement) } else { draw() }
  }

  private mutating func say(_ announcement: Announcement) throws {
    self.announcement = announcement
    heard = -1
    // Sound comes first, because that is what the user waits for.
    try voice?.say(announcement, browser.entries.locale)
    if !terminal.canMoveCursor { return writeLine(announcement.text) }
    draw()
  }

  /// Writes a line where no screen is drawn.
  private mutating func writeLine(_ text: String) {
    let opening = lines.opening(for: text, in: Terminal.size(terminal.descriptor))
    terminal.write(opening.text)
    if opening.needsTime { usleep(Self.clearingPause) }
    terminal.write(text)
    terminal.noteOpenLine()
  }

  private mutating func draw() {
    lastDrawn = MonotonicClock.milliseconds()
    guard terminal.canMoveCursor else { return }
    var highlight: Range<Int>?
    if showsHighlight, announcement.phrases.indices.contains(heard) {
      let range = announcement.phrases[heard].labelRange
      if !range.isEmpty { highlight = range }
    }
    let state = state()
    terminal.write(
      screen.draw(
        &browser, highlight: highlight, said: announcement.text, state: state,
        asks: browser.question != nil))
  }

  /// The status line.
  private mutating func state() -> String {
    if let question = browser.question {
      return "\(browser.words[question.kind.prompt]): \(question.text)"
    }
    if browser.search != nil || browser.work != nil { return browser.words[.working] }
    let place = browser.whereabouts.text
    if voice?.hasSound == false { return "\(place)  \(browser.words[.noSound])" }
    if let problem = voice?.problem { return "\(place)  \(problem)" }
    return "\(place)  ? \(browser.words[.help])"
  }

  /// The labels of the marked rows, and why the table could not be read to its end.
  consuming func end() -> (marked: [String], fault: ReadingError?) {
    (browser.markedLabels, browser.fault)
  }
}
