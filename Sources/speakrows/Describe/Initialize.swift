import A11y
import ArgumentParser

/// `speakrows init`: writes the inferred fields of a raw data file, for a person to correct.
struct Initialize: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Infer the fields of a raw data file, for you to correct.",
    discussion: """
      Reads the rows and writes, for each column, what its cells contain and how they are \
      spoken. What can't be inferred, such as a unit or the order of day and month, is reported \
      on standard error. Pass the file to other commands with --fields.

      EXAMPLES
        speakrows init -o weather.fields.json weather.csv
        speakrows --fields weather.fields.json weather.csv
      """)

  @OptionGroup var input: InputOptions

  @Option(name: .shortAndLong, help: "Write to a file, atomically, instead of standard output.")
  var output: String?

  func validate() throws {
    if input.fields != nil || !input.fieldArguments.isEmpty || input.follow {
      throw ValidationError(
        "init infers the fields, so it does not support --fields, --field and --follow")
    }
    try input.checkOutput(output)
  }

  func run() throws {
    let request = input.request()
    let path = try request.onlyPath()
    var profile = TableProfile()
    var run = TableRun(request)
    var isDescribed = false
    try run.forEach { _ in
    } step: { labels, _ in
      isDescribed = labels.description.fields != nil
      return try !isDescribed && profile.addNext(of: &labels)
    } replace: { _, _ in
    }
    if isDescribed {
      throw Failure(.usage, "\(path): the table already describes its fields")
    }
    var guesses = profile.guesses
    if guesses.isEmpty {
      throw Failure(.badData, "\(path): no rows with fields")
    }
    try verify(&guesses, path, request)
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

  /// Reads the file with the inferred fields, and demotes to text each column with a cell that does
  /// not fit.
  private func verify(
    _ guesses: inout [FieldGuess], _ path: String, _ request: InputRequest
  ) throws {
    // A pipe can't be read twice.
    guard path != "-" else { return }
    var options = try request.readingOptions()
    options.formatHint = InputRequest.formatHint(for: path)
    // Each round demotes one column to text, which accepts any cell.
    for _ in guesses.indices {
      options.fields = guesses.map(\.field)
      guard let fault = try firstFault(path, options, request.locale),
        let index = guesses.firstIndex(where: { fault.path.hasSuffix(".\($0.field.name)") })
      else { return }
      guesses[index] = guesses[index].asText("\(fault.line):\(fault.column): \(fault.reason)")
    }
  }

  /// The first cell that does not match its field's type.
  private func firstFault(
    _ path: String, _ options: ReadingOptions, _ locale: LocaleIdentifier?
  ) throws -> ReadingError? {
    var label = ByteBuffer()
    do {
      var labels = try LabelReader(
        FileSource(path), options: options, locale: locale,
        fallbackLocale: InputRequest.environmentLocale)
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
      // Other errors were reported in the first pass.
      return error.code == .value ? error : nil
    }
  }
}
