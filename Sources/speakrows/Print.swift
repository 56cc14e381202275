public import A11y
public import ArgumentParser

extension OutputFormat: ExpressibleByArgument {}

/// `speakrows print`: the labels, one a line.
struct Print: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the label of each row, one a line (the default command).",
    discussion: """
      EXAMPLES
        speakrows stocks.json
        speakrows --to json --locale de-DE stocks.json
        cat stocks.ndjson | speakrows --field company --field price=currency:USD
      """)

  @OptionGroup var input: InputOptions

  @Option(help: "The format of the output: text, json, ndjson or spoken.")
  var to: OutputFormat = .text

  @Option(name: .shortAndLong, help: "Write to a file, which is whole or absent.")
  var output: String?

  func run() throws {
    do {
      try write()
    } catch is ClosedPipe {}
  }

  private func write() throws {
    var output = try Output(output)
    var writer = LabelWriter(to, rowsOnly: input.rowsOnly)
    var run = TableRun(input)
    writer.begin(into: &output.buffer)
    do {
      try run.forEach { labels, _ in
        let item = try writer.writeNext(from: &labels, into: &output.buffer)
        try output.flushIfFull()
        return item != nil
      } replace: { error, indexPath in
        if input.onError == .report { writer.write(error, at: indexPath, into: &output.buffer) }
        // What came before the message is seen before it.
        try output.flush()
      }
    } catch let failure as Failure {
      // What was good before the fault is not lost, and is whole JSON; a file stays absent.
      writer.end(into: &output.buffer)
      if self.output == nil { try output.flush() }
      throw failure
    }
    writer.end(into: &output.buffer)
    try output.finish()
    try run.checkBadRows()
  }
}
