// SPDX-FileCopyrightText: The speakrows authors
// SPDX-License-Identifier: Apache-2.0

/// A file in an archive, which is read from its beginning to its end.
@safe final class ZIPEntry {
  private let archive: ZIPArchive
  private let handle: OpaquePointer
  private let name: String
  private var byteCount: UInt64 = 0

  @unsafe init(_ handle: OpaquePointer, name: String, in archive: ZIPArchive) {
    unsafe self.handle = handle
    self.name = name
    self.archive = archive
  }

  deinit { _ = unsafe archive.library.closeEntry(handle) }

  /// Reads the next bytes, as many as fit or are left; none at the end.
  ///
  /// - Throws: a ``TableFileError`` when they are damaged.
  func read(into block: inout [UInt8]) throws(TableFileError) -> Int {
    let count = unsafe block.withUnsafeMutableBytes {
      unsafe archive.library.read(handle, $0.baseAddress, UInt64($0.count))
    }
    guard count >= 0 else {
      let reason = unsafe archive.library.entryMessage(handle).map { unsafe String(cString: $0) }
      throw TableFileError("\(name) in the archive can't be read: \(reason ?? "damaged")")
    }
    byteCount += UInt64(count)
    guard byteCount <= archive.mostBytes else {
      throw TableFileError(
        "\(name) in the archive unpacks to more than \(UnpackingBound.words), as what is made to do harm does; --unpack-all reads it"
      )
    }
    return Int(count)
  }
}
