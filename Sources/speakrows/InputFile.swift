import A11y
import Sheets

/// An input that is opened: what it holds, decompressed or read from a database or a workbook.
struct InputFile {
  let source: any ByteSource
  /// The title that a database's table or a sheet gives; nil for any other input.
  var title: String?

  /// Opens an input that is not followed.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - path: its path.
  ///   - choice: what is read of it.
  ///   - format: the format that was asked for; nil to find it out.
  /// - Throws: a ``Failure`` when it can't be opened.
  init(
    _ file: FileSource, path: String, _ choice: TableChoice, format: InputFormat?
  ) throws {
    do {
      switch try Self.format(file, path) {
      case .database:
        let database = try SQLiteSource(path, Self.databaseChoice(choice, path))
        if database.listsTables {
          StandardError.write("\(path): these are its tables; --table NAME reads one")
        }
        title = database.title
        source = database
      case .archive:
        if let only = try ZIPSource(onlyFileIn: path) {
          try Self.checkChoice(choice, path)
          source = only
          return
        }
        let workbook = try WorkbookSource(path, sheet: Self.sheet(choice, path))
        if choice == .anything, !workbook.otherSheets.isEmpty {
          let others = workbook.otherSheets.map { "\"\($0)\"" }.joined(separator: ", ")
          StandardError.write(
            "\(path): this is the sheet \"\(workbook.sheet)\"; --sheet NAME reads another: \(others)"
          )
        }
        title = workbook.title
        source = workbook
      case .text:
        let page =
          format == nil
          ? try PageSource(DecompressingSource(file), table: Self.table(choice)) : nil
        guard let page, page.isPage else {
          try Self.checkChoice(choice, path)
          source = page ?? DecompressingSource(file)
          return
        }
        if choice == .anything, !page.otherTables.isEmpty {
          StandardError.write(
            "\(file.name): this page has other tables; --table NAME reads one: "
              + page.otherTables.joined(separator: ", "))
        }
        title = page.title
        source = page
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
  }

  private enum Format {
    case database, archive, text
  }

  /// What the first bytes of a file tell.
  private static func format(_ file: FileSource, _ path: String) throws -> Format {
    guard path != "-", file.isRegular else { return .text }
    let first = try file.firstBytes(SQLiteSource.signature.count)
    if first == SQLiteSource.signature { return .database }
    return first.starts(with: ZIPSource.signature) ? .archive : .text
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

  /// The table of a page that was chosen.
  private static func table(_ choice: TableChoice) -> String? {
    if case .table(let name) = choice { return name }
    return nil
  }

  /// The sheet of a workbook that was chosen.
  private static func sheet(_ choice: TableChoice, _ path: String) throws -> String? {
    switch choice {
    case .anything: return nil
    case .sheet(let name), .table(let name): return name
    case .query: throw Failure(.usage, "\(path): --query is for databases, and this is a workbook")
    }
  }

  /// Refuses a choice among tables where there is one.
  private static func checkChoice(_ choice: TableChoice, _ path: String) throws {
    switch choice {
    case .anything: return
    case .table, .query:
      throw Failure(.usage, "\(path == "-" ? "<stdin>" : path): --table and --query are for databases and pages, and this is neither")
    case .sheet: throw Failure(.usage, "\(path): --sheet is for workbooks, and this is none")
    }
  }
}
