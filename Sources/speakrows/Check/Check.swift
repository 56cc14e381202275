import A11y
public import ArgumentParser
import Espeak

extension FindingFormat: ExpressibleByArgument {}

/// `speakrows check`: what is wrong with these labels.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find labels that are hard to understand by ear.",
    discussion: """
      Each finding has its place, what is heard now, what would be better, and where to read why. The exit code is 1 when there are any. Of a \
      fault that is found in many rows of a field, the first place is named and the others are counted.

      With --against, what screen readers say is compared with a transcript that `speakrows --to transcript` wrote.

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
    help: ArgumentHelp("Check this rule only; repeat it for more.", valueName: "rule"))
  var rules: [String] = []

  @Option(help: ArgumentHelp("Leave this rule out; repeat it for more.", valueName: "rule"))
  var ignore: [String] = []

  @Option(
    help: ArgumentHelp(
      "A configuration; .speakrows.json in the current folder is read anyway.", valueName: "file"))
  var config: String?

  @Option(help: "The format of the findings: text, json, sarif or github.")
  var to: FindingFormat = .text

  @Flag(help: "Name every place, and not only the first of a rule in a field.")
  var all = false

  @Flag(help: "Mend in the files what can be mended without a person, and check what is left.")
  var fix = false

  @Option(
    help: ArgumentHelp(
      "Compare what screen readers say with a transcript that was kept.", valueName: "file"))
  var against: String?

  @Option(help: ArgumentHelp("Print the page of a rule, or of all.", valueName: "rule|all"))
  var describe: String?

  @Option(name: .shortAndLong, help: "Write to a file, which is whole or absent.")
  var output: String?

  func validate() throws {
    try input.checkOutput(output)
    if fix, input.sort != nil || input.index != nil {
      throw ValidationError("--fix takes rows as they stand, without --sort and --index")
    }
    if against != nil, fix || !rules.isEmpty || !ignore.isEmpty || to != .text || all {
      throw ValidationError("--against compares transcripts, and goes with no option of the rules")
    }
    if fix, input.paths.contains("-") { throw ValidationError("--fix takes files") }
    if input.follow { throw ValidationError("check reads to the end, so not with --follow") }
    do {
      var settings = CheckSettings()
      try settings.choose(rules + (describe.map { $0 == "all" ? [] : [$0] } ?? []))
      try settings.ignore(ignore)
    } catch {
      throw ValidationError("\(error)")
    }
  }

  func run() throws {
    do {
      if let describe {
        var output = try Output(output)
        output.buffer.append(RulePage(named: describe)?.text ?? RulePage.index)
        try output.finish()
      } else if let against {
        try TranscriptCheck(input: input, kept: against, output: output).run()
      } else {
        try check()
      }
    } catch is ClosedPipe {}
  }

  /// The settings of the configuration, and then those that were asked for.
  private func settings() throws -> CheckSettings {
    var settings = CheckSettings()
    let usual = ".speakrows.json"
    if let file = config ?? (FileSource.exists(usual) ? usual : nil) {
      let source = try FileSource(file)
      do {
        try settings.take(from: source)
      } catch {
        throw Failure(error, in: source.name)
      }
    }
    if !rules.isEmpty { try settings.choose(rules) }
    try settings.ignore(ignore)
    settings.listsAll = all
    return settings
  }

  private func check() throws {
    let settings = try settings()
    if fix { try FileFixer(input: input, settings: settings).run() }
    var output = try Output(output)
    var writer = FindingWriter(to)
    var count = 0
    var placeCount = 0
    writer.begin(into: &output.buffer)
    var run = CheckRun(input: input, settings: settings)
    do {
      try run.forEach { findings, name in
        count += findings.count
        placeCount += findings.reduce(0) { $0 + $1.moreCount + 1 }
        writer.write(findings, in: name, into: &output.buffer)
        try output.flushIfFull()
      }
    } catch let failure as Failure {
      // What was found before the fault is said.
      writer.end(into: &output.buffer)
      try output.flushBeforeFault()
      throw failure
    }
    writer.end(into: &output.buffer)
    try output.finish()
    try run.checkBadRows()
    guard count > 0 else { return }
    let places = placeCount > count ? " in \(placeCount) places" : ""
    throw Failure(
      .findings, "speakrows: \(count) \(count == 1 ? "finding" : "findings")\(places)")
  }
}
