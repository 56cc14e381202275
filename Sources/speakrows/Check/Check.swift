// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
internal import ArgumentParser
import Espeak

extension FindingFormat: ExpressibleByArgument {}

/// `speakrows check`: finds problems in labels.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find labels that are hard to understand by ear.",
    discussion: """
      Each finding names its location, what is heard now, what would be better, and the page \
      that explains why. The exit code is 1 when there are findings. A problem that occurs in \
      many rows of a field is reported once, with the number of other occurrences.

      With --against, compares what screen readers announce with a transcript that \
      `speakrows --to transcript` wrote.

      EXAMPLES
        speakrows check stocks.json
        speakrows check --ignore long-label --to sarif -o findings.sarif *.csv
        speakrows check --describe missing-unit
        speakrows --to transcript -o stocks.transcript stocks.json
        speakrows check --against stocks.transcript stocks.json
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Check only this rule; repeat for more.", valueName: "rule"),
    transform: InputArguments.rule)
  var rules: [String] = []

  @Option(
    help: ArgumentHelp("Skip this rule; repeat for more.", valueName: "rule"),
    transform: InputArguments.rule)
  var ignore: [String] = []

  @Option(
    help: ArgumentHelp(
      "A configuration file (default: .speakrows.json, if it exists).", valueName: "file"))
  var config: String?

  @Option(help: "The format of the findings: text, json, sarif, github or junit.")
  var to: FindingFormat = .text

  @Option(
    help: ArgumentHelp(
      "Check the labels for a braille display of so many cells, too.", valueName: "n"))
  var braille: Int?

  @OptionGroup var brailleTable: BrailleTableOptions

  @Flag(help: "Report every occurrence, not only a rule's first in each field.")
  var all = false

  @Flag(help: "Fix in the files what needs no human decision, then check them.")
  var fix = false

  @Flag(help: "With --fix, change read-only files too.")
  var force = false

  @Option(
    help: ArgumentHelp(
      "Compare what screen readers announce with this transcript.", valueName: "file"))
  var against: String?

  @Option(
    help: ArgumentHelp("Print a rule's page, or a list of all rules.", valueName: "rule|all"),
    transform: InputArguments.rulePage)
  var describe: String?

  @Option(name: .shortAndLong, help: "Write to a file, atomically, instead of standard output.")
  var output: String?

  func validate() throws {
    let others = [against, config, Preferences.fileOfProject].compactMap { $0 }
    try input.checkOutput(output, others: others)
    if fix, !input.sort.isEmpty || input.index != nil {
      throw ValidationError("--fix can't be used with --sort or --index")
    }
    if against != nil, fix || !rules.isEmpty || !ignore.isEmpty || all {
      throw ValidationError("--against can't be used with --fix, --rule, --ignore or --all")
    }
    try BrailleOptions.check(braille, of: "--braille", BrailleDisplay.possibleCells)
    if braille == nil, let option = brailleTable.given.first {
      throw ValidationError("\(option) goes with --braille, such as --braille 40")
    }
    if braille != nil, against != nil || input.from?.ofDump != nil {
      throw ValidationError("--braille is for rows, so it supports neither --against nor dumps")
    }
    if let dump = input.from?.ofDump, fix || against != nil {
      throw ValidationError("--from \(dump.rawValue) supports neither --fix nor --against")
    }
    if force, !fix { throw ValidationError("--force needs --fix") }
    if fix, input.paths.contains("-") { throw ValidationError("--fix can't change standard input") }
    if input.follow { throw ValidationError("check can't be used with --follow") }
  }

  func run() throws {
    do {
      if let describe {
        var output = try Output(output)
        output.buffer.append(describe)
        try output.finish()
      } else if let against {
        try TranscriptCheck(request: input.request(), kept: against, format: to, output: output)
          .run()
      } else {
        try check()
      }
    } catch is ClosedPipe {}
  }

  /// The settings of the configuration file, overridden by the options.
  private func settings() throws -> CheckSettings {
    var settings = CheckSettings()
    let usual = Preferences.fileOfProject
    if let file = config ?? (FileSource.isThere(usual) ? usual : nil) {
      try FileSource.decode(file) { source throws(ReadingError) in try settings.take(from: source) }
    }
    if !rules.isEmpty { try settings.choose(rules) }
    try settings.ignore(ignore)
    settings.listsAll = all
    settings.display = braille.map { BrailleDisplay(cells: $0, brailleTable.translators()) }
    if let rule = settings.rulesForBraille.first, settings.display == nil {
      throw ValidationError("the rule \(rule) needs --braille, such as --braille 40")
    }
    return settings
  }

  private func check() throws {
    let settings = try settings()
    let request = try input.request().withFields()
    let unfixed =
      fix ? FileFixer(request: request, settings: settings, force: force).run() : nil
    // It is no input that can be checked, or a pipe that would be waited for.
    if let unfixed, unfixed.code == .usage { throw unfixed }
    var output = try Output(output)
    var writer = FindingWriter(to)
    var count = 0
    var locationCount = 0
    writer.begin(into: &output.buffer)
    var run = CheckRun(request, settings: settings, showsProgress: true)
    try run.forEach { findings, name, fault in
      count += findings.count
      locationCount += findings.reduce(0) { $0 + $1.moreCount + 1 }
      let reason = fault.map { $0.message ?? "it could not be read" }
      writer.write(findings, in: name, fault: reason, into: &output.buffer)
      // What was found precedes the message of what could not be read.
      try output.flushIfRead()
    }
    writer.end(into: &output.buffer)
    try output.flushIfRead()
    try output.finish()
    if let failure = run.failure ?? unfixed {
      if count > 0 { StandardError.write(Self.summary(count, locationCount)) }
      throw failure
    }
    try run.checkBadRows()
    guard count > 0 else { return }
    throw Failure(.findings, Self.summary(count, locationCount))
  }

  private static func summary(_ count: Int, _ locationCount: Int) -> String {
    let locations = locationCount > count ? " in \(locationCount) places" : ""
    return "speakrows: \(count) \(count == 1 ? "finding" : "findings")\(locations)"
  }
}
