// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: GPL-3.0-or-later

import A11y
import Sheets

/// An input that is opened: what it holds, decompressed, or read from a database, a workbook or a page.
struct InputFile {
  let source: any ByteSource
  /// The title that a database's table, a sheet or a page gives; nil for any other input.
  var title: String?

  /// Has the bytes of an input read as it writes them itself, one row a line, though there be one only.
  static func setFormat(of source: any ByteSource, in options: inout ReadingOptions) {
    // Whatever it was written in.
    if writesRows(source) { options.encoding = .utf8 }
    // The names of their columns have been found.
    if namesColumns(source) { options.hasHeader = nil }
    guard options.format == nil, source is WorkbookSource || source is SQLiteSource else { return }
    options.format = .ndjson
    options.samplesLines = true
  }

  /// What of a JSON object is not read, and how it is.
  static func notes(on labels: borrowing LabelReader, in name: String) -> [String] {
    var values = labels.valuesBeside.prefix(mostNamed).map { "\"\($0)\"" }.joined(separator: ", ")
    if labels.valuesBeside.count > mostNamed {
      values += " and \(labels.valuesBeside.count - mostNamed) more"
    }
    let tables = notes(onTables: labels.tablesBeside, in: name)
    guard !values.isEmpty else { return tables }
    return [
      "\(name): not said beside the rows: \(values); --rows-at '' reads them in place of these"
    ]
      + tables
  }

  /// Which other members of a JSON object hold rows that are not read, and how they are.
  static func notes(onTables members: [String], in name: String) -> [String] {
    members.map { member in
      let pointer = JSONPointer(along: [member])
      return
        "\(name): \"\(member)\" holds rows, too, which --rows-at '\(pointer)' reads in place of these"
    }
  }

  /// How many members a message names.
  private static let mostNamed = 3

  /// Whether a source writes rows itself, as YAML and pages have them read, and so in UTF-8.
  private static func writesRows(_ source: any ByteSource) -> Bool {
    (source as? PageSource)?.isPage == true || (source as? YAMLSource)?.isYAML == true
  }

  /// Whether a source has found out itself which of its rows name the columns.
  private static func namesColumns(_ source: any ByteSource) -> Bool {
    source is WorkbookSource || (source as? PageSource)?.isPage == true
  }

  /// Refuses what is for CSV alone, where the input is something else.
  private func checkOptions(_ options: ReadingOptions, _ name: String) throws {
    var options = options
    let kind: String
    switch source {
    case is WorkbookSource: kind = "a workbook"
    case is SQLiteSource: kind = "a database"
    case let page as PageSource where page.isPage: kind = "a web page"
    case let yaml as YAMLSource where yaml.isYAML: kind = "YAML"
    default: return
    }
    if Self.namesColumns(source) { options.hasHeader = nil }
    guard let option = options.delimitedOption else { return }
    throw Failure(.badData, "\(name): this is \(kind), which has no \(option)")
  }

  /// Opens an input that is not followed.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - path: its path.
  ///   - request: what is read of it, and the format that was asked for.
  /// - Throws: a ``Failure`` when it can't be opened.
  init(_ file: FileSource, path: String, _ request: InputRequest) throws {
    let choice = request.choice
    do {
      switch try Self.format(file, path) {
      case .database: (source, title) = try Self.database(path, choice)
      case .archive: (source, title) = try Self.archive(path, request)
      case .text where request.reading.format == nil:
        let opened = try Self.text(Self.plain(file), file.name, path, request)
        if Self.writesRows(opened.source) || request.reading.encoding == nil {
          (source, title) = opened
        } else {
          // What is read as it is, is decoded where messages are given their places.
          do {
            try file.rewind()
          } catch {
            throw Failure(.noInput, "\(file.name): \(error.reason)")
          }
          source = Self.plain(file)
        }
      case .text:
        try Self.checkChoice(choice, path)
        source = Self.plain(file)
      }
    } catch let error as TableFileError {
      let code: Failure.Code =
        switch error.part {
        case .library: .noVoiceOrDevice
        case .input: .noInput
        default: .badData
        }
      throw Failure(code, "\(file.name): \(error.reason)")
    }
    try checkOptions(request.reading, file.name)
  }

  /// The bytes of a file, decompressed; what was compressed twice by mistake, as browsers do, too.
  private static func plain(_ file: FileSource) -> any ByteSource {
    DecompressingSource(DecompressingSource(file))
  }

  private enum Format {
    case database, archive, text
  }

