// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Sheets
import ArgumentParser

/// `speakrows init`: writes what the columns of a raw data file were found to hold.
struct Initialize: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write what the columns of a raw data file hold, for you to correct.",
    discussion: """
      The fields that the other commands find out by themselves, from a sample of the rows. What \
      can't be found out, such as the order of day and month, is asked on standard error. Pass \
      the file to other commands with --fields; as long as you change nothing, they say the same.

      EXAMPLES
        speakrows init -o weather.fields.json weather.csv
        speakrows --fields weather.fields.json weather.csv
      """)

  @OptionGroup var input: InputOptions

  @Option(name: .shortAndLong, help: "Write to a file, atomically, instead of standard output.")
  var output: String?

  func validate() throws {
    if input.sample == 0 {
      throw ValidationError(
        "init finds out the fields from a sample, so it needs one: --sample 1 or more")
    }
    if input.fields != nil || !input.fieldArguments.isEmpty || input.follow {
      throw ValidationError(
        "init finds out the fields, so it does not support --fields, --field and --follow")
    }
    if input.rows != nil || input.page != nil {
      throw ValidationError("init looks at the first rows; it does not support --rows and --page")
    }
    try input.checkOutput(output)
  }

  func run() throws {
    let request = input.request()
    let path = try request.onlyPath()
    var options = try request.readingOptions()
    options.samplesLines = true
    options.formatHint = InputRequest.formatHint(for: path)
    let source = try FileSource(path)
    do {
      let rows = try InputFile(source, path: path, request).source
      InputFile.setFormat(of: rows, in: &options)
      var labels = try LabelReader(
        rows, options: options,
        locale: request.locale,
        fallbackLocale: request.locale ?? InputRequest.environmentLocale)
      if labels.description.fields != nil {
        throw Failure(.usage, "\(path): the table already describes its fields")
      }
      let guesses = labels.guesses
      let fault = Self.fault(in: &labels, upTo: options.sampleRows)
      if guesses.isEmpty {
        // A first row that can't be read tells more than that there is none.
        throw fault.map { Failure($0, in: source.name) }
          ?? Failure(
            .badData,
            labels.rowNumber > 0
              ? "\(source.name): no row ends within the first MiB, which is all that is looked at"
              : "\(source.name): no rows with fields")
      }
      var output = try Output(output)
      FieldGuess.write(
        guesses, locale: labels.locale, title: labels.description.title, into: &output.buffer)
      try output.finish()
      for guess in guesses {
        if let question = guess.question {
          StandardError.write("\(guess.field.name): \(question)")
        }
      }
      if let fault { throw Failure(fault, in: source.name) }
    } catch let error as ReadingError {
      throw Failure(error, in: source.name)
    } catch is ClosedPipe {}
  }

  /// The first of the rows that were sampled which can't be read; nil if all can.
  private static func fault(in labels: inout LabelReader, upTo rows: Int) -> ReadingError? {
    var label = ByteBuffer()
    do throws(ReadingError) {
      for _ in 0..<rows {
        label.removeAll()
        guard try labels.next(into: &label) != nil else { return nil }
      }
      return nil
    } catch {
      return error
    }
  }
}
