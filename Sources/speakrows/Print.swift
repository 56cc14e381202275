public import A11y
public import ArgumentParser

extension OutputFormat: ExpressibleByArgument {}
extension ScreenReader: ExpressibleByArgument {}
extension Verbosity: ExpressibleByArgument {}
extension Structure: ExpressibleByArgument {}

/// `speakrows print`: the labels, one a line.
struct Print: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "print",
    abstract: "Print the label of each row, one a line (the default command).",
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

  @Option(help: "Say it all as a screen reader does: voiceover, talkback, nvda or orca.")
  var screenReader: ScreenReader?

  @Option(help: "How much the screen reader says: brief, normal or verbose.")
  var verbosity: Verbosity?

  @Option(
    name: .customLong("as"),
    help:
      "As what the rows are given to a screen reader, or written in HTML and Markdown: list, table (of cells) or plain."
  )
  var structure: Structure?

  @Flag(help: "Write HTML as a whole page, and not as a part of one.")
  var standalone = false

  @Option(
    help: ArgumentHelp(
      "What the ids of a part of a page begin with; the name of its file, when not given.",
      valueName: "text"))
  var idPrefix: String?

  @Flag(help: "Say the place of each row: 3 of 12.")
  var position = false

  @Option(
    help: ArgumentHelp(
      "A field whose value is carried along, to know the row by: a member of keep in JSON, and in text a column before the label. Repeat it for more.",
      valueName: "field"))
  var keep: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Whether objects of JSON have the spoken form, which takes most of the time.")
  var spoken = true

  @Flag(help: "Write each row as soon as it has been read, and not in blocks.")
  var lineBuffered = false

  @Option(name: .shortAndLong, help: "Write to a file, which is whole or absent.")
  var output: String?

  /// What is written, and how.
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

  /// What ids of HTML begin with: several parts can stand in one page.
  private var prefixOfIDs: String {
    if let idPrefix { return idPrefix }
    guard !standalone, let file = input.files.first, file != "-" else { return "" }
    let name = FileSource.baseName(of: file).lowercased()
    return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }) + "-"
  }

  /// Whether each row is written without a thought for the others, so that several threads can write them.
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
        "--follow has no end, so places without a total: --to text, ndjson or spoken")
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
        "--position goes with --to text, json, ndjson and transcript; a platform has places anyway")
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

  /// Tells that a screen reader's own words are English in a transcript of another language.
  private func noteMissingWords(_ locale: LocaleIdentifier) {
    guard let screenReader, !screenReader.hasWords(in: locale) else { return }
    StandardError.write(
      "speakrows: the words of \(screenReader.rawValue) are not known in \(locale.tag), and are English"
    )
  }

  private func write() throws {
    var output = try Output(output, isLineBuffered: lineBuffered || input.follow)
    var writer = LabelWriter(writing)
    var run = TableRun(
      input, countsRows: writing.needsCounts,
      keptFields: keep.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
      isPrompt: lineBuffered)
    // An option is looked up in the parsed arguments each time, which is too slow for each row.
    let screenReader = screenReader
    let jobs = canDivide ? input.jobs : 1
    // What has been said of an input is not said again at each of its rows.
    var noted: String?
    writer.begin(into: &output.buffer)
    do {
      try run.forEach(readsPieces: jobs > 1) { announcement in
        if screenReader != nil, to == .text {
          output.buffer.append(announcement + "\n")
        } else {
          StandardError.write(announcement)
        }
      } inPieces: { labels, name in
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
        // What came before the message is seen before it.
        try output.flush()
      }
    } catch let failure as Failure {
      // What was good before the fault is not lost, and is whole JSON.
      writer.end(into: &output.buffer)
      try output.flushBeforeFault()
      throw failure
    }
    writer.end(into: &output.buffer)
    try output.finish()
    try run.checkBadRows()
  }
}
