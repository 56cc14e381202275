// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y
internal import Glibc

/// A database that is open for reading alone.
@safe final class SQLiteDatabase {
  let library: SQLiteLibrary
  private let handle: OpaquePointer
  private let path: String
  /// Whether other programs see that it is read, which only a log of changes beside it makes necessary.
  private let isShared: Bool
  private var stamp: [Int]

  /// Opens a database.
  ///
  /// - Throws: a ``TableFileError`` when it can't be opened.
  init(_ path: String) throws(TableFileError) {
    let library = try SQLiteLibrary()
    // Without changes in files beside it, the file alone is the database, and no lock is needed.
    let isShared = ["-wal", "-journal"].contains { Self.size(path + $0) > 0 }
    if !isShared, Self.isCut(path) {
      throw TableFileError("the database is cut: its length is no multiple of its page size")
    }
    let uri = "file:" + Self.escaped(path) + "?mode=ro" + (isShared ? "" : "&immutable=1")
    stamp = Self.stamp(path)
    var opened: OpaquePointer?
    let result = unsafe library.open(uri, &opened, SQLiteLibrary.readOnly, nil)
    guard let opened = unsafe opened, result == SQLiteLibrary.ok else {
      let reason = unsafe library.message(opened).map { unsafe String(cString: $0) }
      _ = unsafe library.close(opened)
      throw TableFileError(reason ?? "the database can't be opened")
    }
    self.library = library
    self.path = path
    self.isShared = isShared
    unsafe handle = opened
  }

  deinit { _ = unsafe library.close(handle) }

  /// Prepares a query.
  ///
  /// - Throws: a ``TableFileError`` when it is wrong, or would change something.
  func query(_ text: String) throws(TableFileError) -> SQLiteQuery {
    var statement: OpaquePointer?
    var rest = ""
    let result = unsafe text.withCString { start in
      var end: UnsafePointer<CChar>?
      let result = unsafe library.prepare(handle, start, -1, &statement, &end)
      if let end = unsafe end { rest = unsafe String(cString: end) }
      return result
    }
    guard result == SQLiteLibrary.ok else { throw TableFileError(reason) }
    guard let statement = unsafe statement else { throw TableFileError("the query is empty") }
    let query = unsafe SQLiteQuery(self, statement)
    guard rest.allSatisfy({ $0.isWhitespace || $0 == ";" }) else {
      throw TableFileError("one query is read, not several")
    }
    guard query.isReadOnly else {
      throw TableFileError("a query that changes the database is not run")
    }
    return query
  }

  /// What went wrong last.
  var reason: String {
    unsafe library.message(handle).map { unsafe String(cString: $0) } ?? "the database is damaged"
  }

  /// The tables and views, in the order in which they were made.
  func tables() throws(TableFileError) -> [(name: String, isView: Bool)] {
    let query = try query(
      "SELECT name, type FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    )
    var tables: [(String, Bool)] = []
    while try query.next() { tables.append((query.text(at: 0), query.text(at: 1) == "view")) }
    return tables
  }

  /// Checks that no other program has written to the file meanwhile, which without locks would show as rows of two moments.
  func checkChange() throws(TableFileError) {
    guard isShared || stamp == Self.stamp(path) else {
      throw TableFileError("another program has changed the database while it was read", in: .input)
    }
  }

  /// An identifier in a query.
  static func quoted(_ name: String) -> String {
    "\"" + name.replacing("\"", with: "\"\"") + "\""
  }

  /// A text in a query.
  static func text(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
  }

  /// A path in a URI.
  private static func escaped(_ path: String) -> String {
    let plain = Set("/._-~".utf8)
    return path.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || plain.contains(byte) {
        return String(character)
      }
      return "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  private static func size(_ path: String) -> Int {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Whether a file ends within a page, of which SQLite would read the rest as zeros.
  private static func isCut(_ path: String) -> Bool {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var header = [UInt8](repeating: 0, count: 18)
    guard unsafe pread(descriptor, &header, header.count, 0) == header.count else { return false }
    // The size of a page is in its third part; the one that needs 17 bits is written as one.
    let size = Int(header[16]) << 8 | Int(header[17])
    let page = size == 1 ? 65_536 : size
    return page >= 512 && self.size(path) % page != 0
  }

  /// What tells one state of a file from another.
  private static func stamp(_ path: String) -> [Int] {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return [] }
    return [
      Int(status.st_dev), Int(status.st_ino), Int(status.st_size), status.st_mtim.tv_sec,
      status.st_mtim.tv_nsec,
    ]
  }
}
