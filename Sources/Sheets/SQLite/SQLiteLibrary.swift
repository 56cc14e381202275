// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import Loading

/// The functions of libsqlite3 that reading takes, by SQLite's C interface.
@safe struct SQLiteLibrary: Sendable {
  typealias Database = OpaquePointer
  typealias Statement = OpaquePointer
  typealias Text = UnsafePointer<CChar>

  let open: @convention(c) (Text, UnsafeMutablePointer<OpaquePointer?>, Int32, Text?) -> Int32
  let close: @convention(c) (Database?) -> Int32
  let message: @convention(c) (Database?) -> Text?
  let prepare:
    @convention(c) (
      Database, Text, Int32, UnsafeMutablePointer<OpaquePointer?>, UnsafeMutablePointer<Text?>?
    ) -> Int32
  let isReadOnly: @convention(c) (Statement) -> Int32
  let step: @convention(c) (Statement) -> Int32
  let reset: @convention(c) (Statement) -> Int32
  let finalize: @convention(c) (Statement?) -> Int32
  let columnCount: @convention(c) (Statement) -> Int32
  let columnName: @convention(c) (Statement, Int32) -> Text?
  let columnDeclaration: @convention(c) (Statement, Int32) -> Text?
  let columnType: @convention(c) (Statement, Int32) -> Int32
  let integer: @convention(c) (Statement, Int32) -> Int64
  let real: @convention(c) (Statement, Int32) -> Double
  let text: @convention(c) (Statement, Int32) -> UnsafePointer<UInt8>?
  let byteCount: @convention(c) (Statement, Int32) -> Int32

  /// Results and types by their numbers in `sqlite3.h`.
  static let ok: Int32 = 0
  static let row: Int32 = 100
  static let done: Int32 = 101
  static let integerType: Int32 = 1
  static let realType: Int32 = 2
  static let textType: Int32 = 3
  static let blobType: Int32 = 4
  /// `SQLITE_OPEN_READONLY | SQLITE_OPEN_URI`.
  static let readOnly: Int32 = 0x1 | 0x40

  init() throws(TableFileError) {
    let library = try SharedLibrary(
      "libsqlite3.so.0", failure: TableFileError.missing("libsqlite3-0", for: "database"))
    unsafe open = try library.function("sqlite3_open_v2")
    unsafe close = try library.function("sqlite3_close_v2")
    unsafe message = try library.function("sqlite3_errmsg")
    unsafe prepare = try library.function("sqlite3_prepare_v2")
    unsafe isReadOnly = try library.function("sqlite3_stmt_readonly")
    unsafe step = try library.function("sqlite3_step")
    unsafe reset = try library.function("sqlite3_reset")
    unsafe finalize = try library.function("sqlite3_finalize")
    unsafe columnCount = try library.function("sqlite3_column_count")
    unsafe columnName = try library.function("sqlite3_column_name")
    unsafe columnDeclaration = try library.function("sqlite3_column_decltype")
    unsafe columnType = try library.function("sqlite3_column_type")
    unsafe integer = try library.function("sqlite3_column_int64")
    unsafe real = try library.function("sqlite3_column_double")
    unsafe text = try library.function("sqlite3_column_text")
    unsafe byteCount = try library.function("sqlite3_column_bytes")
  }
}
