// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

internal import Loading

/// The functions of libzip that reading takes.
@safe struct ZIPLibrary: Sendable {
  typealias Archive = OpaquePointer
  typealias Entry = OpaquePointer
  typealias Text = UnsafePointer<CChar>

  let open: @convention(c) (Text, Int32, UnsafeMutablePointer<Int32>?) -> Archive?
  let discard: @convention(c) (Archive?) -> Void
  let message: @convention(c) (Archive) -> Text?
  let entryMessage: @convention(c) (Entry) -> Text?
  let count: @convention(c) (Archive, UInt32) -> Int64
  let name: @convention(c) (Archive, UInt64, UInt32) -> Text?
  let index: @convention(c) (Archive, Text, UInt32) -> Int64
  let openEntry: @convention(c) (Archive, UInt64, UInt32) -> Entry?
  let read: @convention(c) (Entry, UnsafeMutableRawPointer?, UInt64) -> Int64
  let closeEntry: @convention(c) (Entry?) -> Int32

  /// `ZIP_RDONLY`.
  static let readOnly: Int32 = 16

  init() throws(TableFileError) {
    let library = try SharedLibrary(
      "libzip.so.4", failure: TableFileError.missing("libzip4", for: "archive"))
    unsafe open = try library.function("zip_open")
    unsafe discard = try library.function("zip_discard")
    unsafe message = try library.function("zip_strerror")
    unsafe entryMessage = try library.function("zip_file_strerror")
    unsafe count = try library.function("zip_get_num_entries")
    unsafe name = try library.function("zip_get_name")
    unsafe index = try library.function("zip_name_locate")
    unsafe openEntry = try library.function("zip_fopen_index")
    unsafe read = try library.function("zip_fread")
    unsafe closeEntry = try library.function("zip_fclose")
  }
}
