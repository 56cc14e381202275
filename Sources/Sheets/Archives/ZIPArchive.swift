// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A ZIP archive that is open for reading.
@safe final class ZIPArchive {
  let library: ZIPLibrary
  /// How many bytes each file in it may have.
  let mostBytes: UInt64
  private let handle: OpaquePointer

  /// Opens an archive.
  ///
  /// - Throws: a ``TableFileError`` when it can't be opened.
  init(_ path: String, _ bound: UnpackingBound) throws(TableFileError) {
    let library = try ZIPLibrary()
    var code: Int32 = 0
    guard let handle = unsafe library.open(path, ZIPLibrary.readOnly, &code) else {
      throw TableFileError("the archive is damaged or not complete")
    }
    self.library = library
    mostBytes = bound.bytes(ofArchive: path)
    unsafe self.handle = handle
  }

  deinit { unsafe library.discard(handle) }

  /// The names of the files in it; folders have none of their own.
  var names: [String] {
    let count = unsafe library.count(handle, 0)
    return (0..<UInt64(max(count, 0))).compactMap { index in
      let name = unsafe library.name(handle, index, 0).map { unsafe String(cString: $0) }
      return name.flatMap { $0.hasSuffix("/") ? nil : $0 }
    }
  }

  /// Opens a file in it; nil if there is none of this name.
  ///
  /// - Throws: a ``TableFileError`` when it can't be read.
  func entry(_ name: String) throws(TableFileError) -> ZIPEntry? {
    let index = unsafe library.index(handle, name, 0)
    guard index >= 0 else { return nil }
    guard let entry = unsafe library.openEntry(handle, UInt64(index), 0) else {
      let reason = unsafe library.message(handle).map { unsafe String(cString: $0) }
      throw TableFileError("\(name) in the archive can't be read: \(reason ?? "damaged")")
    }
    return unsafe ZIPEntry(entry, name: name, in: self)
  }
}
