public import A11y
public import ArgumentParser

extension OutputFormat: ExpressibleByArgument {}
extension ScreenReader: ExpressibleByArgument {}
extension Verbosity: ExpressibleByArgument {}
extension TableStructure: ExpressibleByArgument {}

/// `speakrows print`: prints the labels, one per line.
struct Print: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "print",
    abstract: "Print the label of each row, one per line (the default command).",
    discussion: """
      EXAMPLES
        speakrows stocks.json
        speakrows --to json --locale de-DE stocks.json
        cat stocks.ndjson | speakrows --field company --field price=currency:USD
        speakrows --screen-reader voiceover --locale de-DE stocks.json
        speakrows --index name states.ndjson
      """)

  @OptionGroup var input: InputOptions

  @Option(
    help:
      "The format of the output: \(OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var to: OutputFormat = .text

  @Option(help: "Print what a screen reader announces: voiceover, talkback, nvda or orca.")
  var screenReader: ScreenReader?

  @Option(help: "How verbose the screen reader is: brief, normal or verbose.")
  var verbosity: Verbosity?

  @Option(
    name: .customLong("as"),
    help:
      "The rows' structure for screen readers, HTML and Markdown: list, table or plain."
  )
  var structure: TableStructure?

  @Flag(help: "Write HTML as a complete page, not a fragment.")
  var standalone = false

  @Option(
    help: ArgumentHelp(
      "The prefix of ids in an HTML fragment (default: from the file's name).",
      valueName: "text"))
  var idPrefix: String?

  @Flag(help: "Add each row's position: 3 of 12.")
  var position = false

  @Option(
    help: ArgumentHelp(
      "A field to copy to the output (keep in JSON, before the label in text); repeat for more.",
      valueName: "field"))
  var keep: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Include the spoken form in JSON, CSV, TSV and transcripts; it takes most of the time.")
  var spoken = true

  @Flag(help: "Write each row as soon as it has been read, not in blocks.")
  var lineBuffered = false

  @Option(name: .shortAndLong, help: "Write to a file, atomically, instead of standard output.")
  var output: String?

  /// What to write, and how.
  private var writing: WritingOptions {
    var options = WritingOptions()
    options.format = to
    options.rowsOnly = input.rowsOnly
    options.writesSpoken = spoken
    options.structure = structure ?? .list
    options.screenReader = screenReader
    options.verbosity = verbosity ?? .normal
    options.saysPosition = position ? true : nil
    options.isStandalone = standalone
    options.idPrefix = prefixOfIDs
    return options
  }

  /// The prefix of ids in HTML, so that a page can contain several fragments.
  private var prefixOfIDs: String {
    if let idPrefix { return idPrefix }
    guard !standalone, let file = input.files.first, file != "-" else { return "" }
    let name = FileSource.baseName(of: file).lowercased()
    return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }) + "-"
  }

  /// Whether each row's output is independent of the others, so that several threads can write
  /// rows.
  private var canDivide: Bool {
    screenReader == nil && !position && !lineBuffered && !input.follow
      && (to == .text || to == .spoken)
  }

  func validate() throws {
    try input.checkOutput(output)
    if screenReader != nil, ![.text, .json, .ndjson, .transcript].contains(to) {
      throw ValidationError("--screen-reader goes with --to text, json, ndjson and transcript")
    }
    if screenReader == nil, verbosity != nil, to != .transcript {
      throw ValidationError("--verbosity is for --screen-reader and --to transcript")
    }
    if input.follow, writing.needsCounts {
      throw ValidationError(
        "--follow can't count rows, so it needs --to text, ndjson or spoken")
    }
    if !keep.isEmpty,
      ![.text, .json, .ndjson, .spoken, .csv, .tsv].contains(to) || screenReader != nil
    {
      throw ValidationError("--keep goes with --to text, json, ndjson, spoken, csv and tsv")
    }
    if !spoken, ![.json, .ndjson, .csv, .tsv, .transcript].contains(to) {
      throw ValidationError("--no-spoken is for --to json, ndjson, csv, tsv and transcript")
    }
    if structure != nil, screenReader == nil,
      [.text, .spoken, .ssml, .segments, .csv, .tsv].contains(to)
    {
      throw ValidationError(
        "--as is for --screen-reader, and for --to html, markdown, transcript, json, ndjson, ios, android and aria"
      )
    }
    if structure == .plain, to == .html || to == .markdown {
      throw ValidationError("--to \(to.rawValue) takes --as list or table")
    }
    if position, ![.text, .json, .ndjson, .transcript].contains(to) {
      throw ValidationError(
        "--position goes with --to text, json, ndjson and transcript; platforms always have it")
    }
    if standalone || idPrefix != nil, to != .html {
      throw ValidationError("--standalone and --id-prefix are for --to html")
    }
    if let idPrefix, idPrefix.wholeMatch(of: /[A-Za-z][A-Za-z0-9_-]*/) == nil {
      throw ValidationError("--id-prefix takes letters, digits, - and _, a letter first")
    }
  }

  func run() throws {
    do {
      try write()
    } catch is ClosedPipe {}
  }

  /// Warns when the screen reader's own words are in English because they are not translated.
  private func noteMissingWords(_ locale: LocaleIdentifier) {
    guard let screenReader, !screenReader.hasWords(in: locale) else { return }
    StandardError.write(
      "speakrows: the words of \(screenReader.rawValue) are not known in \(locale.tag); using English"
    )
  }

  private func write() throws {
    var output = try Output(output, isLineBuffered: lineBuffered || input.follow)
    var writer = LabelWriter(writing)
    var run = TableRun(
      input, countsRows: writing.needsCounts,
      keptFields: keep.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
      isPrompt: lineBuffered)
    // Each access to an option looks it up in the parsed arguments, which is too slow per row.
    let screenReader = screenReader
    let jobs = canDivide ? input.jobs : 1
    // The warning is given once per input, not for each row.
    var noted: String?
    writer.begin(into: &output.buffer)
    do {
      try run.forEach(readsChunks: jobs > 1) { announcement in
        if screenReader != nil, to == .text {
          output.buffer.append(announcement + "\n")
        } else {
          StandardError.write(announcement)
        }
      } inChunks: { labels, name in
        var badRows = 0
        var run = try ParallelRun(labels, jobs: jobs, writing, input.onError)
        try run.run { made in
          output.buffer.append(made.bytes, from: 0, to: made.count)
          try output.flushIfFull()
        } passOver: { error in
          badRows += 1
          StandardError.write("\(name):\(error)")
        }
        return badRows
      } step: { labels, name in
        if screenReader != nil, noted != name {
          noted = name
          noteMissingWords(labels.locale)
        }
        let goesOn = try writer.write(
          from: &labels, into: &output.buffer, upTo: output.rowsLength)
        try output.flushIfFull()
        return goesOn
      } replace: { error, labels in
        if input.onError == .report { writer.write(error, of: labels, into: &output.buffer) }
        // Output before the message must appear before it.
        try output.flush()
      }
    } catch let failure as Failure {
      // Output before the fault is kept, and must be valid JSON.
      writer.end(into: &output.buffer)
      try output.flushBeforeFault()
      throw failure
    }
    writer.end(into: &output.buffer)
    try output.finish()
    try run.checkBadRows()
  }
}
