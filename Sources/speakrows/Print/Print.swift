// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

public import A11y
public import ArgumentParser

extension OutputFormat: ExpressibleByArgument {}
extension ScreenReader: ExpressibleByArgument {}
extension Verbosity: ExpressibleByArgument {}
extension TableStructure: ExpressibleByArgument {}
extension NVDANavigation: ExpressibleByArgument {}

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

  @OptionGroup var grouping: GroupingOptions

  @Option(
    help:
      "The format of the output: \(OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var to: OutputFormat = .text

  @Option(help: "Print what a screen reader announces: voiceover, talkback, nvda or orca.")
  var screenReader: ScreenReader?

  @Option(help: "How verbose the screen reader is: brief, normal or verbose.")
  var verbosity: Verbosity?

  @OptionGroup var orca: OrcaOptions

  @Option(
    help: ArgumentHelp(
      "How elements are reached with NVDA: by the arrow keys of browse mode (arrows, the default), by its keys for kinds of elements (keys), or by Tab in focus mode (focus).",
      valueName: "keys"))
  var nvda: NVDANavigation?

  @OptionGroup var braille: BrailleOptions

  @Option(
    name: .customLong("as"),
    help:
      "What the rows become: a list, a table of cells, or elements in no container (plain)."
  )
  var structure: TableStructure?

  @Flag(help: "Write HTML as a complete page, not a fragment.")
  var standalone = false

  @Option(
    help: ArgumentHelp(
      "The prefix of ids in an HTML fragment (default: from the file's name).",
      valueName: "text"),
    transform: InputArguments.idPrefix)
  var idPrefix: String?

  @Flag(help: "Tell before the rows what is in the table, as `speakrows summary` does.")
  var withSummary = false

  @Flag(help: "Add each row's position: 3 of 12.")
  var position = false

  @Option(
    help: ArgumentHelp(
      "A field to copy to the output (keep in JSON, before the label in text); repeat for more.",
      valueName: "field"),
    transform: InputArguments.fieldName)
  var keep: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Include the spoken form in JSON, CSV, TSV and transcripts; it takes most of the time.")
  var spoken = true

  @Flag(help: "Write each row as soon as it has been read, not in blocks.")
  var lineBuffered = false

  @Option(
    help: ArgumentHelp(
      "With --follow, begin with the last rows that are there.", valueName: "rows"),
    transform: InputArguments.sample)
  var tail: Int?

  @Option(name: .shortAndLong, help: "Write to a file, atomically, instead of standard output.")
  var output: String?

  /// What was asked for, as one value.
  private var request: PrintRequest {
    var writing = WritingOptions()
    writing.format = to
    writing.rowsOnly = input.rowsOnly
    writing.writesSpoken = spoken
    // VoiceOver announces a list only where an app marks one.
    writing.structure =
      structure ?? (screenReader == .voiceover && !position ? .plain : .list)
    writing.screenReader = screenReader
    writing.verbosity = verbosity ?? .normal
    writing.saysPosition = position ? true : nil
    writing.orca = orca.settings
    writing.nvda = nvda ?? .arrows
    writing.display = braille.display
    writing.isStandalone = standalone
    writing.idPrefix = prefixOfIDs
    if to.features.contains(.paged) {
      writing.braille = braille.settings
      writing.structure = .table
    }
    var input = input.request(isPrompt: lineBuffered)
    grouping.apply(to: &input)
    input.reading.keptFields = keep.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    if writing.needsCounts { input.reading.countsRows = true }
    return PrintRequest(
      input: input, writing: writing, output: output, isLineBuffered: lineBuffered || input.follows,
      tail: tail, hasOverview: withSummary)
  }

  /// The prefix of ids in HTML, so that a page can contain several fragments.
  private var prefixOfIDs: String {
    if let idPrefix { return idPrefix }
    guard !standalone, let file = input.files.first, file != "-" else { return "" }
    let name = FileSource.baseName(of: file).lowercased()
    return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }) + "-"
  }

  func validate() throws {
    try input.checkOutput(output)
    try grouping.check(input)
    if input.follow, let output, output != "-" {
      throw ValidationError("-o \(output) is written when all is read, which --follow never is")
    }
    if tail != nil, !input.follow {
      throw ValidationError("--tail goes with --follow, and with standard output")
    }
    if tail != nil, !to.features.contains(.independentRows) {
      throw ValidationError("--tail goes with --to \(OutputFormat.names(with: .independentRows))")
    }
    if tail != nil, input.rows != nil {
      throw ValidationError("--rows says which rows are written, so it does not support --tail")
    }
    if let dump = input.from?.ofDump, to != .text || input.follow {
      throw ValidationError(
        "--from \(dump.rawValue) is no table, so it supports neither --to nor --follow")
    }
    let features = to.features
    func check(_ isRequested: Bool, _ option: String, needs feature: FormatFeatures) throws {
      guard isRequested, !features.contains(feature) else { return }
      throw ValidationError("\(option) goes with --to \(OutputFormat.names(with: feature))")
    }
    try check(screenReader != nil, "--screen-reader", needs: .screenReader)
    try check(!keep.isEmpty, "--keep", needs: .keptFields)
    try check(!spoken, "--no-spoken", needs: .spokenPart)
    try check(position, "--position", needs: .position)
    try check(withSummary, "--with-summary", needs: .overview)
    if withSummary, input.follow {
      throw ValidationError("--with-summary does not support --follow")
    }
    try check(standalone, "--standalone", needs: .page)
    try check(idPrefix != nil, "--id-prefix", needs: .page)
    try check(
      structure == .plain && features.contains(.structure), "--as plain", needs: .plainStructure)
    if structure != nil, screenReader == nil, !features.contains(.structure) {
      throw ValidationError(
        "--as goes with --screen-reader, or with --to \(OutputFormat.names(with: .structure))")
    }
    if screenReader == nil, verbosity != nil, to != .transcript {
      throw ValidationError("--verbosity goes with --screen-reader or --to transcript")
    }
    if nvda != nil, screenReader != .nvda, to != .transcript {
      throw ValidationError("--nvda goes with --screen-reader nvda or --to transcript")
    }
    if let option = orca.given.first, screenReader != .orca, to != .transcript {
      throw ValidationError("\(option) goes with --screen-reader orca or --to transcript")
    }
    try checkBraille()
    if orca.navigate != nil, structure != .table {
      throw ValidationError("--navigate goes with --as table")
    }
    if !keep.isEmpty, screenReader != nil {
      throw ValidationError("--keep can't be used with --screen-reader")
    }
    if input.follow, screenReader != nil {
      throw ValidationError(
        "--screen-reader says how many rows there are, which --follow can't know")
    }
    if input.follow, request.writing.needsCounts {
      throw ValidationError(
        "--follow can't count rows, which --to \(to.rawValue) needs with these options")
    }
  }

  private func checkBraille() throws {
    guard braille.width != nil else {
      if let option = braille.given.first, !to.features.contains(.paged) {
        throw ValidationError(
          "\(option) goes with --to \(OutputFormat.names(with: .paged)), or with --braille")
      }
      return
    }
    guard screenReader != nil, to == .text, input.from?.ofDump == nil else {
      throw ValidationError(
        "--braille shows what a screen reader does, so it goes with --screen-reader and --to text")
    }
    if screenReader == .orca, let option = braille.table.given.first {
      throw ValidationError("\(option) has no use here: Orca gives each character a cell")
    }
    if let option = braille.ofPages.first {
      throw ValidationError("\(option) is for pages of braille, and --braille for a display")
    }
  }

  func run() throws {
    do {
      if let dump = input.from?.ofDump {
        try DumpPrint(request: request, format: dump).run()
      } else {
        try PrintRun(request).run()
      }
    } catch is ClosedPipe {}
  }
}
