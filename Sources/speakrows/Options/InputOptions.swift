// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

public import A11y
public import ArgumentParser
internal import Sheets

/// What to do about a row that can't be read.
enum ErrorPolicy: String, CaseIterable, ExpressibleByArgument {
  /// Stop there.
  case stop
  /// Leave the row out, and exit with 65.
  case skip
  /// Put an empty label or an error object in the row's place, and exit with 0.
  case report
}

extension TextEncoding: ExpressibleByArgument {}

/// The options of every command that reads rows.
struct InputOptions: ParsableArguments {
  @Argument(help: "Files to read in order; - or no file means standard input.")
  var files: [String] = []

  @Option(help: "The input's format; detected from the content by default.")
  var from: AskedFormat?

  @Option(
    help: "Where the rows are in a JSON input, as a JSON Pointer: /data/values.",
    transform: InputArguments.pointer)
  var rowsAt: JSONPointer?

  @Option(help: ArgumentHelp("The table of a database to read.", valueName: "name"))
  var table: String?

  @Option(
    help: ArgumentHelp(
      "The sheet of a workbook to read: its name, or its number from 1 (default: the first with rows).",
      valueName: "name"))
  var sheet: String?

  @Flag(
    help: "Read workbooks and archives that unpack to more than \(UnpackingBound.words).")
  var unpackAll = false

  @Option(
    help: ArgumentHelp("Read what a query finds in a database.", valueName: "sql"))
  var query: String?

  @Option(
    help: "The labels' locale, such as de-DE (default: the document's or environment's).",
    transform: InputArguments.locale)
  var locale: LocaleIdentifier?

  @Option(help: "A JSON file of fields, in the form of a table document or a Table Schema.")
  var fields: String?

