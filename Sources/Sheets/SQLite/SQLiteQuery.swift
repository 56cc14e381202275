// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import A11y

/// A query, and the row that it has found last.
@safe final class SQLiteQuery {
  private let database: SQLiteDatabase
  private let statement: OpaquePointer
  private var library: SQLiteLibrary { database.library }
  /// What the columns were declared as; those of an expression are others.
  private lazy var types: [DeclaredType] = (0..<(unsafe library.columnCount(statement))).map {
    let text = unsafe library.columnDeclaration(statement, $0).map { unsafe String(cString: $0) }
    return DeclaredType(text ?? "")
  }

  @unsafe init(_ database: SQLiteDatabase, _ statement: OpaquePointer) {
    self.database = database
    unsafe self.statement = statement
  }

  deinit { _ = unsafe library.finalize(statement) }

  var isReadOnly: Bool { unsafe library.isReadOnly(statement) != 0 }

  /// The names of its columns, each different.
  ///
  /// A join may give several of one name. Those behind the first also have the number of their column.
  var names: [String] {
    var known: Set<String> = []
    return (0..<(unsafe library.columnCount(statement))).map { column in
      let name = unsafe library.columnName(statement, column).map { unsafe String(cString: $0) }
      var unique = name ?? ""
      while !known.insert(unique).inserted { unique += " column \(column + 1)" }
      return unique
    }
  }

  /// Moves to the next row; false at the end.
  func next() throws(TableFileError) -> Bool {
    switch unsafe library.step(statement) {
    case SQLiteLibrary.row: return true
    case SQLiteLibrary.done: return false
    default: throw TableFileError(database.reason)
    }
  }

  /// Goes back before the first row.
  func rewind() { _ = unsafe library.reset(statement) }

  /// The text of a cell.
  func text(at column: Int32) -> String {
    guard let start = unsafe library.text(statement, column) else { return "" }
    let count = unsafe Int(library.byteCount(statement, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Appends a cell as JSON; false for bytes that are no text, which are null.
  func append(cell column: Int32, into out: inout ByteBuffer) -> Bool {
    let type = unsafe library.columnType(statement, column)
    switch type {
    case SQLiteLibrary.integerType:
      out.append(types[Int(column)].written("\(unsafe library.integer(statement, column))"))
    case SQLiteLibrary.realType:
      let number = unsafe library.real(statement, column)
      // JSON has no number for it.
      out.append(
        number.isFinite
          ? types[Int(column)].written("\(number)") : number < 0 ? "\"−∞\"" : "\"∞\"")
    case SQLiteLibrary.textType: JSONString.append(text(at: column), into: &out)
    default: out.append("null")
    }
    return type != SQLiteLibrary.blobType
  }
}
