import A11y
import ArgumentParser

/// `speakrows init`: the fields of a raw data file, for a person to correct.
struct Initialize: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write the fields of a raw data file, for you to correct.",
    discussion: """
      The rows are read, and for each column is told what its cells hold and how they are said. What can't be known is said on standard error: a \
      unit, the order of day and month. The fields are given to any command with --fields.

      EXAMPLES
        speakrows init -o weather.fields.json weather.csv
        speakrows --fields weather.fields.json weather.csv
      """)

  @OptionGroup var input: InputOptions

  @Option(name: .shortAndLong, help: "Write to a file, which is whole or absent.")
  var output: String?

  func validate() throws {
    if input.fields != nil || !input.fieldArguments.isEmpty || input.follow {
      throw ValidationError(
        "init finds out what the fields are, so not with --fields, --field and --follow")
    }
    if input.paths.count > 1 { throw ValidationError("init takes one file") }
  }

  func run() throws {
    var profile = TableProfile()
    var run = TableRun(input)
    var isDescribed = false
    try run.forEach { _ in
    } step: { labels, _ in
      isDescribed = labels.description.fields != nil
      return try !isDescribed && profile.addNext(of: &labels)
    } replace: { _, _ in
    }
    if isDescribed {
      throw Failure(.usage, "\(input.paths[0]): the fields are described already")
    }
    let guesses = profile.guesses
    if guesses.isEmpty {
      throw Failure(.badData, "\(input.paths[0]): there are no rows with fields")
    }
    var output = try Output(output)
    do {
      FieldGuess.write(guesses, into: &output.buffer)
      try output.finish()
    } catch is ClosedPipe {}
    for guess in guesses {
      if let question = guess.question {
        StandardError.write("\(guess.field.name): \(question)")
      }
    }
    try run.checkBadRows()
  }
}
