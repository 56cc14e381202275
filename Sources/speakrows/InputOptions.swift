public import A11y
public import ArgumentParser
import Glibc

/// What to do about a row that can't be read.
enum ErrorPolicy: String, CaseIterable, ExpressibleByArgument {
  /// Stop there.
  case stop
  /// Leave the row out, and exit with 65.
  case skip
  /// Put an empty label or an error object in the row's place, and exit with 0.
  case report
}

extension InputFormat: ExpressibleByArgument {}

/// The options of every command that reads rows.
struct InputOptions: ParsableArguments {
  @Argument(help: "Files to read in order; - or no file means standard input.")
  var files: [String] = []

  @Option(help: "The input's format; detected from the content by default.")
  var from: InputFormat?

  @Option(help: "Where the rows are in a JSON input, as a JSON Pointer: /data/values.")
  var rowsAt: String?

  @Option(help: "The labels' locale, such as de-DE (default: the document's or environment's).")
  var locale: String?

  @Option(help: "A JSON file of fields, in the form of a table document or a Table Schema.")
  var fields: String?

  @Option(
    name: .customLong("field"),
    help: ArgumentHelp(
      "A field to include, and how to format it; repeat in speaking order.",
      valueName: "name[=as[:option…]]"))
  var fieldArguments: [String] = []

  @Option(
    help: ArgumentHelp(
      "A JSON file of pronunciations; stocks.dictionary.json next to stocks.json is always read.",
      valueName: "file"))
  var dictionary: [String] = []

  @Option(help: "The rows to include, counted from 1: 3-12, 3- or 7.")
  var rows: String?

  @Option(help: "The page of rows to include, counted from 1; announces which rows it shows.")
  var page: Int?

  @Option(help: "The number of rows in a page (default: 10).")
  var pageSize: Int?

  @Option(help: "The section to include, by header, index title or number from 1.")
  var section: String?

  @Option(
    help: ArgumentHelp(
      "Sort each section's rows by a field, in memory. Cells without names are 0, 1 and so on.",
      valueName: "field[:desc]"))
  var sort: String?

  @Option(
    help: ArgumentHelp(
      "Group rows under the locale's index titles, as an address book does, in memory.",
      valueName: "field"))
  var index: String?

  @Option(help: "What to do about a row that can't be read: stop, skip or report.")
  var onError: ErrorPolicy = .stop

  @Option(
    help: ArgumentHelp(
      "Threads (text or spoken form of NDJSON, CSV, TSV, lines) or synthesizers (speak -o) to use.",
      valueName: "count"))
  var jobs = 1

  @Flag(
    help:
      "Keep reading as the file grows, and output each row once it is complete.")
  var follow = false

  @Option(
    help: ArgumentHelp(
      "The field that identifies a row; when the row comes again, only its changes are announced.",
      valueName: "field"))
  var key: String?

  @Flag(help: "Leave out section headers and footers.")
  var rowsOnly = false

  /// The inputs' paths.
  var paths: [String] { files.isEmpty ? ["-"] : files }

  func validate() throws {
    if let rowsAt, JSONPointer(rowsAt) == nil {
      throw ValidationError("--rows-at takes a JSON Pointer such as /data/values, not '\(rowsAt)'")
    }
    if rowsAt != nil, let from, from != .json {
      throw ValidationError("--rows-at is for JSON, not for \(from.rawValue)")
    }
    if let locale, LocaleIdentifier(locale) == nil {
      throw ValidationError("--locale takes a language tag such as de-DE, not '\(locale)'")
    }
    if let rows, Self.range(rows) == nil {
      throw ValidationError(
        "--rows takes rows counted from 1, such as 3-12, 3- or 7, not '\(rows)'")
    }
    if [page, pageSize].contains(where: { $0.map { $0 < 1 || $0 > Int(Int32.max) } == true }) {
      throw ValidationError("--page and --page-size take numbers from 1")
    }
    if !(1...64).contains(jobs) { throw ValidationError("--jobs takes a number from 1 to 64") }
    if page == nil, pageSize != nil {
      throw ValidationError("--page-size needs --page")
    }
    if page != nil, rows != nil {
      throw ValidationError("--page and --rows can't be used together")
    }
    if follow, page != nil || sort != nil || index != nil || files.count > 1 {
      throw ValidationError(
        "--follow takes one input, and can't be used with --page, --sort or --index"
      )
    }
    if sort != nil, index != nil {
      throw ValidationError("--sort and --index can't be used together")
    }
    if let order = sort?.split(separator: ":").last, sort?.contains(":") == true,
      ["up", "down", "ascending", "descending", "reverse"].contains(order)
    {
      throw ValidationError("--sort takes FIELD, FIELD:asc or FIELD:desc, not '\(sort ?? "")'")
    }
    if sort?.isEmpty == true || index?.isEmpty == true {
      throw ValidationError("--sort and --index take the name of a field")
    }
    if fields != nil, !fieldArguments.isEmpty {
      throw ValidationError("--fields and --field can't be used together")
    }
    for argument in fieldArguments {
      do {
        _ = try Field(argument: argument)
      } catch {
        throw ValidationError("--field \(argument): \(error)")
      }
    }
  }

