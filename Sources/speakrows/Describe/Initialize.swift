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
    try input.checkOutput(output)
  }

  func run() throws {
    let path = try input.onlyPath()
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
      throw Failure(.usage, "\(path): the fields are described already")
    }
    var guesses = profile.guesses
    if guesses.isEmpty {
      throw Failure(.badData, "\(path): there are no rows with fields")
    }
    try verify(&guesses, path)
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

  /// Reads the file with the fields that were guessed, and takes a column for text that has a cell which does not fit.
  private func verify(_ guesses: inout [FieldGuess], _ path: String) throws {
    // What comes through a pipe is gone.
    guard path != "-" else { return }
    var options = try input.readingOptions()
    options.formatHint = InputOptions.formatHint(for: path)
    // Each time a column becomes text, of which any cell is one.
    for _ in guesses.indices {
      options.fields = guesses.map(\.field)
      guard let fault = try firstFault(path, options),
        let place = guesses.firstIndex(where: { fault.path.hasSuffix(".\($0.field.name)") })
      else { return }
      guesses[place] = guesses[place].asText("\(fault.line):\(fault.column): \(fault.reason)")
    }
  }

  /// The first cell that is not of its field's type.
  private func firstFault(_ path: String, _ options: ReadingOptions) throws -> ReadingError? {
    var label = ByteBuffer()
    do {
      var labels = try LabelReader(
        FileSource(path), options: options, locale: input.chosenLocale,
        fallbackLocale: InputOptions.environmentLocale)
      while true {
        label.removeAll()
        do {
          guard try labels.next(into: &label) != nil else { return nil }
        } catch {
          if error.code == .value { return error }
          guard error.isRecoverable else { return nil }
        }
      }
    } catch let error as ReadingError {
      // What else is wrong was said when the rows were looked at.
      return error.code == .value ? error : nil
    }
  }
}
