// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import ArgumentParser
import Espeak
import Sheets

/// `speakrows browse`: a talking table in the terminal.
struct Browse: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Move through a table with the keyboard and hear each row.",
    discussion: """
      The arrow keys move between rows and cells, typing letters finds the next row that \
      begins with them, and ? lists all keys.

      EXAMPLES
        speakrows browse stocks.json
        speakrows browse --field name --field population=number cities.csv
        speakrows browse big.ndjson > copied.txt
      """)

  @OptionGroup var input: InputOptions

  @OptionGroup var grouping: GroupingOptions

  @OptionGroup var voice: VoiceOptions

  @OptionGroup var playing: PlayingOptions

  @OptionGroup var browsing: BrowseOptions

  func validate() throws {
    if browsing.keys { return }
    try checkOptions()
    try grouping.check(input)
    if grouping.by == nil, !grouping.total.isEmpty {
      throw ValidationError("browse says totals in the footers of groups: --total needs --by")
    }
    guard input.paths.count == 1 else {
      throw ValidationError("browse takes exactly one input")
    }
    if let marks = browsing.marks, FileIdentity.isSame(marks, input.paths[0]) {
      throw ValidationError("--marks would overwrite the input")
    }
    if !browsing.braille, let option = browsing.brailleTable.given.first {
      throw ValidationError("\(option) goes with --braille")
    }
    if browsing.braille, browsing.lines {
      throw ValidationError("--braille is a line under the table, which --lines doesn't draw")
    }
    if input.key != nil { throw ValidationError("browse does not support --key") }
  }

  /// Rejects options that would have no effect.
  private func checkOptions() throws {
    if input.rows != nil || input.page != nil || input.rowsOnly || input.jobs > 1 {
      throw ValidationError(
        "browse does not support --rows, --page, --rows-only and --jobs")
    }
  }

  func run() throws {
    let words = BrowseWords.of(InputRequest.environmentLocale)
    if browsing.keys {
      do { return try printKeys(words) } catch is ClosedPipe { return }
    }
    var request = input.request()
    grouping.apply(to: &request)
    let path = try request.onlyPath()
    var options = try request.readingOptions()
    options.formatHint = InputRequest.formatHint(for: path)
    options.goesBack = true
    let source = try FileSource(path)
    if self.input.follow, !source.isRegular { throw Self.noFollowing }
    if !source.canSeek {
      StandardError.write("\(source.name) cannot be rewound, so it is read to its end first")
      do {
        try source.rewind()
      } catch {
        throw Failure(.noInput, "\(source.name): \(error.reason)")
      }
    }
    do {
      // Workbooks, databases and archives are not followed, and need not be opened as such.
      let opened = input.follow ? nil : try InputFile(source, path: path, request)
      options.title = options.title ?? opened?.title
      if let opened { InputFile.setFormat(of: opened.source, in: &options) }
      var labels = try LabelReader(
        opened?.source ?? source, options: options, locale: request.locale,
        fallbackLocale: InputRequest.environmentLocale)
      labels.dictionary = try request.pronunciation(for: path)
      for text in InputFile.notes(on: labels, in: source.name) {
        StandardError.write(text)
      }
      let entries = try NumberedEntries(labels)
      for error in entries.errors { StandardError.write("\(source.name):\(error)") }
      if self.input.follow, entries.isDocument { throw Self.noFollowing }
      let browser = Browser(
        entries, words, name: path == "-" ? nil : FileSource.baseName(of: path).withoutControls)
      var session = try BrowseSession(
        browser, voice.request(), playing, browsing, following: input.follow ? source : nil)
      try session.run()
      try end(session.end(), source.name)
    } catch let error as ReadingError {
      throw Failure(error, in: source.name)
    } catch let error as SpeechError {
      throw Failure(error)
    } catch is ClosedPipe {
      // The reader of the copied labels has closed the pipe.
    }
  }

  private static let noFollowing = Failure(
    .usage,
    "speakrows: browse --follow takes a file to which rows can be added: NDJSON, CSV or lines")

  /// Prints the keys, each with what it does behind a tab.
  private func printKeys(_ words: BrowseWords) throws {
    var output = try Output(nil)
    for binding in BrowseCommand.bindings {
      let keys = binding.keys.map { words.name(of: $0) }.joined(separator: ", ")
      output.buffer.append("\(keys)\t\(words.help(for: binding.command))\n")
    }
    try output.finish()
  }

  /// Prints the marked labels, and throws when the table could not be read to its end.
  private func end(
    _ result: (marked: [String], fault: ReadingError?), _ name: String
  ) throws {
    var output = try Output(nil)
    for label in result.marked { output.buffer.append(label + "\n") }
    try output.finish()
    if let fault = result.fault { throw Failure(fault, in: name) }
  }
}