  @Option(
    name: .customLong("field"),
    help: ArgumentHelp(
      "A field to include, and how to format it; repeat in speaking order.",
      valueName: "name[=as[:option…]]"),
    transform: InputArguments.field)
  var fieldArguments: [Field] = []

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "How one column is said, all others staying as they are; repeat for more.",
      valueName: "name=as[:option…]"),
    transform: InputArguments.change)
  var overrides: [Field] = []

  @Option(
    name: .customLong("without"),
    help: ArgumentHelp(
      "A column to leave out, by its name (* stands for any characters) or number; repeat for more.",
      valueName: "name"),
    transform: InputArguments.fieldName)
  var withoutColumns: [String] = []

  @Option(
    help: ArgumentHelp(
      "How many rows tell what the columns hold (default: 1000); 0 reads each cell by itself.",
      valueName: "rows"),
    transform: InputArguments.sample)
  var sample: Int?

  @Option(help: "The table's title.")
  var title: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Whether a CSV begins with the names of its columns (default: found out).")
  var header: Bool?

  @Option(
    help: "What separates the cells of a CSV: a character, tab or space (default: found out).",
    transform: InputArguments.delimiter)
  var delimiter: UInt8?

  @Option(
    help: ArgumentHelp(
      "How many lines precede the header of a CSV (default: found out).", valueName: "lines"),
    transform: InputArguments.sample)
  var skip: Int?

  @Option(
    help: "The character that begins a line of a CSV which is not a row.",
    transform: InputArguments.delimiter)
  var comment: UInt8?

  @Option(
    help:
      "The encoding: \(TextEncoding.allCases.map(\.rawValue).joined(separator: ", ")) (default: found out).",
    transform: InputArguments.encoding)
  var encoding: TextEncoding?

  @Option(
    help: ArgumentHelp(
      "A JSON file of pronunciations; stocks.dictionary.json next to stocks.json is read too, if it is yours or the system's.",
      valueName: "file"))
  var dictionary: [String] = []

  @Option(
    help: "The rows to include, counted from 1: 3-12, 3- or 7.",
    transform: RowRange.init(argument:))
  var rows: RowRange?

  @Option(
    help: "The page of rows to include, counted from 1; announces which rows it shows.",
    transform: InputArguments.count)
  var page: Int?

  @Option(
    help: "The number of rows in a page (default: 10).",
    transform: InputArguments.count)
  var pageSize: Int?

  @Option(help: "The section to include, by header, index title or number from 1.")
  var section: String?

  @Option(
    help: ArgumentHelp(
      "Sort each section's rows by a field, in memory; repeat it for rows that are the same by the first. Cells without names are 0, 1 and so on.",
      valueName: "field[:asc|:desc]"),
    transform: SortOrder.init(argument:))
  var sort: [SortOrder] = []

  @Option(
    help: ArgumentHelp(
      "Group rows under the locale's index titles, as an address book does, in memory.",
      valueName: "field"),
    transform: InputArguments.fieldName)
  var index: String?

  @Option(help: "What to do about a row that can't be read: stop, skip or report.")
  var onError: ErrorPolicy = .stop

  @Option(
    help: ArgumentHelp(
      "Threads (text or spoken form of NDJSON, CSV, TSV, lines) or synthesizers (speak -o) to use.",
      valueName: "count"),
    transform: InputArguments.jobs)
  var jobs = 1

  @Flag(
    help:
      "Keep reading as the file grows, and output each row once it is complete.")
  var follow = false

  @Option(
    help: ArgumentHelp(
      "The field that identifies a row; when the row comes again, only its changes are announced.",
      valueName: "field"),
    transform: InputArguments.fieldName)
  var key: String?

  @Flag(help: "Leave out section headers and footers.")
  var rowsOnly = false

  /// The inputs' paths.
  var paths: [String] { files.isEmpty ? ["-"] : files }

  func validate() throws {
    if rowsAt != nil, let from, ![.rows(.json), .yaml].contains(from) {
      throw ValidationError(
        "--rows-at is for JSON and YAML, not for \(from.ofRows?.rawValue ?? from.ofDump?.rawValue ?? "")"
      )
    }
    if page == nil, pageSize != nil { throw ValidationError("--page-size needs --page") }
    if page != nil, rows != nil {
      throw ValidationError("--page and --rows can't be used together")
    }
    if follow, page != nil || !sort.isEmpty || index != nil || files.count > 1 {
      throw ValidationError(
        "--follow takes one input, and can't be used with --page, --sort or --index"
      )
    }
    if [table, query, sheet].count(where: { $0 != nil }) > 1 {
      throw ValidationError("--table, --query and --sheet can't be used together")
    }
    if !sort.isEmpty, index != nil {
      throw ValidationError("--sort and --index can't be used together")
    }
    if fields != nil, !fieldArguments.isEmpty {
      throw ValidationError("--fields and --field can't be used together")
    }
  }

  /// What was asked for, as one value.
  ///
  /// - Parameter isPrompt: whether each row is needed as soon as it arrives.
  /// - Returns: the request.
  func request(isPrompt: Bool = false) -> InputRequest {
    let page = page.map { InputRequest.Page(number: $0, size: pageSize ?? 10) }
    var reading = ReadingOptions()
    reading.format = from?.ofRows
    reading.rowsAt = rowsAt
    reading.viewport = (page?.rows ?? rows?.rows).map { .rows($0) }
    reading.section = section
    reading.arrangement =
      index.map { .indexed(by: $0) }
      ?? (sort.isEmpty
        ? nil : .sorted(by: sort.map { SortField($0.field, isDescending: $0.isDescending) }))
    reading.countsRows = page != nil
    reading.key = key
    reading.isLive = follow || isPrompt
    reading.blankLinesAreBadRows = onError == .report
    reading.fields = fieldArguments.isEmpty ? nil : fieldArguments
    reading.takesSample = sample != 0
    reading.sampleRows = sample ?? reading.sampleRows
    reading.overrides = overrides
    reading.withoutColumns = withoutColumns
    reading.title = title
    reading.hasHeader = header
    reading.delimiter = delimiter
    reading.skippedLines = skip
    reading.comment = comment
    reading.encoding = encoding
    return InputRequest(
      paths: paths, reading: reading, fieldsFile: fields, locale: locale,
      dictionaries: dictionary, page: page, errorPolicy: onError, follows: follow, jobs: jobs,
      rowsOnly: rowsOnly,
      choice: table.map { .table($0) } ?? query.map { .query($0) } ?? sheet.map { .sheet($0) }
        ?? .anything,
      bound: unpackAll ? .none : .usual, readsYAML: from == .yaml, dump: from?.ofDump)
  }

  /// Refuses to write to a file that is read.
  ///
  /// - Parameters:
  ///   - output: the file that is to be written.
  ///   - others: files that the command reads besides those of these options.
  /// - Throws: a `ValidationError` that names it.
  func checkOutput(_ output: String?, others: [String] = []) throws {
    let read =
      paths + (fields.map { [$0] } ?? []) + dictionary
      + paths.compactMap(InputRequest.pathOfDictionary) + others
    guard let output, output != "-" else {
      // Rows that are appended to the file that they are read from would have no end.
      guard let path = paths.first(where: FileIdentity.isStandardOutput) else { return }
      throw ValidationError("\(path) is an input, so it can't be the output")
    }
    let isInput =
      read.contains { FileIdentity.isSame($0, output) }
      || (paths.contains("-") && FileIdentity.isStandardInput(output))
    guard isInput else { return }
    throw ValidationError("\(output) is an input, so it can't be the output")
  }
}