  /// The options for reading the input.
  ///
  /// - Parameter isPrompt: whether each row is needed as soon as it arrives.
  /// - Returns: the options.
  /// - Throws: a ``Failure`` when the fields file can't be read.
  func readingOptions(isPrompt: Bool = false) throws -> ReadingOptions {
    var options = ReadingOptions()
    options.format = from
    options.rowsAt = rowsAt.flatMap { JSONPointer($0) }
    options.viewport = (pageRows ?? rows.flatMap(Self.range)).map { .rows($0) }
    options.section = section
    options.arrangement = arrangement
    options.countsRows = page != nil
    options.key = key
    options.isLive = follow || isPrompt
    options.blankLinesAreBadRows = onError == .report
    if let fields {
      let source = try FileSource(fields)
      do {
        options.fields = try Field.list(from: source)
      } catch {
        throw Failure(error, in: source.name)
      }
    } else if !fieldArguments.isEmpty {
      options.fields = try fieldArguments.map { try Field(argument: $0) }
    }
    return options
  }

  /// The pronunciation dictionary for an input: the file next to it, then those given as options.
  func pronunciation(for path: String) throws -> PronunciationDictionary {
    var dictionary = PronunciationDictionary()
    for file in Self.dictionary(beside: path) + self.dictionary {
      let source = try FileSource(file)
      do {
        try dictionary.add(from: source)
      } catch {
        throw Failure(error, in: source.name)
      }
    }
    return dictionary
  }

  /// `stocks.dictionary.json` next to `stocks.json`, if it exists.
  private static func dictionary(beside path: String) -> [String] {
    guard path != "-" else { return [] }
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let base = name.lastIndex(of: ".").map {
      path.dropLast(name.distance(from: $0, to: name.endIndex))
    }
    let file = String(base ?? path[...]) + ".dictionary.json"
    return FileSource.exists(file) ? [file] : []
  }

  /// The number of rows in a page.
  var rowsOnPage: Int { pageSize ?? 10 }

  /// The rows of the requested page.
  var pageRows: ClosedRange<Int>? {
    guard let page else { return nil }
    // Both are below 2^31.
    let start = (page - 1) * rowsOnPage
    return start + 1...start + rowsOnPage
  }

  /// The requested order of rows.
  private var arrangement: Arrangement? {
    if let index { return .indexed(by: index) }
    guard let sort else { return nil }
    if sort.hasSuffix(":desc"), sort != ":desc" {
      return .sorted(by: String(sort.dropLast(5)), descending: true)
    }
    let isNamed = sort.hasSuffix(":asc") && sort != ":asc"
    return .sorted(by: isNamed ? String(sort.dropLast(4)) : sort, descending: false)
  }

  /// The format implied by a file's name.
  static func formatHint(for path: String) -> InputFormat? {
    let name = path.lowercased()
    if name.hasSuffix(".csv") { return .csv }
    return name.hasSuffix(".tsv") || name.hasSuffix(".tab") ? .tsv : nil
  }

  /// The locale given on the command line.
  var chosenLocale: LocaleIdentifier? { locale.flatMap { LocaleIdentifier($0) } }

  /// The locale of the environment.
  static var environmentLocale: LocaleIdentifier {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = unsafe getenv(name).map({ unsafe String(cString: $0) }), !value.isEmpty
      else {
        continue
      }
      return LocaleIdentifier(value) ?? .enUS
    }
    return .enUS
  }

  /// Refuses to write to an input.
  func checkOutput(_ output: String?) throws {
    guard let output, paths.contains(where: { FileIdentity.isSame($0, output) }) else { return }
    throw ValidationError("\(output) is an input, so it can't be the output")
  }

  /// The only input of a command that takes exactly one.
  func onlyPath() throws -> String {
    guard let path = paths.first, paths.count == 1 else {
      throw Failure(.usage, "speakrows: this command takes one input, not \(paths.count)")
    }
    return path
  }

  /// Parses `3-12`, `3-` or `7`; nil when the text is none of these.
  static func range(_ text: String) -> ClosedRange<Int>? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first.flatMap({ Int($0) }), first >= 1 else { return nil }
    guard parts.count > 1 else { return first...first }
    if parts.count == 2, parts[1].isEmpty { return first...Int.max - 1 }
    guard parts.count == 2, let last = Int(parts[1]), last >= first, last < .max else { return nil }
    return first...last
  }
}