  /// What the first bytes of a file tell.
  private static func format(_ file: FileSource, _ path: String) throws -> Format {
    guard path != "-", file.isRegular else { return .text }
    let first = try file.firstBytes(SQLiteSource.signature.count)
    let isDatabase = first == SQLiteSource.signature
    guard isDatabase || first.starts(with: ZIPSource.signature) else { return .text }
    // Their libraries open them by a name of their own.
    guard !ArgumentPath.isReplaced(path) else {
      throw Failure(
        .noInput,
        "\(file.name): a database or archive needs a name in UTF-8; a symbolic link gives it one")
    }
    return isDatabase ? .database : .archive
  }

  /// An input and the title that it has beside its rows.
  private typealias Opened = (source: any ByteSource, title: String?)

  private static func database(_ path: String, _ choice: TableChoice) throws -> Opened {
    let database = try SQLiteSource(path, databaseChoice(choice, path))
    if database.listsTables {
      StandardError.write("\(path): these are its tables; --table NAME reads one")
    }
    return (database, database.title)
  }

  private static func databaseChoice(
    _ choice: TableChoice, _ path: String
  ) throws -> SQLiteSource.Choice {
    switch choice {
    case .anything: return .anything
    case .table(let name): return .table(name)
    case .query(let query): return .query(query)
    case .sheet: throw Failure(.usage, "\(path): --sheet is for workbooks, and this is a database")
    }
  }

  /// Opens a workbook, or the only file in an archive.
  private static func archive(
    _ path: String, _ request: InputRequest
  ) throws -> Opened {
    let (choice, bound) = (request.choice, request.bound)
    if let only = try ZIPSource(onlyFileIn: path, bound: bound) {
      guard request.reading.format == nil else {
        try checkChoice(choice, path)
        return (DecompressingSource(only), nil)
      }
      let opened = try text(DecompressingSource(only), path, path, request)
      if writesRows(opened.source) || request.reading.encoding == nil { return opened }
      return (DecompressingSource(try ZIPSource(onlyFileIn: path, bound: bound) ?? only), nil)
    }
    let workbook = try WorkbookSource(
      path, sheet: sheet(choice, path), hasHeader: request.reading.hasHeader, bound: bound)
    if choice == .anything, !workbook.otherSheets.isEmpty {
      let others = workbook.otherSheets.map { "\"\($0)\"" }.joined(separator: ", ")
      StandardError.write(
        "\(path): this is the sheet \"\(workbook.sheet)\"; --sheet NAME reads another: \(others)")
    }
    if !workbook.linesAboveTable.isEmpty {
      let lines = workbook.linesAboveTable.map { "\"\($0)\"" }.joined(separator: ", ")
      StandardError.write("\(path): what stands above the table is its title, no row: \(lines)")
    }
    return (workbook, workbook.title)
  }

  /// The sheet of a workbook that was chosen.
  private static func sheet(_ choice: TableChoice, _ path: String) throws -> String? {
    switch choice {
    case .anything: return nil
    case .sheet(let name), .table(let name): return name
    case .query: throw Failure(.usage, "\(path): --query is for databases, and this is a workbook")
    }
  }

  /// Opens YAML, a table of a web page, or any other text.
  private static func text(
    _ bytes: any ByteSource, _ name: String, _ path: String, _ request: InputRequest
  ) throws -> Opened {
    let text = request.reading.encoding.map { $0.decoding(bytes) } ?? bytes
    let yaml = try YAMLSource(text, isKnown: request.isYAML(path))
    guard yaml.isYAML else { return try page(yaml, name, path, request) }
    try checkChoice(request.choice, path)
    return (yaml, nil)
  }

  /// Opens a table of a web page, or any other text.
  private static func page(
    _ text: any ByteSource, _ name: String, _ path: String, _ request: InputRequest
  ) throws -> Opened {
    let choice = request.choice
    let page = try PageSource(
      text, table: table(choice), hasHeader: request.reading.hasHeader)
    guard page.isPage else {
      try checkChoice(choice, path)
      return (page, nil)
    }
    switch choice {
    case .anything:
      if page.otherTables.isEmpty { break }
      let others = page.otherTables.joined(separator: ", ")
      StandardError.write(
        "\(name): this page has other tables; --table NAME reads one: \(others)")
    case .table: break
    case .query, .sheet:
      throw Failure(.usage, "\(name): this is a web page, of which --table NAME reads a table")
    }
    return (page, page.title)
  }

  /// The table of a page that was chosen.
  private static func table(_ choice: TableChoice) -> String? {
    if case .table(let name) = choice { return name }
    return nil
  }

  /// Refuses a choice among tables where there is one.
  private static func checkChoice(_ choice: TableChoice, _ path: String) throws {
    switch choice {
    case .anything: return
    case .table, .query:
      throw Failure(
        .usage,
        "\(path == "-" ? "<stdin>" : path): --table and --query are for databases and pages, and this is neither"
      )
    case .sheet: throw Failure(.usage, "\(path): --sheet is for workbooks, and this is none")
    }
  }
}
