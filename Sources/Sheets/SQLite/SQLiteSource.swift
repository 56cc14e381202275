// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

public import A11y

/// The rows of a table of a SQLite database, each a line of JSON.
///
/// The database is only read, and not locked unless changes are in a log beside it. If another program writes to it
/// meanwhile, that is an error at the end.
///
/// ```swift
/// let source = try SQLiteSource("music.db", .table("albums"))
/// var labels = try LabelReader(source)
/// ```
public final class SQLiteSource: ConvertedSource {
  /// What is read of a database.
  public enum Choice: Hashable, Sendable {
    /// The only table, or else a list of all.
    case anything
    /// A table or view by its name.
    case table(String)
    /// What a query finds.
    case query(String)
  }

  /// The bytes that each database begins with (SQLite's "Database File Format", 1.3).
  public static let signature = Array("SQLite format 3\u{0}".utf8)

  private static let blockLength = 64 * 1024

  private let database: SQLiteDatabase
  private let query: SQLiteQuery
  private let names: [String]
  /// The columns' names as JSON, each with what precedes its value.
  private let keys: [String]
  /// The name of the table that is read; nil for a query or a list.
  public let title: String?
  /// Whether tables are listed, because there are several and none was chosen.
  public let listsTables: Bool
  /// The columns that have bytes which are no text, such as pictures, in the rows that were read; they are left out.
  public private(set) var columnsWithBlobs: Set<String> = []
  private var written: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  /// A fault behind what was written.
  private var fault: TableFileError?

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - choice: what to read of it.
  /// - Throws: a ``TableFileError`` when it can't be read, or has no such table.
  public init(_ path: String, _ choice: Choice = .anything) throws(TableFileError) {
    database = try SQLiteDatabase(path)
    var text = ""
    var table: String?
    var lists = false
    switch choice {
    case .query(let query): text = query
    case .table(let name):
      let names = try database.tables().map(\.name)
      guard let found = names.first(where: { $0 == name || $0.lowercased() == name.lowercased() })
      else {
        throw TableFileError(
          "there is no table \"\(name)\"; there are \(names.joined(separator: ", "))")
      }
      table = found
    case .anything:
      let tables = try database.tables()
      guard !tables.isEmpty else { throw TableFileError("the database has no table") }
      // One table among those that a program keeps for itself is what is meant.
      let own = tables.filter { !BookkeepingTables.contain($0.name) }
      let meant = own.count == 1 ? own : tables
      lists = meant.count > 1
      if lists { text = Self.list(of: tables, in: database) } else { table = meant[0].name }
    }
    if let table { text = "SELECT * FROM \(SQLiteDatabase.quoted(table))" }
    do throws(TableFileError) {
      query = try database.query(text)
    } catch {
      guard let table else { throw error }
      throw TableFileError("the table \"\(table)\" can't be read: \(error.reason)")
    }
    title = table
    listsTables = lists
    names = query.names
    keys = names.enumerated().map { index, name in
      var key = ByteBuffer()
      key.append(index == 0 ? "{" : ", ")
      JSONString.append(name, into: &key)
      key.append(": ")
      return key.text()
    }
  }

  /// A query for the names of tables with how many rows each has.
  ///
  /// A view may take any time to count, and one of what is gone has a fault in place of rows.
  private static func list(
    of tables: [(name: String, isView: Bool)], in database: SQLiteDatabase
  ) -> String {
    var hasFaults = false
    let rows = tables.map { table in
      let count = "(SELECT count(*) FROM \(SQLiteDatabase.quoted(table.name)))"
      var (rows, fault) = (table.isView ? "NULL" : count, "NULL")
      do throws(TableFileError) {
        _ = try database.query("SELECT " + count)
      } catch {
        (rows, fault) = ("NULL", SQLiteDatabase.text(error.reason))
        hasFaults = true
      }
      return "(\(SQLiteDatabase.text(table.name)), \(rows), \(fault))"
    }
    // Of a union, SQLite takes five hundred at most.
    return "SELECT column1 AS \"table\", column2 AS rows" + (hasFaults ? ", column3 AS fault" : "")
      + " FROM (VALUES \(rows.joined(separator: ", ")))"
  }

  /// Appends the next bytes.
  public func read(into output: inout OutputRawSpan) throws(SourceError) {
    while position == written.count, !isAtEnd {
      if let fault {
        isAtEnd = true
        throw fault.ofSource
      }
      writeMore()
    }
    while position < written.count, output.freeCapacity > 0 {
      output.append(written[position])
      position += 1
    }
  }

  /// Writes rows up to the length of a block, or up to a fault, which is thrown once they are read.
  private func writeMore() {
    var rows = ByteBuffer()
    do throws(TableFileError) {
      while rows.count < Self.blockLength {
        guard try query.next() else {
          try database.checkChange()
          isAtEnd = true
          break
        }
        for (column, key) in keys.enumerated() {
          rows.append(key)
          if !query.append(cell: Int32(column), into: &rows) {
            columnsWithBlobs.insert(names[column])
          }
        }
        rows.append("}\n")
      }
    } catch {
      fault = error
    }
    written = unsafe rows.bytes.withUnsafeBytes { unsafe [UInt8]($0) }
    position = 0
  }

  /// Starts over at the first row.
  public func rewind() throws(SourceError) {
    query.rewind()
    written = []
    position = 0
    isAtEnd = false
    fault = nil
  }
}
