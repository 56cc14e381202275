// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Espeak
import Glibc

/// A browsing session from start to end: waits for keys, speaks and draws.
struct BrowseSession: ~Copyable {
  /// The pause between keys that ends a type-ahead search, in milliseconds.
  private static let typingPause = 1200
  /// The timeout when idle, in milliseconds: a resize signal that arrives just before the wait is
  /// noticed after it.
  private static let idlePause: Int32 = 500
  /// How many entries are counted between two checks for keys.
  private static let entriesAhead = 4000

  private var browser: Browser
  private var voice: BrowseVoice
  private var screen = BrowseScreen()
  private var keys = KeyDecoder()
  private let terminal: RawTerminal
  private let wakePipe: WakePipe
  private let showsHighlight: Bool
  /// What is being spoken, and the index of the phrase that is playing.
  private var announcement = Announcement()
  private var heard = -1
  private var isHelpShown = false
  private var lastKey = 0
  private var lastDrawn = 0
  private var hasEnded = false
  /// Where copied labels go besides the clipboard.
  private var copies: Output?

  init(
    _ browser: consuming Browser, _ voice: VoiceRequest, _ playing: PlayingOptions
  ) throws {
    let terminal = try RawTerminal()
    let wakePipe = try WakePipe()
    let browseVoice = try BrowseVoice(voice, playing.player, wakePipe)
    var copies: Output?
    if isatty(STDOUT_FILENO) == 0 { copies = try Output(nil, isLineBuffered: true) }
    self.browser = browser
    self.voice = browseVoice
    self.terminal = terminal
    self.wakePipe = wakePipe
    self.copies = copies
    showsHighlight = playing.highlight
  }

  /// Runs until the user quits.
  ///
  /// - Throws: a ``SpeechError`` when speech fails for good, and a ``Failure`` when a label can't
  ///   be copied.
  mutating func run() throws {
    screen.resize(Terminal.size(terminal.descriptor))
    try say(browser.begin())
    while !hasEnded {
      if terminal.takeChange() {
        screen.resize(Terminal.size(terminal.descriptor))
        draw()
      }
      if let key = keys.next() {
        try take(key)
        continue
      }
      let canWork = voice.isReady || browser.search != nil || !browser.entries.isComplete
      let patience: Int32 =
        keys.isWaiting ? 25 : canWork ? 0 : voice.isWaiting ? 50 : Self.idlePause
      let ready = wait(patience)
      if ready.keys {
        let bytes = terminal.read()
        // The terminal has gone.
        if bytes.isEmpty { return }
        keys.append(bytes)
      } else if ready.isHeard {
        heard = wakePipe.take()
        if !isHelpShown { draw() }
      } else if keys.isWaiting, let key = keys.next(isComplete: true) {
        try take(key)
      } else if voice.isReady {
        try voice.sayMore(browser.entries.locale)
      } else if browser.search != nil {
        if let announcement = browser.lookOn() { try say(announcement) }
      } else if !browser.entries.isComplete {
        readAhead()
      }
    }
  }

  /// Counts more entries, and updates the displayed total occasionally.
  private mutating func readAhead() {
    _ = browser.readAhead(entries: Self.entriesAhead)
    let now = MonotonicClock.milliseconds()
    guard browser.entries.isComplete || now - lastDrawn > 250, !isHelpShown else { return }
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

  // MARK: Keys

  private mutating func take(_ key: Key) throws {
    let now = MonotonicClock.milliseconds()
    if now - lastKey > Self.typingPause { browser.endTypeAhead() }
    lastKey = now
    isHelpShown = false
    let answer = browser.answer(key)
    if answer.isTaken { return try sayOrShow(answer.announcement) }
    if case .text(let character) = key, character.isLetter || character.isNumber {
      return try sayOrShow(browser.typeAhead(character))
    }
    guard let command = BrowseCommand(key) else { return }
    let announcement = browser.perform(command, pageLength: max(screen.rowLines - 1, 1))
    if command == .mark { LastOutput.set(browser.markedLabels.map { $0 + "\n" }.joined()) }
    if announcement != nil || browser.search != nil { return try sayOrShow(announcement) }
    switch command {
    case .quit: hasEnded = true
    case .faster, .slower:
      let rate = try voice.changeRate(bySteps: command == .faster ? 1 : -1)
      try say(Announcement("rate \(rate)"))
    case .copy: try copy()
    case .silence: voice.stop()
    case .help: try help()
    default:
      if terminal.canMoveCursor { terminal.write("\u{1B}[2J") }
      draw()
    }
  }

  private mutating func copy() throws {
    guard let label = browser.entry?.label else { return }
    // OSC 52 sets the terminal's clipboard, which works over a network too.
    if terminal.canMoveCursor {
      terminal.write("\u{1B}]52;c;\(Base64.text(of: Array(label.utf8)))\u{07}")
    }
    copies?.buffer.append(label + "\n")
    try copies?.flush()
    try say(Announcement("copied"))
  }

  private mutating func help() throws {
    var words = Announcement()
    for binding in BrowseCommand.bindings { words.add("\(binding.name): \(binding.help).") }
    isHelpShown = terminal.canMoveCursor
    if isHelpShown { terminal.write(screen.drawHelp()) }
    try say(words)
  }

  // MARK: Speech and display

  /// Speaks an announcement if there is one; otherwise redraws to show the search.
  private mutating func sayOrShow(_ announcement: Announcement?) throws(SpeechError) {
    if let announcement { try say(announcement) } else if !isHelpShown { draw() }
  }

  private mutating func say(_ announcement: Announcement) throws(SpeechError) {
    self.announcement = announcement
    heard = -1
    // Sound comes first, because that is what the user waits for.
    try voice.say(announcement, browser.entries.locale)
    if !terminal.canMoveCursor { return terminal.write(announcement.text + "\r\n") }
    if !isHelpShown { draw() }
  }

  private mutating func draw() {
    lastDrawn = MonotonicClock.milliseconds()
    guard terminal.canMoveCursor else { return }
    var highlight: Range<Int>?
    if showsHighlight, announcement.phrases.indices.contains(heard) {
      let range = announcement.phrases[heard].labelRange
      if !range.isEmpty { highlight = range }
    }
    var state = browser.whereabouts.text
    if let question = browser.question {
      state = "\(question.kind.prompt): \(question.text)"
    } else if let problem = voice.problem {
      state += "  \(problem)"
    } else {
      state += "  ? help"
    }
    terminal.write(
      screen.draw(&browser, highlight: highlight, said: announcement.text, state: state))
  }

  /// The labels of the marked rows, and why the table could not be read to its end.
  consuming func end() -> (marked: [String], fault: ReadingError?) {
    (browser.markedLabels, browser.fault)
  }
}
