// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

public import A11y
public import ArgumentParser

/// `speakrows summary`: what is in a table, before its rows.
struct Summary: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "summary",
    abstract: "Tell what is in a table: its size, and what each column holds.",
    discussion: """
      A line for the whole table and a line for each column, short enough to listen to: the lowest \
      and the highest value and the rows that they are in, the middle, the time that dates cover, \
      the most common values, what is missing. Every number is computed from the rows; what is \
      estimated in a long table says "about".

      EXAMPLES
        speakrows summary stocks.json
        speakrows summary --level full --column price stocks.csv
        speakrows summary --by sector stocks.csv
        speakrows summary --against stocks-2023.csv stocks.csv
        speakrows summary --prove stocks.csv
        speakrows summary stocks.csv | speakrows speak --from lines
      """)

  /// What is written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @OptionGroup var input: InputOptions

  @Option(
    help: "How much is told: \(SummaryLevel.allCases.map(\.rawValue).joined(separator: ", ")).")
  var level: SummaryLevel?

  @Option(help: "A column to tell of, by its name or its heading; repeat it for others.")
  var column: [String] = []

  @Option(
    help:
      "A column whose values group the rows: what each group holds is told behind the whole."
  )
  var by: String?

  @Option(
    help: ArgumentHelp(
      "An older version of the table: what is new, gone and changed since is told, by the rows' key (--key, or else what names them).",
      valueName: "file"))
  var against: String?

  @Flag(
    help:
      "Tell how closely the numbers of each two columns go together, from −1 to 1 (Pearson's correlation)."
  )
  var correlations = false

  @Flag(help: "Print below each line the queries in SQL that compute its numbers again.")
  var prove = false

  @Option(help: "What is written: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var to = Format.text

  func validate() throws {
    if input.follow || input.page != nil || input.key != nil && against == nil {
      throw ValidationError(
        "summary tells of a whole table; it does not support --follow and --page, and --key without --against"
      )
    }
    if against != nil, by != nil || correlations || input.files.count > 1 {
      throw ValidationError(
        "--against takes one table, and can't be used with --by and --correlations")
    }
    if prove, to == .json {
      throw ValidationError("--prove is for text; JSON has the queries anyway")
    }
    if level == .brief, !column.isEmpty || by != nil || correlations {
      throw ValidationError(
        "--column, --by and --correlations tell of columns, and --level brief of none")
    }
  }

  func run() throws {
    var request = input.request()
    request.rowsOnly = false
    if let against { return try SummaryOfChanges(self, request, old: against).run() }
    let level = level ?? (column.isEmpty ? .normal : .full)
    var output = try Output(nil)
    var run = TableRun(request)
    run.speaks = false
    var unknown = Set(column)
    do {
      var summarizer = TableSummarizer(by: by, correlates: correlations)
      var lacksGroups = false
      func finish() throws {
        var summary = summarizer.summary(level)
        summarizer = summarizer.another()
        lacksGroups = summary.lacksGroupColumn
        unknown.subtract(summary.keepColumns(column))
        append(summary, into: &output.buffer)
        try output.flushIfFull()
      }
      try run.forEach(readsChunks: request.jobs > 1 && by == nil) { _ in
      } inChunks: { labels, name in
        let badRows = try addInChunks(labels, name, to: &summarizer, request)
        try finish()
        return badRows
      } step: { labels, _ in
        if try summarizer.addNext(of: &labels) != nil { return true }
        try finish()
        return false
      } replace: { _, _ in
      }
      try output.finish()
      if let name = column.first(where: unknown.contains) {
        throw Failure(.badData, "speakrows: no column is called \"\(name.withoutControls)\"")
      }
      if lacksGroups, let by {
        throw Failure(.badData, "speakrows: no column is called \"\(by.withoutControls)\"")
      }
      try run.checkBadRows()
    } catch is ClosedPipe {}
  }

  /// Adds the rows of an input that are read in chunks, by several threads; the number of bad ones.
  private func addInChunks(
    _ labels: consuming LabelReader, _ name: String, to summarizer: inout TableSummarizer,
    _ request: InputRequest
  ) throws -> Int {
    var labels = labels
    try labels.passHeader()
    summarizer.note(labels)
    var run = try ParallelRun(
      labels, jobs: request.jobs, request.errorPolicy, chunkLength: Self.chunkLength
    ) { SummaryWork(TableSummarizer(by: by, correlates: correlations)) }
    return try run.runReporting(on: name) { made in summarizer.merge(made.summarizer) }
  }

  /// The number of bytes in a chunk: many, since what each adds is merged.
  private static let chunkLength = 1 << 20

  private func append(_ summary: TableSummary, into out: inout ByteBuffer) {
    guard to == .text else {
      summary.writeJSON(into: &out)
      return
    }
    for line in summary.lines(proving: prove) { out.append(line + "\n") }
  }
}

extension SummaryLevel: ExpressibleByArgument {}
